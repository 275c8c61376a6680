"""Seats of a running match: asked for, given away by consent, left and taken again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESK, PHONE, Meet
from tests.web.house import House

CARDS = ".thing[data-target^='hand:']"
BOTH = pytest.mark.parametrize(
    ("lang", "size", "waits"),
    [("it", DESK, "Manca il sì di Bea"), ("en", PHONE, "Still to agree: Bea")],
    ids=["it-desk", "en-phone"],
)


def friends(house: House, bots: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Ada's table with Bea and bots, as each of the two came to it."""
    made = house.table("san-juan", [{"who": "me", "name": "Ada"}, {"who": "person"}, *house.bots(bots)])
    return made, house.call("POST", f"/tables/{made['table']['id']}/join", {"name": "Bea"})


@BOTH
def test_a_bot_s_seat_goes_to_whoever_comes_once_all_agree(
    meet: Meet, house: House, lang: str, size: dict[str, int], waits: str
) -> None:
    made, joined = friends(house, 1)
    ada, bea, carla = (meet(size, lang=lang, name=name) for name in ("Ada", "Bea", "Carla"))
    hers, theirs = ada.sit(made), bea.sit(joined)
    watching = carla.go(f"/t/{made['table']['id']}")
    watching.wait_for_selector(".q")
    for answer in ("disagree", "agree"):
        hers.wait_for_selector(".q")
        hers.click("[data-act=menu]")
        hers.click("[data-act=to-person]")
        expect(hers.locator("[data-wait='2']")).to_have_text(waits)
        expect(theirs.locator("[data-news=request]")).to_contain_text("Petra")
        expect(hers.locator("[data-news=request]")).to_have_count(0)
        expect(watching.locator("[data-news]")).to_have_count(0)
        theirs.click(f"[data-act={answer}]")
        expect(hers.locator("[data-wait]")).to_have_count(0)
        expect(theirs.locator("[data-news]")).to_have_count(0)
        hers.keyboard.press("Escape")
    expect(theirs.locator("[data-news=free]")).to_have_count(0)
    watching.click("[data-news=free] [data-act=sit]")
    expect(watching.locator("[data-news]")).to_have_count(0)
    expect(watching.locator(CARDS).first).to_be_visible()


def test_who_left_sees_the_public_table_until_they_come_back(meet: Meet, house: House) -> None:
    made, joined = friends(house, 0)
    bea = meet(lang="en")
    page = bea.sit(joined)
    expect(page.locator(CARDS).first).to_be_visible()
    table, token = made["table"]["id"], joined["tokens"][0]["token"]
    house.call("POST", f"/tables/{table}/leave", token=token)
    expect(page.locator("[data-news=left]")).to_contain_text("you see what everybody sees")
    expect(page.locator(CARDS)).to_have_count(0)
    house.call("PATCH", f"/tables/{table}/seats/1", {"who": "person"}, made["tokens"][0]["token"])
    page.click("[data-act=disagree]")
    page.click("[data-act=return]")
    expect(page.locator("[data-news]")).to_have_count(0)
    expect(page.locator(CARDS).first).to_be_visible()
    house.call("POST", f"/tables/{table}/resign", token=token)
    expect(page.locator("[data-news=resigned]")).to_contain_text("you watch")
    expect(page.locator(CARDS)).to_have_count(0)
    page.click("[data-act=menu]")
    expect(page.locator("[data-act=leave]")).to_have_count(0)
