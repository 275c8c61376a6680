"""Going back folds no more than the plays since the last checkpoint, and leads to the very position that was there."""

from __future__ import annotations

import random

import pytest

from ludoteca.core import registry
from ludoteca.core.chance import Outcome
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.fold import CHECKPOINT, Fold
from ludoteca.core.match import Match
from ludoteca.core.record import from_record
from ludoteca.core.steps import Answered

GAMES = ("san-juan", "puerto-rico", "burgundy", "venezia")


def played(game: str, plays: int, seed: int = 3) -> tuple[Match, dict[int, str]]:
    """A match in the middle, and what it looked like before each row."""
    match = Match(registry.game(game), 2, {}, seed)
    dice = random.Random(seed)
    before = {}
    while match.decision is not None and len(match.line) < plays:
        before[len(match.rows)] = fingerprint(match.state)
        match.play(dice.choice(match.decision.actions).code)
    return match, before


def looks(step: Answered) -> dict[str, object]:
    """All there is of a step, its events by their values."""
    return {**vars(step), "events": [(event.kind, event.a, event.b, event.c) for event in step.events]}


def go_back(match: Match, to: int) -> None:
    match.undo(match.line[-1].seat, to, range(match.seats))


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rows that were carried out, in order."""
    rows: list[int] = []
    carry_out = Fold._carry_out

    def counting(fold: Fold, action: object, row: int, *rest: object) -> tuple[Outcome, ...]:
        rows.append(row)
        return carry_out(fold, action, row, *rest)  # type: ignore[arg-type] # handed on as it came

    monkeypatch.setattr(Fold, "_carry_out", counting)
    return rows


@pytest.mark.parametrize("game", GAMES)
def test_going_back_carries_out_fewer_answers_than_lie_between_two_checkpoints(game: str, applied: list[int]) -> None:
    match, before = played(game, 3 * CHECKPOINT)
    for back in (1, 2, 5, CHECKPOINT - 1, CHECKPOINT + 1):
        to = match.line[-back].number
        applied.clear()
        go_back(match, to)
        assert len(applied) < CHECKPOINT, f"{len(applied)} answers were carried out to go back by {back}"
        assert fingerprint(match.state) == before[to]


@pytest.mark.parametrize("game", GAMES)
def test_any_row_can_be_gone_back_to_and_the_record_of_it_replays(game: str) -> None:
    match, before = played(game, 2 * CHECKPOINT + 5)
    for to in (2 * CHECKPOINT + 4, 2 * CHECKPOINT, 2 * CHECKPOINT - 1, CHECKPOINT + 1, CHECKPOINT, 1, 0):
        go_back(match, match.line[to].number)
        assert fingerprint(match.state) == before[len(match.line)]
        again = from_record(match.record(), registry.game)
        assert fingerprint(again.state) == fingerprint(match.state)
        assert [looks(step) for step in again.line] == [looks(step) for step in match.line]
    play_out(match)
    again = from_record(match.record(), registry.game)
    assert fingerprint(again.state) == fingerprint(match.state) and again.rows == match.rows


def test_a_fork_goes_back_on_its_own() -> None:
    match, before = played("san-juan", 2 * CHECKPOINT + 5)
    fork = match.fork()
    go_back(fork, fork.line[3].number)
    play_out(fork)
    to = match.line[CHECKPOINT + 3].number
    go_back(match, to)
    assert fingerprint(match.state) == before[to]


def play_out(match: Match) -> None:
    dice = random.Random(5)
    while match.decision is not None:
        match.play(dice.choice(match.decision.actions).code)
