"""Burgundy's expansions in a real browser: games by clicks alone, each way to play, up to the result page.

The second half of one of each kind in `make test`, in one language or the other, in turn; the long run has all of them
in both, from the first answer on.
"""

from __future__ import annotations

import random
from itertools import product

import pytest
from tests.web.clicks import play_on, settle, step
from tests.web.conftest import PHONE, Meet
from tests.web.house import House
from tests.web.test_games import LANGS, hasten, result_adds_up
from tests.web.windows.positions import ALL, ALONE, CHATEAU, MANY

Options = dict[str, str]
# By name: how many people sit there, and what it is played with.
GAMES: dict[str, tuple[int, Options]] = {
    "link": (2, {"duchies": "11-18", "link": "yes"}),
    "shields": (2, {"shields": "yes"}),
    "many": (2, MANY),
    "vineyards": (2, {"vineyards": "fewer"}),
    "all": (2, ALL),
    "all-of-four": (4, ALL),
    "team": (4, {"team": "beginner", **ALONE}),
    "team-expert": (4, {"team": "expert"}),
    "solo": (1, {"solo": "33"}),
    "solo-expert": (1, {"solo": "34", **ALONE, "target": "30"}),
    "chateau": (1, {"chateau": "medium", "chateau_b": "yes"}),
    "chateau-of-three": (3, CHATEAU),
}
BY_CLICKS = [("all", "it", 100), ("solo", "en", 45), ("chateau", "it", 40)]  # and how many answers were given before
# How one begins there; the long run plays on to the end.
ON_A_PHONE = [("team", "it")]
BEGINNING = 60


def to_its_end(meet: Meet, house: House, name: str, lang: str, touch: bool, hastened: int = 0) -> None:
    players, options = GAMES[name]
    hasten(house, hastened)
    size = {"size": PHONE, "touch": True} if touch else {}
    page = meet(lang=lang, **size).sit(house.table("burgundy", house.seats(players), options=options))
    assert play_on(page, random.Random(7), clicks=3000, touch=touch) > 20
    page.click("[data-act=result]")
    result_adds_up(page)


@pytest.mark.parametrize(("name", "lang", "hastened"), BY_CLICKS)
def test_a_game_with_expansions_to_its_end_by_clicks_alone(
    meet: Meet, house: House, name: str, lang: str, hastened: int
) -> None:
    to_its_end(meet, house, name, lang, touch=False, hastened=hastened)


@pytest.mark.parametrize(("name", "lang"), ON_A_PHONE)
def test_a_game_with_expansions_is_begun_on_a_phone(meet: Meet, house: House, name: str, lang: str) -> None:
    players, options = GAMES[name]
    page = meet(PHONE, touch=True, lang=lang).sit(house.table("burgundy", house.seats(players), options=options))
    settle(page)
    before = int(page.locator(".q").get_attribute("data-row") or 0)
    dice = random.Random(7)
    for _ in range(BEGINNING):
        assert step(page, dice, touch=True), "it is over"
    settle(page)
    assert int(page.locator(".q").get_attribute("data-row") or 0) > before + 20


@pytest.mark.slow
@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("name", "lang"), list(product(GAMES, LANGS)))
def test_every_way_to_play_by_clicks_in_both_languages(
    meet: Meet, house: House, name: str, lang: str, touch: bool
) -> None:
    to_its_end(meet, house, name, lang, touch)
