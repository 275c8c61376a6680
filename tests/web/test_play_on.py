"""A finished match is played on from any of its moves."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import Meet
from tests.web.house import House
from tests.web.replayed import PHONE, opened, plies_of


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
    assert made["origin"] == {"key": match, "row": int(here), "seat": 1, "redealt": True, "puzzle": False}
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
