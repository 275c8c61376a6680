"""The first move at a table of its own, in Chromium: `python -m tests.install.first_move URL GAME`.

A program by itself, since Playwright's event loop would be in the way of other tests of the same process.
"""

from __future__ import annotations

import random
import sys

from playwright.sync_api import sync_playwright
from tests.web import chromium
from tests.web.clicks import LOOK, PATIENCE, settle, step

CLICKS = 40


def main(url: str, game: str) -> None:
    found = chromium.find()
    assert found is not None, "there is no Chromium on this machine"
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright, found)
        page = browser.new_context(bypass_csp=True, locale="en-GB").new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(LOOK)
        page.goto(f"{url}/new/{game}")
        page.click("[data-act=begin]:enabled")
        settle(page)
        asked = page.locator(".q").get_attribute("data-row")
        dice = random.Random(0)
        for _ in range(CLICKS):
            step(page, dice)
            settle(page)
            if page.locator(".q").get_attribute("data-row") != asked:
                print(f"moved at {page.url}")
                break
        else:
            raise AssertionError(f"no move in {CLICKS} clicks")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
