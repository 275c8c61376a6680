"""axe-core finds nothing: on every page, at every table, on the cover between two players of one screen, and on what
opens over them; in both themes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.clicks import settle
from tests.web.conftest import DESK, GAMES, PHONE, ROOT, Meet
from tests.web.house import House
from tests.web.test_pages import PLAIN, ready
from tests.web.windows.opened import drawers, tabs
from tests.web.windows.positions import TABLES, TURN, Position, position, positions
from tests.web.windows.tables import Room
from tests.web.windows.test_windows import BUSY
from tests.web.windows.windows import BY_NAME

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """(rules) => {
  const where = (node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`;
  const said = (one) => `${one.id}: ${one.nodes.slice(0, 3).map(where).join(" | ")}`;
  return axe.run({ resultTypes: ["violations"], ...rules }).then((all) => all.violations.map(said));
}"""
ALL = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
# In the dark only the colours are others.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}

MORE = [table for table, one in TABLES.items() if one.expansions]
WINDOWS = {"desk": BY_NAME["1366x768"], "phone": BY_NAME["390x844"]}
# Of the tables with expansions one for each look; in the dark only what is there at once.
SAMPLED = {"light": ("burgundy-vineyards", "desk"), "dark": ("burgundy-team", "phone")}
# What opens without being one of the drawers: the turn of a player whom the rules move, seen again.
VIEWS = {"[data-act=automa-again]": "[data-act=automa-skip]", "[data-act=automa-open]": "[data-act=automa-close]"}

Scene = tuple[str, Page]


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    if not AXE.exists():
        pytest.skip("axe-core is not installed; make setup installs it")
    return str(request.param)


def none(scenes: Iterator[Scene], theme: str) -> None:
    found: dict[str, None] = {}
    for name, page in scenes:
        page.evaluate(AXE.read_text() + "; 0")
        for fault in page.evaluate(RUN, ALL if theme == "light" else COLOURS):
            found[f"{name}: {fault}"] = None
    assert not found, "\n".join(found)


def test_nothing_is_wrong_with_any_page(meet: Meet, house: House, theme: str) -> None:
    def pages() -> Iterator[Scene]:
        ada = meet(theme=theme, painted=True)
        # The colours of one game's pages are those of all.
        for path in (
            [*PLAIN, "/nowhere"]
            if theme == "light"
            else ["/", "/new/burgundy", "/learn/puerto-rico", "/pieces/puerto-rico", "/about"]
        ):
            page = ada.go(path)
            page.wait_for_selector("main h1")
            ready(page)
            yield path, page
        page = ada.go("/new/burgundy")
        page.wait_for_selector("[data-duchy]")
        for chosen in (
            "[data-preset=everything]",
            "[data-part=house] summary",
            "[data-way=chateau]",
            "[data-deal=each]",
        ):
            page.click(chosen)
        yield "/new/burgundy with Châteauma", page
        table = house.played()
        for path, wanted in {
            "r": ".cards article",
            "p": "[role=slider], input[type=range]",
            "verify": "[data-verdict]",
        }.items():
            page = ada.go(f"/{path}/{table}")
            page.wait_for_selector(wanted)
            ready(page)
            yield f"/{path}/", page
        page = meet(PHONE, theme=theme, painted=True).go(f"/p/{table}")
        page.wait_for_selector("[role=slider], input[type=range]")
        ready(page)
        yield "/p/ on a phone", page

    none(pages(), theme)


def here(house: House) -> dict[str, Any]:
    return house.table("san-juan", [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}])


def test_nothing_is_wrong_with_the_rooms_of_a_table(meet: Meet, house: House, theme: str) -> None:
    def rooms() -> Iterator[Scene]:
        seats = [{"who": "me", "name": "Ada"}, {"who": "person", "name": ""}, *house.bots(1)]
        lobby = house.table("san-juan", seats, start=False)
        page = meet(theme=theme, painted=True).sit(lobby)
        page.wait_for_selector(".lobby [data-say=closed]")
        yield "the lobby", page
        page = meet(theme=theme, painted=True).go(f"/t/{lobby['table']['id']}")
        page.wait_for_selector("main")
        ready(page)
        yield "the lobby for a guest", page
        for size in (DESK, PHONE):
            page = meet(size, theme=theme, painted=True).sit(here(house))
            page.wait_for_selector("[data-act=uncover]")
            yield f"the cover at {size['width']}", page
        watched = house.table("puerto-rico", house.seats(3))
        page = meet(theme=theme, painted=True).go(f"/t/{watched['table']['id']}")
        page.wait_for_selector(".q")
        yield "somebody else's table", page

    none(rooms(), theme)


# In the dark two of the games, and all in the long run: what a table is made of they share.
DARK = ("san-juan", "burgundy")
TABLES_SEEN = [
    pytest.param(theme, game, marks=pytest.mark.slow if theme == "dark" and game not in DARK else ())
    for theme in ("light", "dark")
    for game in GAMES
]


@pytest.mark.parametrize(("theme", "game"), TABLES_SEEN, indirect=["theme"])
def test_nothing_is_wrong_with_a_table(meet: Meet, house: House, game: str, theme: str) -> None:
    def tables() -> Iterator[Scene]:
        for ask, size in (("", DESK), (BUSY.get(game, TURN), PHONE)):
            page = meet(size, theme=theme, painted=True).sit(house.at(game, 3, ask))
            settle(page)
            yield f"{game} at {size['width']}", page
        page.click("[data-act=log]")
        page.wait_for_selector("dialog[open], [data-drawer]")
        yield f"the log of {game}", page
        page.keyboard.press("Escape")
        page.click("[data-act=menu]")
        expect(page.locator("dialog[open]")).to_be_visible()
        yield f"the menu of {game}", page

    none(tables(), theme)


def looks(room: Room, place: Position, window: str, opening: bool) -> Iterator[Scene]:
    """A position in a window; with everything that opens there, tab by tab."""
    glass = room.sit(place)
    glass.resize(WINDOWS[window])
    name, page = f"{place.ask} of {place.players}, {window}", room.page
    yield name, page
    if not opening:
        return
    for label in tabs(page):
        yield f"{name}, {label}", page
    for what in drawers(page):
        yield f"{name}, {what}", page
    for opener, closer in VIEWS.items():
        if page.locator(opener).first.is_visible():
            page.locator(opener).first.click()
            page.locator(closer).first.wait_for()
            yield f"{name}, {opener}", page
            page.locator(closer).first.click()


@pytest.fixture
def room(chromium: Browser, house: House, theme: str) -> Iterator[Room]:
    made = Room(chromium, house, "it", theme, painted=True)
    yield made
    made.context.close()
    assert not made.errors, "\n".join(made.errors)


def test_nothing_is_wrong_with_a_table_with_expansions(room: Room, theme: str) -> None:
    table, window = SAMPLED[theme]
    none(looks(room, position(table, TURN, TABLES[table].players[0]), window, theme == "light"), theme)


@pytest.mark.slow
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("table", MORE)
def test_nothing_is_wrong_with_any_question_of_an_expansion(room: Room, table: str, window: str, theme: str) -> None:
    for (ask, _players), place in positions(table).items():
        none(looks(room, place, window, opening=ask == TURN), theme)
