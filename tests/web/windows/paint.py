"""From a message of the server to the next painted frame of a table, while somebody plays on from mid-game.

python -m tests.web.windows.paint burgundy --players 4
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.web import chromium
from tests.web.clicks import KINDS, settle
from tests.web.house import House
from tests.web.windows.look import FIRST
from tests.web.windows.positions import TABLES, TURN, position
from tests.web.windows.tables import Room

# Until the frame is drawn that shows the position of a message, not just the next one. A task that is begun in a frame
# runs when the frame has been drawn.
WATCH = """window.painted = [];
const whenDrawn = (done) => {
  const drawn = new MessageChannel();
  drawn.port1.onmessage = done;
  drawn.port2.postMessage(0);
};
window.WebSocket = new Proxy(window.WebSocket, {
  construct(target, args) {
    const line = new target(...args);
    line.addEventListener("message", ({ data }) => {
      const came = performance.now(), { type, row } = JSON.parse(data);
      if (type !== "update") return;
      const look = () => {
        if (Number(document.querySelector(".q")?.dataset.row ?? -1) < row) requestAnimationFrame(look);
        else whenDrawn(() => window.painted.push(performance.now() - came));
      };
      requestAnimationFrame(look);
    });
    return line;
  },
});"""


QUIET = 500  # milliseconds after a click in which the page is not asked anything, for answering takes its time too


def play(page: Page, clicks: int) -> list[float]:
    dice = random.Random(1)
    settle(page)
    page.evaluate("painted.length = 0")  # the first message brings the whole table
    for _ in range(clicks):
        if settle(page) == "over":
            break
        found = page.evaluate("([kinds, share]) => ludo.next(kinds, share)", [KINDS, dice.random()])
        if found is not None:
            page.mouse.click(found["point"]["x"], found["point"]["y"])
        page.wait_for_timeout(QUIET)
    took: list[float] = page.evaluate("painted")
    return took


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=TABLES)
    parser.add_argument("--players", type=int, help="the fewest or the most; else the most")
    parser.add_argument("--clicks", type=int, default=40)
    given = parser.parse_args()
    found = chromium.find()
    assert found, "there is no Chromium on this machine"
    with tempfile.TemporaryDirectory(prefix="ludoteca-paint-") as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = chromium.launch(playwright, found)
        try:
            room = Room(browser, house, "it", painted=True)
            room.context.add_init_script(WATCH)
            room.sit(
                position(given.game, FIRST.get(given.game, TURN), given.players or max(TABLES[given.game].players))
            )
            took = play(room.page, given.clicks)
        finally:
            browser.close()
            house.stop()
    print(f"{given.game}: {statistics.median(took):.0f} ms at the median of {len(took)}, {max(took):.0f} at most")
    return 0


if __name__ == "__main__":
    sys.exit(main())
