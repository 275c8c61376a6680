"""A table of Burgundy is set up by looking at it: what goes together, what does not and why, and what comes of it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.clicks import settle
from tests.web.conftest import DESK, PHONE, Meet
from tests.web.house import House


def opened(meet: Meet, lang: str = "en", size: dict[str, int] = DESK) -> Page:
    page = meet(size, lang=lang, name="Ada").go("/new/burgundy")
    page.wait_for_selector("[data-duchy]")
    return page


def switch(page: Page, option: str) -> Any:
    return page.locator(f"[data-part=expansions] [data-option={option}] .sw")


def begun(page: Page, house: House) -> dict[str, Any]:
    """The table that the page makes."""
    page.click("[data-act=begin]")
    page.wait_for_url("**/t/*")
    found: dict[str, Any] = house.call("GET", f"/tables/{page.url.rsplit('/', 1)[-1]}")
    return found


def test_an_illegal_combination_is_grey_and_says_why(meet: Meet) -> None:
    page = opened(meet)
    page.click("[data-way=team]")
    expect(page.locator("[data-count='4']")).to_be_checked()
    expect(page.locator("[data-count='3']")).to_be_disabled()
    shields = page.locator("[data-part=expansions] [data-option=shields]")
    expect(shields.locator(".sw")).to_be_disabled()
    expect(shields.locator(".why")).to_have_text(
        re.compile(r"The rules do not provide for it in the team game ·\sE\s9")
    )
    expect(switch(page, "inns")).to_be_enabled()
    expect(page.locator("[data-set='11-18']")).to_be_disabled()
    expect(page.get_by_text("Team A")).to_have_count(2)


def test_chateauma_turns_inns_off_and_that_can_be_taken_back(meet: Meet) -> None:
    page = opened(meet, "it")
    switch(page, "inns").click()
    page.click("[data-way=chateau]")
    expect(page.locator(".toast")).to_contain_text("Con lo Châteauma non si usano le locande · E 16.3")
    expect(switch(page, "inns")).to_be_disabled()
    expect(page.locator("[data-seat=automatic]")).to_contain_text("livello Medio")
    expect(page.locator("[data-count='3']")).to_be_checked()
    page.click(".toast [data-act=undo]")
    expect(switch(page, "inns")).to_be_checked()
    expect(page.locator("[data-way=all]")).to_be_checked()
    expect(page.locator("[data-count='4']")).to_be_checked()
    expect(page.locator(".toast")).to_have_count(0)


def test_a_preset_begins_a_table_with_its_options(meet: Meet, house: House) -> None:
    page = opened(meet)
    page.click("[data-preset=everything]")
    expect(page.locator("[data-preset=everything]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-part=played]")).to_contain_text("8")
    page.click("[data-part=house] summary")
    expect(page.locator("[data-part=house] li").first).to_contain_text("11, 12, 13")
    page.select_option("[data-option=posts] select", "once")
    table = begun(page, house)
    wanted = {"tiles": "yes", "posts": "once", "vineyards": "yes", "link": "yes", "duchies": "11-18", "team": "no"}
    assert {name: table["options"][name] for name in wanted} == wanted
    assert len(table["seats"]) == 3
    settle(page)
    page.click("[data-act=in-play]")
    expect(page.locator("[data-drawer] [data-option=shields]")).to_contain_text("E 11")


def test_every_seat_has_the_duchy_that_was_chosen_for_it(meet: Meet, house: House) -> None:
    page = opened(meet, size=PHONE)
    page.click("[data-count='3']")
    page.click("[data-deal=each]")
    page.click("[data-duchy='7']")
    page.click("[data-set='23-30']")
    page.click("[data-duchy='26']")
    expect(page.locator("[data-seat='2']")).to_be_checked()
    assert begun(page, house)["options"]["duchies"] == "7.26.3"


def test_a_table_tells_friends_and_lists_with_what_it_is_played(meet: Meet, house: House) -> None:
    seats = [{"who": "me", "name": "Zelinda"}, {"who": "person", "name": ""}]
    options = {"chateau": "easy", "shields": "yes"}
    made = house.table("burgundy", seats, options=options, start=False)
    ada = meet(lang="en")
    lobby = ada.sit(made).locator(".lobby")
    expect(lobby).to_contain_text("With Châteauma")
    expect(lobby).to_contain_text("Shields")
    expect(ada.go("/").locator(".list li", has_text="Zelinda")).to_contain_text("With Châteauma 1 expansion")
