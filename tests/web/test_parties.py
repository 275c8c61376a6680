"""What no game of ours has yet, put into the answers of the server: options that forbid others, a team, a defeat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.web.conftest import Meet
from tests.web.house import House
from tests.web.test_result import opened, played

TERM = {
    "when": {"events": ["yes"]},
    "needs": {"seats": ["2", "3"], "letter": ["no"]},
    "either": {},
    "why": "few-events",
    "rule": "SJ 1",
}


def changed(page: Page, address: str, change: Callable[[Any], None]) -> None:
    """From now on the page reads another answer from an address of the API."""

    def answer(route: Route) -> None:
        answered = route.fetch()
        body = answered.json()
        change(body)
        route.fulfill(response=answered, json=body)

    page.route(address, answer)


def add_term(games: list[dict[str, Any]]) -> None:
    next(game for game in games if game["name"] == "san-juan")["terms"].append(TERM)


def test_a_new_table_greys_out_what_does_not_fit_and_says_why(meet: Meet) -> None:
    person = meet(lang="en")
    changed(person.page, "**/api/games", add_term)
    page = person.go("/new/san-juan")
    events, letter = (page.locator(f"[data-option={name}] .sw") for name in ("events", "letter"))
    page.click("[data-count='4']")
    expect(events).to_be_disabled()
    expect(page.locator("[data-option=events] .why")).to_have_text("few events · SJ 1")
    page.click("[data-count='2']")
    expect(page.locator(".why")).to_have_count(0)
    events.click()
    expect(events).to_be_checked()
    expect(letter).to_be_disabled()
    expect(page.locator("[data-count='4']")).to_be_disabled()
    expect(page.locator("[data-count='3']")).to_be_enabled()
    page.click("[data-act=begin]")
    page.wait_for_url("**/t/*")


def teams(info: dict[str, Any]) -> None:
    """The four seats of a match as two teams."""
    result = info["result"]

    def pairs(points: list[int]) -> list[int]:
        return [points[0] + points[2], points[1] + points[3]]

    result["parties"], result["ranking"], result["moments"] = [[0, 2], [1, 3]], [2, 1], []
    result["scores"] = pairs(result["scores"])
    for part in result["tally"]:
        part["points"] = pairs(part["points"])
    for point in result["curve"]:
        point["scores"] = pairs(point["scores"])
    info["names"] = ["Ada", "Bea", "Ciro", "Dino"]


def test_a_team_is_shown_by_the_names_of_its_seats(meet: Meet, house: House) -> None:
    person = meet(lang="en")
    changed(person.page, "**/api/replays/*", teams)
    page = opened(person.go("/"), house, played("san-juan", 4, 1))
    expect(page.locator("main h1")).to_contain_text("Bea and Dino win")
    expect(page.locator(".cards article b")).to_have_text(["Bea and Dino", "Ada and Ciro"])
    expect(page.locator(".tbl").first.locator("thead th")).to_have_count(3)


def lost(info: dict[str, Any]) -> None:
    """A match of one player who has lost."""
    result = info["result"]
    result["parties"], result["ranking"], result["moments"] = [[0]], [2], []
    result["scores"] = result["scores"][:1]
    for part in result["tally"]:
        part["points"] = part["points"][:1]
    for point in result["curve"]:
        point["scores"] = point["scores"][:1]
    info["names"], info["levels"], info["seats"] = ["Ada"], [""], 1


def test_one_who_plays_alone_can_lose(meet: Meet, house: House) -> None:
    person = meet(lang="en")
    changed(person.page, "**/api/replays/*", lost)
    page = opened(person.go("/"), house, played("san-juan", 2, 1))
    expect(page.locator("main h1")).to_have_text("The game is lost")
    expect(page.locator(".cards article.first")).to_have_count(0)
    expect(page.locator(".cards").get_by_text("tie lost")).to_have_count(0)
