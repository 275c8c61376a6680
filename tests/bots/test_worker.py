"""The process that thinks for others."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path

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


@pytest.mark.skipif(os.name != "posix", reason="signals are of POSIX")
def test_ctrl_c_is_not_for_it(worker: Worker) -> None:
    match = begun()
    assert worker.answer(match, 7, "greedy").result(60) >= 0
    assert worker.process is not None
    os.kill(worker.process.result(60), signal.SIGINT)
    assert worker.answer(match, 7, "greedy").result(60) >= 0


LEFT_BEHIND = """
import os, signal
from ludoteca.bots.worker import Worker
if __name__ == "__main__":
    worker = Worker()
    print(worker._pool().submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals are of POSIX")
def test_it_goes_with_a_process_that_was_killed(tmp_path: Path) -> None:
    """It holds what is printed open, so that reading all of it waits for its end."""
    (program := tmp_path / "left_behind.py").write_text(LEFT_BEHIND)
    left = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, timeout=60, check=False)
    assert left.returncode == -signal.SIGKILL and left.stdout.strip().isdecimal()
