"""Matches that are looked back at: where a page stands in one, and what it shows of hands."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.web.house import House

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
LAPTOPS = ["1366x768", "1920x1080", "1280x600", "1280x657"]
TOUCHED = ["1180x820", "1024x768", "820x1180", "844x390", "390x844", "360x640"]
# The cards in a seat's hand, those included that have just left it.
HAND = "[data-zone='hand:{seat}'] > ul:first-child .thing[data-target]"


def size(window: str) -> dict[str, int]:
    width, height = window.split("x")
    return {"width": int(width), "height": int(height)}


def at(page: Page, done: int) -> None:
    expect(page.locator("input[type=range]")).to_have_value(str(done))


def plies_of(house: House, match: str, verb: str) -> list[int]:
    """The positions after answers of this kind."""
    entries = house.call("GET", f"/replays/{match}")["entries"]
    return [one["row"] + 1 for one in entries if one["kind"] == "play" and one["text"].split(" ")[0] == verb]


def frame(house: House, match: str, ply: int, reader: int = -2) -> dict[str, Any]:
    found: dict[str, Any] = house.call("GET", f"/replays/{match}/frames?start={ply}&count=1&reader={reader}")[0]
    return found


def opened(page: Page) -> Page:
    page.wait_for_selector("[data-lane] li", state="attached")
    return page


def hand(page: Page, seat: int) -> list[str]:
    """The cards that lie in a lane's hand now."""
    cards = page.locator(HAND.format(seat=seat)).evaluate_all("all => all.map(one => one.dataset.target.split(':')[1])")
    return sorted(cards)


# Moving, looking, sharing
