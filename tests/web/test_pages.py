"""Every page in both languages and on a phone: its policy, its words, its width."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import settle, step
from tests.web.conftest import GAMES, PHONE, Meet
from tests.web.house import House

RAW = r"/\b(web|ask|act|event|name|fact|reason|cause|trail|source|option|table)-[a-z]/"
OF_GAMES = [f"/{page}/{game}" for page in ("new", "learn", "pieces") for game in GAMES]
PLAIN = ["/", *OF_GAMES, "/mine", "/verify", "/about"]


def no_raw_keys(page: Page) -> None:
    words: str = page.evaluate(f"(document.body.innerText.match({RAW}) ?? [''])[0]")
    assert words == "", f"a text key is shown raw: {words}"


def ready(page: Page) -> None:
    """All that the page asked for has come: nothing is being opened any more."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def own_table(house: House, game: str) -> dict[str, Any]:
    return house.table(game, [{"who": "me", "name": "Ada"}, *house.bots(2)])


def test_every_page_keeps_to_its_policy(meet: Meet, house: House) -> None:
    """What the policy of the server forbids is an error in the console."""
    ada = meet(strict=True)
    for path in ("/", "/new/burgundy", "/learn/san-juan", "/pieces/puerto-rico", "/mine", "/verify", "/about"):
        ada.go(path).wait_for_selector("main h1")
    over = house.played()
    ada.go(f"/r/{over}").wait_for_selector(".cards article")
    ada.go(f"/p/{over}").wait_for_selector("input[type=range]")
    ada.go(f"/a/{over}").wait_for_selector("[data-review=none]")
    ada.go(f"/verify/{over}").wait_for_selector("[data-verdict=fits]")
    for game in GAMES:
        page = ada.go(f"/new/{game}")
        page.click("[data-act=begin]:enabled")
        page.wait_for_selector(".q")
        page.locator("[data-act=lang]").click()
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'document.title = 1'}))")
    assert page.title() != "1"
    assert [fault for fault in ada.faults if "Content Security Policy" in fault]
    ada.forgive("inline script")


@pytest.mark.parametrize("answers", [5, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_in_place(meet: Meet, house: House, game: str, answers: int) -> None:
    """At the first questions; at more of them in the long run."""
    page = meet(lang="it").sit(own_table(house, game))
    dice = random.Random(6)
    for _ in range(answers):
        settle(page)
        no_raw_keys(page)
        asked = page.locator(".q h2").inner_text()
        row = page.locator(".q").get_attribute("data-row")
        page.click("[data-act=lang]")
        expect(page.locator(".q h2")).not_to_have_text(asked)
        assert page.locator(".q").get_attribute("data-row") == row
        no_raw_keys(page)
        page.click("[data-act=lang]")
        expect(page.locator(".q h2")).to_have_text(asked)
        if not step(page, dice):
            break


NARROW = "document.documentElement.scrollWidth <= innerWidth"
OUT_OF_CARDS = """[...document.querySelectorAll('article .chip')].flatMap((chip) => {
  const card = chip.closest('article').getBoundingClientRect(), box = chip.getBoundingClientRect();
  return box.right > card.right - 4 || box.left < card.left + 4 || chip.scrollWidth > chip.clientWidth + 1
    ? [chip.closest('h3').textContent.trim()] : [];
})"""


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_of_a_component_stays_on_its_card(meet: Meet, game: str) -> None:
    ada = meet()
    page = ada.go(f"/pieces/{game}")
    page.wait_for_selector("article .chip")
    for width in (1366, 1024, 820, 390):
        page.set_viewport_size({"width": width, "height": 800})
        assert not page.evaluate(OUT_OF_CARDS)


def test_plain_pages_fit_a_phone(meet: Meet) -> None:
    ada = meet(PHONE, touch=True)
    for path in PLAIN:
        page = ada.go(path)
        page.wait_for_selector("main h1")
        ready(page)
        assert page.evaluate(NARROW), f"{path} is wider than the phone"
