"""Matches that are played by plan: a heuristic says each answer, and it is given through the page, thing by thing.

Who clicks without a plan does not win alone, and never notices that a click answered something else than was meant.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from tests.web.clicks import CONFIRM, brought_near, moved, settle, there
from tests.web.house import House
from tests.web.windows.played import new_match

from ludoteca.bots.heuristics import heuristic
from ludoteca.core.match import Match
from ludoteca.core.protocol import Decision

Menu = dict[str, Any]
LOOSE, PASS = "[data-act=loose]", "[data-act=pass]"
TABS = "[role=tablist] [role=tab] >> visible=true"


def wise_step(match: Match) -> list[int]:
    """Play one answer; of a series also what went with it because nothing else was left to pick."""
    decision = match.decision
    assert decision is not None
    code = heuristic(match.state.game, "").pick(match.state, decision).code
    match.play(code)
    return [code, *match.line[-1].tail][: decision.most]


def wins(game: str, options: dict[str, str], number: int) -> bool:
    match = new_match(game, 1, options, number)
    while match.decision is not None:
        wise_step(match)
    return match.state.ranking() == [1]


def number_that(won: bool, game: str, options: dict[str, str], first: int) -> int:
    """The first number from this one on by which one alone wins, or loses."""
    return next(number for number in range(first, first + 200) if wins(game, options, number) is won)


class Plan:
    """The match that a table is dealt by this number, answered by the game's own heuristic, which reads no more than
    whoever is asked. One person alone is asked."""

    def __init__(self, house: House, game: str, options: dict[str, str], number: int) -> None:
        self.house = house
        self.match: Match = new_match(game, 1, options, number)
        house.deal_from(number)
        self.made = house.table(game, house.seats(1), options=options)

    def asked(self) -> Decision | None:
        """The next question that is put to somebody: an only answer the server gives itself."""
        while self.match.forced() is not None:
            wise_step(self.match)
        return self.match.decision

    def answer(self) -> list[int]:
        """To the open question: one, or all of a series."""
        decision = self.match.decision
        assert decision is not None
        codes = wise_step(self.match)
        while len(codes) < decision.most and (now := self.match.decision) is not None and now.ask == decision.ask:
            codes += wise_step(self.match)
        return codes

    def question(self) -> tuple[int, Menu]:
        """As the server puts it: its row, and what can be answered."""
        table, token = self.made["table"]["id"], self.made["tokens"][0]["token"]
        row = wait = 0
        while True:
            seen = self.house.call("GET", f"/tables/{table}/state?since={row}&wait={wait}", token=token)
            if menu := seen["question"]["menu"]:
                return seen["row"], menu
            row, wait = seen["row"], 5

    def hasten(self, answers: int) -> None:
        """Give the first answers without a page."""
        table, token = self.made["table"]["id"], self.made["tokens"][0]["token"]
        for _ in range(answers):
            assert self.asked() is not None
            row, _menu = self.question()
            self.house.call("POST", f"/tables/{table}/answer", {"row": row, "codes": self.answer()}, token)

    def play_out(self, page: Page, touch: bool = False) -> int:
        """Give every answer; how many there were. In the end the match is the one that was planned."""
        given = 0
        while (decision := self.asked()) is not None:
            settle(page)
            assert page.locator(".q").get_attribute("data-ask") == decision.ask
            _row, menu = self.question()
            give(page, menu, self.answer(), touch)
            given += 1
        assert settle(page) == "over"
        return given


def give(page: Page, menu: Menu, codes: list[int], touch: bool = False) -> None:
    """Touch what an answer names, or each thing of a series, and confirm where that is asked."""
    choices = {choice["code"]: choice for choice in menu["choices"]}
    series = bool(menu["pool"]) and menu["most"] > 1
    row = row_of(page)
    for code in codes:
        choice = choices[code]
        if choice["targets"]:
            touch_all(page, choice["targets"], touch)
        elif not choice["closes"]:
            loose = [one for one in menu["choices"] if one["now"] and not one["targets"] and not one["closes"]]
            press(page, LOOSE, touch, loose.index(choice) / len(loose))
        elif not series:
            press(page, PASS, touch)
    if series or (touch and row_of(page) == row):
        press(page, CONFIRM, touch)
    assert row_of(page) != row, f"no answer came of {codes} at {settle(page)}"


def touch_all(page: Page, keys: list[str], touch: bool) -> None:
    """A die is taken in hand first; of a tile that may lie here or there the place where it lies."""
    row = row_of(page)
    touched = 0
    for key in sorted(keys, key=lambda one: not one.startswith("die:")):
        wanted = f".thing.can:not(.pending)[data-target='{key}']"
        if row_of(page) == row and in_sight(page, wanted, key, touch):
            press(page, wanted, touch)
            touched += 1
    assert touched, f"nowhere to be touched at {settle(page)}: {' '.join(keys)}"


def in_sight(page: Page, wanted: str, key: str, touch: bool) -> bool:
    """On a phone it may lie behind a tab, and what a depot holds in what opens; inns lie in the black one."""
    if there(page, wanted) or not touch:
        return there(page, wanted)
    for tab in page.locator(TABS).all():
        tab.tap()
        if there(page, wanted):
            return True
    zone, _, place = key.partition(":")
    cell = {"depot": f".d{place[0]}", "black": ".black", "inn": ".black"}.get(zone)
    if cell is None:
        return False
    press(page, f"{cell} [data-opens=depot]", touch)
    return there(page, wanted)


def row_of(page: Page) -> str:
    return settle(page).split(" ")[0]


def press(page: Page, wanted: str, touch: bool, share: float = 0.0) -> None:
    """Click on it, and see that something came of it."""
    sign = settle(page)
    found: dict[str, Any] | None = page.evaluate("([wanted, share]) => ludo.one(wanted, share)", [wanted, share])
    assert found is not None, f"nothing to click at {sign}: {wanted}"
    found = brought_near(page, found)
    (page.touchscreen.tap if touch else page.mouse.click)(found["point"]["x"], found["point"]["y"])
    moved(page, sign)
