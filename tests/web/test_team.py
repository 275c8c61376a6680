"""Teams in real browsers: partners at two or at one, pointing at a hex, a whole game up to the result by team."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import click, settle, step
from tests.web.conftest import PHONE, Meet, Person
from tests.web.house import House
from tests.web.test_games import result_adds_up

TEAM = {"team": "beginner"}
NAMES = ["Ada", "Bea", "Ciro", "Dora"]
POINT = "[data-act=point]"
PARTNER = "[data-act=partner]"
HEX = 12


def gather(house: House, people: dict[int, Person]) -> tuple[str, dict[int, Page]]:
    """A team game of these people by seat, and bots: the first of them has made the table."""
    owner, bots = min(people), house.bots(4)
    plans: list[dict[str, Any]] = [
        {"who": "me" if seat == owner else "person", "name": NAMES[seat]} if seat in people else bots[seat]
        for seat in range(4)
    ]
    made = house.table("burgundy", plans, options=TEAM)
    table: str = made["table"]["id"]
    joined = {
        seat: house.call("POST", f"/tables/{table}/join", {"name": NAMES[seat], "seat": seat})
        for seat in people
        if seat != owner
    }
    pages = {seat: person.sit(joined.get(seat, made)) for seat, person in people.items()}
    for page in pages.values():
        page.wait_for_selector(".app .q")
    return table, pages


def play_out(house: House, table: str, pages: dict[int, Page], touch: frozenset[int] = frozenset()) -> None:
    """Whoever is asked clicks, until it is over."""
    dice = random.Random(11)
    for _ in range(6000):
        seen = house.call("GET", f"/tables/{table}")
        if seen["status"] == "over":
            return
        if seen["asked"] in pages:
            step(pages[seen["asked"]], dice, seen["asked"] in touch)
        else:
            house.call("GET", f"/tables/{table}/state?since={seen['rows']}&wait=5")
    raise AssertionError("the match is not over")


def point(page: Page, at: int = HEX) -> None:
    page.click(POINT)
    expect(page.locator(POINT)).to_have_attribute("aria-pressed", "true")
    click(page, f"[data-target='duchy:{at}']")
    expect(page.locator(POINT)).to_have_attribute("aria-pressed", "false")


def asked_of(house: House, table: str, pages: dict[int, Page]) -> int:
    """Which of these people is asked, as soon as one of them is."""
    while True:
        seen = house.call("GET", f"/tables/{table}")
        if seen["asked"] in pages:
            asked: int = seen["asked"]
            return asked
        house.call("GET", f"/tables/{table}/state?since={seen['rows']}&wait=5")


def test_partners_at_two_browsers_point_at_a_hex(meet: Meet, house: House) -> None:
    table, pages = gather(house, {0: meet(), 2: meet(lang="en", size=PHONE, touch=True)})
    ada, ciro = pages[0], pages[2]
    watching = meet().go(f"/t/{table}")
    watching.wait_for_selector(".app .q")
    expect(watching.locator(POINT)).to_have_count(0)
    point(ada)
    for page in (ada, ciro, watching):
        expect(page.locator(f"[data-pointed='{HEX}']").first).to_be_visible()
    expect(ciro.locator("[data-say=point]")).to_have_text(f"Ada points at hex {HEX}")
    expect(watching.locator(".log")).to_contain_text(f"Ada indica la casella {HEX}")
    expect(ada.locator("[data-pointed]")).to_have_count(0)
    ada.reload()
    expect(ada.locator(".log")).to_contain_text(f"Indichi la casella {HEX}")


def test_a_phone_opens_the_partner_from_the_question_whoever_is_asked(meet: Meet, house: House) -> None:
    table, pages = gather(house, {seat: meet(size=PHONE, touch=True) for seat in (0, 2)})
    asked = asked_of(house, table, pages)
    settle(pages[asked])
    for seat, page in pages.items():
        page.tap(PARTNER)
        drawer = page.locator("[data-drawer]")
        expect(drawer.locator(".partner [data-name]").first).to_have_text(NAMES[2 - seat])
        expect(drawer.locator(f"[data-zone='dice:{2 - seat}'] svg")).to_have_count(2)
        expect(drawer.locator(f"[data-zone='storage:{2 - seat}'] > li")).to_have_count(2)
        expect(drawer.locator(".grown .map")).to_be_visible()
        whose = drawer.locator(".partner .when")
        if seat == asked:
            expect(whose).to_have_text(re.compile("^(gioca per primo|dopo)"))
        else:
            expect(whose).to_have_text("sta giocando")
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(page.locator(PARTNER)).to_be_focused()


@pytest.mark.slow
def test_partners_at_two_browsers_play_a_whole_game(meet: Meet, house: House) -> None:
    table, pages = gather(house, {0: meet(), 2: meet(lang="en", size=PHONE, touch=True)})
    play_out(house, table, pages, frozenset({2}))
    ada = pages[0]
    ada.click("[data-act=result]")
    result_adds_up(ada)
    expect(ada.locator(".cards article b").first).to_have_text(re.compile(" e "))


@pytest.mark.slow
def test_four_people_at_four_browsers_play_a_whole_game(meet: Meet, house: House) -> None:
    table, pages = gather(house, {seat: meet(lang="en" if seat % 2 else "it") for seat in range(4)})
    point(pages[1], 40)
    expect(pages[3].locator("[data-pointed='40']").first).to_be_visible()
    play_out(house, table, pages)
    pages[3].click("[data-act=result]")
    result_adds_up(pages[3])


def test_what_is_in_hand_stays_there_while_the_partner_points(meet: Meet, house: House) -> None:
    table, pages = gather(house, {0: meet(), 2: meet(lang="en")})
    dice = random.Random(2)
    while True:
        seen = house.call("GET", f"/tables/{table}")
        if seen["asked"] in pages:
            asked = pages[seen["asked"]]
            settle(asked)
            if asked.locator(".thing.can[data-target='die:1']").count():
                break
            step(asked, dice)
        else:
            house.call("GET", f"/tables/{table}/state?since={seen['rows']}&wait=5")
    other = pages[2 - seen["asked"]]
    click(asked, "[data-target='die:1']")
    expect(asked.locator("[data-target='die:1'].pending")).to_have_count(1)
    other.keyboard.press("p")
    click(other, "[data-target='duchy:50']")
    expect(asked.locator("[data-pointed='50']").first).to_be_visible()
    expect(asked.locator("[data-target='die:1'].pending")).to_have_count(1)
    step(asked, dice)


def test_partners_at_one_screen(meet: Meet, house: House) -> None:
    one, two = house.bots(2)
    seats = [{"who": "me", "name": "Ada"}, one, {"who": "here", "name": "Ciro"}, two]
    page = meet().sit(house.table("burgundy", seats, options=TEAM))
    dice = random.Random(5)
    shown: set[str] = set()
    while len(shown) < 2:
        if not settle(page).startswith("cover"):
            shown.add(page.locator("[data-region=mine] [data-name]").first.inner_text())
            expect(page.locator(POINT)).to_have_count(0)
        step(page, dice)
    assert shown == {"Ada", "Ciro"}
