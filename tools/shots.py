"""Screenshots of every page and table, from matches really played, into docs/shots (`make shots`).

Every page at both sizes, in both themes and both languages; without `--all` four pictures of the eight. Every table in
every class of window, questions, themes and languages in turn; with `--all` each question in each window.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from tests.web import chromium
from tests.web.clicks import LOOK
from tests.web.house import House
from tests.web.windows.positions import TABLES, TURN, position
from tests.web.windows.windows import Window, window

ROOT = Path(__file__).resolve().parent.parent
SHOTS = ROOT / "docs" / "shots"
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}
QUALITY = 48
LEVEL = "apprentice"
# What others play meanwhile.
OTHERS = {"puerto-rico": "Caffè e tabacco", "venezia": "Giovedì in laguna"}
# Middle of a game: something has been built, nothing is over. By rounds, or by answers where a game has none or few.
ROUND = 6
ANSWERS = {"venezia": 220, "burgundy": 150}
CARDS = 3
MATCHES = 12
PLAYERS = 4
# A window of each class, those of the mockups where there are such.
CLASSES = (
    window(390, 844),
    window(844, 390),
    window(820, 1180),
    window(1180, 820),
    window(1280, 657),
    window(1366, 768),
    window(1920, 1080),
    window(2560, 1440),
)
QUESTIONS = {
    "san-juan": ("builder.build", "round.pick", "builder.pay"),
    "puerto-rico": ("round.role", "mayor.man", "captain.load"),
    "venezia": ("cards.play", "draw", "building.site"),
    "burgundy": ("ship.depot", "turn.end", "turn.act"),
}
# Tables with expansions, at the fullest positions that the tests of the windows found.
EXPANDED = {
    "burgundy-many": (TURN, "tribute.pay"),
    "burgundy-vineyards": (TURN, "vine.order"),
    "burgundy-team": (TURN,),
    "burgundy-solo": (TURN, "solo.order"),
    "burgundy-chateau": (TURN,),
}


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
        kept = json.dumps({"name": "Ada", "pace": "instant", "theme": look.theme, "level": LEVEL})
        self.page.evaluate(
            "([settings, theme, lang]) => Object.assign(localStorage, { settings, theme, lang })",
            [kept, look.theme, look.lang],
        )

    def take(self, name: str, ready: str, path: str) -> None:
        """The page at `path` in every look."""
        for look in self.looks:
            self.dress(look)
            self.open(path, ready)
            self.keep_shot(self.folder / f"{name}-{look.size}-{look.theme}-{look.lang}.jpg")

    def open(self, path: str, ready: str) -> None:
        # By way of an empty page: an address that differs in its last part only is not loaded again.
        self.page.goto("about:blank")
        self.page.goto(f"{self.house.base}{path}")
        self.page.wait_for_selector(ready)
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.page.evaluate("scrollTo(0, 0)")

    def keep_shot(self, file: Path) -> None:
        self.page.screenshot(path=file, type="jpeg", quality=QUALITY)
        print(f"{file.name}: {file.stat().st_size // 1024} KB", flush=True)

    def bots(self, count: int) -> list[dict[str, Any]]:
        return [{"who": "bot", "name": name, "level": LEVEL} for name in ["Petra", "Zeno", "Ines", "Olmo"][:count]]

    def keep(self, made: dict[str, Any]) -> None:
        self.page.evaluate(
            "([table, tokens]) => { const kept = JSON.parse(localStorage.seats ?? '{}');"
            " localStorage.seats = JSON.stringify({ ...kept, [table]: tokens }); }",
            [made["table"]["id"], made["tokens"]],
        )

    def table(self, game: str, ask: str) -> str:
        """The address of a table at which Ada is asked this in the middle of a match."""

        def wanted(seen: dict[str, Any]) -> bool:
            view, own = seen["view"], seen["view"]["players"][seen["reader"]]
            late = seen["row"] >= ANSWERS[game] if game in ANSWERS else view["round"] >= ROUND
            return late and seen["question"]["ask"] == ask and len(own.get("cards") or range(CARDS)) >= CARDS

        seats = [{"who": "me", "name": "Ada"}, *self.bots(PLAYERS - 1)]
        for seed in range(MATCHES):
            made = self.house.table(game, seats, public=True)
            if self.house.advance(made, wanted, random.Random(seed)):
                self.keep(made)
                return f"/t/{made['table']['id']}"
        raise SystemExit(f"{ask} of {game} did not come up in {MATCHES} matches")

    def expanded(self, table: str, ask: str) -> str:
        """The address of a table with expansions at which Ada is asked this."""
        place = position(table, ask, min(TABLES[table].players))
        self.house.deal_from(place.number, place.answers)
        seats = self.bots(place.players)
        seats[place.seat] = {"who": "me", "name": "Ada"}
        made = self.house.table(place.game, seats, options=place.options)
        self.house.deal_from(0)
        self.keep(made)
        return f"/t/{made['table']['id']}"

    def guided(self, game: str) -> str:
        """The address of a table at which Ada begins to be guided."""
        made = self.house.call("POST", f"/guides/{game}", {"name": "Ada"})
        self.keep(made)
        return f"/t/{made['table']['id']}"

    def take_windows(self, game: str, every: bool) -> None:
        """The table in every class of window: questions, themes and languages in turn."""
        asks, found = (QUESTIONS[game], self.table) if game in QUESTIONS else (EXPANDED[game], self.expanded)
        for place, ask in enumerate(asks):
            path = found(game, ask)
            for number, size in enumerate(CLASSES):
                if every or number % len(asks) == place:
                    self.take_window(f"{game}-{ask.replace('.', '-')}" if every else game, path, size, number)

    def take_window(self, name: str, path: str, size: Window, number: int) -> None:
        # Two of one theme, then two of the other: so each language is seen in both.
        self.dress(Look("desk", ("light", "dark")[number // 2 % 2], ("it", "en")[number % 2]))
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.open(path, ".q.mine")
        self.keep_shot(self.folder / f"{name}-{size.name}.jpg")


def take_finished(studio: Studio, names: Sequence[str]) -> None:
    """What there is of a match that is over."""
    if names:
        table = studio.house.table("san-juan", studio.bots(4), public=True)["table"]["id"]
        studio.page.goto(f"{studio.house.base}/t/{table}")
        studio.page.wait_for_selector("[data-act=result]", timeout=300_000)
        if "result" in names:
            studio.take("result", ".cards article", f"/r/{table}")
        if "replay" in names:
            studio.take("replay", "input[type=range]", f"/p/{table}#90")


def take_all(studio: Studio, wanted: Sequence[str], every: bool) -> None:
    def want(name: str) -> bool:
        return not wanted or name in wanted

    for game in (*QUESTIONS, *EXPANDED):
        if want(game):
            studio.take_windows(game, every)
    if want("lobby") or want("home"):
        seats = [{"who": "me", "name": "Ada"}, {"who": "person", "name": ""}, *studio.bots(1)]
        made = studio.house.table("san-juan", seats, name="Venerdì sera", public=True, start=False)
        studio.keep(made)
        for game, name in OTHERS.items():
            seats = [{"who": "me", "name": "Luca"}, {"who": "person", "name": ""}, *studio.bots(1)]
            studio.house.table(game, seats, name=name, public=True, start=False)
        if want("lobby"):
            studio.take("lobby", ".lobby .invite", f"/t/{made['table']['id']}")
    if want("guide"):
        studio.take("guide", "[data-coach][data-laid]", studio.guided("san-juan"))
    take_finished(studio, [name for name in ("result", "replay") if want(name)])
    pages = {
        "home": ("/", "[data-play]"),
        "new-table": ("/new/puerto-rico", "[data-act=begin]:enabled"),
        "new-burgundy": ("/new/burgundy", "[data-act=begin]:enabled"),
        "learn": ("/learn/san-juan", "[data-words]"),
        "pieces": ("/pieces/san-juan", "dl.intro"),
        "about": ("/about", "main h1"),
    }
    for name, (path, ready) in pages.items():
        if want(name):
            studio.take(name, ready, path)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="all looks of every page, all questions in all windows")
    parser.add_argument("--out", type=Path, default=SHOTS, help="another folder than docs/shots")
    parser.add_argument("names", nargs="*", help="only these (home, lobby, san-juan ...)")
    given = parser.parse_args()
    found = chromium.find()
    if found is None:
        print("there is no Chromium on this machine", file=sys.stderr)
        return 1
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ludoteca-shots-") as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = chromium.launch(playwright, found)
            take_all(Studio(browser, house, ALL if given.all else KEPT, given.out), given.names, given.all)
            browser.close()
        finally:
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
