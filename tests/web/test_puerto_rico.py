"""What Puerto Rico's table tells before an answer: who gets what, what one has then, what a colonist changes, and what
everybody's things are."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.clicks import settle
from tests.web.conftest import DESK, Meet
from tests.web.house import House

Seen = dict[str, Any]
TABLET = {"width": 820, "height": 1180}
LARGE = {"width": 1920, "height": 1080}


def own(seen: Seen) -> Seen:
    player: Seen = seen["view"]["players"][seen["reader"]]
    return player


def state(house: House, made: dict[str, Any]) -> Seen:
    found: Seen = house.call("GET", f"/tables/{made['table']['id']}/state", token=made["tokens"][0]["token"])
    return found


def role(seen: Seen, name: str) -> Seen:
    found: Seen = next(one for one in seen["question"]["menu"]["choices"] if one["text"] == f"role {name}")["facts"]
    return found


def can_take(seen: Seen, name: str) -> bool:
    return any(one["text"] == f"role {name}" for one in seen["question"]["menu"]["choices"])


def test_help_says_what_the_others_get_from_a_role(meet: Meet, house: House) -> None:
    def shared(seen: Seen) -> bool:
        return can_take(seen, "craftsman") and len(role(seen, "craftsman")["others"]) == 2

    made = house.at("puerto-rico", 3, "round.role", shared)
    others = role(state(house, made), "craftsman")["others"]
    page = meet(lang="en").sit(made)
    settle(page)
    page.locator("[data-target='role:craftsman']").hover()
    for other in others:
        name = made["table"]["seats"][other["seat"]]["name"]
        said = f"{name} one barrel" if other["amount"] == 1 else f"{name} {other['amount']} barrels"
        expect(page.locator(".lens")).to_contain_text(said)


def test_the_purse_says_what_one_will_have(meet: Meet, house: House) -> None:
    made = house.at("puerto-rico", 4, "round.role", lambda seen: can_take(seen, "prospector"))
    seen = state(house, made)
    page = meet(lang="en").sit(made)
    settle(page)
    ghost = page.locator(".purse .then")
    expect(ghost).to_have_count(0)
    page.locator("[data-target='role:prospector']").hover()
    coins = role(seen, "prospector")["coins"]
    expect(ghost).to_have_text(f"then {own(seen)['doubloons'] + 1 + coins}")


# The mayor


def tile_help(page: Page, target: str) -> str:
    page.locator(f"[data-target='{target}']").first.hover()
    lens = page.locator(".lens .facts")
    expect(lens).to_be_visible()
    return lens.inner_text()


def test_help_counts_the_colonists_that_the_plan_has_placed(meet: Meet, house: House) -> None:
    def whole(seen: Seen) -> bool:
        return any(one["count"] == one["colonists"] == 1 for one in own(seen)["island"])

    made = house.at("puerto-rico", 3, "mayor.man", whole)
    tile = next(one["tile"] for one in own(state(house, made))["island"] if one["count"] == one["colonists"] == 1)
    page = meet(lang="en").sit(made)
    settle(page)
    assert tile_help(page, f"island:{tile}").startswith("1 of 1 here")
    page.locator(f"[data-target='island:{tile}']").click()
    page.locator(".purse").hover()
    expect(page.locator(".lens")).to_have_count(0)
    assert tile_help(page, f"island:{tile}").startswith("0 of 1 here")


def test_a_colonist_tells_what_it_changes_and_the_goods_follow(meet: Meet, house: House) -> None:
    def corn(seen: Seen) -> bool:
        return any(one["tile"] == "corn" and one["colonists"] == one["count"] for one in own(seen)["island"])

    made = house.at("puerto-rico", 3, "mayor.man", corn)
    makes = own(state(house, made))["makes"]["corn"]
    page = meet(lang="en").sit(made)
    settle(page)
    assert f"without it: corn {makes} → {makes - 1}" in tile_help(page, "island:corn")
    page.locator("[data-target='island:corn']").last.click()
    expect(page.locator("[data-target='goods:corn'] small")).to_have_text(f"{makes}→{makes - 1}")


# Things explain themselves


def test_a_ship_is_explained_as_a_ship_with_its_rule(meet: Meet, house: House) -> None:
    def loadable(seen: Seen) -> bool:
        targets = [one["targets"] for one in seen["question"]["menu"]["choices"]]
        return any(target.startswith("ship:") for pair in targets for target in pair)

    page = meet(lang="en").sit(house.at("puerto-rico", 3, "captain.load", loadable))
    settle(page)
    page.locator(".thing.can[data-target^='ship:']").first.hover()
    lens = page.locator(".lens")
    expect(lens.locator("h2")).to_contain_text(re.compile(r"ship of \d", re.IGNORECASE))
    expect(lens).to_contain_text("PR 53-56")
    expect(lens.locator("header use")).to_have_attribute("href", "#pr-shooner-sailboat")
    assert not re.search(r"points? \(\d+\)", lens.inner_text()), "a sum of one number needs no brackets"


def test_tiles_of_the_others_explain_themselves_as_ones_own_do(meet: Meet, house: House) -> None:
    made = house.at("puerto-rico", 3, "round.role", lambda seen: bool(seen["view"]["round"] >= 3))
    page = meet(lang="en").sit(made)
    settle(page)
    tile = page.locator(".rail [data-target^='of:']").first
    kind, seat = (tile.get_attribute("data-target") or "::").split(":")[1:]
    lens = page.locator(f".lens[data-help={kind}]")
    tile.hover()
    expect(lens).to_contain_text(made["table"]["seats"][int(seat)]["name"])
    expect(lens).to_contain_text(re.compile(r"\d of \d here"))
    page.locator(".purse").hover()
    expect(lens).to_have_count(0)
    tile.focus()
    expect(lens).to_be_visible()
    page.locator(f".rail [data-target='player:{seat}']").hover()
    expect(page.locator(".lens")).to_contain_text("colonist")


def test_a_tap_on_somebodys_tile_explains_it(meet: Meet, house: House) -> None:
    made = house.at("puerto-rico", 4, "round.role", lambda seen: bool(seen["view"]["round"] >= 3))
    page = meet(TABLET, touch=True, lang="en").sit(made)
    settle(page)
    tile = page.locator("[data-region=opps] [data-target^='of:']").first
    kind = (tile.get_attribute("data-target") or ":").split(":")[1]
    tile.tap(force=True)
    expect(page.locator(f".q [data-help={kind}]")).to_contain_text("PR ")


def test_a_tap_fills_a_building_circle_by_circle_and_then_empties_it(meet: Meet, house: House) -> None:
    def mill(seen: Seen) -> bool:
        return any(one["circles"] > 1 for one in own(seen)["city"]) and seen["question"]["menu"]["most"] > 2

    made = house.at("puerto-rico", 3, "mayor.man", mill)
    plant = next(one for one in own(state(house, made))["city"] if one["circles"] > 1)
    page = meet(TABLET, touch=True, lang="en").sit(made)
    settle(page)
    tally = page.locator(".tally b")
    building = page.locator(f"[data-target='city:{plant['building']}']")
    page.keyboard.press("Escape")
    expect(tally).to_have_text("0")
    for count in (1, 2):
        building.tap()
        expect(tally).to_have_text(str(count))
    for _ in range(plant["circles"] - 2):
        building.tap()
    most = state(house, made)["question"]["menu"]["most"]
    expect(tally).to_have_text(str(min(plant["circles"], most)))
    building.tap()
    expect(tally).to_have_text("0")


def test_a_large_window_says_what_buildings_do(meet: Meet, house: House) -> None:
    made = house.at("puerto-rico", 3, "round.role")
    line = page_line(meet, made, LARGE)
    expect(line).to_be_visible()
    expect(line).to_have_text("a ship of your own")
    expect(page_line(meet, made, DESK)).to_be_hidden()


def page_line(meet: Meet, made: dict[str, Any], size: dict[str, int]) -> Any:
    page = meet(size, lang="en").sit(made)
    settle(page)
    return page.locator("[data-target='market:wharf'] small")
