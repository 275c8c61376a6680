"""One server and one Chromium for all tests of the browser client, and people with browsers of their own."""

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

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILT = ROOT / "src" / "ludoteca" / "web" / "index.html"
DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
# What the browser says of a server that was killed, before or in the middle of a request.
AWAY = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE")
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """After all others: Playwright's event loop, once begun, would be in the way of tests with one of their own."""
    items.sort(key=lambda item: HERE in item.path.parents)


@pytest.fixture(scope="session")
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

    count = 0

    def __init__(self, context: BrowserContext, base: str, settings: dict[str, Any], lang: str, painted: bool) -> None:
        self.context = context
        self.base = base
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        kept = json.dumps({"pace": "instant", "coach": "off", **settings})
        theme = settings.get("theme", "auto")
        Person.count += 1
        self.page = context.new_page()
        self.target = browsers.target_of(self.page)
        # The browser was somebody else's before: what that one left is gone at the first page.
        self.page.add_init_script(
            f"if (localStorage.of !== '{Person.count}') {{ localStorage.clear(); localStorage.of = {Person.count}; }}"
            f"localStorage.settings ??= {json.dumps(kept)}; localStorage.lang ??= {json.dumps(lang)};"
            f"localStorage.theme ??= {json.dumps(theme)};"
        )
        self.page.add_init_script(LOOK)
        if not painted:
            self.page.add_init_script(browsers.PLAINLY)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "svelte.dev" in message.text:
            self.faults.append(message.text)

    def forgive(self, *words: str) -> None:
        """Faults with these words are what the test is about; one may still be on its way."""
        self.forgiven += words

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.base}{path}")
        return self.page

    def sit(self, made: dict[str, Any]) -> Page:
        """To a table made through the API, with the seats that came with it."""
        table = made["table"]["id"]
        seats = json.dumps({table: made["tokens"]})
        self.page.add_init_script(f"localStorage.seats ??= {json.dumps(seats)};")
        return self.go(f"/t/{table}")

    def leave(self) -> None:
        browsers.close(self.page, self.target)
        self.context.clear_permissions()


class Browsers:
    """Browsers that stay for all tests, with what they have fetched and compiled: each of the same kind is somebody's
    for one test, and somebody else's in the next."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.free: dict[str, list[BrowserContext]] = {}

    def take(self, **kind: Any) -> BrowserContext:
        left = self.free.setdefault(repr(kind), [])
        if left:
            return left.pop()
        context = self.chromium.new_context(color_scheme="light", **kind)
        context.set_default_timeout(30_000)
        return context

    def give_back(self, context: BrowserContext, **kind: Any) -> None:
        self.free[repr(kind)].append(context)


@pytest.fixture(scope="session")
def shelf(chromium: Browser) -> Browsers:
    return Browsers(chromium)


Meet = Callable[..., Person]


@pytest.fixture
def meet(shelf: Browsers, house: House) -> Iterator[Meet]:
    """People with browsers of their own; an error in anybody's console fails the test."""
    people: list[tuple[Person, dict[str, Any]]] = []

    def make(
        size: dict[str, int] = DESK,
        lang: str = "it",
        touch: bool = False,
        strict: bool = False,
        moving: bool = False,
        painted: bool = False,
        **settings: Any,
    ) -> Person:
        # What Playwright waits for it evaluates in the page, which the page's policy forbids: `strict` waits for
        # selectors alone.
        kind = {
            "reduced_motion": "no-preference" if moving else "reduce",
            "locale": "it-IT" if lang == "it" else "en-GB",
            "has_touch": touch,
            "bypass_csp": not strict,
        }
        person = Person(shelf.take(**kind), house.base, {"level": house.level, **settings}, lang, painted)
        person.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        people.append((person, kind))
        return person

    yield make
    for person, kind in people:
        person.leave()
        shelf.give_back(person.context, **kind)
    faults = [
        fault for person, _ in people for fault in person.faults if not any(word in fault for word in person.forgiven)
    ]
    assert not faults, "\n".join(faults)
