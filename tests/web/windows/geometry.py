"""A table in a window, by geometry: what is wrong with it, in lines that a person can read.

What is read of a page:

- `data-region="name"`: a piece of the frame. Regions lie in the window and do not overlap, unless one is in the other.
  Every table has `top` and `q`, the question bar.
- `data-name`: shows a player's name and nothing else. Only that may be cut, with an ellipsis.
- `data-art`: a picture on a component. Letters in it may be small.
- `data-fan`: cards that may overlap. Each has a free strip, the others a free square.
- `data-panned`: a picture larger than its place, which is moved about: what is written in it may be cut, and what can
  be chosen there is moved into sight first.
- `data-nearest`: things so near to each other that the nearest one is meant wherever the ground is touched, and other
  controls choose them too. Each is somewhere on top, and has no free square of its own.
- `data-scroller="log"`: what may scroll in play, besides open drawers and dialogs.
- `data-opens="log"`: a button that opens a drawer, sheet or dialog, `dialog[open]` or `[data-drawer]`, which Escape
  closes. None lies over the question bar but the menu.
- `role="tab"`: each is opened, and everything is measured again.

A thing (`data-target`) with `aria-disabled="true"` only explains itself: it is in the window and somewhere on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import CDPSession, Page, ViewportSize
from tests.web.clicks import FRESH
from tests.web.windows.opened import DRAWN, drawers, tabs
from tests.web.windows.windows import Window

SCRIPT = Path(__file__).with_name("geometry.js").read_text()
MEASURE = "(wanted) => geometry(wanted)"
# Who has no name of his own: the reader, and a player whom the rules move.
UNNAMED = ("tu", "you", "il terzo giocatore", "the third player", "Châteauma")


class Glass:
    """A page whose window takes every size, and what is wrong with it there."""

    def __init__(self, page: Page, names: Sequence[str], errors: list[str], cdp: CDPSession | None = None) -> None:
        """With the session by which the page has been given its sizes before, if there was one: each that has ever
        given one gives it again when another page is opened."""
        self.page = page
        self.errors = errors
        self.names = [*names, *UNNAMED]
        self.cdp: CDPSession = cdp or page.context.new_cdp_session(page)
        self.said: set[str] = set()

    def resize(self, window: Window) -> None:
        """As the browser's window would be; the page keeps its state. Playwright says nothing of a size that it has
        said before, whatever has been said since."""
        size: ViewportSize = {"width": window.width, "height": window.height}
        self.page.set_viewport_size(size)
        wanted = {**size, "deviceScaleFactor": window.zoom, "mobile": False}
        self.cdp.send("Emulation.setDeviceMetricsOverride", wanted)
        shown = self.page.evaluate(DRAWN)
        assert shown == [window.width, window.height], f"{window.name} is {shown}"

    def faults(self, window: Window, drawers: bool = False, tabs: bool = True) -> list[str]:
        """Everything that is wrong in this window, in each of its tabs and with every drawer open if wanted."""
        self.resize(window)
        self.said.clear()
        found = self.measure(window)
        if tabs:
            found += self.in_tabs(window)
        if drawers:
            found += self.in_drawers(window)
        found += [f"console: {error}" for error in dict.fromkeys(self.errors)]
        self.errors.clear()
        return found

    def measure(self, window: Window, state: str = "", over: bool = False) -> list[str]:
        """What has not been said before in this window. `over`: something may lie over the question."""
        wanted = {
            "least": window.target,
            "phone": window.phone,
            "names": self.names,
            "over": over,
        }
        found: list[str] = self.page.evaluate(MEASURE, wanted)
        new = [fault for fault in found if fault not in self.said]
        self.said.update(new)
        return [f"{state}{fault}" for fault in new]

    def pick(self) -> bool:
        """Pick the first thing of a series; False where the question is none."""
        if not self.page.locator(".tally").count():
            return False
        self.page.locator(FRESH).first.evaluate("(thing) => thing.click()")
        self.page.wait_for_function("document.querySelector('.tally b').textContent !== '0'", polling=40)
        return True

    def in_tabs(self, window: Window) -> list[str]:
        """With each of the other tabs open."""
        return [fault for label in tabs(self.page) for fault in self.measure(window, f"[tab {label}] ")]

    def in_drawers(self, window: Window) -> list[str]:
        return [
            fault
            for what in drawers(self.page)
            for fault in self.measure(window, f"[{what} open] ", over=what == "menu")
        ]
