"""People at one table: friends by link, spectators, one screen for two, taking back, coming back."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.web.clicks import POLL, click, moved, play_on, settle, step
from tests.web.conftest import AWAY, Meet
from tests.web.house import House

# With a hand and without; another in the long run.
SOME = ["san-juan", pytest.param("venezia", marks=pytest.mark.slow), "burgundy"]
CARDS = ".thing[data-target^='hand:']"
LOOK, LOOKS = 500, 60  # milliseconds that somebody is looked at, and how often, to see whether he is asked


@pytest.mark.parametrize("game", SOME)
def test_friends_by_link_and_a_spectator(meet: Meet, game: str) -> None:
    ada, bea, carla = meet(name="Ada"), meet(name="Bea", lang="en"), meet(name="Carla")
    page = ada.go(f"/new/{game}")
    page.click("[data-count='2']")
    page.locator("ol li").nth(1).locator("[data-who=person]").click()
    page.click("[data-act=begin]:enabled")
    expect(page.locator("[data-say=closed]")).to_be_visible()
    link = page.url  # at one machine; friends elsewhere are told what opens the server to them
    there = bea.page
    there.goto(link)
    there.click("[data-act=sit]")
    expect(page.locator(".lobby li").nth(1)).to_contain_text("Bea")
    watching = carla.page
    watching.goto(link)
    expect(watching.locator(".lobby li").nth(1)).to_contain_text("Bea")
    if page.locator("[data-act=start]").count():
        page.click("[data-act=start]")
    for one in (page, there, watching):
        one.wait_for_selector(".app .q")
    dice = random.Random(3)
    for _ in range(12):
        step(asked_of(page, there), dice)
    expect(watching.locator(CARDS)).to_have_count(0)
    expect(watching.locator(".thing.can")).to_have_count(0)
    if game != "burgundy":  # which has no hands
        assert page.locator(CARDS).count() + there.locator(CARDS).count() > 0
    seen = watching.evaluate("document.querySelector('.log')?.textContent ?? ''")
    assert "Ada" in seen and "Bea" in seen


def asked_of(*pages: Page) -> Page:
    """Who is asked. Between two answers nobody is for a moment, and who was asked last may be asked again."""
    for one in pages * LOOKS:
        with suppress(TimeoutError):
            one.wait_for_function("window.ludo?.mine()", polling=POLL, timeout=LOOK)
            return one
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", SOME)
def test_two_at_one_screen_never_see_each_other(meet: Meet, house: House, game: str) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}]
    page = meet().sit(house.table(game, seats))
    dice = random.Random(5)
    covers: list[str] = []
    while len(covers) < 3:
        sign = settle(page)
        if sign.startswith("cover"):
            assert page.locator(".thing").count() == 0, "cards under the cover"
            covers.append(page.locator(".cover h1").inner_text())
        step(page, dice)
    assert covers[0] != covers[1] != covers[2]


def uncovered(page: Page) -> list[str]:
    """The log of whoever is asked."""
    if settle(page).startswith("cover"):
        step(page, random.Random(0))
        settle(page)
    return page.locator(".log li").all_inner_texts()


def test_each_at_one_screen_reads_a_log_of_their_own(meet: Meet, house: House) -> None:
    """The same as if the page were opened anew, also after an answer was taken back."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}]
    made = house.table("san-juan", seats)
    page = meet().sit(made)
    dice = random.Random(6)
    back = 0
    for turn in range(24):
        log = uncovered(page)
        assert len(log) > 1
        undo = page.locator("[data-act=undo]")
        if turn % 8 == 7:
            page.reload()
            assert uncovered(page) == log
        elif turn % 8 == 3 and undo.is_enabled():
            sign = settle(page)
            undo.click()
            moved(page, sign)
            back += 1
        else:
            step(page, dice)
    assert back


@pytest.mark.parametrize(
    ("game", "ask"), [("san-juan", "round.pick"), ("venezia", "cards.play"), ("burgundy", "turn.act")]
)
def test_an_answer_is_taken_back(meet: Meet, house: House, game: str, ask: str) -> None:
    page = meet().sit(house.table(game, [{"who": "me", "name": "Ada"}, *house.bots(1)]))
    dice = random.Random(1)
    for _ in range(60):
        settle(page)
        before, row = (page.locator(".q").get_attribute(name) for name in ("data-ask", "data-row"))
        step(page, dice)
        settle(page)
        undo = page.locator("[data-act=undo]")
        answered = page.locator(".q").get_attribute("data-row") != row
        if answered and undo.is_enabled() and before == ask:
            break
    else:
        raise AssertionError("nothing could be taken back")
    now = settle(page)
    undo.click()
    moved(page, now)
    settle(page)
    expect(page.locator(".q")).to_have_attribute("data-ask", ask)


def test_a_half_picked_payment_is_asked_again_after_a_reload(meet: Meet, house: House) -> None:
    def some_to_pick(seen: dict[str, Any]) -> bool:
        menu = seen["question"]["menu"]
        return bool(len(menu["pool"]) > menu["least"] > 1)

    page = meet().sit(house.at("san-juan", 2, "builder.pay", some_to_pick))
    sign = settle(page)
    question, hand = page.locator(".q h2").inner_text(), page.locator(CARDS).count()
    click(page, ".thing.can:not(.on)")
    moved(page, sign)
    expect(page.locator("[data-act=confirm]")).to_be_disabled()
    page.reload()
    settle(page)
    expect(page.locator(".q")).to_have_attribute("data-ask", "builder.pay")
    expect(page.locator(".q h2")).to_have_text(question)
    expect(page.locator(CARDS)).to_have_count(hand)
    expect(page.locator(".thing.on")).to_have_count(0)
    step(page, random.Random(2))


def test_the_page_goes_on_by_itself_when_the_server_comes_back(meet: Meet, house: House) -> None:
    ada = meet()
    page = ada.sit(house.table("san-juan", [{"who": "me", "name": "Ada"}, *house.bots(1)]))
    dice = random.Random(4)
    for _ in range(6):
        step(page, dice)
    settle(page)
    hand = page.locator(CARDS).count()
    house.stop(kill=True)
    page.wait_for_selector(".turn.off")
    house.start()
    page.wait_for_selector(".turn.off", state="detached")
    settle(page)
    expect(page.locator(CARDS)).to_have_count(hand)
    play_on_a_bit(page, dice)
    # That the line was cut is what this test is about: the browser says so in its console.
    ada.forgive("WebSocket", *AWAY)


def play_on_a_bit(page: Page, dice: random.Random) -> None:
    for _ in range(6):
        if not step(page, dice):
            return


def test_a_rematch_from_the_result(meet: Meet, house: House) -> None:
    page = meet().sit(house.table("san-juan", [{"who": "me", "name": "Ada"}, *house.bots(1)]))
    play_on(page, random.Random(11))
    first = page.url
    page.click("[data-act=result]")
    page.click("[data-act=rematch]")
    page.wait_for_selector(".app .q")
    assert page.url != first
    settle(page)
