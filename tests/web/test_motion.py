"""How a table tells what happened: what flies from where to where and with which face, captions, skipping, my own move
before the server's word, and nothing that moves for who wants no movement."""

from __future__ import annotations

import re
import statistics
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import POLL, click, settle
from tests.web.conftest import PHONE, Meet, Person
from tests.web.house import House

TOLD = (Path(__file__).parent / "told.js").read_text()
Event = dict[str, Any]
# What is asked in the first turn of a match.
FIRST = {"san-juan": "round.pick", "puerto-rico": "round.role", "venezia": "cards.play", "burgundy": "turn.act"}


def sit(person: Person, made: dict[str, Any]) -> Page:
    person.page.add_init_script(TOLD)
    page = person.sit(made)
    settle(page)
    return page


def at_table(meet: Meet, house: House, game: str, **more: Any) -> Page:
    """When my first turn begins, with everything moving at the normal pace."""
    more = {"lang": "en", "moving": True, "pace": "normal", **more}

    def ready(seen: dict[str, Any]) -> bool:
        """With a card in my hand; at Venezia one lies open, and something in front of Petra, but no casa."""
        view, (me, petra) = seen["view"], seen["view"]["players"][:2]
        not_yet = game == "venezia" and not (view["open"] and set(petra["front"]) - {"casa"})
        return me.get("cards") not in ([], {}) and not not_yet

    return sit(meet(**more), house.at(game, 3, FIRST[game], ready))


def tell(page: Page, *answers: tuple[int, list[Event]], mine: bool = False, **view: Any) -> None:
    page.evaluate("([answers, mine, view]) => stage.tell(answers, mine, view)", [list(answers), mine, view])


def flights(page: Page, least: int, since: int = 0) -> list[dict[str, Any]]:
    page.wait_for_function("(least) => stage.flights.length >= least", arg=since + least, polling=POLL)
    found: list[dict[str, Any]] = page.evaluate("(since) => stage.flights.slice(since)", since)
    return found


def rest(page: Page) -> None:
    """End all motion."""
    page.keyboard.press("Escape")
    page.wait_for_function("!document.querySelector('.flights .fly')", polling=POLL)


def one(kind: str, **fields: Any) -> Event:
    return {"kind": kind, **fields}


PLANT = "card:indigo_plant"
IN_CITY_1 = ("city:1/indigo_plant", PLANT)

# What Petra (1) or Ada (0, who reads) does: the event, and of each flight where it begins and ends and its face.
SAN_JUAN = [
    (1, one("role", seat=1, role="builder"), [("points:1", "role:builder", "seat:1")]),
    (1, one("round", governor=2, number=2), []),
    (1, one("card", seat=1), [("deck", "hand:1", "back")]),
    (0, one("card", seat=0, card="MINE"), [("deck", "hand:MINE", "card:MINE")]),
    (1, one("discard", seat=1), [("hand:1", "discards", "back")]),
    (0, one("discard", seat=0, card="MINE"), [("hand:MINE", "discards", "card:MINE")]),
    (1, one("build", seat=1, card="indigo_plant", cover="none"), [("hand:1", *IN_CITY_1)]),
    (0, one("build", seat=0, card="indigo_plant", cover="none"), [("hand:0", "city:0/indigo_plant", PLANT)]),
    (1, one("produce", seat=1, plant="indigo"), [("deck", "city:1/indigo_plant", "back")]),
    (1, one("sell", seat=1, plant="indigo", price=1), [("city:1/indigo_plant", "discards", "back")]),
    (1, one("spend", seat=1, plant="indigo"), [("city:1/indigo_plant", "discards", "back")]),
    (1, one("tuck", seat=1), [("hand:1", "city:1", "back")]),
    (1, one("turn_up", card="well"), [("deck", "deck", "card:well")]),
    (1, one("mined", seat=1, card="well"), [("deck", "hand:1", "card:well")]),
    (1, one("quake", seat=1, card="indigo_plant", loaded=0), [("city:1/indigo_plant", "discards", PLANT)]),
    (1, one("shuffle", cards=9), [("discards", "deck", "back")] * 3),
]  # fmt: skip

