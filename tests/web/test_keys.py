"""Without a mouse, and without seeing: a whole game by keys, and what things are called."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page
from tests.web.clicks import CONFIRM, FRESH, moved, settle, there
from tests.web.conftest import Meet
from tests.web.house import House


def tab_to(page: Page, wanted: str, most: int = 120) -> None:
    """Tab on until something that matches has the focus."""
    for _ in range(most):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached with the Tab key")


def key_step(page: Page, dice: random.Random) -> bool:
    sign = settle(page)
    if sign == "over":
        return False
    if there(page, CONFIRM):
        tab_to(page, "[data-act=confirm]")
        page.keyboard.press("Enter")
    elif there(page, FRESH):
        things: int = page.evaluate("document.querySelectorAll('.thing.can').length")
        fresh: list[int] = page.evaluate(
            "[...document.querySelectorAll('.thing.can')].flatMap((one, i) =>"
            " one.matches('.on, .pending') ? [] : [i + 1])"
        )
        near = [number for number in fresh if number <= 9]
        if near:
            page.keyboard.press(str(dice.choice(near)))
        else:
            tab_to(page, FRESH)
        assert things
        page.keyboard.press("Enter")
    elif there(page, "[data-act=loose]"):
        tab_to(page, "[data-act=loose]")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("p")
    moved(page, sign)
    return True


def test_a_whole_game_by_keys_alone(meet: Meet) -> None:
    page = meet(name="Ada").go("/new/san-juan")
    page.wait_for_selector("[data-act=begin]:enabled")
    tab_to(page, "[data-count='2']")
    page.keyboard.press("Enter")
    tab_to(page, "[data-act=begin]")
    page.keyboard.press("Enter")
    dice = random.Random(12)
    for _ in range(900):
        if not key_step(page, dice):
            break
    tab_to(page, "[data-act=result]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".cards article.first")


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico", "venezia"])
def test_the_first_tab_leads_past_the_bar_to_the_table(meet: Meet, house: House, game: str) -> None:
    page = meet().sit(house.table(game, house.seats(2)))
    settle(page)
    address = page.url
    page.keyboard.press("Tab")
    tab_to(page, ".skip", most=1)
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement?.matches('main')")
    assert page.url == address


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_a_thing_is_called_by_the_name_that_is_seen(meet: Meet, house: House, game: str) -> None:
    page = meet().sit(house.at(game, 2, "builder.build"))
    settle(page)
    for thing in page.locator(".thing:has(.vh)").all():
        seen = " ".join(thing.locator(".name, .nm").all_text_contents())
        assert (thing.locator(".vh").first.text_content() or "").startswith(seen)
