"""One server for all tests of the browser client, one Chromium per file, and people with browsers of their own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
from tests.web import chromium as browsers
from tests.web.clicks import LOOK
from tests.web.house import House

ROOT = Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / "src" / "ludoteca" / "web" / "index.html"
DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
GAMES = ["san-juan", "puerto-rico", "venezia", "burgundy"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not BUILT.exists():
        pytest.skip("the browser client is not built; make web builds it")
    house = House(tmp_path_factory.mktemp("web"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(autouse=True)
def deals(house: House, request: pytest.FixtureRequest) -> None:
    """Every test is dealt the same, whatever ran before it."""
    house.deal_from(crc32(request.node.name.encode()))


# Not for the whole run: Playwright's event loop would be in the way of tests that have one of their own.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    found = browsers.find()
    if found is None:
        pytest.skip("there is no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright, found)
        yield browser
        browser.close()


class Person:
    """Somebody with a browser: what it remembers, one page, and what went wrong on it."""

    def __init__(self, context: BrowserContext, base: str, settings: dict[str, Any], lang: str) -> None:
        self.context = context
        self.base = base
        self.faults: list[str] = []
        kept = json.dumps({"pace": "instant", **settings})
        theme = settings.get("theme", "auto")
        context.add_init_script(
            f"localStorage.settings ??= {json.dumps(kept)}; localStorage.lang ??= {json.dumps(lang)};"
            f"localStorage.theme ??= {json.dumps(theme)};"
        )
        context.add_init_script(LOOK)
        context.set_default_timeout(30_000)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "svelte.dev" in message.text:
            self.faults.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.base}{path}")
        return self.page

    def sit(self, made: dict[str, Any]) -> Page:
        """To a table made through the API, with the seats that came with it."""
        table = made["table"]["id"]
        seats = json.dumps({table: made["tokens"]})
        self.context.add_init_script(f"localStorage.seats ??= {json.dumps(seats)};")
        return self.go(f"/t/{table}")


Meet = Callable[..., Person]


@pytest.fixture
def meet(chromium: Browser, house: House) -> Iterator[Meet]:
    """People with browsers of their own; an error in anybody's console fails the test."""
    people: list[Person] = []

    def make(
        size: dict[str, int] = DESK,
        lang: str = "it",
        touch: bool = False,
        strict: bool = False,
        moving: bool = False,
        **settings: Any,
    ) -> Person:
        # What Playwright waits for it evaluates in the page, which the page's policy forbids: `strict` waits for
        # selectors alone.
        context = chromium.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            reduced_motion="no-preference" if moving else "reduce",
            locale="it-IT" if lang == "it" else "en-GB",
            has_touch=touch,
            color_scheme="light",
            bypass_csp=not strict,
        )
        person = Person(context, house.base, {"level": house.level, **settings}, lang)
        people.append(person)
        return person

    yield make
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()
    assert not faults, "\n".join(faults)