PUERTO_RICO = [
    (1, one("role", seat=1, role="mayor", doubloons=1),
     [("points:1", "role:mayor", "seat:1"), ("role:mayor", "purse:1", "coin")]),
    (1, one("coin", role="trader"), [("bank", "role:trader", "coin")]),
    (1, one("tile", seat=1, tile="quarry"), [("pile:quarry", "island:1", "tile:quarry")]),
    (1, one("drawn", seat=1, tile="corn", stack=1), [("stacks", "island:1", "tile:corn")]),
    (1, one("reveal", tile="ROW", stack=1), [("stacks", "row:ROW", "tile:ROW")]),
    (1, one("colonists", seat=1, supply=1, ship=1), [("colonists", "colony:1", "colonist")] * 2),
    (1, one("build", seat=1, building="hacienda", price=2),
     [("market:hacienda", "board:1", "building:hacienda"), *[("purse:1", "bank", "coin")] * 2]),
    (1, one("produce", seat=1, good="sugar", amount=2), [("island:1", "goods:1", "barrel:sugar")] * 2),
    (0, one("bonus", seat=0, good="coffee"), [("supply:coffee", "goods:0/coffee", "barrel:coffee")]),
    (1, one("prospector", seat=1, doubloons=1), [("bank", "purse:1", "coin")]),
    (0, one("sell", seat=0, good="tobacco", doubloons=1),
     [("goods:0/tobacco", "house", "barrel:tobacco"), ("bank", "purse:0", "coin")]),
    (0, one("load", seat=0, good="indigo", amount=2, ship=1), [("goods:0/indigo", "ship:1", "barrel:indigo")] * 2),
    (1, one("ship_emptied", ship=2, good="sugar", amount=1), [("ship:2", "supply:sugar", "barrel:sugar")]),
    (0, one("lose", seat=0, good="corn", amount=1), [("goods:0/corn", "supply:corn", "barrel:corn")]),
]  # fmt: skip


VENEZIA = [
    (1, one("play", seat=1, card="casa"), [("hand:1", "front:1", "card:casa")]),
    (0, one("play", seat=0, card="MINE"), [("hand:MINE", "front:0", "card:MINE")]),
    (1, one("set", seat=1, card="palazzo"), [("hand:1", "front:1", "card:palazzo")] * 3),
    (1, one("draw", seat=1), [("pile:deck", "hand:1", "back")]),
    (0, one("draw", seat=0, card="ponte"), [("pile:deck", "hand:0", "card:ponte")]),
    (1, one("show", seat=1, card="ROW"), [("hand:1", "open:ROW", "card:ROW")]),
    (1, one("open", seat=1, card="ROW"), [("open:ROW", "hand:1", "card:ROW")]),
    (1, one("discard", seat=1, card="casa", number=2), [("front:1", "pile:discard", "card:casa")] * 2),
    (1, one("treasure", seat=1), [("pile:treasure", "tokens:1", "treasure")]),
    (0, one("treasure", seat=0, value=4), [("pile:treasure", "tokens:0", "token:4")]),
    (1, one("drain", seat=1, hex="A01"), [("hex:A01", "tokens:1", "swamp")]),
    (1, one("move", seat=1, **{"from": 0, "to": 6}), [("gondola:1", "gondola:1", "gondola:1")]),
    (1, one("built", seat=1, card="casa", site="A05"), [("supply:casa", "map", "piece:casa")]),
    (1, one("shuffle", cards=9), [("pile:discard", "pile:deck", "back")] * 3),
]  # fmt: skip

