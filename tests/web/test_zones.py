"""A game of another package: the example of the documentation, at a table that is drawn from its zones."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.clicks import settle, step
from tests.web.conftest import BUILT, DESK, PHONE, Meet
from tests.web.house import House
from tests.web.test_axe import none, theme
from tests.web.test_keys import key_step
from tests.web.test_pages import no_raw_keys
from tests.web.windows.positions import somewhere
from tests.web.windows.tables import Room
from tests.web.windows.test_windows import look_through
from tests.web.windows.test_windows import none as no_faults
from tests.web.windows.windows import WINDOWS

from ludoteca.core import registry

GAME = "pebbles"
__all__ = ["theme"]

# What lies where on the page: by place, how many of each kind face up, and how many face down.
READ = """() => Object.fromEntries([...document.querySelectorAll("section[data-zone]")].map((place) => {
  const up = {};
  for (const { dataset } of place.querySelectorAll("[data-kind]"))
    up[dataset.kind] = (up[dataset.kind] ?? 0) + Number(dataset.times);
  const backs = place.querySelector("[data-backs]");
  return [place.dataset.zone, [up, Number(backs?.dataset.backs ?? 0)]];
}))"""
POINTS = "() => [...document.querySelectorAll('[data-points]')].map((one) => Number(one.dataset.points))"
Lies = dict[str, list[Any]]


@pytest.fixture(scope="module")
def house(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own, on which the example is installed."""
    if not BUILT.exists():
        pytest.skip("the browser client is not built; make web builds it")
    house = House(tmp_path_factory.mktemp("zones"), installed)
    house.start()
    yield house
    house.stop()


def lies(view: dict[str, Any]) -> Lies:
    """The position of Pebbles by its view."""
    found: Lies = {"bag:-1": [{}, view["bag"]], "sea:-1": [{view["sea"]: 1}, 0]}
    for seat, player in enumerate(view["players"]):
        hidden = player["hand"] is None
        found[f"hand:{seat}"] = [{}, player["pebbles"]] if hidden else [player["hand"], 0]
        found[f"beach:{seat}"] = [player["beach"], 0]
    return found


def state(house: House, page: Page) -> dict[str, Any]:
    """What the server shows to whoever sits before this page."""
    table = page.url.rsplit("/", 1)[1]
    kept = json.loads(page.evaluate("localStorage.seats ?? '{}'"))
    token = kept[table][0]["token"] if table in kept else ""
    seen: dict[str, Any] = house.call("GET", f"/tables/{table}/state", token=token)
    return seen


def as_told(house: House, page: Page) -> dict[str, Any]:
    """The page shows what the view says, no more and no less; what the server shows."""
    seen = state(house, page)
    expect(page.locator(f".q[data-row='{seen['row']}']")).to_be_visible()
    assert page.evaluate(READ) == lies(seen["view"])
    assert sorted(page.evaluate(POINTS)) == sorted(seen["view"]["scores"])
    return seen


def test_it_is_played_to_its_end_by_clicks(meet: Meet, house: House) -> None:
    page = meet(name="Ada").go("/new")
    page.click(f"[data-game={GAME}]")
    page.click("[data-count='3']")
    page.click("[data-act=begin]:enabled")
    dice = random.Random(7)
    questions = 0
    while settle(page) != "over":
        if page.locator(".thing.on").count() == 0:
            seen = as_told(house, page)
            assert seen["view"]["players"][0]["hand"] is not None
            no_raw_keys(page)
            questions += 1
        assert step(page, dice)
    assert questions >= 4
    seen = as_told(house, page)
    assert all(player["hand"] is not None for player in seen["view"]["players"]), "everything is open at the end"
    page.click("[data-act=result]")
    page.wait_for_selector(".cards article.first")
    totals = sorted(int(one) for one in page.locator(".cards .num").all_inner_texts())
    assert totals == sorted(seen["result"]["scores"])


