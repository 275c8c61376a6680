"""Whole games in a real browser, by clicks and by keys alone, up to the result page."""

from __future__ import annotations

import random

import pytest
from tests.web.clicks import play_on
from tests.web.conftest import Meet


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_a_whole_game_by_clicks_alone(meet: Meet, game: str) -> None:
    page = meet(name="Ada").go("/")
    page.click("nav a[href='/']")
    page.click(f"a[href='/new/{game}']")
    page.wait_for_selector(f"[data-game={game}][aria-checked=true]")
    page.locator("[data-count]").first.click()
    page.click("[data-act=begin]:enabled")
    clicks = play_on(page, random.Random(7))
    assert clicks > 20
    page.click("[data-act=result]")
    page.wait_for_selector(".cards article.first")
    totals = [int(cell) for cell in page.locator("tr.sum td.r").all_inner_texts()]
    assert totals == [int(one) for one in page.locator(".cards .num").all_inner_texts()]
    sources = [
        [int(cell) for cell in row.locator("td.r").all_inner_texts()]
        for row in page.locator("tbody tr:not(.sum)").all()
    ]
    assert [sum(column) for column in zip(*sources, strict=True)] == totals
