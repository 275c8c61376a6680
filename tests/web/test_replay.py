"""A match seen again: slider, whose eyes, and a link for friends."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.web.conftest import Meet
from tests.web.house import House

HAND = ".thing[data-target^='hand:']"
# The cards in the hand shown, once they are not those of before.
OTHER_HAND = """(before) => {
  const now = [...document.querySelectorAll(".thing[data-target^='hand:']")].map((one) => one.dataset.target);
  return now.length && now.join() !== before.join() ? now : null;
}"""


def test_slider_eyes_and_share_link(meet: Meet, house: House) -> None:
    ada = meet()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=house.base)
    table = house.table("san-juan", house.bots(2))["table"]["id"]
    page = ada.go(f"/t/{table}")
    page.wait_for_selector("[data-act=result]", timeout=90_000)
    page.click("[data-act=result]")
    page.click("[data-act=replay]")
    slider = page.locator("input[type=range]")
    expect(slider).to_be_visible()
    plies = int(slider.get_attribute("max") or 0)
    assert plies > 20
    expect(page.locator(".at")).to_have_text(f"0 / {plies}")
    page.click("[data-act=next]")
    expect(page.locator(".at")).to_have_text(f"1 / {plies}")
    # Hands are compared where no first role, such as the councillor's, has yet put other cards in their place.
    page.click("[data-act=before]")
    expect(page.locator(".at")).to_have_text(f"0 / {plies}")
    page.click("[data-reader='-1']")
    expect(page.locator(HAND)).to_have_count(0)
    before: list[str] = []
    for value in ["0", "1"]:
        page.click(f"[data-reader='{value}']")
        hand = page.wait_for_function(OTHER_HAND, arg=before).json_value()
        assert hand
        before = hand
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".at")).to_have_text(f"{plies} / {plies}")
    slider.fill(str(plies // 2))
    expect(page.locator(".at")).to_have_text(f"{plies // 2} / {plies}")
    page.click("[data-act=share]")
    page.click("[data-act=copy]")
    expect(page.locator(".toast")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    guest = meet(lang="en").page
    guest.goto(link)
    expect(guest.locator(".at")).to_have_text(f"{plies // 2} / {plies}")
    expect(guest.locator("[data-reader='1']")).to_have_attribute("aria-checked", "true")


def test_bots_of_a_replay_have_their_level(meet: Meet, house: House) -> None:
    page = meet(lang="en").go(f"/p/{house.played(bots=3)}")
    expect(page.locator(".stage").get_by_text("bot · Novice").first).to_be_visible()


def test_a_replay_follows_the_size_of_the_window(meet: Meet, house: House) -> None:
    page = meet().go(f"/p/{house.played()}")
    rail = page.locator(".stage .log")
    expect(rail).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(rail).to_have_count(0)
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(rail).to_be_visible()


def answer(house: House, made: dict[str, Any], at: int = 0) -> None:
    """Give one of the possible answers to the open question, which is asked of somebody at this screen."""
    table = made["table"]["id"]
    seat = house.call("GET", f"/tables/{table}")["asked"]
    token = made["tokens"][seat]["token"]
    state = house.call("GET", f"/tables/{table}/state", token=token)
    choices = [choice["code"] for choice in state["question"]["menu"]["choices"] if choice["now"]]
    body = {"row": state["row"], "codes": [choices[at % len(choices)]]}
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
    page = meet().sit(made)
    page.goto(f"{house.base}/p/{table}#0")
    for ply in range(1, 6):
        page.click("[data-act=next]")
        expect(page.locator(".at")).to_contain_text(f"{ply} ")
        shown = page.locator(".log li").last.inner_text()
        assert shown in page.locator(".said").inner_text(), f"the log is not at move {ply}"
    # The first line tells the round, before any move.
    page.locator(".log li button").nth(1).click()
    expect(page.locator(".at")).to_have_text("1 / 6")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".at")).not_to_have_text("1 / 6")
