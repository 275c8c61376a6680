"""Which Chromium tests and pictures are made with."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Error, Playwright

# The build without a window of its own comes first: it draws the same pages at half the work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")


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
