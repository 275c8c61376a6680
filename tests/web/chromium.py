"""Which Chromium tests and pictures are made with."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Error, Page, Playwright

# The build without a window of its own comes first: it draws the same pages at half the work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CLOSED = 2_000  # milliseconds
TRIES = 10


# Nobody looks at the pictures of most tests, and to draw them is a quarter of the work: without shadows and gradients,
# which have no part in where things lie or what can be clicked.
PLAINLY = """addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { box-shadow: none !important; text-shadow: none !important;" +
    " background-image: none !important; }");
  document.adoptedStyleSheets.push(sheet);
});"""


def find() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def launch(playwright: Playwright, path: str) -> Browser:
    """A browser that dies while it starts is started once more: seen once, and not again in 220 launches under load."""
    # One tile for a window: of many small ones each is drawn from the whole list of what there is to draw.
    tiles = ["--default-tile-width=2048", "--default-tile-height=1024"]
    arguments = ["--no-sandbox", "--disable-gpu", "--in-process-gpu", *tiles]
    try:
        return playwright.chromium.launch(executable_path=path, args=arguments)
    except Error:
        return playwright.chromium.launch(executable_path=path, args=arguments)


def target_of(page: Page) -> str:
    """What Chromium calls a page."""
    session = page.context.new_cdp_session(page)
    target: str = session.send("Target.getTargetInfo")["targetInfo"]["targetId"]
    session.detach()
    return target


def close(page: Page, target: str) -> None:
    """A page that loads itself anew in the moment it is closed stays open, though Chromium says it is closing: whoever
    waits for that (`page.close`) waits for ever. Asked again it closes."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    for _ in range(TRIES):
        if page.is_closed():
            break
        try:
            with page.expect_event("close", timeout=CLOSED):
                session.send("Target.closeTarget", {"targetId": target})
        except Error:  # it took too long, or it is gone by now
            continue
    session.detach()
    assert page.is_closed(), f"{page.url} cannot be closed"
