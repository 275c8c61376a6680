"""A question in one's own words is answered with its rules: typed, by an example, by the keys, in either language."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import settle
from tests.web.conftest import DESK, PHONE, Meet
from tests.web.house import House

ASKED = {"it": "posso costruire due cave", "en": "can i build two quaries"}
TITLE = {"it": "Due volte lo stesso palazzo viola", "en": "The same violet building twice"}


def open_menu(page: Page) -> None:
    settle(page)
    page.click("[data-act=menu]")
    page.wait_for_selector("[role=search]")


def shoot(page: Page, name: str) -> None:
    """Pictures for whoever looks at them."""
    folder = os.environ.get("ASK_SHOTS")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize(("lang", "size", "touch"), [("it", DESK, False), ("en", PHONE, True)])
def test_a_question_at_a_table_finds_its_rule(
    meet: Meet, house: House, lang: str, size: dict[str, int], touch: bool
) -> None:
    made = house.table("san-juan", [{"who": "me", "name": "Ada"}, *house.bots(2)])
    page = meet(size=size, lang=lang, touch=touch).sit(made)
    open_menu(page)
    shoot(page, f"empty-{lang}")
    field = page.locator("[role=search] input")
    field.fill(ASKED[lang])
    first = page.locator("[role=search] li").first
    expect(first).to_have_attribute("data-entry", "rule-same-violet")
    expect(first.locator("h3")).to_contain_text(TITLE[lang])
    expect(first.locator(".chip").first).to_have_text("SJ 23")
    expect(page.locator("[role=search] [role=status]")).to_contain_text(TITLE[lang])
    shoot(page, f"answers-{lang}")
    parts = page.locator("[role=search] *:visible")
    assert max(parts.evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")) <= size["width"]
    if touch:
        low = page.locator("[role=search] button:visible, [role=search] .field").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().height)"
        )
        assert min(low) >= 44


def test_the_keys_walk_the_answers_and_the_language_answers_anew(meet: Meet, house: House) -> None:
    page = meet(lang="it").sit(house.table("san-juan", [{"who": "me", "name": "Ada"}, *house.bots(2)]))
    open_menu(page)
    page.locator("[role=search] input").fill("Posso costruire una seconda Cava?")
    expect(page.locator("[role=search] input")).to_be_focused()
    expect(page.locator("[role=search] li")).to_have_count(3)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[role=search] li").nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[role=search] input")).to_be_focused()
    page.locator("[role=search] .more").click()
    expect(page.locator("[role=search] li").nth(3)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[role=search] input")).to_have_value("")
    expect(page.locator("[role=search] li")).to_have_count(0)
    page.keyboard.type("Quando si finisce?")
    expect(page.locator("[role=search] li").first).to_have_attribute("data-entry", "rule-end")
    page.locator("[role=search] input").fill("xyzzyq")
    expect(page.locator("[role=search] [role=status]")).to_contain_text("Nessuna regola")
    expect(page.locator("[role=search] li")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[role=search] input")).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.locator("[role=search]")).to_have_count(0)


def test_an_answer_of_an_expansion_says_so_and_an_error_is_told(meet: Meet, house: House) -> None:
    ada = meet(lang="en")
    page = ada.sit(house.table("san-juan", [{"who": "me", "name": "Ada"}, *house.bots(2)]))
    open_menu(page)
    page.locator("[role=search] input").fill("what does an earthquake do")
    expect(page.locator("[data-entry=name-earthquake], [data-entry=rule-earthquake]").first).to_be_visible()
    expect(page.locator("[data-entry=rule-earthquake]")).to_contain_text("with: Events")
    ada.forgive("Failed to load resource")
    page.route("**/api/games/*/ask*", lambda route: route.abort())
    page.locator("[role=search] input").fill("when is it over")
    expect(page.locator("[role=search] [role=alert]")).to_be_visible()
