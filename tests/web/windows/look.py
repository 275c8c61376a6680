"""One table in one window: what is wrong there, and a picture of it.

python -m tests.web.windows.look san-juan --window 1366x657 --ask builder.build --shot /tmp/table.png
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.web import chromium
from tests.web.house import House
from tests.web.windows.positions import TABLES, TURN, Position, kinds, position, somewhere
from tests.web.windows.tables import Room
from tests.web.windows.windows import BY_NAME, WINDOWS, Window

from ludoteca.core import registry

FIRST = {
    "san-juan": "round.pick",
    "puerto-rico": "round.role",
    "venezia": "building.site",
}


def looked_at(browser: Browser, house: House, places: list[Position], given: argparse.Namespace) -> int:
    """How many faults there are."""
    room = Room(browser, house, given.lang, given.theme, painted=given.shot is not None)
    many = len(places) * len(given.windows) > 1
    count = 0
    for place in places:
        glass = room.wait(place) if given.waiting else room.sit(place)
        if not given.waiting:
            lost = room.out_of_reach(glass)
            count += len(lost)
            print("".join(f"    {one}\n" for one in lost), end="", flush=True)
        for window in given.windows:
            found = glass.faults(window, given.drawers)
            count += len(found)
            print(
                f"{place.game} {place.ask} {place.players} players {given.lang} {window.name} ({window.frame}): "
                f"{len(found)} faults",
                flush=True,
            )
            if not given.quiet:
                print("".join(f"    {fault}\n" for fault in found), end="", flush=True)
            if given.shot:
                file = given.shot
                if many:
                    file = file.with_stem(f"{file.stem}-{place.ask}-{place.players}-{window.name.replace('@', '-')}")
                room.page.screenshot(path=file)
    return count


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="such as san-juan or puerto_rico, or a table such as burgundy-team")
    parser.add_argument("--window", action="append", help="such as 1366x657 or 1366x657@125, or any size; all")
    parser.add_argument("--ask", action="append", help="a kind of question; all")
    parser.add_argument("--players", type=int, help="the fewest or the most; else the most")
    parser.add_argument("--lang", choices=["it", "en"], default="it")
    parser.add_argument("--theme", choices=["light", "dark"], default="light")
    parser.add_argument("--shot", type=Path, help="a picture; of several, their names are made from this one")
    parser.add_argument("--drawers", action="store_true", help="with every drawer open as well")
    parser.add_argument("--quiet", action="store_true", help="numbers of faults alone")
    parser.add_argument("--faults", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--waiting", action="store_true", help="somebody else is asked")
    parser.add_argument("--list", action="store_true", help="which windows and questions there are")
    given = parser.parse_args()
    given.game = given.game.replace("_", "-")
    wanted = given.window or ["1366x768"]
    given.windows = list(WINDOWS) if "all" in wanted else [BY_NAME.get(name) or sized(name) for name in wanted]
    given.asks = kinds(given.game) if "all" in (given.ask or ()) else given.ask or [FIRST.get(given.game, TURN)]
    return given


def places(given: argparse.Namespace) -> list[Position]:
    if given.game not in TABLES:
        return [somewhere(given.game, given.players or max(registry.game(given.game).seats))]
    players = given.players or max(TABLES[given.game].players)
    return [position(given.game, ask, players) for ask in given.asks]


def sized(name: str) -> Window:
    width, height = name.split("@")[0].split("x")
    zoom = int((*name.split("@"), "100")[1]) / 100
    return Window(name, round(int(width) / zoom), round(int(height) / zoom), zoom)


def main() -> int:
    given = arguments()
    if given.list:
        print("\n".join([f"{one.name} {one.frame}" for one in WINDOWS] + kinds(given.game)))
        return 0
    found = chromium.find()
    assert found, "there is no Chromium on this machine"
    with tempfile.TemporaryDirectory(prefix="ludoteca-look-") as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = chromium.launch(playwright, found)
        try:
            return 1 if looked_at(browser, house, places(given), given) else 0
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    sys.exit(main())
