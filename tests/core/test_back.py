"""Going back: what `back` offers works, nothing else works alone, and the same undo is never kept twice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.core.test_rebuild import early_answers, wild_step

from ludoteca.core import registry
from ludoteca.core.back import Back, Wish
from ludoteca.core.errors import Ahead, LudotecaError, Refused, Stale
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.protocol import Game
from ludoteca.core.rows import BOT, UNDO, Row


def wild_matches(game: Game, seed: int, steps: int, every: int) -> Iterator[tuple[Match, random.Random]]:
    """A match at which anything may happen, seen now and then."""
    dice = random.Random(seed)
    match = Match(game, game.seats[-1], {}, seed)
    for step in range(steps):
        if match.over:
            return
        try:
            wild_step(match, dice)
        except LudotecaError:
            continue
        if step % every == 0 and not match.over:
            yield match, dice


def some_seats(match: Match, dice: random.Random) -> list[int]:
    return dice.sample(range(match.seats), dice.randint(1, match.seats))


def went_to(match: Match, to: int, before: dict[int, str]) -> bool:
    """Whether the last row goes back to row `to`, and the position is the one that was there."""
    row = match.rows[-1]
    return (row.kind, row.text, fingerprint(match.state)) == (UNDO, str(to), before[to])


def positions(match: Match) -> dict[int, str]:
    """The position before each answer in effect."""
    again = Match(match.game, match.seats, match.options, match.seed)
    found = {}
    for step in match.line:
        found[step.number] = fingerprint(again.state)
        again.replay(step.row.text, step.seat, step.row.draws)
    return found


@pytest.mark.parametrize("name", registry.OURS)
def test_what_is_offered_works(name: str) -> None:
    offered = set()
    for match, dice in wild_matches(registry.game(name), 3, 130, 7):
        seats, at = some_seats(match, dice), len(match.rows)
        may, before = match.back(seats), positions(match)
        if may.undo is not None:
            assert may.reset is not None and may.reset <= may.undo and may.ask is None
            fork = match.fork()
            assert isinstance(fork.take_back(seats, at), Row) and went_to(fork, may.undo, before)
            fork = match.fork()
            fork.take_back_turn(seats, at)
            assert went_to(fork, may.reset, before)
        elif may.ask is not None:
            fork = match.fork()
            assert fork.take_back(seats, at) == Wish(may.seat or 0, may.ask) and len(fork.rows) == at
            fork.undo(may.seat or 0, may.ask, fork.voices())
            assert went_to(fork, may.ask, before)
        offered.add(tuple(row is not None for row in may[1:]))
    assert {(True, True, False), (False, False, True)} <= offered


@pytest.mark.parametrize("name", registry.OURS)
def test_nothing_else_can_be_done_alone(name: str) -> None:
    kept = 0
    for match, dice in wild_matches(registry.game(name), 4, 120, 6):
        seats, at = some_seats(match, dice), len(match.rows)
        seat = dice.choice(seats)
        first = 0 if not match.missing(seats) else match.undo_limit(seat)
        for row in dice.sample(range(at), min(at, 12)):
            fork = match.fork()
            try:
                done = fork.take_back(seats, at, row, seat)
            except Refused as error:
                assert not match.in_effect(row), error
                continue
            assert match.in_effect(row) and isinstance(done, Row) == (row >= first)
            assert len(fork.rows) == at + isinstance(done, Row)
            kept += isinstance(done, Wish)
    assert kept > 10


@pytest.mark.parametrize("name", registry.OURS)
def test_a_seat_among_others_is_offered_what_undo_and_reset_do(name: str) -> None:
    compared = 0
    for match, _ in wild_matches(registry.game(name), 5, 140, 7):
        for seat in range(match.seats):
            may, undone, restarted = match.back([seat]), match.fork(), match.fork()
            if not match.missing([seat]):
                continue
            if may.undo is None:
                for alone in (undone.undo, restarted.reset):
                    with pytest.raises(Refused, match="nothing to"):
                        alone(seat)
            else:
                assert (undone.undo(seat).text, restarted.reset(seat).text) == (str(may.undo), str(may.reset))
                compared += 1
    assert compared > 3


def played(plays: int = 12) -> Match:
    match = Match(registry.game("san-juan"), 3, {}, 1)
    for _ in range(plays):
        assert match.decision is not None
        match.play(match.decision.actions[0].code)
    return match


def test_the_same_undo_is_kept_once() -> None:
    match = played()
    at = len(match.rows)
    first = match.take_back(range(3), at, match.line[4].number)
    assert match.take_back(range(3), at, match.line[-1].number) is first
    assert match.take_back_turn(range(3), at) is first
    assert len(match.rows) == at + 1
    assert isinstance(first, Row)
    others = [seat for seat in range(3) if seat != first.seat]
    for seats, late, error in ((range(3), at - 1, Stale), (range(3), at + 2, Ahead), (others, at, Stale)):
        with pytest.raises(error, match=f"meant for row {late}, but the match is at row {at + 1}"):
            match.take_back(seats, late)
        with pytest.raises(error):
            match.take_back_turn(seats, late)
    assert len(match.rows) == at + 1


def test_who_sits_alone_among_bots_goes_back_past_them_and_what_was_seen() -> None:
    match = played(0)
    for seat in (1, 2):
        match.take(seat, BOT)
    while len(match.line) < 12:
        assert match.decision is not None
        match.play(match.decision.actions[0].code)
    first = next(step.number for step in match.line if step.seat == 0)
    assert match.missing([0]) == [] and match.undo_limit(0) > first
    row = match.take_back([0], len(match.rows), first)
    assert isinstance(row, Row) and row.agreed == (0,) and row.text == str(first)


def test_nothing_is_offered_before_the_first_answer_or_after_the_last() -> None:
    match = played(0)
    assert match.back([0, 1, 2]) == Back()
    dice = random.Random(1)
    while match.decision is not None:
        match.play(dice.choice(match.decision.actions).code)
    assert match.back([0, 1, 2]) == Back()
    with pytest.raises(Refused, match="nothing of yours"):
        match.take_back([0, 1, 2], len(match.rows), match.line[-1].number)
    assert match.undo(0, match.line[-1].number, [0, 1, 2]).kind == UNDO


def test_only_the_holder_of_a_seat_takes_back_for_it() -> None:
    match = played()
    last = match.line[-1]
    others = [seat for seat in range(3) if seat != last.seat]
    with pytest.raises(Refused, match="nothing of yours"):
        match.take_back(others, len(match.rows), last.number, last.seat)
    with pytest.raises(Refused, match="no answer in effect"):
        match.take_back([last.seat], len(match.rows), len(match.rows) + 5)
    with pytest.raises(Refused, match="nothing of yours"):
        match.take_back([], len(match.rows))


def test_the_last_choice_skips_what_was_forced() -> None:
    match = played(40)
    for seat in range(3):
        chosen = [step.number for step in match.line if step.seat == seat and not step.forced]
        assert match.last_choice(seat) == chosen[-1]
    for step in match.line:
        step.forced = True
    assert match.last_choice(0) is None


def with_early_answer() -> tuple[Match, Row]:
    match, dice = played(0), random.Random(1)
    while not match.waiting:
        early_answers(match, dice)
        assert match.decision is not None
        if not match.waiting:
            match.play(dice.choice(match.decision.actions).code)
    return match, next(iter(match.waiting.values()))


def test_the_same_early_answer_is_kept_once() -> None:
    match, given = with_early_answer()
    at, rows = match.rows.index(given), len(match.rows)
    assert match.early(given.seat, given.text.split("; "), at) is given and len(match.rows) == rows
    with pytest.raises(Ahead, match=f"the match is at row {rows}, not yet at {rows + 1}"):
        match.early(given.seat, given.text.split("; "), rows + 1)
    again = match.early(given.seat, given.text.split("; "), rows)
    assert again is not given and again == given and len(match.rows) == rows + 1


def test_an_early_answer_whose_question_is_gone_comes_too_late() -> None:
    match, given = with_early_answer()
    at = len(match.rows)
    match.leave(given.seat)
    with pytest.raises(Stale, match=f"the question of row {at} is gone"):
        match.early(given.seat, given.text.split("; "), at)