BURGUNDY = [
    (1, one("roll", seat=1, first=2, second=5), [("dice:1", "dice:1", "roll:1")]),
    (1, one("take", seat=1, space="1.2", tile="mine"), [("tile:1.2", "storage:1", "tile:mine")]),
    (0, one("take", seat=0, space="2.1", tile="castle"), [("tile:2.1", "storage:0", "tile:castle")]),
    (1, one("buy", seat=1, space="1", tile="mine"), [("tile:1", "storage:1", "tile:mine")]),
    (1, one("place", seat=1, hex="5", tile="mine"), [("storage:1", "hex:1.5", "tile:mine")]),
    (0, one("place", seat=0, hex="5", tile="mine"), [("storage:0", "hex:0.5", "tile:mine")]),
    (1, one("sell", seat=1, good="1", number=2), [("goods:1", "sold:1", "good:1")] * 2),
    (1, one("workers", seat=1, number=2), [("dice:1", "workers:1", "worker")] * 2),
    (1, one("workers", seat=1, number=-1), [("workers:1", "dice:1", "worker")]),
    (1, one("silver", seat=1, number=-2), [("silver:1", "black", "silver")] * 2),
    (1, one("sail", seat=1, marker=3), [("marker:1", "track:3", "seat:1")]),
    (1, one("bonus", seat=1, colour="mine", place="1"), [("bonus:mine", "points:1", "bonus:mine")]),
    (1, one("fill", space="1.2", tile="mine"), [("lane", "tile:1.2", "tile:mine")]),
    (1, one("lane", round="2", good="4"), [("lane", "lane:2", "good:4")]),
    (1, one("deal", seat=1, good="5"), [("lane", "goods:1/5", "good:5")]),
]  # fmt: skip
CASES = {"san-juan": SAN_JUAN, "puerto-rico": PUERTO_RICO, "venezia": VENEZIA, "burgundy": BURGUNDY}
# A card of my hand; a tile or a card that lies open.
MINE = """(() => {
  const { cards } = stage.last.view.players[0];
  return (Array.isArray(cards) ? cards[0] : Object.keys(cards ?? {})[0]) ?? "";
})()"""
ROW = """(() => {
  const { row, open } = stage.last.view;
  return open?.[0] ?? Object.keys(row ?? {}).find((one) => row[one]) ?? "";
})()"""


def named(value: Any, mine: str, row: str) -> Any:
    """With a card of my own hand, or a tile that lies open, where the list says so."""
    if isinstance(value, str):
        return value.replace("MINE", mine).replace("ROW", row)
    if isinstance(value, dict):
        return {key: named(part, mine, row) for key, part in value.items()}
    return type(value)(named(part, mine, row) for part in value) if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("game", CASES)
def test_every_kind_of_flight_begins_and_ends_where_its_thing_lies(meet: Meet, house: House, game: str) -> None:
    page = at_table(meet, house, game)
    for seat, event, wanted in named(CASES[game], page.evaluate(MINE), page.evaluate(ROW)):
        since = page.evaluate("stage.flights.length")
        tell(page, (seat, [event]))
        if not wanted:
            wanted = [(f"points:{page.evaluate('stage.last.view.governor')}", "points:2", "governor")]
            wanted = [] if wanted[0][0] == "points:2" else wanted
        found = flights(page, len(wanted), since)
        assert sorted((way["from"], way["to"], way["face"]) for way in found) == sorted(wanted), event
        for way in found:
            assert way["starts"] and way["ends"], f"{event}: {way['from']} to {way['to']} is not where they lie"
            assert way["kind"] == event["kind"] and not way["own"]
            assert way["faces"] == 0 or way["face"].startswith("card:"), f"{event} shows a face"
        rest(page)


