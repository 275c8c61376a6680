"""Every step of every guide, in every window: its text fits the coach, which stands neither over what it points at nor
over the question.

Each step is looked at in one window, in turn: all guides together meet every window twice, each guide in one language.
The long run takes each step through all windows in both languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.web.conftest import GAMES
from tests.web.guided import GO_ON, LAID, begin, step
from tests.web.house import House
from tests.web.windows.geometry import Glass
from tests.web.windows.opened import DRAWN
from tests.web.windows.tables import Room
from tests.web.windows.test_windows import LANGS, none
from tests.web.windows.windows import WINDOWS, Window

SCRIPT = Path(__file__).with_name("coach.js").read_text()
# About as many steps as a guide has.
LONG = 10
WHY = "[data-act=why]"


@pytest.fixture
def rooms(chromium: Browser, house: House) -> Iterator[dict[str, Room]]:
    made: dict[str, Room] = {}
    yield made
    for one in made.values():
        one.context.close()


class Led:
    """Somebody at a guided table, whose answers are given without a click."""

    def __init__(self, room: Room, house: House, game: str) -> None:
        self.house, self.page = house, room.page
        self.made = begin(house, game)
        self.steps: list[dict[str, Any]] = self.made["table"]["guide"]["steps"]
        table = self.made["table"]["id"]
        room.context.add_init_script(SCRIPT)
        self.page.evaluate(
            "([table, tokens]) => { localStorage.seats = JSON.stringify({ [table]: tokens }); }",
            [table, self.made["tokens"]],
        )
        self.page.goto(f"{house.base}/t/{table}")
        self.glass = Glass(self.page, ["Ada"], room.errors, room.cdp)

    def go_on(self, number: int) -> None:
        """From one step to the next."""
        codes = self.steps[number - 1]["codes"]
        if not codes:
            self.page.locator(GO_ON).evaluate("(button) => button.click()")
            return
        table, token = self.made["table"]["id"], self.made["tokens"][0]["token"]
        row = self.house.call("GET", f"/tables/{table}/state", token=token)["row"]
        self.house.call("POST", f"/tables/{table}/answer", {"row": row, "codes": codes}, token)

    def faults(self, window: Window) -> list[str]:
        """What is wrong in a window, with the short reason and with the long one."""
        self.glass.resize(window)
        wanted = {"least": window.target, "phone": window.frame == "P"}
        found: list[str] = []
        for state in ("", "[why] "):
            self.page.wait_for_function(LAID)
            if state:
                if not self.page.locator(WHY).count():
                    break
                self.page.locator(WHY).evaluate("(button) => button.click()")
            self.page.evaluate(DRAWN)
            found += [f"{state}{fault}" for fault in self.page.evaluate("(wanted) => coached(wanted)", wanted)]
            if state:
                self.page.locator(WHY).evaluate("(button) => button.click()")
        return found


def look_through(led: Led, windows: Sequence[Sequence[Window]], said: str) -> list[str]:
    """What is wrong in any step, with the windows it is wrong in."""
    found: dict[str, list[str]] = {}
    for number in range(1, len(led.steps) + 1):
        led.page.wait_for_selector(f"[data-coach='{number}']", state="attached")
        assert step(led.page) == number
        for window in windows[(number - 1) % len(windows)]:
            for fault in led.faults(window):
                found.setdefault(f"step {number}: {fault}", []).append(window.name)
        if number < len(led.steps):
            led.go_on(number)
    return [f"{said}, {' '.join(where)}: {fault}" for fault, where in found.items()]


def sample(game: str) -> list[list[Window]]:
    """A window for each step, where the guide before it has ended."""
    first = GAMES.index(game) * LONG
    return [[WINDOWS[(first + at) % len(WINDOWS)]] for at in range(len(WINDOWS))]


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_fits_and_covers_nothing_that_is_spoken_of(
    rooms: dict[str, Room], chromium: Browser, house: House, game: str
) -> None:
    lang = LANGS[GAMES.index(game) % len(LANGS)]
    rooms[lang] = Room(chromium, house, lang)
    none(look_through(Led(rooms[lang], house, game), sample(game), f"{game}, {lang}"))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_fits_in_every_window_in_every_step(
    rooms: dict[str, Room], chromium: Browser, house: House, game: str, lang: str
) -> None:
    rooms[lang] = Room(chromium, house, lang)
    none(look_through(Led(rooms[lang], house, game), [WINDOWS], f"{game}, {lang}"))
