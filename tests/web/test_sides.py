"""Who plays with whom, before a team's table is opened: in the lists and in the lobby."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import DESK, PHONE, Meet
from tests.web.house import House

TEAM = {"team": "beginner"}
BOTH = pytest.mark.parametrize(
    ("lang", "size", "name", "against"),
    [("it", DESK, "Squadra {}", "contro"), ("en", PHONE, "Team {}", "against")],
    ids=["it-desk", "en-phone"],
)


def of(side: Locator, letter: str) -> Locator:
    return side.locator(f"[data-side={letter}]")


def table(house: House, name: str = "", **more: Any) -> dict[str, Any]:
    """Ada with a seat for somebody across from her, against one more and a bot: partners sit crosswise."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "person"}, {"who": "person"}, *house.bots(1)]
    return house.table("burgundy", seats, options=TEAM, name=name, **more)


@BOTH
def test_lists_say_who_plays_with_whom(
    meet: Meet, house: House, lang: str, size: dict[str, int], name: str, against: str
) -> None:
    made = table(house, f"Sides {lang}", public=True, start=False)
    house.call("POST", f"/tables/{made['table']['id']}/join", {"name": "Bea", "seat": 2})
    ada, carla = meet(size, lang=lang), meet(size, lang=lang, name="Carla")
    ada.sit(made).wait_for_selector(".lobby")
    for person, path in ((ada, "/"), (ada, "/mine"), (carla, "/")):
        row = person.go(path).locator(".list li", has_text=f"Sides {lang}").first
        expect(of(row, "A")).to_contain_text("Ada")
        expect(of(row, "A")).to_contain_text("Bea")
        expect(of(row, "A")).to_contain_text(name.format("A"))
        expect(of(row, "B")).to_contain_text("Petra")
        expect(of(row, "B")).to_contain_text(against)


def test_a_table_without_a_name_goes_by_its_teams(meet: Meet, house: House) -> None:
    seats = [{"who": "me", "name": "Ada"}, *house.bots(3)]
    person = meet()
    person.sit(house.table("burgundy", seats, options=TEAM)).wait_for_selector(".app .q")
    row = person.go("/mine").locator(".list li").first
    expect(row.locator("b [data-side=A]")).to_contain_text("Zeno")
    expect(row.locator("b [data-side=B]")).to_contain_text("Ines")
    expect(row).not_to_contain_text("Ada, Petra")


@BOTH
def test_in_the_lobby_a_friend_sits_down_beside_a_partner(
    meet: Meet, house: House, lang: str, size: dict[str, int], name: str, against: str
) -> None:
    made = table(house, start=False)
    ada = meet(size, lang=lang).sit(made)
    lobby = ada.locator(".lobby")
    expect(of(lobby, "A").locator("h2")).to_contain_text(name.format("A"))
    expect(of(lobby, "A").locator("li")).to_have_count(2)
    expect(of(lobby, "B")).to_contain_text("Petra")
    expect(lobby.locator("[data-act=sit-at]")).to_have_count(0)
    bea = meet(size, lang=lang, name="Bea").go(f"/t/{made['table']['id']}")
    # The first free seat is one of the other team.
    of(bea.locator(".lobby"), "A").locator("[data-act=sit-at]").click()
    expect(of(lobby, "A").locator("li").nth(1)).to_contain_text("Bea")
    expect(of(lobby, "B")).not_to_contain_text("Bea")
    assert against not in lobby.inner_text()


def test_where_everybody_plays_alone_there_are_no_teams(meet: Meet, house: House) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "person"}, *house.bots(1)]
    page = meet().sit(house.table("burgundy", seats, start=False))
    expect(page.locator(".lobby li")).to_have_count(3)
    expect(page.locator("[data-side]")).to_have_count(0)
