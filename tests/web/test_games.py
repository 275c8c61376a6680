"""Whole games in a real browser, by clicks alone and on a phone, up to the result page. By keys: `test_keys.py`.

The tables of all games with few players and with many, in one language or the other, in turn; the long run has each
with both, in both. Here one is played from its first answer to its last, of the others the second half: tables are
dealt to us that far played. The long run plays all of each.
"""

from __future__ import annotations

import random
from itertools import product

import pytest
from playwright.sync_api import Page
from tests.web.clicks import play_on
from tests.web.conftest import GAMES, PHONE, Meet
from tests.web.house import House
from tests.web.windows.positions import TABLES

LANGS = ("it", "en")
# Burgundy is played with expansions in `test_expansions.py`.
BY_CLICKS = [("san-juan", 2, "it", 0), ("puerto-rico", 2, "it", 90)]  # and how many answers were given before
ON_A_PHONE = [("venezia", 2, "it", 250)]
DEAL = 7
EVERY = [(game, players, lang) for game in GAMES for players, lang in product(TABLES[game].players, LANGS)]


def hasten(house: House, answers: int) -> None:
    """The next table is dealt so far played."""
    if answers:
        house.deal_from(DEAL, answers)


def begin(page: Page, game: str, players: int) -> None:
    page.click("nav a[href='/']")
    page.click(f"a[href='/new/{game}']")
    page.wait_for_selector(f"[data-game={game}][aria-checked=true]")
    page.click(f"[data-count='{players}']")
    page.click("[data-act=begin]:enabled")


def result_adds_up(page: Page) -> None:
    """What everybody has is the sum of where it came from. One alone who has lost is no winner, and is told why."""
    page.wait_for_selector(".cards article")
    alone = page.locator(".cards article").count() == 1
    assert page.locator(".cards article.first").count() or (alone and page.locator(".says .muted").count() > 1)
    totals = [int(cell) for cell in page.locator("tr.sum td.r").all_inner_texts()]
    assert totals == [int(one) for one in page.locator(".cards .num").all_inner_texts()]
    sources = [
        [int(cell) for cell in row.locator("td.r").all_inner_texts()]
        for row in page.locator("tbody tr:not(.sum)").all()
    ]
    assert [sum(column) for column in zip(*sources, strict=True)] == totals


def by_clicks(meet: Meet, house: House, game: str, players: int, lang: str, hastened: int = 0) -> None:
    hasten(house, hastened)
    page = meet(name="Ada", lang=lang).go("/")
    begin(page, game, players)
    assert play_on(page, random.Random(7)) > 20
    page.click("[data-act=result]")
    result_adds_up(page)


def on_a_phone(meet: Meet, house: House, game: str, players: int, lang: str, hastened: int = 0) -> None:
    hasten(house, hastened)
    page = meet(PHONE, touch=True, lang=lang).sit(house.table(game, house.seats(players)))
    assert play_on(page, random.Random(8), touch=True) > 20
    page.tap("[data-act=result]")
    page.wait_for_selector(".cards article.first")


@pytest.mark.parametrize(("game", "players", "lang", "hastened"), BY_CLICKS)
def test_a_game_to_its_end_by_clicks_alone(
    meet: Meet, house: House, game: str, players: int, lang: str, hastened: int
) -> None:
    by_clicks(meet, house, game, players, lang, hastened)


@pytest.mark.parametrize(("game", "players", "lang", "hastened"), ON_A_PHONE)
def test_a_game_to_its_end_on_a_phone(
    meet: Meet, house: House, game: str, players: int, lang: str, hastened: int
) -> None:
    on_a_phone(meet, house, game, players, lang, hastened)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "lang"), EVERY)
def test_every_game_by_clicks_with_few_and_many_in_both_languages(
    meet: Meet, house: House, game: str, players: int, lang: str
) -> None:
    by_clicks(meet, house, game, players, lang)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "lang"), EVERY)
def test_every_game_on_a_phone_with_few_and_many_in_both_languages(
    meet: Meet, house: House, game: str, players: int, lang: str
) -> None:
    on_a_phone(meet, house, game, players, lang)
