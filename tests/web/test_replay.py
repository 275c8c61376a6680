"""A match seen again: move by move, through everybody's eyes or somebody's, in every window, and shared."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Meet
from tests.web.house import House

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
LAPTOPS = ["1366x768", "1920x1080", "1280x600", "1280x657"]
TOUCHED = ["1180x820", "1024x768", "820x1180", "844x390", "390x844", "360x640"]
# The cards in a seat's hand, those included that have just left it.
HAND = "[data-zone='hand:{seat}'] > ul:first-child .thing[data-target]"


def size(window: str) -> dict[str, int]:
    width, height = window.split("x")
    return {"width": int(width), "height": int(height)}


def at(page: Page, done: int) -> None:
    expect(page.locator("input[type=range]")).to_have_value(str(done))


def plies_of(house: House, match: str, verb: str) -> list[int]:
    """The positions after answers of this kind."""
    entries = house.call("GET", f"/replays/{match}")["entries"]
    return [one["row"] + 1 for one in entries if one["kind"] == "play" and one["text"].split(" ")[0] == verb]


def frame(house: House, match: str, ply: int, reader: int = -2) -> dict[str, Any]:
    found: dict[str, Any] = house.call("GET", f"/replays/{match}/frames?start={ply}&count=1&reader={reader}")[0]
    return found


def opened(page: Page) -> Page:
    page.wait_for_selector("[data-lane] li", state="attached")
    return page


def hand(page: Page, seat: int) -> list[str]:
    """The cards that lie in a lane's hand now."""
    cards = page.locator(HAND.format(seat=seat)).evaluate_all("all => all.map(one => one.dataset.target.split(':')[1])")
    return sorted(cards)


# Moving, looking, sharing


