"""Playing as a person does: look for what shines, click on it, confirm."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, TimeoutError

PATIENCE = 60_000
# Milliseconds; asked at every frame, the page would be busy answering.
POLL = 40

# What the page shows now, and where a person could click. A point counts only if the click would arrive there.
LOOK = """
(() => {
  // In the middle, then where things that lie over each other show; a thing of another shape is looked for.
  const POINTS = [[0.5, 0.5], [0.12, 0.5], [0.12, 0.2], [0.5, 0.2], [0.88, 0.5], [0.06, 0.1]];
  for (let i = 1; i < 10; i++) for (let j = 1; j < 10; j++) POINTS.push([i / 10, j / 10]);
  const reach = (element, block) => {
    element.scrollIntoView({ block, inline: "nearest" });
    const box = element.getBoundingClientRect();
    for (const [across, down] of POINTS) {
      const x = box.left + box.width * across, y = box.top + box.height * down;
      const hit = document.elementFromPoint(x, y);
      if (hit && (element === hit || element.contains(hit))) return { x, y };
    }
    return null;
  };
  const spot = (element) => reach(element, "nearest") ?? reach(element, "center");
  /** Where a picture that is moved about would be dragged to bring a thing into the middle of its room. */
  const drag = (element) => {
    const room = element.closest("[data-panned]")?.parentElement.getBoundingClientRect();
    if (!room) return null;
    const box = element.getBoundingClientRect();
    const [x, y] = [room.left + room.width / 2, room.top + room.height / 2];
    const kept = (far, long) => Math.max(-0.4 * long, Math.min(0.4 * long, far));
    const dx = kept(x - box.left - box.width / 2, room.width), dy = kept(y - box.top - box.height / 2, room.height);
    return [[x - dx / 2, y - dy / 2], [x + dx / 2, y + dy / 2]];
  };
  const all = (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.getClientRects().length);
  window.ludo = {
    /** Changes with everything that an answer or a pick changes, and with what is open. */
    sign() {
      if (document.querySelector("[data-act=result]")) return "over";
      const cover = document.querySelector("[data-act=uncover]");
      if (cover) return "cover " + cover.textContent;
      const bar = document.querySelector(".q");
      if (!bar || bar.getAttribute("aria-busy") === "true") return "";
      if (!bar.classList.contains("mine")) return "waiting";
      const marks = [".thing.on", ".thing.pending"].map((one) => all(one).map((it) => it.dataset.target).join());
      const open = all("[data-drawer], [data-act=power], [role=tab][aria-selected=true]");
      const said = (one) => (one.matches(".pending") ? "!" : "") + (one.ariaLabel ?? one.textContent.trim());
      const opened = open.map(said).join();
      const picked = all(".tally b")[0]?.textContent ?? "";
      return [bar.dataset.row, bar.dataset.ask, picked, ...marks, opened].join(" ");
    },
    mine() {
      const sign = this.sign();
      return sign !== "" && sign !== "waiting" ? sign : null;
    },
    /** Of several kinds of things the first that is there. */
    next(kinds, share) {
      const wanted = kinds.find((kind) => all(kind).length);
      return wanted ? this.one(wanted, share) : null;
    },
    one(wanted, share) {
      const found = all(wanted);
      const element = found[Math.floor(share * found.length)];
      if (!element) return null;
      const point = spot(element);
      return { target: element.dataset.target ?? "", count: found.length, point, drag: point ? null : drag(element) };
    },
  };
})();
"""


def settle(page: Page) -> str:
    """Wait for my question, a cover or the end; what it is, as a sign that changes with every click."""
    sign: str = page.wait_for_function("window.ludo?.mine()", polling=POLL, timeout=PATIENCE).json_value()
    return sign


def click(page: Page, wanted: str, share: float = 0.0) -> str:
    """Click on one of the things that match, at a point where the click arrives; its target."""
    found: dict[str, Any] | None = page.evaluate("([wanted, share]) => ludo.one(wanted, share)", [wanted, share])
    assert found is not None, f"nothing to click: {wanted}"
    point = found["point"]
    assert point is not None, f"{found['target'] or wanted} is covered by something else"
    page.mouse.click(point["x"], point["y"])
    target: str = found["target"]
    return target


def brought_near(page: Page, found: dict[str, Any]) -> dict[str, Any]:
    """What was found, in sight: on a map that is larger than its room one drags until it is."""
    for _ in range(8):
        if found["point"] is not None or not found["drag"]:
            break
        start, end = found["drag"]
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=4)
        page.mouse.up()
        found = page.evaluate("(wanted) => ludo.one(wanted, 0)", f"[data-target='{found['target']}']")
    assert found["point"] is not None, f"{found['target']} is covered by something else"
    return found


def moved(page: Page, sign: str) -> None:
    """Wait until the click has shown an effect."""
    try:
        page.wait_for_function(
            "(old) => { const now = ludo.sign(); return now !== '' && now !== old; }", arg=sign, polling=POLL
        )
    except TimeoutError as error:
        raise AssertionError(f"nothing came of a click at {sign}") from error


def there(page: Page, wanted: str) -> bool:
    found: bool = page.evaluate("(wanted) => ludo.one(wanted, 0) !== null", wanted)
    return found


FRESH = ".thing.can:not(.on):not(.pending)"
CONFIRM = "[data-act=confirm]:not([disabled])"
UNCOVER = "[data-act=uncover]"
KINDS = [UNCOVER, CONFIRM, FRESH, "[data-act=loose]", "[data-act=pass]"]
# With a finger much lies behind something that opens: the tiles of a depot, other tabs, a list of powers.
OPENER = (
    "body:not(:has([data-drawer])) :is([data-opens=depot], [data-opens=powers], [role=tab]:not([aria-selected=true]))"
)
POWER = "[data-act=power]:not(.pending)"
DRAWN, CLOSE = f"[data-drawer] {FRESH}", "[data-drawer] header button.ico"
CURIOUS = 0.25  # how often something is opened


def kinds_for(finger: bool, dice: random.Random) -> list[str]:
    """What somebody without a plan looks for now, in this order; with a finger some of it is opened first, and what
    lies over the rest is closed again."""
    if not finger:
        return KINDS
    first = OPENER if dice.random() < CURIOUS else dice.choice([DRAWN, CLOSE])
    return [UNCOVER, CONFIRM, POWER, first, CLOSE, *KINDS, OPENER]


def step(page: Page, dice: random.Random, touch: bool = False) -> bool:
    """One click, or tap, of somebody who plays without a plan; False when the match is over."""
    sign = settle(page)
    if sign == "over":
        return False
    found: dict[str, Any] | None = page.evaluate(
        "([kinds, share]) => ludo.next(kinds, share)", [kinds_for(touch, dice), dice.random()]
    )
    if found is not None:
        found = brought_near(page, found)
        press = page.touchscreen.tap if touch else page.mouse.click
        press(found["point"]["x"], found["point"]["y"])
    # Where nothing can be clicked the question has just been answered by itself: it must go.
    moved(page, sign)
    return True


def play_on(page: Page, dice: random.Random, clicks: int = 1500, touch: bool = False) -> int:
    """Play to the end; how many clicks it took."""
    for count in range(clicks):
        if not step(page, dice, touch):
            return count
    raise AssertionError(f"the match is not over after {clicks} clicks")
