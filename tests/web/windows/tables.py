"""Positions before a real server, with the longest names it admits, and a page that goes from one to the next."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, TimeoutError
from tests.web import chromium
from tests.web.clicks import LOOK, settle
from tests.web.house import House
from tests.web.windows.geometry import SCRIPT, Glass
from tests.web.windows.positions import Position
from tests.web.windows.windows import BY_NAME

# As long as a seat's name may be.
NAMES = (
    "Massimiliana Bartolomea Quattrocchi-Wintermantel degli Ubert",
    "Wolfgang Maria Schwarzenberger-Hummelmayr von und zu Wimmern",
    "Ammiraglia Guendalina Mazzamurro-Montmorency della Gherardes",
    "Hjálmar Þorvaldsson Guðmundsen-Württemberg af Mikkelborgsund",
    "Commander Montgomery Featherstonehaugh-Cholmondeley Woodward",
)
# Of answers, each by the things it touches, those of which nothing can be clicked.
UNSEEN = """(answers) => answers.filter((keys) => !keys.some((key) =>
  [...document.querySelectorAll(`.thing.can[data-target="${key}"]`)].some((one) => one.getClientRects().length)))"""
DRAWN = 5_000  # milliseconds
FRIEND = 40  # and as long as somebody's who comes to a table
# With the coach, which says more than what stands there otherwise.
SETTINGS = {"pace": "instant", "name": "Ada", "coach": "on"}


def seats(house: House, place: Position) -> list[dict[str, Any]]:
    plans: list[dict[str, Any]] = [
        {"who": "bot", "name": name, "level": house.level} for name in NAMES[: place.players]
    ]
    plans[place.seat] = {"who": "me", "name": NAMES[place.seat]}
    return plans


def made_at(house: House, place: Position, plans: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """A table that has been played to this position."""
    house.deal_from(place.number, place.answers)
    return house.table(place.game, plans or seats(house, place), options=place.options)


def names(place: Position) -> list[str]:
    return [*NAMES[: place.players], NAMES[place.seat][:FRIEND].strip()]


class Room:
    """Somebody's browser, at one table after the other."""

    def __init__(self, browser: Browser, house: House, lang: str, theme: str = "light", painted: bool = False) -> None:
        self.house = house
        self.made: dict[str, Any] = {}
        self.context = browser.new_context(
            viewport={"width": 1366, "height": 768},
            reduced_motion="reduce",
            locale="it-IT" if lang == "it" else "en-GB",
            color_scheme="light",
            bypass_csp=True,
        )
        kept = json.dumps({**SETTINGS, "theme": theme, "level": house.level})
        self.context.add_init_script(
            f"localStorage.settings ??= {json.dumps(kept)}; localStorage.lang ??= {json.dumps(lang)};"
            f"localStorage.theme ??= {json.dumps(theme)};"
        )
        self.context.add_init_script(LOOK)
        self.context.add_init_script(SCRIPT)
        if not painted:
            self.context.add_init_script(chromium.PLAINLY)
        self.context.set_default_timeout(60_000)
        self.page: Page = self.context.new_page()
        self.cdp = self.context.new_cdp_session(self.page)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.page.goto(f"{house.base}/about")

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "svelte.dev" in message.text:
            self.errors.append(message.text)

    def sit(self, place: Position) -> Glass:
        """At a table that has been played to this position, on the seat that is asked."""
        self.open(place, seats(self.house, place))
        sign = settle(self.page)
        asked = self.page.locator(".q").get_attribute("data-ask")
        assert asked == place.ask, f"{asked} instead of {place.ask} ({sign}): look for the positions again"
        return self.glass(place)

    def wait(self, place: Position) -> Glass:
        """At the same table, beside a friend who is asked."""
        plans = seats(self.house, place)
        mine = (place.seat + 1) % place.players
        plans[mine], plans[place.seat] = {**plans[place.seat], "name": NAMES[mine]}, {"who": "person", "name": ""}
        self.open(place, plans, friend=NAMES[place.seat][:FRIEND].strip())
        self.page.wait_for_selector(f".q:not(.mine)[data-ask='{place.ask}']")
        return self.glass(place)

    def open(self, place: Position, plans: list[dict[str, Any]], friend: str = "") -> None:
        self.made = made = made_at(self.house, place, plans)
        table = made["table"]["id"]
        if friend:
            self.house.call("POST", f"/tables/{table}/join", {"name": friend})
        self.page.evaluate(
            "([table, tokens]) => { const kept = JSON.parse(localStorage.seats ?? '{}');"
            " localStorage.seats = JSON.stringify({ ...kept, [table]: tokens }); }",
            [table, made["tokens"]],
        )
        self.page.goto(f"{self.house.base}/t/{table}")

    def out_of_reach(self, glass: Glass) -> list[str]:
        """The answers to the open question of which nothing lies on the table to be clicked; a die alone is only taken
        in hand. Where fingers play things may lie behind tabs: so on a desk."""
        glass.resize(BY_NAME["1366x768"])
        table, token = self.made["table"]["id"], self.made["tokens"][0]["token"]
        menu = self.house.call("GET", f"/tables/{table}/state", token=token)["question"]["menu"]
        answers = [
            [key for key in choice["targets"] if not key.startswith("die:")] or choice["targets"]
            for choice in menu["choices"]
            if choice["now"] and choice["targets"]
        ]
        with suppress(TimeoutError):  # another frame is drawn a moment after the window has its size
            self.page.wait_for_function(f"(answers) => !({UNSEEN})(answers).length", arg=answers, timeout=DRAWN)
        unseen: list[list[str]] = self.page.evaluate(UNSEEN, answers)
        return [f"out of reach: {' '.join(keys)}" for keys in unseen]

    def glass(self, place: Position) -> Glass:
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        return Glass(self.page, names(place), self.errors, self.cdp)
