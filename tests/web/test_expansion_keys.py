"""Burgundy's expansions without a mouse: games by keys alone, and the keys that lead to what an expansion has there.

The beginning of one game in `make test`; the long run plays one of each kind to its end.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import settle
from tests.web.conftest import Meet
from tests.web.house import House
from tests.web.test_expansions import GAMES
from tests.web.test_keys import focused, play_by_keys, to_the_result
from tests.web.windows.positions import TURN, position
from tests.web.windows.tables import made_at

BEGINNING = 25
WHOLE = ["all", "all-of-four", "vineyards", "team", "team-expert", "solo", "solo-expert", "chateau", "chateau-of-three"]


def sit(meet: Meet, house: House, name: str, lang: str = "en") -> Page:
    players, options = GAMES[name]
    return meet(lang=lang).sit(house.table("burgundy", house.seats(players), options=options))


def test_a_game_with_expansions_is_begun_by_keys_alone(meet: Meet, house: House) -> None:
    assert not play_by_keys(sit(meet, house, "all"), BEGINNING)


@pytest.mark.slow
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_with_expansions_by_keys_alone(meet: Meet, house: House, name: str) -> None:
    page = sit(meet, house, name)
    assert play_by_keys(page, 3000)
    to_the_result(page)


def at(meet: Meet, house: House, table: str) -> Page:
    page = meet(lang="en").sit(made_at(house, position(table, TURN, 2)))
    settle(page)
    return page


def in_the_menu(page: Page) -> dict[str, str]:
    """The keys that the menu tells, with what they do."""
    page.keyboard.press("m")
    page.wait_for_selector("dialog[open] kbd")
    caps, does = (page.locator(f"dialog[open] {one}").all_inner_texts() for one in ("kbd", "dd"))
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return dict(zip(caps, does, strict=True))


def test_s_leads_to_shields_and_powers_and_t_to_the_route(meet: Meet, house: House) -> None:
    page = at(meet, house, "burgundy-many")
    told = in_the_menu(page)
    assert (told["S"], told["T"]) == ("to shields and powers", "to your trade route")
    page.keyboard.press("s")
    assert focused(page, "[data-opens=powers]")
    expect(page.locator("[data-act=power]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-act=power]")).to_have_count(0)
    page.keyboard.press("s")
    assert focused(page, ".thing.can[data-target^='shield:']"), "a shield to be had"
    page.keyboard.press("s")
    assert focused(page, ".part:has([data-zone^='shields:'])"), "my shields, of which there are none"
    page.keyboard.press("t")
    assert focused(page, "[data-zone^='route:'] .thing")


def test_v_leads_to_the_vineyard_and_r_turns_the_tile(meet: Meet, house: House) -> None:
    page = at(meet, house, "burgundy-vineyards")
    told = in_the_menu(page)
    assert (told["V"], told["R"]) == ("to your vineyard", "turns the double tile")
    page.keyboard.press("v")
    assert focused(page, "[data-zone^='vineyard:'] .thing.can")
    left = (
        "() => [...document.querySelectorAll(\"[data-zone^='vineyard:'] .thing.can\")].map((one) => one.dataset.target)"
    )
    before: list[str] = page.evaluate(left)
    page.keyboard.press("r")
    page.wait_for_function(f"(before) => ({left})().join() !== before.join()", arg=before)
    assert sorted(page.evaluate(left)) == sorted(before)
    page.keyboard.press("r")
    page.wait_for_function(f"(before) => ({left})().join() === before.join()", arg=before)