def test_a_card_that_another_builds_turns_over_and_one_that_is_hidden_never_does(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")
    tell(page, (1, [one("build", seat=1, card="indigo_plant", cover="none"), one("discard", seat=1)]))
    built, paid = flights(page, 2)
    assert (built["face"], built["back"]) == ("card:indigo_plant", "back")
    assert (paid["face"], paid["back"]) == ("back", "")
    page.keyboard.press("Escape")


def test_more_than_six_like_things_fly_as_a_fan(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "puerto-rico")
    tell(page, (0, [one("load", seat=0, good="corn", amount=9, ship=1)]))
    assert [way["fan"] for way in flights(page, 7)] == [1] * 6 + [3]
    expect(page.locator(".flights .fly b")).to_have_text("×3")


def test_what_lies_behind_a_closed_tab_flies_to_its_button(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "puerto-rico", size=PHONE, touch=True)
    expect(page.locator("[role=tab][aria-selected=true]")).to_have_attribute("data-holds", "role")
    build = one("build", seat=0, building="hacienda", price=0)
    tell(page, (1, [build, one("load", seat=0, good="corn", amount=1, ship=1)]))
    found = {way["kind"]: way for way in flights(page, 2)}
    market, port = (page.locator(f"[data-holds~={part}]").bounding_box() for part in ("market", "ship"))
    assert market is not None and port is not None
    assert found["build"]["start"]["left"] == pytest.approx(market["x"], abs=1), "it does not begin at the market's tab"
    assert found["load"]["end"]["left"] == pytest.approx(port["x"], abs=1), "it does not end at the port's tab"
    assert found["load"]["door"] and not found["build"]["door"]


def test_a_sentence_says_the_move_and_a_chip_what_waits(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")
    tell(page, (1, [one("role", seat=1, role="trader")]))
    caption = page.locator(".q h2 [data-caption='1']")
    expect(caption).to_contain_text("Petra takes the Trader")
    tell(page, (2, [one("role", seat=2, role="builder")]), (1, [one("role", seat=1, role="producer")]))
    expect(caption.locator(".chip")).to_have_text("+2 moves")
    rest(page)
    expect(page.locator(".q h2")).to_contain_text("Petra takes the Producer")
    expect(page.locator(".q .chip")).to_have_count(0)


def test_a_click_on_the_ground_or_a_key_ends_one_group_and_escape_all(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")
    roles = ["trader", "builder", "producer", "councillor"]
    tell(page, *[(1 + i % 2, [one("role", seat=1 + i % 2, role=role)]) for i, role in enumerate(roles)])
    caption = page.locator("[data-caption]")
    expect(caption).to_contain_text("Trader")
    page.mouse.click(3, 400)
    expect(caption).to_contain_text("Builder")
    page.keyboard.press("Space")
    expect(caption).to_contain_text("Producer")
    page.keyboard.press("Escape")
    expect(caption).to_contain_text("Councillor")
    assert page.evaluate("document.querySelectorAll('.flights').length") == 0


def test_my_question_is_live_while_others_still_fly_and_choosing_ends_it(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")
    tell(page, (1, [one("role", seat=1, role="trader")]), (2, [one("role", seat=2, role="builder")]), mine=True)
    flights(page, 1)
    expect(page.locator(".q.mine h2")).to_have_text("Which role do you take?")
    expect(page.locator(".q .caption.small")).to_contain_text("Petra takes the Trader")
    click(page, ".thing.can")
    page.wait_for_function("stage.heard.some((one) => one.type === 'refused' || one.type === 'ack')", polling=POLL)
    assert page.evaluate("stage.flights.filter((one) => one.seat === 2).length") == 0


def test_the_newest_position_is_shown_also_where_a_forced_move_of_mine_led_to_it(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")
    click(page, ".thing.can")
    page.wait_for_function("stage.heard.some((one) => one.type === 'ack')", polling=POLL)
    settle(page)
    answers = [(1, [one("role", seat=1, role="trader")]), (0, [one("discard", seat=0, card="well")])]
    tell(page, *answers, mine=True, round=77)
    expect(page.locator(".round")).to_have_text("Round 77")


def test_a_change_of_the_window_ends_what_flies(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan", pace="slow")
    tell(page, (1, [one("card", seat=1)]))
    flights(page, 1)
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".flights .fly")).to_have_count(0)


def test_each_move_is_read_aloud_once_and_what_is_dropped_is_counted(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan", pace="instant")
    page.evaluate("stage.said.length = 0")
    roles = ["trader", "builder", "producer"]
    tell(page, *[(1 + i % 2, [one("role", seat=1 + i % 2, role=role)]) for i, role in enumerate(roles)])
    page.wait_for_function("stage.said.some((one) => one.text.includes('Producer'))", polling=POLL)
    said = page.evaluate("stage.said")
    told = " ".join(line["text"] for line in said)
    assert told.count("Petra takes the Producer") == 1
    dropped = sum(int(number) if number.isdigit() else 1 for number in re.findall(r"(\w+) more moves?", told))
    assert told.count(" takes the ") + dropped == 3, told
    gaps = [after["at"] - before["at"] for before, after in pairwise(said)]
    assert all(gap > 1100 for gap in gaps), gaps
    assert page.locator("[aria-live=polite]").count() == 1


@pytest.mark.parametrize("how", ["system", "pace"])
def test_without_movement_rings_mark_source_and_target(meet: Meet, house: House, how: str) -> None:
    page = at_table(meet, house, "san-juan", moving=how == "pace", pace="still" if how == "pace" else "normal")
    tell(page, (1, [one("card", seat=1)]))
    page.wait_for_function("stage.rings.length >= 2", polling=POLL)
    assert page.evaluate("stage.moving()") == 0
    assert page.evaluate("stage.rings.slice(0, 2)") == [
        {"at": "deck", "dashed": True},
        {"at": "hand:1", "dashed": False},
    ]
    assert page.evaluate("stage.flights") == []
    expect(page.locator(".q h2")).to_contain_text("Petra draws")


def test_the_last_round_is_announced_and_its_mark_stays(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")
    mark = page.locator("[data-mark=last-round]")
    expect(mark).to_have_count(0)
    build = one("build", seat=1, card="indigo_plant", cover="none")
    tell(page, (1, [build]), last_round=True)
    expect(mark).to_have_text("Last phase")
    page.keyboard.press("Escape")
    expect(page.locator(".q h2")).to_contain_text("Last phase: a city is complete")
    tell(page, (2, [one("role", seat=2, role="trader")]))
    expect(mark).to_be_visible()


def test_sounds_are_off_until_they_are_wanted_and_heard_for_a_move(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")
    tell(page, (1, [one("card", seat=1)]))
    flights(page, 1)
    assert page.evaluate("stage.sounds") == 0
    rest(page)
    page.locator("[data-act=menu]").click()
    page.get_by_role("switch", name="Sounds").click()
    expect(page.get_by_role("slider", name="Volume of sounds")).to_be_visible()
    page.keyboard.press("Escape")
    tell(page, (1, [one("card", seat=1)]))
    page.wait_for_function("stage.sounds > 0", polling=POLL)


CARD = ".thing.can[data-target^='hand:']"


def test_my_own_move_leaves_before_the_server_speaks_and_flies_back_when_it_is_refused(
    meet: Meet, house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    page = sit(meet(lang="en", moving=True, pace="normal"), house.at("san-juan", 2, "builder.build"))
    page.evaluate("stage.delay = 300, stage.refuse = true")
    target = page.locator(CARD).first.get_attribute("data-target")
    assert target is not None
    card = page.locator(f"[data-target='{target}']").first
    home = card.bounding_box()
    for turn in range(5):
        page.evaluate("(target) => stage.watch(target)", target)
        click(page, CARD)
        page.wait_for_function("(n) => stage.left.length > n", arg=turn, polling=POLL)
        expect(page.locator(".q")).to_contain_text("not like this")
        page.wait_for_function(
            "(target) => !document.querySelector('.flights .fly')"
            " && getComputedStyle(document.querySelector(`[data-target='${target}']`)).opacity === '1'",
            arg=target,
            polling=POLL,
        )
        assert card.bounding_box() == pytest.approx(home, abs=12)
    left = page.evaluate("stage.left")
    assert all(one["before"] for one in left), "it waits for the server's word"
    assert all(way["own"] and way["starts"] for way in page.evaluate("stage.flights"))
    with capsys.disabled():
        median = statistics.median(one["ms"] for one in left)
        print(
            f"\nfrom click to the first frame in which the card has left: {median:.0f} ms at the median of {len(left)}"
        )
    page.evaluate("stage.refuse = false")
    before = page.evaluate("stage.flights.length")
    click(page, CARD)
    name = target.removeprefix("hand:")
    expect(page.locator(f"[data-zone='city:0'] [data-target='city:{name}']").first).to_be_visible()
    page.wait_for_function("!document.querySelector('.flights .fly')", polling=POLL)
    built = [way for way in page.evaluate("stage.flights").copy()[before:] if way["kind"] == "build"]
    assert [way["own"] for way in built if way["seat"] == 0] == [True], "it flies again when it is confirmed"


def test_who_waits_for_the_server_is_told_so(meet: Meet, house: House) -> None:
    page = at_table(meet, house, "san-juan")
    page.evaluate("stage.delay = 4000")
    click(page, ".thing.can")
    expect(page.locator(".q")).to_contain_text("Waiting for the server")
    expect(page.locator(".q")).not_to_contain_text("Waiting for the server")
