"""The coach: one line on what a choice would bring, in somebody's first games of a game, and never more than that."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import settle
from tests.web.conftest import PHONE, Meet, Person
from tests.web.house import House
from tests.web.windows.positions import position
from tests.web.windows.tables import made_at

COACH = ".q [data-say=coach]"
# What is pointed at, and what the coach says of it; the numbers are those of the position.
SAYS = {
    ("san-juan", "round.pick", 4): ("role:trader", "Trader: you would sell 3 goods for 6 cards."),
    ("puerto-rico", "round.role", 5): ("role:trader", "Trader: you would sell indigo and gain 2 doubloons."),
    ("venezia", "cards.play", 5): ("hand:palazzo", "Palazzo: with this one one card of 3, and you are master."),
    ("burgundy", "turn.act", 4): ("die:2", "With the 2: take 1 of 4 tiles or 2 workers."),
}


def at_table(ada: Person, house: House, game: str, ask: str, players: int) -> Page:
    place = position(game, ask, players)
    plans = house.bots(place.players)
    plans[place.seat] = {"who": "me", "name": "Ada"}
    page = ada.sit(made_at(house, place, plans))
    settle(page)
    return page


@pytest.mark.parametrize(("game", "ask", "players"), SAYS)
def test_what_is_pointed_at_is_told_in_one_line_and_spoken_with_it(
    meet: Meet, house: House, game: str, ask: str, players: int
) -> None:
    target, line = SAYS[game, ask, players]
    page = at_table(meet(lang="en", coach="first"), house, game, ask, players)
    thing = page.locator(f".thing[data-target='{target}']").first
    before = page.locator(".q").bounding_box()
    thing.hover()
    expect(page.locator(COACH)).to_have_text(line)
    assert page.locator(".q").bounding_box() == before, "the bar must not move under a pointer"
    assert line in page.locator("#help-aloud").inner_text() or line in page.evaluate(
        "document.getElementById('help-aloud').textContent"
    )
    assert page.locator(".q [aria-live]").count() == 1, "what is spoken with the thing is not announced as well"


def test_where_fingers_play_it_stands_with_the_help(meet: Meet, house: House) -> None:
    page = at_table(meet(PHONE, lang="en", touch=True, coach="first"), house, "san-juan", "round.pick", 4)
    expect(page.locator(COACH)).to_contain_text("Tap a role")
    page.locator(".thing[data-target='role:trader']").first.click()
    expect(page.locator(".about [data-say=coach]")).to_have_text(SAYS["san-juan", "round.pick", 4][1])


def test_the_menu_switches_it_off_and_on(meet: Meet, house: House) -> None:
    page = at_table(meet(lang="en", coach="first"), house, "san-juan", "round.pick", 4)
    expect(page.locator(COACH)).to_be_visible()
    for shown in (False, True):
        page.click("[data-act=menu]")
        page.get_by_role("switch", name="The coach says").click()
        page.keyboard.press("Escape")
        expect(page.locator(COACH)).to_have_count(int(shown))


def test_after_three_games_of_a_game_it_is_silent(meet: Meet, house: House) -> None:
    ada = meet(lang="en", coach="first")
    ada.page.add_init_script("""localStorage.begun ??= JSON.stringify({"san-juan": ["a", "b", "c"]});""")
    page = at_table(ada, house, "san-juan", "round.pick", 4)
    page.locator(".thing[data-target='role:trader']").first.hover()
    page.wait_for_selector(".lens")
    expect(page.locator(COACH)).to_have_count(0)


def test_whoever_watches_has_no_coach(meet: Meet, house: House) -> None:
    watched = house.table("san-juan", house.seats(2))
    page = meet(lang="en", coach="on").go(f"/t/{watched['table']['id']}")
    page.wait_for_selector(".q")
    expect(page.locator(COACH)).to_have_count(0)
    assert page.evaluate("localStorage.begun ?? ''") == ""