def test_slider_keys_and_buttons_go_through_a_match(meet: Meet, house: House) -> None:
    page = opened(meet(lang="en").go(f"/p/{house.played(bots=3)}"))
    slider = page.get_by_role("slider")
    moves = int(slider.get_attribute("max") or 0)
    assert moves > 20
    at(page, 0)
    page.click("[data-act=next]")
    at(page, 1)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^move 1 of {moves}, Round 1, \w+’s turn$"))
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("Control+ArrowRight")
    second = int(slider.input_value())
    assert second > 2
    expect(slider).to_have_attribute("aria-valuetext", re.compile(", Round 2, "))
    page.keyboard.press("Control+ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, moves)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("4")
    expect(page.locator("[data-speed='4']")).to_have_attribute("aria-checked", "true")
    page.locator("#main").focus()
    page.keyboard.press("Space")
    expect(slider).not_to_have_value("0")
    page.keyboard.press("Space")
    slider.fill(str(moves // 2))
    at(page, moves // 2)


def test_a_shared_link_opens_on_everybody(meet: Meet, house: House) -> None:
    ada = meet()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=house.base)
    page = opened(ada.go(f"/p/{house.played(bots=2)}"))
    page.get_by_role("slider").fill("30")
    at(page, 30)
    page.click("[data-reader='1']")
    expect(page.locator("[data-reader='1']")).to_have_attribute("aria-checked", "true")
    page.click("[data-act=share]")
    page.click("[data-act=copy]")
    expect(page.locator(".toast")).to_be_visible()
    guest = meet(lang="en").page
    guest.goto(page.evaluate("navigator.clipboard.readText()"))
    at(opened(guest), 30)
    expect(guest.locator("[data-reader='-2']")).to_have_attribute("aria-checked", "true")


def test_who_has_played_sees_it_with_own_eyes_and_is_told_of_as_you(meet: Meet, house: House) -> None:
    made = house.table("san-juan", house.seats(3))
    assert not house.advance(made, lambda _seen: False, random.Random(1))
    ada = meet(lang="en")
    ada.sit(made).wait_for_selector("[data-act=result]")
    page = opened(ada.go(f"/p/{made['table']['id']}"))
    expect(page.locator("[data-reader='0']")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("End")
    for reader in ["0", "-2"]:
        page.click(f"[data-reader='{reader}']")
        expect(page.locator(f"[data-reader='{reader}']")).to_have_attribute("aria-checked", "true")
        said = page.locator(".rail .log").inner_text()
        assert "You take the" in said
        assert not re.search(r"\bAda\b", said), "the log says my own name"
    assert page.locator("[data-lane='0'] header").inner_text().count("you") == 1


def test_a_replay_while_it_is_played_shows_only_what_its_player_saw(meet: Meet, house: House) -> None:
    made = house.at("san-juan", 3, "round.pick", lambda seen: seen["row"] > 12)
    ada = meet(lang="en")
    ada.sit(made).wait_for_selector(".q")
    page = opened(ada.go(f"/p/{made['table']['id']}"))
    expect(page.locator("[data-reader]")).to_have_count(1)
    expect(page.locator("[data-act=share], [data-act=go-on]")).to_have_count(0)
    assert hand(page, 0)
    assert not hand(page, 1)


# What is shown of a position


def test_everybody_is_open_in_one_view_and_nobody_else_in_a_seats_own(meet: Meet, house: House) -> None:
    match = house.played(bots=3)
    ply = plies_of(house, match, "build")[3]
    page = opened(meet().go(f"/p/{match}#{ply}"))
    order = page.locator("[data-lane]").evaluate_all("all => all.map(one => one.dataset.lane)")
    assert order == ["0", "1", "2"]
    at_ply = int(page.url.split("#")[1])
    players = frame(house, match, at_ply)["view"]["players"]
    assert any(len(player["cards"]) for player in players)
    page.click("[data-reader='1']")
    expect(page.locator("[data-reader='1']")).to_have_attribute("aria-checked", "true")
    order = page.locator("[data-lane]").evaluate_all("all => all.map(one => one.dataset.lane)")
    assert order == ["2", "0", "1"], "the lane of whose eyes it is comes last"
    for seat in [0, 2]:
        assert not hand(page, seat), "a hand that this seat has not seen"
        backs = page.locator(f"[data-zone='hand:{seat}'] > ul:first-child .mc.blank:not([data-left])")
        expect(backs).to_have_count(players[seat]["hand"])


def test_cards_that_are_drawn_lie_with_whoever_draws_them(meet: Meet, house: House) -> None:
    """In the view of everybody the councillor's cards once lay in the hand of the seat nearest."""
    match = house.played(bots=3)
    drawn = 0
    page = meet().page
    for ply in plies_of(house, match, "role"):
        view = frame(house, match, ply)["view"]
        if not view.get("drawn_cards"):
            continue
        page.goto(f"{house.base}/p/{match}#{ply}")
        page.reload()
        opened(page)
        expect(page.locator("[data-drawn]")).to_have_count(1)
        expect(page.locator(f"[data-drawn='{view['drawn_by']}'] li")).to_have_count(len(view["drawn_cards"]))
        for seat, player in enumerate(view["players"]):
            assert hand(page, seat) == sorted(player["cards"])
        drawn += 1
        if drawn == 3:
            break
    assert drawn == 3


def test_the_sentence_and_the_log_say_the_same_of_every_move(meet: Meet, house: House) -> None:
    """Cards that are paid were once counted one by one in the bar and together in the log."""
    match = house.played(bots=3)
    page = opened(meet(lang="en").go(f"/p/{match}"))
    several = 0
    for move in range(1, 60):
        page.click("[data-act=next]")
        at(page, move)
        said = page.locator(".say .words").inner_text()
        rows = page.locator(f".log li.on button[data-move='{move}'] > span").all_inner_texts()
        assert rows
        for row in rows:
            if not row.startswith("Round "):
                assert row in said or row.split(": ")[0] in said, f"move {move}: {row!r} is not in {said!r}"
        several += len(rows) > 1
    assert several > 5
    # Each move is numbered once, and leads to its place.
    numbers = page.locator(".rail .log small").all_inner_texts()
    assert numbers == [str(n + 1) for n in range(len(numbers))]
    page.locator(".rail .log button[data-move='7']").first.click()
    at(page, 7)


def test_nobody_thinks_in_a_replay(meet: Meet, house: House) -> None:
    page = opened(meet(lang="en").go(f"/p/{house.played(bots=3)}#20"))
    for reader in ["-2", "0"]:
        page.click(f"[data-reader='{reader}']")
        expect(page.locator(f"[data-reader='{reader}']")).to_have_attribute("aria-checked", "true")
        expect(page.locator(".thinking")).to_have_count(0)
        expect(page.get_by_text("Waiting for")).to_have_count(0)


def test_bots_of_a_replay_have_their_level(meet: Meet, house: House) -> None:
    page = opened(meet(lang="en").go(f"/p/{house.played(bots=3)}"))
    expect(page.locator("[data-lane]").get_by_text("bot · Novice").first).to_be_visible()


# The way of a move

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
    [("san-juan", 4, "build", "it"), ("puerto-rico", 5, "load", "en"), ("venezia", 3, "open", "it")],
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


def test_a_finished_match_is_played_on_from_any_move(meet: Meet, house: House) -> None:
    match = house.played(bots=3)
    ply = plies_of(house, match, "build")[3]
    ada = meet(lang="en", name="Ada")
    page = opened(ada.go(f"/p/{match}#{ply}"))
    here = page.url.split("#")[1]
    page.click("[data-act=go-on]")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Zeno").check()
    expect(sheet.locator("[data-says=bots]")).to_contain_text("What Zeno could not know is dealt again")
    sheet.get_by_role("radio", name="Friends").check()
    expect(sheet.locator("[data-says=friends]")).to_contain_text("Everybody keeps what they held")
    expect(sheet.get_by_role("radio", name="Novice")).to_have_count(0)
    sheet.get_by_role("radio", name="Bots").check()
    sheet.get_by_role("radio", name="Novice").check()
    sheet.locator("[data-act=begin]").click()
    page.wait_for_selector(".q")
    table = page.url.rsplit("/", 1)[1]
    made = house.call("GET", f"/tables/{table}")
    assert made["origin"] == {"key": match, "row": int(here), "seat": 1, "redealt": True}
    assert [seat["control"] for seat in made["seats"]] == ["bot", "person", "bot"]
    assert made["seats"][1]["name"] == "Ada"
    # The table says what it is, and leads back to the move.
    mark = page.locator("[data-mark=origin]")
    expect(mark).to_have_accessible_name("Played on from another game: see that move")
    mark.click()
    opened(page)
    assert page.url.endswith(f"/p/{match}#{here}")


def test_friends_are_waited_for_and_a_finished_position_is_not_offered(meet: Meet, house: House) -> None:
    match = house.played(bots=2)
    page = opened(meet(PHONE, lang="en", touch=True).go(f"/p/{match}#10"))
    page.locator("[data-act=go-on]:visible").tap()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Friends").check()
    sheet.locator("[data-act=begin]").tap()
    page.wait_for_url("**/t/*")
    made = house.call("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert made["status"] == "open"
    assert made["origin"]["redealt"] is False
    page.goto(f"{house.base}/p/{match}")
    opened(page)
    page.keyboard.press("End")
    expect(page.locator("[data-act=go-on]:visible")).to_have_count(0)


# The log and what was taken back


def answer(house: House, made: dict[str, Any], choice: int = 0) -> None:
    """Give one of the possible answers to the open question, which is asked of somebody at this screen."""
    table = made["table"]["id"]
    seat = house.call("GET", f"/tables/{table}")["asked"]
    token = made["tokens"][seat]["token"]
    state = house.call("GET", f"/tables/{table}/state", token=token)
    choices = [one["code"] for one in state["question"]["menu"]["choices"] if one["now"]]
    body = {"row": state["row"], "codes": [choices[choice % len(choices)]]}
    house.call("POST", f"/tables/{table}/answer", body, token)


def test_the_log_of_a_replay_ends_with_the_move_shown(meet: Meet, house: House) -> None:
    """Answers taken back are rows of the match, but no moves of its replay."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "here", "name": "Bea"}]
    made = house.table("puerto-rico", seats)
    table = made["table"]["id"]
    answer(house, made)
    for one in made["tokens"]:
        state = house.call("GET", f"/tables/{table}/state", token=one["token"])
        if state["back"]["undo"] == 0:
            house.call("POST", f"/tables/{table}/undo", {"row": state["row"], "to": 0}, one["token"])
    assert house.call("GET", f"/tables/{table}")["rows"] == 2
    for move in range(6):
        answer(house, made, move)
    ada = meet()
    ada.sit(made)
    page = opened(ada.go(f"/p/{table}#0"))
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert 1 < last <= 6
    for move in range(1, last + 1):
        page.click("[data-act=next]")
        at(page, move)
        expect(page.locator(f".log [aria-current=step][data-move='{move}']")).to_have_count(1)
    assert page.url.endswith("#6")
