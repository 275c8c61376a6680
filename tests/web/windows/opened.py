"""What is not seen at first: each tab of a page and each thing that opens over it, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import ElementHandle, Page

# Two frames: one in which the new size is laid out, one in which what watches sizes has acted on it.
DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done([innerWidth, innerHeight]))))"""
OPEN = "dialog[open], [data-drawer], [data-opens=powers][aria-expanded=true] + ul"


def tabs(page: Page) -> Iterator[str]:
    """The names of the other tabs, each while it is open; the one that was open is open again afterwards."""
    shown = [tab for tab in page.locator("[role=tab]").element_handles() if tab.is_visible()]
    open_now = [tab for tab in shown if tab.get_attribute("aria-selected") == "true"]
    for tab in [one for one in shown if one not in open_now]:
        label = (tab.get_attribute("aria-label") or tab.inner_text()).split("\n")[0]
        show(page, tab)
        yield label
    for tab in open_now[:1]:
        show(page, tab)


def show(page: Page, tab: ElementHandle) -> None:
    tab.evaluate("(tab) => tab.click()")
    page.evaluate(DRAWN)


def drawers(page: Page) -> Iterator[str]:
    """What opens, each while it is open."""
    openers = page.locator("[data-opens]:visible")
    for place in range(openers.count()):
        opener = openers.nth(place)
        what = opener.get_attribute("data-opens") or ""
        if what == "powers":  # a list beside its button, which hears Escape where the focus is
            opener.focus()
        opener.evaluate("(button) => button.click()")
        drawer = page.locator(OPEN).first
        drawer.wait_for(state="visible")
        page.evaluate(DRAWN)
        yield what
        page.keyboard.press("Escape")
        drawer.wait_for(state="detached")
        page.evaluate(DRAWN)
