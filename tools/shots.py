"""Screenshots of every page and table, from matches really played, into docs/shots (`make shots`).

Every page at both sizes, in both themes and both languages; without `--all` four pictures of the eight.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from tests.web.clicks import LOOK, click, moved, settle, step
from tests.web.house import House

ROOT = Path(__file__).resolve().parent.parent
SHOTS = ROOT / "docs" / "shots"
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}
QUALITY = 48
LEVEL = "apprentice"
# What others play meanwhile.
OTHERS = {"puerto-rico": "Caffè e tabacco", "venezia": "Giovedì in laguna"}
# Middle of a game: something has been built, nothing is over.
ROUND = 5
HAND = ".thing[data-target^='hand:']"
CARDS = 3


class Look(NamedTuple):
    size: str
    theme: str
    lang: str


KEPT = (
    Look("desk", "light", "it"),
    Look("desk", "dark", "en"),
    Look("phone", "light", "en"),
    Look("phone", "dark", "it"),
)
ALL = tuple(Look(size, theme, lang) for size in SIZES for theme in ("light", "dark") for lang in ("it", "en"))


class Studio:
    """A browser of somebody called Ada, a server with some company, and the looks that are wanted."""

    def __init__(self, browser: Browser, house: House, looks: Sequence[Look], folder: Path) -> None:
        self.browser = browser
        self.house = house
        self.looks = looks
        self.folder = folder
        self.context: BrowserContext = browser.new_context(viewport=SIZES["desk"], reduced_motion="reduce")
        self.context.set_default_timeout(60_000)
        self.context.add_init_script(LOOK)
        self.page: Page = self.context.new_page()
        self.dress(KEPT[0])

    def dress(self, look: Look) -> None:
        self.page.set_viewport_size(SIZES[look.size])
        if not self.page.url.startswith(self.house.base):
            self.page.goto(self.house.base)
        kept = json.dumps({"name": "Ada", "speed": 0, "theme": look.theme, "level": LEVEL})
        self.page.evaluate(
            "([settings, theme, lang]) => Object.assign(localStorage, { settings, theme, lang })",
            [kept, look.theme, look.lang],
        )

    def take(self, name: str, ready: str, path: str = "", before: Callable[[], None] | None = None) -> None:
        """The page shown, or the one at `path`, in every look; `before` brings it into the state to be seen."""
        for look in self.looks:
            self.dress(look)
            wanted = f"{self.house.base}{path}" if path else self.page.url
            # By way of an empty page: an address that differs in its last part only is not loaded again.
            self.page.goto("about:blank")
            self.page.goto(wanted)
            self.page.wait_for_selector(ready)
            self.page.wait_for_load_state("networkidle")
            self.page.evaluate("document.fonts.ready.then(() => 0)")
            if before:
                before()
            self.page.evaluate("scrollTo(0, 0)")
            file = self.folder / f"{name}-{look.size}-{look.theme}-{look.lang}.jpg"
            self.page.screenshot(path=file, type="jpeg", quality=QUALITY)
            print(f"{file.name}: {file.stat().st_size // 1024} KB", flush=True)
        self.dress(KEPT[0])
        self.page.reload()

    def bots(self, count: int) -> list[dict[str, Any]]:
        return [{"who": "bot", "name": name, "level": LEVEL} for name in ["Petra", "Zeno", "Ines", "Olmo"][:count]]

    def sit(self, game: str, players: int, **more: Any) -> None:
        seats = [{"who": "me", "name": "Ada"}, *self.bots(players - 1)]
        made = self.house.table(game, seats, public=True, **more)
        self.keep(made)
        self.page.goto(f"{self.house.base}/t/{made['table']['id']}")

    def keep(self, made: dict[str, Any]) -> None:
        self.page.evaluate(
            "([table, tokens]) => { const kept = JSON.parse(localStorage.seats ?? '{}');"
            " localStorage.seats = JSON.stringify({ ...kept, [table]: tokens }); }",
            [made["table"]["id"], made["tokens"]],
        )

    def play_to(self, ask: str, dice: random.Random, least: int = ROUND) -> bool:
        """Play until this question comes in that round or later, with some cards where there is a hand; False if the
        match ended without it."""
        while settle(self.page) != "over":
            if (
                self.page.locator(".q").get_attribute("data-ask") == ask
                and (self.page.locator(".hand").count() == 0 or self.page.locator(HAND).count() >= CARDS)
                and int("".join(filter(str.isdigit, self.page.locator(".round").inner_text())) or 0) >= least
            ):
                return True
            step(self.page, dice)
        return False

    def table(self, name: str, game: str, ask: str, players: int, before: Callable[[], None] | None = None) -> None:
        """The question, in a match of its own."""
        for seed in range(6):
            self.sit(game, players)
            if self.play_to(ask, random.Random(seed)):
                self.take(name, ".q.mine", before=before)
                return
        raise SystemExit(f"{ask} of {game} did not come up in six matches")

    def pick(self) -> None:
        """Half of a payment."""
        sign = settle(self.page)
        if self.page.locator("[data-act=confirm][disabled]").count():
            click(self.page, ".thing.can:not(.on)")
            moved(self.page, sign)


def take_all(studio: Studio, wanted: Sequence[str]) -> None:
    def want(name: str) -> bool:
        return not wanted or name in wanted

    tables = {
        "san-juan-role": ("san-juan", "round.pick", 4, None),
        "san-juan-build": ("san-juan", "builder.build", 4, None),
        "san-juan-pay": ("san-juan", "builder.pay", 4, studio.pick),
        "puerto-rico-role": ("puerto-rico", "round.role", 4, None),
        "puerto-rico-mayor": ("puerto-rico", "mayor.man", 4, None),
        "puerto-rico-captain": ("puerto-rico", "captain.load", 4, None),
    }
    for name, (game, ask, players, before) in tables.items():
        if want(name):
            studio.table(name, game, ask, players, before)
    if want("lobby") or want("home"):
        seats = [{"who": "me", "name": "Ada"}, {"who": "person", "name": ""}, *studio.bots(1)]
        made = studio.house.table("san-juan", seats, name="Venerdì sera", public=True, start=False)
        studio.keep(made)
        for game, name in OTHERS.items():
            seats = [{"who": "me", "name": "Luca"}, {"who": "person", "name": ""}, *studio.bots(1)]
            studio.house.table(game, seats, name=name, public=True, start=False)
        if want("lobby"):
            studio.take("lobby", ".lobby #link", f"/t/{made['table']['id']}")
    if want("result") or want("replay"):
        table = studio.house.table("san-juan", studio.bots(4), public=True)["table"]["id"]
        studio.page.goto(f"{studio.house.base}/t/{table}")
        studio.page.wait_for_selector("[data-act=result]", timeout=300_000)
        if want("result"):
            studio.take("result", ".cards article", f"/r/{table}")
        if want("replay"):
            studio.take("replay", "input[type=range]", f"/p/{table}#90")
    pages = {
        "home": ("/", "[data-play]"),
        "new-table": ("/new/puerto-rico", "[data-act=begin]:enabled"),
        "learn": ("/learn/san-juan", "article h3"),
        "about": ("/about", "main h1"),
    }
    for name, (path, ready) in pages.items():
        if want(name):
            studio.take(name, ready, path)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="all eight looks of every page")
    parser.add_argument("--out", type=Path, default=SHOTS, help="another folder than docs/shots")
    parser.add_argument("names", nargs="*", help="only these (home, lobby, san-juan-pay ...)")
    given = parser.parse_args()
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        print("there is no Chromium on this machine", file=sys.stderr)
        return 1
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ludoteca-shots-") as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
            take_all(Studio(browser, house, ALL if given.all else KEPT, given.out), given.names)
            browser.close()
        finally:
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
