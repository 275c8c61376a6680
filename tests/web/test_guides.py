"""Guided first games by clicks: from the first step to free play, in both languages, on a laptop and on a phone; wrong
clicks, leaving and coming back, skipping, and by keys alone."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.clicks import click, settle
from tests.web.clicks import step as any_step
from tests.web.conftest import DESK, GAMES, PHONE, Meet
from tests.web.guided import CONFIRM, GO_ON, POINTED, begin, follow, kept, play, step
from tests.web.house import House
from tests.web.test_axe import ALL, AXE, RUN

WINDOWS = {"laptop": DESK, "phone": PHONE}
WAYS = list(product(("it", "en"), WINDOWS))
# Each game in one of the four ways, in turn; the long run plays all of them in all.
SAMPLED = [(game, *WAYS[at % len(WAYS)]) for at, game in enumerate(GAMES)]
OTHERS = [(game, *way) for game in GAMES for way in WAYS if (game, *way) not in SAMPLED]
FREE_CLICKS = 6


def whole(meet: Meet, house: House, game: str, lang: str, window: str) -> None:
    """A guide to its end by the clicks it asks for, and the match goes on from there."""
    made = begin(house, game)
    steps = made["table"]["guide"]["steps"]
    ada = meet(WINDOWS[window], lang, touch=window == "phone")
    page = ada.sit(made)
    assert play(page) == list(range(1, len(steps)))
    assert kept(page, game)["step"] == len(steps) and kept(page, game)["done"]
    expect(page.locator("[data-coach-end]")).to_contain_text(words(game, lang, len(steps), "title"))
    page.locator("[data-act=play-on]").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    for _ in range(FREE_CLICKS):
        any_step(page, random.Random(game))
    table = house.call("GET", f"/tables/{made['table']['id']}")
    assert table["guide"]["over"] and table["rows"] > table["guide"]["rows"]
    assert kept(page, game)["left"]


def words(game: str, lang: str, number: int, part: str) -> str:
    from ludoteca.i18n.texts import Texts

    return Texts(lang, f"guide/{game}").attr(f"guide-{game}-{number}", part)
