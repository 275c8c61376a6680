"""Guided first games by clicks: from the first step to free play, in both languages, on a laptop and on a phone; wrong
clicks, leaving and coming back, skipping, and by keys alone."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import click, settle
from tests.web.clicks import step as any_step
from tests.web.conftest import DESK, GAMES, PHONE, Meet
from tests.web.guided import CONFIRM, GO_ON, POINTED, begin, follow, kept, play, step
from tests.web.house import House
from tests.web.test_axe import ALL, AXE, RUN

from ludoteca.i18n.texts import Texts

WINDOWS = {"laptop": DESK, "phone": PHONE}
WAYS = list(product(("it", "en"), WINDOWS))
# Each game in one of the four ways, in turn; the long run plays all of them in all.
SAMPLED = [(game, *WAYS[at % len(WAYS)]) for at, game in enumerate(GAMES)]
OTHERS = [(game, *way) for game in GAMES for way in WAYS if (game, *way) not in SAMPLED]
FREE_CLICKS = 6


def whole(meet: Meet, house: House, game: str, lang: str, window: str) -> None:
    """A guide to its end by the clicks it asks for, and the match goes on from there."""
    made = begin(house, game)
    steps = made["table"]["guide"]["steps"]
    ada = meet(WINDOWS[window], lang, touch=window == "phone")
    page = ada.sit(made)
    assert play(page) == list(range(1, len(steps)))
    assert kept(page, game)["step"] == len(steps) and kept(page, game)["done"]
    expect(page.locator("[data-coach-end]")).to_contain_text(words(game, lang, len(steps), "title"))
    page.mouse.move(0, 0)  # where the last click was, the edge of a button may be now
    page.locator("[data-act=play-on]").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    for _ in range(FREE_CLICKS):
        any_step(page, random.Random(game))
    table = house.call("GET", f"/tables/{made['table']['id']}")
    assert table["guide"]["over"] and given(house, made) > table["guide"]["rows"]
    assert kept(page, game)["left"]


def words(game: str, lang: str, number: int, part: str) -> str:
    return Texts(lang, game).say(f"guide-{game}-{number}", form=part)


def given(house: House, made: dict[str, Any]) -> int:
    """How many answers stand."""
    entries = house.call("GET", f"/tables/{made['table']['id']}/state")["entries"]
    return sum(entry["kind"] == "play" and not entry["undone"] for entry in entries)


@pytest.mark.parametrize(("game", "lang", "window"), SAMPLED)
def test_a_guided_game_leads_by_clicks_into_free_play(
    meet: Meet, house: House, game: str, lang: str, window: str
) -> None:
    whole(meet, house, game, lang, window)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang", "window"), OTHERS)
def test_every_guide_leads_so_in_both_languages_on_laptop_and_phone(
    meet: Meet, house: House, game: str, lang: str, window: str
) -> None:
    whole(meet, house, game, lang, window)


def test_another_legal_click_is_answered_kindly_and_nothing_is_sent(meet: Meet, house: House) -> None:
    made = begin(house, "san-juan")
    page = meet(lang="en").sit(made)
    assert step(page) == 1
    click(page, "[data-target='role:prospector']")
    expect(page.locator("[data-coach] .do")).to_contain_text("You may, but now try this")
    assert (step(page), given(house, made)) == (1, 0)
    follow(page)
    # What cannot be chosen at all says why, as at any table.
    click(page, "[data-target='hand:silver_smelter']")
    expect(page.locator(".q .no")).to_contain_text("card")
    assert (step(page), given(house, made)) == (2, 1)
    # Nor can it be passed over by a button or a key.
    page.locator("[data-act=pass]").click()
    page.keyboard.press("p")
    assert (step(page), given(house, made)) == (2, 1)
    follow(page)
    assert step(page) == 3


def test_what_is_only_read_waits_for_its_reader(meet: Meet, house: House) -> None:
    made = begin(house, "san-juan")
    page = meet(lang="en").sit(made)
    play(page, until=4)
    before = given(house, made)
    click(page, "[data-target='city:sugar_mill']")
    expect(page.locator("[data-coach] .do")).to_contain_text("Read this first")
    assert (step(page), given(house, made)) == (4, before)
    page.locator(GO_ON).click()
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "5")
    # Rows that are done can be read again, with nothing pointed at.
    page.locator("[data-act=reread]").nth(1).click()
    expect(page.locator("[data-coach] h2")).to_have_text(words("san-juan", "en", 2, "title"))
    expect(page.locator(POINTED)).to_have_count(0)
    page.locator("[data-act=back]").click()
    expect(page.locator("[data-coach] h2")).to_have_text(words("san-juan", "en", 5, "title"))


def test_a_guide_that_was_left_goes_on_where_it_was(meet: Meet, house: House) -> None:
    made = begin(house, "san-juan")
    ada = meet()
    page = ada.sit(made)
    play(page, until=4)
    page.locator(GO_ON).click()
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "5")
    page.goto(f"{ada.base}/about")
    assert kept(page, "san-juan")["step"] == 5 and not kept(page, "san-juan")["left"]
    page.goto(f"{ada.base}/t/{made['table']['id']}")
    assert step(page) == 5
    follow(page)
    assert step(page) == 6


def test_a_guide_can_be_skipped_and_the_match_is_free_from_there(meet: Meet, house: House) -> None:
    made = begin(house, "san-juan")
    page = meet(lang="en").sit(made)
    follow(page)
    assert step(page) == 2
    page.keyboard.press("Escape")
    page.locator("[data-act=stay]").click()
    expect(page.locator("[data-act=why]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-coach] [data-act=skip-guide]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator("[data-guide-list]")).to_have_count(0)
    click(page, "[data-target='hand:prefecture']")
    settle(page)
    table = house.call("GET", f"/tables/{made['table']['id']}")
    assert table["guide"]["left"] and kept(page, "san-juan")["left"]
    page.reload()
    settle(page)
    expect(page.locator("[data-coach]")).to_have_count(0)


def focused(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate("({ ...document.activeElement.dataset })")
    return found


def test_a_guide_can_be_played_by_keys_alone(meet: Meet, house: House) -> None:
    made = begin(house, "san-juan")
    page = meet(lang="en").sit(made)
    steps = made["table"]["guide"]["steps"]
    assert step(page) == 1
    page.keyboard.press("Shift")  # from here on there is a keyboard
    for number in range(1, len(steps)):
        assert step(page) == number
        said = page.locator("[data-say=guide]").inner_text()
        assert words("san-juan", "en", number, "title") in said, said
        if not steps[number - 1]["codes"]:
            walk(page, "act", "go-on")
        else:
            expect(page.locator(f"{POINTED}:focus")).to_have_count(1)
            if number == 2:
                # From the target to the question, from there to the coach, and back.
                page.keyboard.press("Tab")
                assert focused(page).get("act") in {"reset", "undo", "pass"}
                walk(page, "act", "why")
                page.keyboard.press("Enter")
                expect(page.locator("#coach-text")).to_have_text(words("san-juan", "en", 2, "why"))
                page.keyboard.press("Escape")
                walk(page, "target", "hand:sugar_mill", "Shift+Tab")
        page.keyboard.press("Enter")
        if page.locator(CONFIRM).count():
            walk(page, "act", "confirm")
            page.keyboard.press("Enter")
        page.wait_for_function("(old) => document.querySelector('[data-coach]')?.dataset.coach > old", arg=str(number))
    expect(page.locator("[data-act=play-on]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach]")).to_have_count(0)


def walk(page: Page, mark: str, wanted: str, key: str = "Tab") -> None:
    for _ in range(20):
        if focused(page).get(mark) == wanted:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {wanted}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_wrong_with_a_step_or_the_end(meet: Meet, house: House, theme: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed; make setup installs it")
    made = begin(house, "san-juan")
    page = meet(PHONE if theme == "dark" else DESK, touch=theme == "dark", theme=theme, painted=True).sit(made)
    found: list[str] = []
    for until in (2, 4, 0):
        play(page, until)
        page.evaluate(AXE.read_text() + "; 0")
        found += [f"step {until}: {fault}" for fault in page.evaluate(RUN, ALL)]
    assert not found, "\n".join(found)
