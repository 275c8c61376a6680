"""What a table tells while one plays: why, what for, what it costs, what happened."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import moved, settle, step
from tests.web.conftest import DESK, PHONE, Meet
from tests.web.house import House

Seen = dict[str, Any]


def own(seen: Seen) -> Seen:
    player: Seen = seen["view"]["players"][seen["reader"]]
    return player


# Why and what for


@pytest.mark.parametrize(("lang", "steps"), [("it", ["Costruttore", "pagamento"]), ("en", ["Builder", "payment"])])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_question_says_why_it_is_asked(
    meet: Meet, house: House, lang: str, steps: list[str], size: dict[str, int]
) -> None:
    page = meet(size, lang=lang).sit(house.at("san-juan", 2, "builder.pay"))
    settle(page)
    trail = page.locator(".q .trail")
    for said in steps:
        expect(trail).to_contain_text(said)


def test_a_touch_on_a_phone_explains_and_the_button_does_it(meet: Meet, house: House) -> None:
    def two_kinds(seen: Seen) -> bool:
        return sum(not choice["closes"] for choice in seen["question"]["menu"]["choices"]) > 1

    page = meet(PHONE, touch=True).sit(house.at("san-juan", 2, "builder.build", two_kinds))
    before = settle(page)
    row = page.locator(".q").get_attribute("data-row")
    cards = page.locator(".thing.can")
    help_card = page.locator(".q [data-help]")
    expect(help_card).to_have_count(0)
    said: list[str] = []
    for i in (0, cards.count() - 1):
        card = cards.nth(i)
        kind = (card.get_attribute("data-target") or ":").split(":")[1]
        card.tap()
        expect(help_card).to_have_attribute("data-help", kind)
        said.append(help_card.inner_text())
    assert said[0] != said[1]
    assert "SJ " in said[0], "the rule's number"
    assert page.locator(".q").get_attribute("data-row") == row, "a touch alone builds nothing"
    page.locator("[data-act=confirm]").tap()
    page.wait_for_function("(row) => document.querySelector('.q').dataset.row !== row", arg=row)
    moved(page, before)


@pytest.mark.parametrize(
    ("game", "ask", "rule"), [("venezia", "building.site", "VE "), ("burgundy", "turn.act", "CoB ")]
)
def test_a_first_touch_never_answers(meet: Meet, house: House, game: str, ask: str, rule: str) -> None:
    def several(seen: Seen) -> bool:
        return len([choice for choice in seen["question"]["menu"]["choices"] if choice["now"]]) > 2

    page = meet(PHONE, touch=True, lang="en").sit(house.at(game, 2, ask, several))
    settle(page)
    row = page.locator(".q").get_attribute("data-row")
    for thing in page.locator(".thing.can:visible").all()[:3]:
        thing.dispatch_event("click")
        expect(page.locator(".q [data-help]")).to_contain_text(rule)
    assert page.locator(".q").get_attribute("data-row") == row


def test_a_touch_on_what_cannot_be_chosen_says_why(meet: Meet, house: House) -> None:
    def too_dear(seen: Seen) -> bool:
        blocked = seen["question"]["menu"]["blocked"]
        return any(target.startswith("hand:") for block in blocked for target in block["targets"])

    page = meet(PHONE, touch=True, lang="en").sit(house.at("san-juan", 2, "builder.build", too_dear))
    settle(page)
    page.locator(".thing.dim[data-target^='hand:']").first.tap(force=True)
    expect(page.locator(".q .no")).not_to_be_empty()


def test_a_long_press_explains_and_does_not_choose(meet: Meet, house: House) -> None:
    ada = meet(touch=True)
    page = ada.sit(house.at("san-juan", 2, "round.pick"))
    settle(page)
    row = page.locator(".q").get_attribute("data-row")
    box = page.locator(".thing.can").first.bounding_box()
    assert box is not None
    hand = ada.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector("[data-help]")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".thing.can").first.hover()
    assert page.locator(".q").get_attribute("data-row") == row


@pytest.mark.parametrize(("game", "ask"), [("san-juan", "round.pick"), ("puerto-rico", "round.role")])
def test_help_stands_beside_the_table(meet: Meet, house: House, game: str, ask: str) -> None:
    page = meet().sit(house.at(game, 4 if game == "san-juan" else 5, ask))
    settle(page)
    table = page.locator("main").bounding_box()
    assert table is not None
    for role in page.locator(".thing[data-target^='role:']").all():
        role.hover()
        kind = (role.get_attribute("data-target") or ":").split(":")[1]
        lens = page.locator(f".lens[data-help={kind}]")
        expect(lens).to_be_visible()
        box = lens.bounding_box()
        assert box is not None
        assert box["x"] >= table["x"] + table["width"], "help covers the table"
        assert box["y"] + box["height"] <= DESK["height"], "help is cut off"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_hand_is_in_sight_while_choosing_among_drawn_cards(meet: Meet, house: House, size: dict[str, int]) -> None:
    made = house.at("san-juan", 3, "councillor.keep", lambda seen: own(seen)["hand"] >= 2)
    page = meet(size).sit(made)
    settle(page)
    drawn, hand = page.locator(".thing[data-target^='drawn:']"), page.locator(".thing[data-target^='hand:']")
    assert drawn.count() >= 2
    assert hand.count() >= 2
    for card in [*drawn.all(), *hand.all()]:
        expect(card).to_be_in_viewport(ratio=0.5)
    assert not page.locator(".thing.can[data-target^='hand:']").count(), "only what was drawn is to be chosen"


# The mayor's colonists, by drag


def tally(page: Page) -> int:
    return int(page.locator(".tally b").inner_text())


def test_colonists_are_dragged_from_san_juan_to_a_circle_and_back(meet: Meet, house: House) -> None:
    def room(seen: Seen) -> bool:
        player = own(seen)
        idle = any(tile["colonists"] < tile["count"] for tile in player["island"])
        empty = any(one["colonists"] < one["circles"] for one in player["city"])
        return seen["question"]["menu"]["most"] > 1 and idle and empty

    page = meet().sit(house.at("puerto-rico", 3, "mayor.man", room))
    settle(page)
    page.keyboard.press("Escape")
    expect(page.locator(".tally b")).to_have_text("0")
    home = page.locator(".purse [role=group]")
    tile = page.locator(".isl .thing:not(.on) .it").first
    building = page.locator(".city .ct").first
    home.drag_to(tile)
    expect(page.locator(".tally b")).to_have_text("1")
    page.locator(".isl .thing.on .it").first.drag_to(building)
    expect(page.locator(".tally b")).to_have_text("1")
    expect(page.locator(".isl .thing.on")).to_have_count(0)
    building.drag_to(home)
    expect(page.locator(".tally b")).to_have_text("0")


# To the end


def test_after_the_end_my_things_stay_on_my_side(meet: Meet, house: House) -> None:
    bots = house.bots(1)
    made = house.table("san-juan", [*bots, {"who": "me", "name": "Ada"}])
    house.advance(made, lambda _seen: False, random.Random(3))
    page = meet().sit(made)
    page.wait_for_selector("[data-act=result]")
    expect(page.locator("section.mine h2")).to_have_text("La tua città")


def test_who_wins_is_told_so(meet: Meet, house: House) -> None:
    for seed in range(40):
        made = house.table("puerto-rico", house.seats(2))
        house.advance(made, lambda _seen: False, random.Random(seed))
        state = house.call("GET", f"/tables/{made['table']['id']}/state", token=made["tokens"][0]["token"])
        if state["result"]["ranking"] == [1, 2]:
            break
    page = meet(lang="en").sit(made)
    page.wait_for_selector("[data-act=result]")
    expect(page.locator(".q")).to_contain_text("You win.")


def test_a_game_with_every_may_of_the_book_asked_can_be_played_by_clicks(meet: Meet, house: House) -> None:
    page = meet().sit(house.at("puerto-rico", 3, "mayor.boarding", options={"letter": "yes"}))
    for _ in range(60):
        if not step(page, random.Random(5)):
            break


def test_what_somebody_does_several_times_is_one_line_of_the_log(meet: Meet, house: House) -> None:
    page = meet(lang="en").sit(house.at("san-juan", 3, "round.pick", lambda seen: bool(seen["view"]["round"] >= 4)))
    settle(page)
    lines = page.locator(".log li").all_inner_texts()
    discards = [" discards " in line for line in lines]
    assert any(discards)
    assert not any(one == after and both for one, after, both in zip(lines, lines[1:], discards, strict=False)), (
        "a card at a time"
    )
    assert any(line.endswith(" cards") for line, paid in zip(lines, discards, strict=True) if paid)


def test_the_log_names_everybody_also_the_third_player_of_venezia(meet: Meet, house: House) -> None:
    page = meet(lang="en").sit(house.at("venezia", 2, "", lambda seen: bool(seen["row"] > 60)))
    settle(page)
    lines = page.locator(".log li").all_inner_texts()
    told = [line.split(" plays ")[0] for line in lines if " plays " in line]
    assert {"Petra", "The third player"} <= set(told) and any(line.startswith("You play ") for line in lines)
    assert not any(line[0] in "-0123456789" for line in lines)


def test_a_monastery_that_is_used_where_it_stands_is_clicked_there(meet: Meet, house: House) -> None:
    house.deal_from(0, 96)  # a match in which Ada has placed Monastery 6 and has two workers
    page = meet().sit(house.table("burgundy", house.seats(2)))
    settle(page)
    page.click(".thing.can[data-target='tile:monastery_6']")
    expect(page.locator(".q")).to_have_attribute("data-ask", "monastery_6.take")
