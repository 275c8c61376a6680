"""Asking why: whatever cannot be chosen answers, to pointer, finger, keys and ear, with its sum and its rules."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.clicks import settle
from tests.web.conftest import PHONE, Meet
from tests.web.house import House

Seen = dict[str, Any]
SAID = {"it": "Si potrebbe", "en": "It could be done"}
DIM = ".thing.dim[data-target^='{zone}:']"


def short(zone: str) -> Any:
    """A position in which something of a zone costs too much by a sum of several terms, and could be paid somehow."""

    def wanted(seen: Seen) -> bool:
        return any(dear(one, zone) for one in seen["question"]["menu"]["blocked"])

    return wanted


def dear(one: Seen, zone: str) -> bool:
    return one["targets"][0].startswith(f"{zone}:") and one["sum"] is not None and len(one["sum"]["terms"]) > 1


def refused(house: House, made: Seen, zone: str) -> Seen:
    table, token = made["table"]["id"], made["tokens"][0]["token"]
    seen = house.call("GET", f"/tables/{table}/state?since=0&wait=0", token=token)
    found: Seen = next(one for one in seen["question"]["menu"]["blocked"] if dear(one, zone))
    return found


def thing(page: Page, one: Seen) -> Locator:
    return page.locator(f".thing.dim[data-target='{one['targets'][0]}']").first


TABLES = [("san-juan", 3, "builder.build", "hand", "SJ 20"), ("puerto-rico", 3, "builder.build", "market", "PR 34")]


def whole(answer: Locator, one: Seen, lang: str) -> None:
    """Sentence, sum, what would help and every rule."""
    expect(answer).to_contain_text(SAID[lang])
    expect(answer.locator("[data-part=sum]")).to_contain_text(str(one["sum"]["total"]))
    assert answer.locator(".term").count() == len(one["sum"]["terms"]) + 2
    for rule in one["rules"]:
        expect(answer).to_contain_text(rule)


@pytest.mark.parametrize(("game", "players", "ask", "zone", "rule"), TABLES)
@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_pointer_is_answered_beside_the_table_and_leads_to_the_rules(
    meet: Meet, house: House, game: str, players: int, ask: str, zone: str, rule: str, lang: str
) -> None:
    made = house.at(game, players, ask, short(zone))
    one = refused(house, made, zone)
    page = meet(lang=lang).sit(made)
    settle(page)
    thing(page, one).hover()
    whole(page.locator(".lens [data-part=whynot]"), one, lang)
    thing(page, one).click(force=True)
    page.locator(".q [data-act=why]").click()
    answer = page.locator("[role=dialog] [data-part=whynot]")
    whole(answer, one, lang)
    link = answer.locator("a", has_text=rule).first
    assert link.get_attribute("href") == f"/learn/{game}?q={rule.replace(' ', '%20')}"
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)


@pytest.mark.parametrize(("game", "players", "ask", "zone", "rule"), TABLES)
def test_a_key_asks_why_of_the_thing_that_has_the_focus(
    meet: Meet, house: House, game: str, players: int, ask: str, zone: str, rule: str
) -> None:
    made = house.at(game, players, ask, short(zone))
    one = refused(house, made, zone)
    page = meet(lang="en").sit(made)
    settle(page)
    thing(page, one).focus()
    said = page.evaluate("document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent")
    assert SAID["en"] in said and rule in said and f"> {one['sum']['have']}" in said
    page.keyboard.press("?")
    whole(page.locator("[role=dialog] [data-part=whynot]"), one, "en")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.target") == one["targets"][0], "the focus is where it was"


def test_the_key_opens_the_menu_where_nothing_is_refused(meet: Meet, house: House) -> None:
    page = meet(lang="en").sit(house.at("san-juan", 2, "round.pick"))
    settle(page)
    page.locator(".thing.can").first.focus()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.parametrize(("game", "players", "ask", "zone", "rule"), TABLES)
def test_a_finger_is_answered_in_the_question_card(
    meet: Meet, house: House, game: str, players: int, ask: str, zone: str, rule: str
) -> None:
    made = house.at(game, players, ask, short(zone))
    one = refused(house, made, zone)
    page = meet(PHONE, touch=True).sit(made)
    settle(page)
    if not thing(page, one).is_visible():
        page.get_by_role("tab").nth(1).tap()
    thing(page, one).tap(force=True)
    card = page.locator(".q [data-help]")
    expect(card.locator(".no")).not_to_be_empty()
    button = card.locator("[data-act=why]")
    box = button.bounding_box()
    assert box is not None and box["height"] >= 44
    button.tap()
    whole(page.locator("[role=dialog] [data-part=whynot]"), one, "it")


def apart(seen: Seen) -> list[Seen]:
    """What does not go with a good that stays in hand, because several ships take it."""
    menu = seen["question"]["menu"]
    named = [target for choice in menu["choices"] for target in choice["targets"]]
    return [one for one in menu["blocked"] if one["held"].startswith("goods:") and named.count(one["held"]) > 1]


def test_what_does_not_go_with_the_thing_in_hand_says_why(meet: Meet, house: House) -> None:
    made = house.at("puerto-rico", 3, "captain.load", lambda seen: bool(apart(seen)))
    table, token = made["table"]["id"], made["tokens"][0]["token"]
    one = apart(house.call("GET", f"/tables/{table}/state?since=0&wait=0", token=token))[0]
    page = meet(lang="en").sit(made)
    settle(page)
    ship = page.locator(f".thing[data-target='{one['targets'][0]}']")
    ship.hover()
    expect(page.locator(".lens")).to_be_visible()
    expect(page.locator(".lens [data-part=whynot]")).to_have_count(0)
    page.locator(f".thing[data-target='{one['held']}']").click()
    ship.hover()
    expect(page.locator(".lens [data-part=whynot]")).to_contain_text(one["rule"])
