"""Whose consent counts: everybody who has played and did not resign, whoever sits there now."""

from __future__ import annotations

import random

import pytest
from tests.core.test_rebuild import wild_step

from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError, Refused
from ludoteca.core.match import Match
from ludoteca.core.record import from_record
from ludoteca.core.rows import BOT, PERSON


def new_match(seats: int = 3) -> Match:
    return Match(registry.game("san-juan"), seats, {}, 1)


def play(match: Match, times: int = 1) -> None:
    for _ in range(times):
        assert match.decision is not None
        match.play(match.decision.actions[0].code)


def again(match: Match) -> Match:
    return from_record(match.record(), lambda _: match.game)


def test_a_seat_that_a_bot_took_before_the_first_answer_has_no_voice() -> None:
    match = new_match()
    match.take(2, BOT)
    play(match)
    assert match.voices() == [0, 1] == again(match).voices()


def test_who_left_or_was_replaced_keeps_the_voice() -> None:
    match = new_match()
    match.leave(0)
    play(match)
    match.take(1, "greedy")
    assert match.people() == [2]
    assert match.voices() == [0, 1, 2] == again(match).voices()


def test_who_resigned_has_no_voice_whatever_is_done_with_the_seat_later() -> None:
    match = new_match()
    play(match)
    match.resign(1)
    match.leave(1)
    match.take(1, "greedy")
    assert match.voices() == [0, 2] == again(match).voices()


def test_a_person_who_takes_a_seat_has_a_voice() -> None:
    match = new_match()
    match.take(1, BOT)
    play(match)
    match.take(1, PERSON)
    match.resign(2)
    match.take(2, PERSON)
    match.leave(2)
    assert match.voices() == [0, 1, 2]


def test_one_match_s_voices_are_not_those_of_its_fork() -> None:
    match = new_match()
    play(match)
    fork = match.fork()
    fork.resign(0)
    assert match.voices() == [0, 1, 2] and fork.voices() == [1, 2]


def test_going_far_back_needs_those_who_left_and_were_replaced() -> None:
    match = new_match(2)
    first = match.decision
    assert first is not None
    play(match, 12)
    match.take(1 - first.seat, BOT)
    before = len(match.rows)
    with pytest.raises(Refused, match=f"seat {1 - first.seat}"):
        match.undo(first.seat, match.line[0].number)
    assert len(match.rows) == before
    match.undo(first.seat, match.line[0].number, [1 - first.seat])
    assert match.voices() == [0, 1]


def test_going_far_back_does_not_need_who_resigned() -> None:
    match = new_match(2)
    play(match, 12)
    match.resign(1)
    match.undo(0, match.line[0].number)
    assert match.voices() == [0] == again(match).voices()


def test_a_match_kept_by_an_earlier_release_still_replays() -> None:
    """There those in control alone were asked: an undo without the voice of who was replaced is in such records."""
    match = new_match(2)
    play(match, 12)
    match.take(1, BOT)
    match.undo(0, match.line[0].number, [1])
    record = match.record()
    del record["rows"][-1]["agreed"]
    assert from_record(record, lambda _: match.game).voices() == [0, 1]
    match = new_match(2)
    play(match, 12)
    match.undo(0, match.line[0].number, [1])
    record = match.record()
    del record["rows"][-1]["agreed"]
    with pytest.raises(LudotecaError, match="consent"):
        from_record(record, lambda _: match.game)


@pytest.mark.parametrize("seed", range(4))
def test_voices_are_the_same_after_any_undo_and_after_replay(seed: int) -> None:
    dice = random.Random(seed)
    match = new_match(4)
    for _ in range(150):
        if match.over:
            break
        before, rows = match.voices(), len(match.rows)
        try:
            wild_step(match, dice)
        except LudotecaError:
            continue
        if [row.kind for row in match.rows[rows:]] == ["undo"]:
            assert match.voices() == before
        assert set(match.people()) <= set(match.voices())
    assert match.voices() == again(match).voices()
