"""As a screen reader has it: a game in which the tree of the page is read at every question, and every move of
everybody is read aloud once."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page
from tests.web.clicks import KINDS, moved, settle, there
from tests.web.conftest import Meet, Person
from tests.web.house import House
from tests.web.test_expansions import GAMES
from tests.web.test_games import hasten
from tests.web.windows.positions import position
from tests.web.windows.tables import made_at

CONTROLS = {
    "button", "checkbox", "combobox", "link", "listbox", "menuitem", "option", "radio", "searchbox", "slider",
    "spinbutton", "switch", "tab", "textbox", "ToggleButton", "PopUpButton",
}  # fmt: skip
SAID = "document.querySelector('[data-say=moves]')"
# Every text that was there to be read, in order.
LISTEN = """(wanted) => {
  window.heard = [];
  const hear = () => {
    const text = document.querySelector(wanted)?.textContent ?? "";
    if (text && text !== window.heard.at(-1)) window.heard.push(text);
  };
  hear();
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
QUESTIONS = 3000
# By name: what is to be heard at the position of a question, with expansions.
LABELS = {
    ("burgundy-many", "steward.take"): [
        r"castle, carries shield \d+",
        "north-west post, reached; north-east post, not reached; south post, reached",
        r"Tile \w+ of the route: .*",
    ],
    ("burgundy-vineyards", "turn.act"): [
        r"double space, level \w+, die \d: .+ and .+",
        r"shield \d+, in depot \d, \d+ points at the end(, .+)?",
    ],
}


def reader_of(person: Person) -> CDPSession:
    reader = person.context.new_cdp_session(person.page)
    reader.send("Accessibility.enable")
    return reader


def tree(reader: CDPSession) -> list[dict[str, Any]]:
    nodes: list[dict[str, Any]] = reader.send("Accessibility.getFullAXTree")["nodes"]
    return [node for node in nodes if not node["ignored"]]


def word(node: dict[str, Any], field: str) -> str:
    return str(node.get(field, {}).get("value", "")).strip()


def read(page: Page, reader: CDPSession) -> None:
    """Every control has a name, the question can be found by its own, and what can be chosen is among the controls."""
    nodes = tree(reader)
    nameless = [node for node in nodes if word(node, "role") in CONTROLS and not word(node, "name")]
    assert not nameless, f"{len(nameless)} controls without a name: {nameless[0]}"
    regions = [word(node, "name") for node in nodes if word(node, "role") == "region"]
    assert "Question" in regions
    question = page.locator(".q h2").inner_text().replace("\n", " ")
    assert any(question in word(node, "name") for node in nodes), f"'{question}' is not in the tree"
    choosable = page.locator(".thing.can:visible").count()
    free = [node for node in nodes if word(node, "role") in CONTROLS and not disabled(node)]
    assert len(free) >= choosable


def disabled(node: dict[str, Any]) -> bool:
    return any(one["name"] == "disabled" and one["value"].get("value") for one in node.get("properties", []))


def activate(page: Page, sign: str, dice: random.Random) -> None:
    """As a screen reader does: the cursor is put on a control, and it is pressed."""
    kind = next((one for one in KINDS if there(page, one)), None)
    if kind is not None:
        found = page.locator(f"{kind} >> visible=true")
        found.nth(dice.randrange(found.count())).focus()
        page.keyboard.press("Enter")
    moved(page, sign)


def note(updates: list[dict[str, Any]], frame: str | bytes) -> None:
    message = json.loads(frame)
    if message["type"] == "update":
        updates.append(message)


def told(page: Page) -> int:
    return int(page.evaluate(f"{SAID}?.dataset.told ?? 0"))


def listening(page: Page, wanted: str = "[data-say=moves]") -> None:
    page.evaluate(LISTEN, wanted)


def to_its_end(
    meet: Meet, house: House, game: str, players: int = 2, options: dict[str, str] | None = None, hastened: int = 0
) -> None:
    hasten(house, hastened)
    ada = meet(lang="en", name="Ada")
    updates: list[dict[str, Any]] = []
    ada.page.on("websocket", lambda line: line.on("framereceived", lambda frame: note(updates, frame)))
    made = house.table(game, house.seats(players), options=options or {})
    page = ada.sit(made)
    settle(page)
    listening(page)
    reader = reader_of(ada)
    dice = random.Random(4)
    for count in range(QUESTIONS):
        sign = settle(page)
        if sign == "over":
            break
        # The tree is the same kind of thing from one question to the next: every fifth is enough.
        if count % 5 == 0:
            read(page, reader)
        activate(page, sign, dice)
    assert settle(page) == "over"
    rows = house.call("GET", f"/tables/{made['table']['id']}/record")["rows"]
    # What there was when the page was opened is not news.
    plays = sum(row["kind"] == "play" for row in rows[updates[0]["row"] :])
    assert plays > 50
    page.wait_for_function(f"Number({SAID}.dataset.told) >= {plays}", polling=100)
    assert told(page) == plays, "a move was told twice"
    heard: list[str] = page.evaluate("heard")
    assert len(heard) > 5
    assert all(one.strip() for one in heard)


def test_a_game_to_its_end_as_a_screen_reader_has_it(meet: Meet, house: House) -> None:
    """Its second half."""
    to_its_end(meet, house, "san-juan", hastened=125)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_a_whole_game_as_a_screen_reader_has_it(meet: Meet, house: House, game: str) -> None:
    to_its_end(meet, house, game)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_with_expansions_as_a_screen_reader_has_it(meet: Meet, house: House, name: str) -> None:
    to_its_end(meet, house, "burgundy", *GAMES[name])


@pytest.mark.parametrize(("table", "ask"), LABELS)
def test_what_is_seen_of_an_expansion_is_said(meet: Meet, house: House, table: str, ask: str) -> None:
    ada = meet(lang="en")
    page = ada.sit(made_at(house, position(table, ask, 2)))
    settle(page)
    reader = reader_of(ada)
    read(page, reader)
    names = [word(node, "name") for node in tree(reader)]
    missing = [one for one in LABELS[table, ask] if not any(re.fullmatch(one, name, re.I) for name in names)]
    assert not missing, f"{missing} is not among {sorted(set(names))}"
