"""Playing alone in a real browser: games that are won, answer by answer as a heuristic gives them, a game that is lost,
and the page that says which."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, Meet
from tests.web.house import House
from tests.web.planned import Plan, number_that
from tests.web.test_games import LANGS, result_adds_up
from tests.web.windows.positions import ALONE

Options = dict[str, str]
# By name: what it is played with, and from which number on a game is looked for that the heuristic wins.
WAYS: dict[str, tuple[Options, int]] = {
    "beginner": ({"solo": "33"}, 7),
    "expert": ({"solo": "34"}, 63),
    "all-that-may": ({"solo": "34", **ALONE, "target": "30"}, 0),
}
HEADS = {
    ("it", True): ("Vince Ada con {points}", "Tutte le caselle del ducato sono coperte."),
    ("en", True): ("Ada won with {points}", "All spaces of the duchy are covered."),
    ("it", False): ("La partita è persa", "c’erano ancora caselle vuote nel ducato"),
    ("en", False): ("The game is lost", "There were still empty spaces in the duchy"),
}
ENDS = {
    ("it", True): "Hai vinto",
    ("en", True): "You win",
    ("it", False): "La partita è persa",
    ("en", False): "The game is lost",
}


def ends(page: Page, plan: Plan, lang: str, won: bool) -> None:
    """The table says how it ended, and so does the page of the result, with its reason and the points by source."""
    expect(page.locator(".q h2")).to_contain_text(ENDS[lang, won])
    page.click("[data-act=result]")
    result_adds_up(page)
    head, why = HEADS[lang, won]
    expect(page.locator("main h1")).to_have_text(head.format(points=plan.match.state.scores()[0]))
    expect(page.locator("main header .says")).to_contain_text(why)
    expect(page.locator(".cards article.first")).to_have_count(1 if won else 0)


def whole_game(meet: Meet, house: House, way: str, lang: str, touch: bool, won: bool = True, hastened: int = 0) -> None:
    """By clicks, but for so many answers at its beginning."""
    options, first = WAYS[way]
    plan = Plan(house, "burgundy", options, number_that(won, "burgundy", options, first))
    plan.hasten(hastened)
    size = {"size": PHONE, "touch": True} if touch else {}
    page = meet(lang=lang, **size).sit(plan.made)
    assert hastened + plan.play_out(page, touch) > 80
    ends(page, plan, lang, won)


def test_a_game_that_is_won_alone(meet: Meet, house: House) -> None:
    whole_game(meet, house, "beginner", "it", touch=False, hastened=90)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_a_game_that_is_lost_alone(meet: Meet, house: House, lang: str) -> None:
    whole_game(meet, house, "beginner", lang, touch=False, won=False)


@pytest.mark.slow
@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("way", "lang"), list(product(WAYS, LANGS)))
def test_every_board_is_won_alone_in_both_languages(meet: Meet, house: House, way: str, lang: str, touch: bool) -> None:
    whole_game(meet, house, way, lang, touch)
