"""A replay in every window: nothing is cut or covered, rings follow their things, the log has its place."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Meet
from tests.web.house import House
from tests.web.replayed import DESK, LAPTOPS, PHONE, TOUCHED, opened, plies_of, size

ENDS = """() => {
  const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
  const one = (wanted) => { const found = document.querySelector(wanted); return found ? box(found) : null; };
  return {
    from: one(".way .from"), to: one(".way .to"), line: document.querySelector(".way .line")?.getAttribute("d") ?? "",
    left: one(".lane.act [data-left=city]"), came: one(".lane.act [data-zone^='city:'] [data-came]"),
  };
}"""


def around(ring: list[float], thing: list[float]) -> bool:
    """Whether a ring lies around a thing, and close to it."""
    return all(
        0 <= thing[side] - ring[side] < 8 and 0 <= ring[side] + ring[side + 2] - thing[side] - thing[side + 2] < 8
        for side in (0, 1)
    )


def test_source_and_target_are_ringed_and_follow_the_window(meet: Meet, house: House) -> None:
    match = house.played(bots=3)
    ply = plies_of(house, match, "build")[4]
    page = opened(meet().go(f"/p/{match}#{ply}"))
    lines = []
    for window in ["1366x768", "1024x768", "390x844"]:
        page.set_viewport_size(size(window))  # type: ignore[arg-type]
        page.wait_for_function(
            f"""() => {{
              const {{ to, came, line }} = ({ENDS})();
              return line && to && came && Math.abs(to[0] - came[0]) < 8 && Math.abs(to[1] - came[1]) < 8;
            }}"""
        )
        ends = page.evaluate(ENDS)
        assert around(ends["to"], ends["came"])
        assert around(ends["from"], ends["left"])
        lines.append(ends["line"])
    assert len(set(lines)) == 3, "the line is drawn again when the window changes"
    expect(page.locator(".lane.act .paid strong").first).to_be_visible()


# Every window

# What only some windows have follows them a moment later.


SETTLED = """() => {
  const [touch, slim] = ["(max-width: 1219px), (max-height: 589px)", "(max-width: 599px), (max-height: 589px)"]
    .map((one) => matchMedia(one).matches);
  return !document.querySelector(".rail") === touch && !document.querySelector(".opens") === !slim;
}"""
REGIONS = """() => [...document.querySelectorAll("[data-region]")].filter((one) => one.getClientRects().length)
  .map((one) => [one.dataset.region, one.getBoundingClientRect()])
  .map(([name, { left, top, right, bottom }]) => ({ name, left, top, right, bottom }))"""
# Controls that a click would not reach, and words that run out of their place.
REACHED = """() => {
  const faults = [];
  for (const one of document.querySelectorAll(".replay :is(button, a, input)")) {
    if (!one.getClientRects().length || one.closest("[data-scroller], .lanes, [inert]")) continue;
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(one === hit || one.contains(hit))) faults.push(`${one.outerHTML.slice(0, 80)} is covered`);
    if (left < -0.5 || left + width > innerWidth + 0.5) faults.push(`${one.outerHTML.slice(0, 80)} is out`);
  }
  for (const one of document.querySelectorAll(".lane.open, .lane.open .has, .lane header, .say, .strip, .top"))
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      faults.push(`${one.className} runs over: ${one.scrollHeight}/${one.clientHeight}, ${one.scrollWidth} wide`);
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) faults.push("the page scrolls");
  return faults;
}"""


@pytest.mark.parametrize(
    ("game", "bots", "verb", "lang"),
    [
        ("san-juan", 4, "build", "it"),
        ("puerto-rico", 5, "load", "en"),
        ("venezia", 5, "open", "it"),
        ("burgundy", 4, "place", "en"),
    ],
)
def test_nothing_is_cut_or_covered_in_any_window(
    meet: Meet, house: House, game: str, bots: int, verb: str, lang: str
) -> None:
    """On a phone the page was once 485 pixels wide, and the hand lay under the controls."""
    match = house.played(game, bots)
    found = plies_of(house, match, verb)
    page = meet(lang=lang).go(f"/p/{match}#{found[len(found) * 2 // 3]}")
    page.wait_for_selector("[data-lane] li, [data-lane] p", state="attached")
    faults: list[str] = []
    for window in [*LAPTOPS, *TOUCHED]:
        page.set_viewport_size(size(window))  # type: ignore[arg-type]
        page.wait_for_function(SETTLED)
        regions = page.evaluate(REGIONS)
        assert {"top", "q", "lanes", "dock"} <= {one["name"] for one in regions}
        for i, one in enumerate(regions):
            for other in regions[i + 1 :]:
                apart = (
                    one["right"] <= other["left"] + 3.5
                    or other["right"] <= one["left"] + 3.5
                    or one["bottom"] <= other["top"] + 3.5
                    or other["bottom"] <= one["top"] + 3.5
                )
                if not apart:
                    faults.append(f"{window}: {one['name']} lies over {other['name']}")
        faults += [f"{window}: {fault}" for fault in page.evaluate(REACHED)]
    assert not faults, "\n".join(faults)


def test_the_log_has_a_place_beside_the_lanes_or_a_drawer(meet: Meet, house: House) -> None:
    page = opened(meet().go(f"/p/{house.played()}#20"))
    rail = page.locator(".rail .log")
    expect(rail).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(rail).to_have_count(0)
    page.locator("[data-opens=log]:visible").click()
    expect(page.locator("[data-drawer] .log [aria-current=step]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-drawer]")).to_have_count(0)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    expect(rail).to_be_visible()


def test_on_a_phone_a_lane_opens_with_a_touch(meet: Meet, house: House) -> None:
    match = house.played(bots=3)
    page = opened(meet(PHONE, touch=True).go(f"/p/{match}#{plies_of(house, match, 'build')[2]}"))
    closed = page.locator(".lane:not(.open)").first
    seat = closed.get_attribute("data-lane")
    city = page.locator(f"[data-zone='city:{seat}']")
    expect(city).to_be_hidden()
    closed.locator(".opens").tap()
    expect(city).to_be_visible()
    page.click("[data-act=next]")
    expect(page.locator(".lane.open")).to_have_count(1)


# Playing on
