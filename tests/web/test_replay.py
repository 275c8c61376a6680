"""A match seen again: move by move, through everybody's eyes or somebody's, in every window, and shared."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Meet
from tests.web.house import House
from tests.web.replayed import at, frame, hand, opened, plies_of


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


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_a_role_that_nobody_has_taken_shows_nobody(meet: Meet, house: House, game: str) -> None:
    match = house.played(game, bots=3)
    ply = plies_of(house, match, "role")[4]
    roles = frame(house, match, ply)["view"]["roles"]
    holders = roles.values() if isinstance(roles, dict) else [role["taken_by"] for role in roles]
    taken = sum(holder is not None and holder >= 0 for holder in holders)
    assert 0 < taken < len(roles)
    page = opened(meet(lang="en").go(f"/p/{match}#{ply}"))
    expect(page.locator("[data-zone^='role:'] .seat")).to_have_count(taken)
    expect(page.locator("[data-zone^='role:'].free")).to_have_count(len(roles) - taken)
