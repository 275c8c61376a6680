"""One step for each row: what came of it, whether it is still in effect, and when it was written."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from tests.core.test_rebuild import wild_step

from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.rows import PLAY, UNDO, Row
from ludoteca.core.steps import Answered


def in_effect(rows: list[Row]) -> list[int]:
    """The answers that were not taken back, found the slow way."""
    left: list[int] = []
    for number, row in enumerate(rows):
        if row.kind == UNDO:
            left = [play for play in left if play < int(row.text)]
        elif row.kind == PLAY:
            left.append(number)
    return left


@pytest.mark.parametrize("name", registry.OURS)
def test_there_is_a_step_for_every_row(name: str) -> None:
    dice = random.Random(7)
    match = Match(registry.game(name), registry.game(name).seats[-1], {}, 7)
    times: list[float] = []
    for clock in range(250):
        if match.over:
            break
        match.now = float(clock)
        with suppress(LudotecaError):
            wild_step(match, dice)
        times += [float(clock)] * (len(match.rows) - len(times))
    assert [step.row for step in match.steps] == match.rows
    assert [step.number for step in match.steps] == list(range(len(match.rows)))
    assert [step.at for step in match.steps] == times
    assert [isinstance(step, Answered) for step in match.steps] == [row.kind == PLAY for row in match.rows]
    assert not any(step.events for step in match.steps if step.row.kind != PLAY)
    valid = in_effect(match.rows)
    assert len(valid) < len([row for row in match.rows if row.kind == PLAY])
    assert [step.number for step in match.line] == valid
    assert [number for number in range(-1, len(match.rows) + 1) if match.in_effect(number)] == valid
    assert all(match.steps[step.number] is step for step in match.line)
    for number in (0, len(match.rows) // 2, len(match.rows)):
        assert [step.number for step in match.answers_from(number)] == [play for play in valid if play >= number]


def test_all_events_are_those_of_the_set_up_and_of_every_row() -> None:
    match = Match(registry.game("burgundy"), 2, {}, 3)
    begun = match.all_events()
    assert begun == match.start_events
    for _ in range(30):
        assert match.decision is not None
        match.play(match.decision.actions[0].code)
    match.undo(0, match.line[10].number, [0, 1])
    told = match.all_events()
    assert told[: len(begun)] == begun
    assert told[len(begun) :] == [event for step in match.steps for event in step.events]


def test_a_fork_writes_steps_of_its_own() -> None:
    match = Match(registry.game("san-juan"), 2, {}, 3)
    for _ in range(10):
        assert match.decision is not None
        match.play(match.decision.actions[0].code)
    fork = match.fork()
    fork.now = 5.0
    fork.undo(0, fork.line[2].number, [0, 1])
    assert fork.decision is not None
    fork.play(fork.decision.actions[-1].code)
    assert (len(match.steps), len(match.line), match.now) == (10, 10, 0.0)
    assert (len(fork.steps), len(fork.line)) == (12, 3) and fork.steps[:10] == match.steps
