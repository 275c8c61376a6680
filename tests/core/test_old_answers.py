"""Old answers are cheap: whether one was played already is looked up, however long the match is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core import registry
from ludoteca.core.errors import Ahead, Stale
from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.rows import PERSON, Row


class LookedUp(list[Any]):
    """A list that may be looked up here and there, and not walked through."""

    looks = 0

    def __getitem__(self, at: Any) -> Any:
        self.looks += 1
        return super().__getitem__(at)

    def __iter__(self) -> Iterator[Any]:
        raise AssertionError("the whole match was walked through")


def long_match(asides: int = 0) -> Match:
    """Some 200 answers, then a seat that is given to persons again and again."""
    match = Match(registry.game("san-juan"), 2, {}, 5)
    dice = random.Random(5)
    while match.decision is not None and len(match.line) < 200:
        match.play(dice.choice(match.decision.actions).code)
    for _ in range(asides):
        match.take(0, PERSON)
    return match


def watched(match: Match) -> Match:
    match.line, match.rows, match.steps = LookedUp(match.line), LookedUp(match.rows), LookedUp(match.steps)
    return match


def test_an_old_answer_is_refused_without_walking_through_the_match() -> None:
    match = watched(long_match())
    other = (find(match.game, match.rows[0].text).code + 1) % len(match.game.actions)
    with pytest.raises(Stale, match="meant for row 0, but the match is at row 200"):
        match.play(other, seat=0, at=0)
    assert isinstance(match.rows, LookedUp) and match.rows.looks < 10


def test_an_answer_that_was_sent_before_is_found_without_walking_through_the_match() -> None:
    match = watched(long_match())
    for at in (0, 100, 199):
        row: Row = match.rows[at]
        assert match.play(row.text, row.seat, at) is row


def test_what_others_did_meanwhile_is_skipped_and_not_walked_through() -> None:
    match = watched(long_match(asides=500))
    assert isinstance(match.rows, LookedUp)
    match.rows.looks = 0
    assert match._meant(200, 1) == 700
    assert match._meant(200, None) == 700
    assert match._meant(300, 0) == 300
    assert match._meant(199, 1) == 199
    assert match._meant(701, 1) == 701 and match._meant(-1, 1) == -1
    assert match.rows.looks < 10


def test_an_answer_for_a_row_that_is_not_there_yet_says_so() -> None:
    match = long_match()
    with pytest.raises(Ahead):
        match.play(0, seat=0, at=201)


def test_a_seat_that_is_not_there_is_refused_whatever_row_it_names() -> None:
    match = long_match(asides=3)
    for seat in (-1, 2, 99):
        with pytest.raises(Stale):
            match.play(0, seat=seat, at=0)
