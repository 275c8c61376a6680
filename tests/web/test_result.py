"""How a match ended: its moments lead into the replay, and a tie is told as what it was."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESK, PHONE, Meet
from tests.web.house import House

from ludoteca.core import registry
from ludoteca.core.match import Match


def played(game: str, seats: int, seed: int) -> Match:
    """A match without a plan, to the end."""
    match = Match(registry.game(game), seats=seats, options={}, seed=seed)
    dice = random.Random(seed)
    while (decision := match.decision) is not None:
        match.play(dice.choice(decision.actions).code)
    return match


def found(game: str, seats: int, wanted: Callable[[list[int], list[int]], bool], first: int) -> Match:
    """The first such match, from a seed on where one is near."""
    for seed in range(first, first + 400):
        match = played(game, seats, seed)
        if wanted(match.state.scores(), match.state.ranking()):
            return match
    raise AssertionError("no such match among 400")


def opened(page: Page, house: House, match: Match) -> Page:
    key = house.call("POST", "/records", match.record())["key"]
    page.goto(f"{house.base}/r/{key}")
    page.wait_for_selector(".cards article")
    return page


@pytest.mark.parametrize("game", registry.OURS)
def test_moments_lead_to_their_place_in_the_replay(meet: Meet, house: House, game: str) -> None:
    page = opened(meet(lang="en").go("/"), house, played(game, 3, 1))
    moments = page.locator("[data-moment]")
    count = moments.count()
    assert 1 <= count <= 4
    assert page.locator(".drawn .number").all_inner_texts() == [str(number + 1) for number in range(count)]
    for told in moments.all_inner_texts():
        assert re.search(r"Round [1-9]\d* · \S", told), told
    moments.last.click()
    # Its star is where the replay stands; two moments may be of one move.
    expect(page.locator(".stars .now")).to_have_count(1)
    assert 1 <= page.locator(".stars span").count() <= count


def test_the_whole_result_is_seen_at_once(meet: Meet, house: House) -> None:
    match = played("san-juan", 4, 1)
    page = opened(meet(DESK, lang="it").go("/"), house, match)
    last = page.locator("[data-moment]").last.bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert last is not None and dock is not None and last["y"] + last["height"] <= dock["y"]
    page = opened(meet(PHONE, touch=True).go("/"), house, match)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tie_is_broken_by_its_rule(meet: Meet, house: House) -> None:
    match = found("san-juan", 4, lambda scores, places: places.count(1) == 1 and scores.count(max(scores)) == 2, 0)
    page = opened(meet(lang="en").go("/"), house, match)
    expect(page.locator("main h1")).to_have_text(re.compile("wins the tie"))
    expect(page.locator("header .says")).to_contain_text("Equal on points: more cards in hand and goods decide")
    expect(page.locator(".cards .first")).to_have_count(1)
    expect(page.locator(".cards").get_by_text("tie lost")).to_have_count(1)


def test_a_shared_victory_has_two_winners(meet: Meet, house: House) -> None:
    match = found("san-juan", 4, lambda scores, places: places.count(1) == 2, 44)
    page = opened(meet(lang="en").go("/"), house, match)
    expect(page.locator("main h1")).to_have_text(re.compile("Shared victory: .+, .+"))
    expect(page.locator("header .says")).to_contain_text("and on cards in hand and goods too")
    expect(page.locator(".cards .first")).to_have_count(2)
    expect(page.locator(".cards").get_by_text("tie lost")).to_have_count(0)
    expect(page.locator("[data-moment=lead]")).to_have_count(0)
