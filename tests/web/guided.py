"""A guided game, by what the coach points at."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page
from tests.web.clicks import POLL, click
from tests.web.house import House

POINTED = "[aria-describedby~=coach-text]:not([role=dialog])"
GO_ON, CONFIRM, END = "[data-act=go-on]", "[data-act=confirm]:not([disabled])", "[data-coach-end]"
# A step that is open and laid out, or the end; with what has been begun in it, as a sign that changes with every click.
LAID = """() => {
  const coach = document.querySelector("[data-coach]");
  if (!coach || (coach.dataset.laid !== coach.dataset.wants)) return "";
  const begun = document.querySelectorAll(".pending, .thing.on, [data-drawer], dialog[open]").length;
  const rows = document.querySelector(".q").dataset.row, tally = document.querySelector(".tally b")?.textContent ?? "";
  const tab = document.querySelector("[role=tab][aria-selected=true]")?.textContent ?? "";
  const opened = document.querySelectorAll("[data-target]").length;
  return [coach.dataset.coach, coach.dataset.wants ?? "end", rows, begun, tally, tab, opened].join("|");
}"""
STEPS = 80


def begin(house: House, game: str) -> dict[str, Any]:
    made: dict[str, Any] = house.call("POST", f"/guides/{game}", {"name": "Ada"})
    return made


def step(page: Page) -> int:
    """The number of the open step, once everything of it has its place."""
    page.wait_for_function(LAID, polling=POLL)
    return int(page.locator("[data-coach]").get_attribute("data-coach") or 0)


def sign(page: Page) -> str:
    found: str = page.wait_for_function(LAID, polling=POLL).json_value()
    return found


def follow(page: Page, touch: bool = False) -> int:
    """Do what the coach asks for, and wait until something has come of it; the step it was."""
    before = sign(page)
    if page.locator(END).count():
        return 0
    number = step(page)
    if page.locator(GO_ON).count():
        page.locator(GO_ON).click()
    elif touch:
        page.locator(POINTED).first.evaluate("(one) => one.scrollIntoView({ block: 'nearest' })")
        page.wait_for_function("(wanted) => ludo.one(wanted, 0)?.point", arg=POINTED, polling=POLL)
        click(page, POINTED)
    else:
        # What glides over it while the table is laid out anew is gone in a moment.
        page.wait_for_function("(wanted) => ludo.one(wanted, 0)?.point", arg=POINTED, polling=POLL)
        click(page, POINTED)
    page.wait_for_function(
        f"(old) => {{ const now = ({LAID})(); return now && now !== old; }}", arg=before, polling=POLL
    )
    return number


def play(page: Page, until: int = 0, touch: bool = False) -> list[int]:
    """Play until a step is open, or to the end; the steps that were gone through, each once."""
    gone: dict[int, None] = {}
    for _ in range(STEPS):
        if until and step(page) == until:
            break
        number = follow(page, touch)
        if not number:
            break
        gone[number] = None
    else:
        raise AssertionError(f"the guide does not end: {sign(page)}")
    return list(gone)


def kept(page: Page, game: str) -> dict[str, Any]:
    """What this browser remembers of a guide."""
    found: dict[str, Any] = json.loads(page.evaluate("(key) => localStorage.getItem(key) ?? '{}'", f"guide:{game}"))
    return found
