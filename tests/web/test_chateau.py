"""Châteauma's turn in a real browser: step by step at the pace of whoever looks, and never in the way."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, Meet
from tests.web.house import House
from tests.web.test_reader import listening

OPTIONS = {"chateau": "medium"}
NEXT = "[data-act=automa-next]"
TAKE = "[data-target='workers:take']"


def after_its_turn(meet: Meet, house: House, **more: object) -> Page:
    """I am the only person, and have given both dice away."""
    page = meet(lang="en", **more).sit(house.at("burgundy", 1, "turn.act", options=OPTIONS))
    for die in ("die:1", "die:2"):
        page.wait_for_selector(f".q.mine[data-ask='turn.act'] >> {TAKE}")
        row = page.get_attribute(".q", "data-row")
        page.click(f"[data-target='{die}']")
        page.click(TAKE)
        if more.get("touch"):
            page.click("[data-act=confirm]")
        page.wait_for_selector(f".q.mine:not([data-row='{row}'])")
    return page


def test_its_turn_is_gone_through_step_by_step_and_again(meet: Meet, house: House) -> None:
    page = after_its_turn(meet, house, pace="normal")
    heads = page.locator(".steps li")
    expect(heads).to_have_count(6)
    said = page.locator("[data-say=automa][aria-live=polite]")
    listening(page, "[data-say=automa]")
    for number in range(6):
        expect(heads.nth(number)).to_have_attribute("aria-current", "step")
        expect(said).not_to_be_empty()
        expect(heads.nth(number)).to_contain_text("E 14.")
        assert len(page.evaluate("heard")) == number + 1, "a step is announced once"
        page.keyboard.press("Space")
    # It may have played twice: last in one round and first in the next.
    page.keyboard.press("Escape")
    expect(page.locator(NEXT)).to_have_count(0)
    page.click("[data-act=automa-again]")
    expect(heads.first).to_have_attribute("aria-current", "step")
    page.click("[data-act=automa-skip]")
    expect(page.locator("[data-target^='duchy:']").first).to_be_visible()
    expect(page.locator(f"{TAKE}.can")).to_be_visible()


def test_its_turn_on_a_phone_has_the_pane_and_gives_it_back(meet: Meet, house: House) -> None:
    page = after_its_turn(meet, house, pace="normal", size=PHONE, touch=True)
    expect(page.locator("[role=tab][aria-selected=true]")).to_have_text("Châteauma")
    page.click("[data-act=automa-skip]")
    expect(page.locator("[role=tab][aria-selected=true]")).not_to_have_text("Châteauma")


def test_nothing_opens_where_nothing_is_to_be_waited_for(meet: Meet, house: House) -> None:
    page = after_its_turn(meet, house)
    expect(page.locator(NEXT)).to_have_count(0)
    expect(page.locator("[data-zone=automa]").first).to_be_visible()
