"""Carrying plans out: in as many processes as wanted, here or on the machines of a cluster, going on where an earlier
run stopped, and stopping early where enough is known. What comes out does not depend on where it is played."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Protocol

from ludoteca.children import end_with_parent
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

from .play import Played
from .results import ResultsFile
from .tournament import Plan, play_some

CHUNKS_PER_PROCESS = 16
LARGEST_CHUNK = 50

Watch = Callable[[int, Played], bool]
"""Told each match with the number of its plan, in order; says whether that plan needs no more."""


class WorkerLost(LudotecaError):
    """A worker was ended from outside, or its machine went away."""

    def __init__(self) -> None:
        super().__init__("a worker was ended in the middle of its matches: is there memory enough? --resume goes on")


class Chunk(Protocol):
    """Matches that are being played."""

    def result(self) -> list[Played]: ...

    def cancel(self) -> object: ...


class Workers(Protocol):
    """Whoever plays chunks of matches."""

    def submit(self, work: Callable[..., list[Played]], /, *given: object) -> Chunk: ...


def carry_out(
    plans: Sequence[Plan],
    watch: Watch,
    processes: int = 1,
    keep: bool = False,
    results: ResultsFile | None = None,
    workers: Workers | None = None,
) -> None:
    """Play all matches of all plans; with `keep` the records come along. Where there are no `workers` yet, some are
    started here."""
    if workers is None:
        with pool(processes) as started:
            carry_out_by(plans, watch, processes, keep, results, started)
    else:
        carry_out_by(plans, watch, processes, keep, results, workers)


def carry_out_by(
    plans: Sequence[Plan],
    watch: Watch,
    processes: int,
    keep: bool,
    results: ResultsFile | None,
    workers: Workers | None,
) -> None:
    for number, plan in enumerate(plans):
        for played in play_plan(number, plan, workers, processes, keep, results):
            if watch(number, played):
                break


def play_plan(
    number: int,
    plan: Plan,
    workers: Workers | None,
    processes: int,
    keep: bool,
    results: ResultsFile | None,
) -> Iterator[Played]:
    done = results.played(number) if results is not None and not keep else []
    yield from done[: plan.games]
    fresh = (
        one_by_one(plan, len(done), keep)
        if workers is None
        else side_by_side(plan, len(done), keep, workers, processes)
    )
    for played in fresh:
        if results is not None:
            results.add(number, played)
        yield played


def one_by_one(plan: Plan, start: int, keep: bool) -> Iterator[Played]:
    for match in range(start, plan.games):
        yield from play_some(plan, match, match + 1, keep)


def side_by_side(plan: Plan, start: int, keep: bool, workers: Workers, processes: int) -> Iterator[Played]:
    """Chunks of matches, a few ahead of the one that is waited for."""
    size = max(1, min(LARGEST_CHUNK, (plan.games - start) // (processes * CHUNKS_PER_PROCESS)))
    firsts = iter(range(start, plan.games, size))
    running: list[Chunk] = []

    def more() -> None:
        for first in firsts:
            running.append(workers.submit(play_some, plan, first, min(first + size, plan.games), keep))
            if len(running) > 2 * processes:
                return

    more()
    try:
        while running:
            yield from whole(running.pop(0))
            if len(running) <= processes:
                more()
    finally:
        for chunk in running:
            chunk.cancel()


def whole(chunk: Chunk) -> list[Played]:
    try:
        return chunk.result()
    except BrokenProcessPool:
        raise WorkerLost from None


@contextmanager
def pool(processes: int) -> Iterator[ProcessPoolExecutor | None]:
    if processes == 1:
        yield None
        return
    workers = ProcessPoolExecutor(processes, get_context("spawn"), begin_worker, (registry.boards(),))
    try:
        yield workers
    except BaseException:
        for child in active_children():
            child.terminate()
        expect_no_more(workers)
        raise
    finally:
        workers.shutdown(wait=True, cancel_futures=True)


def expect_no_more(workers: ProcessPoolExecutor) -> None:
    """A worker that is ended in the middle of a message leaves its reader waiting for the rest, for ever: the pipe has
    a writer in this process too. Without that one the reader hears that nothing comes. There is no public way to it."""
    results = getattr(workers, "_result_queue", None)
    writer = getattr(results, "_writer", None)
    if writer is not None:
        writer.close()


def begin_worker(boards: list[str]) -> None:
    """The same boards as in the main process. Ctrl-C ends a worker without a word: the main process says what is to
    be said."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()
    registry.choose_boards(boards)
