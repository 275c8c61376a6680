"""What happens at a place while things fly: a ship that sails, a price tile that turns, a city that is complete,
circles that have changed, somebody who thinks for long; and the title while another window is looked at."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import POLL
from tests.web.conftest import Meet
from tests.web.house import House
from tests.web.test_motion import at_table, flights, one, rest, tell

WATCH = """() => {
  window.drawn = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.parentElement?.className === "flights") window.drawn.push({
        kind: node.dataset.sail ?? (node.className === "ringed gold" ? "gold" : ""),
        at: node.dataset.at ?? "",
        barrels: node.querySelectorAll(".sl .barrel:not(.slot)").length,
        runs: node.getAnimations().map(({ effect }) => ({
          ...effect.getTiming(),
          from: new DOMMatrix(effect.getKeyframes()[0].transform).e,
          to: new DOMMatrix(effect.getKeyframes().at(-1).transform).e,
        })),
      });
  }).observe(document.body, { childList: true, subtree: true });
}"""


def drawn(page: Page, kind: str) -> dict[str, Any]:
    """What the layer drew of a kind, with its longest motion."""
    page.wait_for_function("(kind) => drawn.some((one) => one.kind === kind)", arg=kind, polling=POLL)
    found: dict[str, Any] = page.evaluate("(kind) => drawn.find((one) => one.kind === kind)", kind)
    return found | {"run": found["runs"][-1]}


def players(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("structuredClone(stage.last.view.players)")
    return found


def test_a_full_ship_sails_off_with_its_load_and_comes_back_empty(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "puerto-rico")
    page.evaluate(WATCH)
    spaces = page.evaluate("stage.last.view.ships.find((one) => one.ship === 2).spaces")
    tell(page, (1, [one("ship_emptied", ship=2, good="sugar", amount=spaces)]))
    off, back = drawn(page, "off"), drawn(page, "back")
    assert (off["barrels"], back["barrels"]) == (spaces, 0)
    assert off["run"]["to"] > off["run"]["from"], "it does not leave to the right"
    assert back["run"]["from"] > back["run"]["to"] == pytest.approx(off["run"]["from"], abs=1)
    assert back["run"]["delay"] == off["run"]["duration"] == 350
    ship = page.locator("[data-target='ship:2']")
    expect(page.locator("[data-sail]")).to_have_count(0)
    expect(ship).to_have_css("opacity", "1")


def test_the_price_tile_turns_over_on_its_stack_and_grows(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan", pace="slow")
    tell(page, (1, [one("tile", tile=1)]))
    (way,) = flights(page, 1)
    assert (way["from"], way["to"], way["face"], way["back"]) == ("tiles", "tiles", "tile:1", "tile")
    assert way["starts"] and way["ms"] == 400 * 1.6
    tile = page.locator(".fly .front .tile")
    wanted = page.evaluate("({ k: parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 })")["k"]
    page.wait_for_function(
        "([width, height]) => { const box = document.querySelector('.fly .front .tile')?.getBoundingClientRect();"
        " return box && Math.abs(box.width - width) < 1 && Math.abs(box.height - height) < 1; }",
        arg=[84 * wanted, 132 * wanted],
        polling=POLL,
    )
    expect(tile).to_have_count(0)


def test_the_twelfth_place_shines_twice_when_a_city_is_complete(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")
    page.evaluate(WATCH)
    build = one("build", seat=1, card="well", cover="none")
    seats = players(page)
    city = seats[1]["city"]
    seats[1]["city"] = [city[0] for _ in range(10)]
    tell(page, (1, [one("role", seat=1, role="builder")]), players=seats)
    rest(page)
    for more, glows in ((11, 0), (12, 1)):
        seats[1]["city"] = [city[0] for _ in range(more - 1)] + [{**city[0], "card": "well"}]
        since = page.evaluate("stage.flights.length")
        tell(page, (1, [build]), players=seats)
        flights(page, 1, since)
        assert page.evaluate("drawn.filter((one) => one.kind === 'gold').length") == glows, more
        rest(page)
    gold = drawn(page, "gold")
    assert gold["at"] == "city:1/well"
    assert (gold["run"]["iterations"], gold["run"]["duration"], gold["run"]["delay"]) == (2, 450, 420)


def test_of_another_layout_only_the_circles_that_changed_shine(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "puerto-rico")
    seats = players(page)
    seats[1]["island"] = [{**seats[1]["island"][0], "count": 3, "colonists": 1}]
    tell(page, (1, [one("role", seat=1, role="mayor", doubloons=0)]), players=seats)
    rest(page)
    page.evaluate("stage.rings.length = 0")
    seats[1]["island"][0]["colonists"] = 3
    tell(page, (1, [one("placed", seat=1)]), players=seats)
    page.wait_for_function("stage.rings.length > 0", polling=POLL)
    assert page.evaluate("stage.rings.map((one) => one.at)") == ["circle", "circle"]
    rest(page)
    page.evaluate("stage.rings.length = 0")
    tell(page, (1, [one("placed", seat=1)]))
    page.wait_for_function("stage.rings.length > 0", polling=POLL)
    assert page.evaluate("stage.rings.map((one) => one.at)") == ["board:1"], "nothing changed: the board shines"


BREATH = """(name) => [...document.querySelectorAll(`section[aria-label="${name}"] svg.seat`)]
  .flatMap((one) => one.getAnimations().map(({ effect }) => effect.getTiming()))
  .map(({ delay, iterations }) => [delay, iterations])"""


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_the_ring_of_who_thinks_for_long_breathes_unless_nothing_shall_move(
    meet: Meet, house: House, game: str
) -> None:
    for how, wanted in (({}, [[5000, math.inf]]), ({"pace": "still"}, []), ({"moving": False}, [])):
        page = at_table(meet, house, game, **how)
        tell(page, (1, [one("role", seat=1, role="builder", doubloons=0)]))
        rest(page)
        expect(page.locator("section[aria-label=Petra] .thinking")).to_be_visible()
        expect(page.locator("section[aria-label=Zeno]")).to_be_visible()
        assert page.evaluate(BREATH, "Petra") == wanted, how
        assert page.evaluate(BREATH, "Zeno") == []


def test_the_title_counts_my_question_while_another_window_is_looked_at(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")

    def look(away: bool) -> None:
        page.evaluate(
            "(away) => { Object.defineProperty(document, 'hidden', { get: () => away, configurable: true });"
            " document.dispatchEvent(new Event('visibilitychange')); }",
            away,
        )

    expect(page).to_have_title(re.compile(r"^Your turn"))
    look(True)
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn"))
    tell(page, (1, [one("role", seat=1, role="trader")]))
    expect(page).not_to_have_title(re.compile(r"\(1\)|Your turn"))
    tell(page, (1, [one("role", seat=1, role="builder")]), mine=True)
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn"))
    look(False)
    expect(page).to_have_title(re.compile(r"^Your turn"))
