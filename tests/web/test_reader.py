"""As a screen reader has it: a whole game in which the tree of the page is read at every question, and every move of
everybody is read aloud once."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page
from tests.web.clicks import KINDS, moved, settle, there
from tests.web.conftest import Meet
from tests.web.house import House

CONTROLS = {
    "button", "checkbox", "combobox", "link", "listbox", "menuitem", "option", "radio", "searchbox", "slider",
    "spinbutton", "switch", "tab", "textbox", "ToggleButton", "PopUpButton",
}  # fmt: skip
SAID = "document.querySelector('[data-say=moves]')"
# Every text that was there to be read, in order.
LISTEN = f"""() => {{
  window.heard = [];
  const hear = () => {{
    const text = {SAID}?.textContent ?? "";
    if (text && text !== window.heard.at(-1)) window.heard.push(text);
  }};
  new MutationObserver(hear).observe(document.body, {{ subtree: true, childList: true, characterData: true }});
}}"""
QUESTIONS = 400


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


@pytest.mark.parametrize("game", ["san-juan", pytest.param("puerto-rico", marks=pytest.mark.slow)])
def test_a_whole_game_as_a_screen_reader_has_it(meet: Meet, house: House, game: str) -> None:
    ada = meet(lang="en", name="Ada")
    updates: list[dict[str, Any]] = []
    ada.page.on("websocket", lambda line: line.on("framereceived", lambda frame: note(updates, frame)))
    made = house.table(game, house.seats(2))
    page = ada.sit(made)
    settle(page)
    page.evaluate(LISTEN)
    reader = ada.context.new_cdp_session(page)
    reader.send("Accessibility.enable")
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