def test_it_is_played_to_its_end_by_keys_alone(meet: Meet, house: House) -> None:
    page = meet(lang="en").sit(house.table(GAME, house.seats(4)))
    dice = random.Random(3)
    while key_step(page, dice):
        no_raw_keys(page)
    as_told(house, page)


def test_nobody_else_sees_what_is_hidden(meet: Meet, house: House) -> None:
    made = house.table(GAME, [{"who": "me", "name": "Ada"}, {"who": "person", "name": ""}])
    table = made["table"]["id"]
    friend = house.call("POST", f"/tables/{table}/join", {"name": "Bea"})
    page = meet(lang="it").sit(made)
    settle(page)
    other = meet(lang="en").sit(friend)
    watching = meet(PHONE).go(f"/t/{table}")
    for one in (other, watching):
        one.wait_for_selector(".q[data-ask=lay]")
    mine, theirs = page.evaluate(READ), as_told(house, other)["view"]
    assert sum(mine["hand:0"][0].values()) == 4 and mine["hand:1"] == [{}, 3]
    assert lies(theirs)["hand:0"] == [{}, 4] and sum(theirs["players"][1]["hand"].values()) == 3
    expect(other.locator("[data-zone='hand:0'] [data-kind]")).to_have_count(0)
    expect(other.locator("[data-zone='hand:0']")).to_contain_text("4 face down")
    expect(page.locator("[data-zone='hand:1']")).to_contain_text("3 coperti")
    expect(page.locator(".thing.can[data-target^='hand:']")).to_have_count(4)
    expect(watching.locator("[data-kind]:not([data-zone='sea:-1'] *)")).to_have_count(0)


def test_its_own_texts_are_said_and_switched_in_place(meet: Meet, house: House) -> None:
    page = meet(lang="it").sit(house.table(GAME, house.seats(2)))
    settle(page)
    expect(page.locator("h1")).to_have_text("Sassolini")
    expect(page.locator("[data-zone='beach:0'] h2")).to_have_text("Spiaggia")
    page.click("[data-act=lang]")
    expect(page.locator("h1")).to_have_text("Pebbles")
    expect(page.locator("[data-zone='beach:0'] h2")).to_have_text("Beach")
    assert house.call("GET", "/games/san-juan/texts") == {}


def test_a_replay_shows_what_lay_where(meet: Meet, house: House) -> None:
    match = house.played(GAME, bots=2)
    plies = house.call("GET", f"/replays/{match}")["plies"]
    page = meet().go(f"/p/{match}#{plies}")
    page.wait_for_selector("[data-lane] section[data-zone]")
    last = house.call("GET", f"/replays/{match}/frames?start={plies}&count=1&reader=-2")[0]
    assert page.evaluate(READ) == lies(last["view"])
    page.keyboard.press("Home")
    page.wait_for_selector("[data-lane='0'] [data-zone='beach:0']:not(:has([data-kind]))")


def test_nothing_is_wrong_with_it(meet: Meet, house: House, theme: str) -> None:
    def tables() -> Iterator[tuple[str, Page]]:
        for size in (DESK, PHONE):
            page = meet(size, theme=theme).sit(house.table(GAME, house.seats(3)))
            settle(page)
            yield f"{GAME} at {size['width']}", page
        page.locator("[data-opens=seat]").first.click()
        page.wait_for_selector("[data-drawer] section[data-zone]")
        yield "a player on a phone", page

    none(tables(), theme)


@pytest.fixture
def known(installed: Path) -> Iterator[None]:
    """Here too the example is a game like any other, for a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(installed))
        registry._others.cache_clear()
        yield
    registry._others.cache_clear()
    registry._with.cache_clear()


@pytest.mark.usefixtures("known")
def test_it_is_right_in_every_window(chromium: Browser, house: House) -> None:
    found: list[str] = []
    for half, (players, lang) in enumerate(((2, "it"), (4, "en"))):
        room = Room(chromium, house, lang)
        glass = room.sit(somewhere(GAME, players))
        found += look_through(glass, WINDOWS[half::2], f"{players} players, {lang}", drawers=half == 0)
        room.context.close()
    no_faults(found)
