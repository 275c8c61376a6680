"""The process that thinks for others."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor

import pytest

from ludoteca.bots import roster
from ludoteca.bots.hints import hints
from ludoteca.bots.prospects import Searcher
from ludoteca.bots.worker import Worker
from ludoteca.core.match import Match
from ludoteca.core.registry import game


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.stop()


def begun() -> Match:
    match = Match(game("san-juan"), 2, {}, 4)
    for _ in range(5):
        assert match.decision is not None
        match.play(match.decision.actions[-1].code)
    return match


def test_it_thinks_what_this_process_would_think(worker: Worker) -> None:
    match = begun()
    assert match.decision is not None
    seat = match.decision.seat
    answer, found = worker.answer(match, 7, "mcts:30"), worker.hints(match, 7, "veteran")
    known = match.state.determinize(seat, 7)
    assert answer.result(60) == roster.maker("mcts:30")(match.game, 7).choose(known, seat).code
    veteran = roster.maker("veteran")(match.game, 7)
    assert isinstance(veteran, Searcher)
    assert str(found.result(60)) == str(hints(known, seat, 7, veteran))


def test_a_search_can_be_given_up_and_another_asked_for(worker: Worker) -> None:
    match = begun()
    worker.answer(match, 7, "mcts:600000ms")
    worker.stop()
    worker.stop()
    assert match.decision is not None
    assert worker.answer(match, 7, "greedy").result(60) in [action.code for action in match.decision.actions]


def test_a_process_that_died_is_told_and_replaced(worker: Worker) -> None:
    match = begun()
    thinking = worker.answer(match, 7, "mcts:600000ms")
    assert worker.process is not None
    os.kill(worker.process.result(60), signal.SIGKILL)
    with pytest.raises(BrokenExecutor):
        thinking.result(60)
    with pytest.raises(BrokenExecutor):
        worker.answer(match, 7, "greedy")
    worker.stop()
    assert worker.answer(match, 7, "greedy").result(60) >= 0
