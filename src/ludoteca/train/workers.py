"""Processes that step the games. Each has tables in both halves, so that it steps one while the network answers for the
other; it never imports PyTorch."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.synchronize import Event, Semaphore

import numpy as np

from ludoteca.bots.expanded import Expanded
from ludoteca.bots.heuristics import heuristic
from ludoteca.children import undisturbed
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

from .mixes import mixed_kinds, plain_kinds
from .settings import Settings
from .shared import HALVES, Half, Layout
from .tables import INFO, Tables

KINDS = 240  # of games with and without expansions at the tables of one half of a worker
PATIENCE = 120  # seconds a step may take before something must be wrong


class Team:
    """All workers of a segment, and the shared memory they write to."""

    def __init__(self, settings: Settings, layout: Layout, segment: int) -> None:
        self.layout = layout
        self.halves = [Half(layout) for _ in range(HALVES)]
        context = get_context("spawn")
        self.go = [[context.Semaphore(0) for _ in range(HALVES)] for _ in range(layout.workers)]
        self.done = [context.Semaphore(0) for _ in range(HALVES)]
        self.stop = context.Event()
        self.processes = [self.hire(context, settings, segment, number) for number in range(layout.workers)]

    def hire(self, context: SpawnContext, settings: Settings, segment: int, number: int) -> SpawnProcess:
        names = [half.memory.name for half in self.halves]
        process = context.Process(
            target=work, args=(settings, self.layout, segment, number, names, self.go[number], self.done, self.stop)
        )
        process.daemon = True
        process.start()
        return process

    def await_questions(self, half: int) -> Half:
        """The tables of one half, when all workers have written them."""
        for _ in range(self.layout.workers):
            self.await_one(half)
        return self.halves[half]

    def await_one(self, half: int) -> None:
        for _ in range(PATIENCE):
            if self.done[half].acquire(timeout=1.0):
                return
            if any(process.exitcode is not None for process in self.processes):
                raise LudotecaError("a worker has stopped; what it said last stands above")
        raise LudotecaError(f"no worker has answered for {PATIENCE} seconds")

    def answer(self, half: int) -> None:
        """Let the workers play what lies in the answers of one half."""
        for gates in self.go:
            gates[half].release()

    def end(self) -> None:
        self.stop.set()
        for half in range(HALVES):
            self.answer(half)
        for process in self.processes:
            process.join(PATIENCE)
            process.kill()  # one that still plays
        for shared in self.halves:
            shared.close()


@contextmanager
def team(settings: Settings, layout: Layout, segment: int) -> Iterator[Team]:
    made: Team | None = None
    try:
        with undisturbed():
            made = Team(settings, layout, segment)
        yield made
    finally:
        if made is not None:
            made.end()


def tables_of(settings: Settings, size: int, league: float, rivals: float, seed: int) -> Tables:
    """Tables for a run, some of them with earlier selves, some with the heuristic."""
    game = registry.game(settings.game)
    kinds, expanded = plain_kinds(settings.counts), None
    if settings.expansions:
        kinds, expanded = mixed_kinds(game, settings.counts, settings.expansions, KINDS, seed), Expanded(game)
    return Tables(
        game, kinds, size, int(size * league), settings.spread, seed, heuristic(game), settings.counsel > 0,
        int(size * rivals), settings.stagger, settings.win_part, expanded,
    )  # fmt: skip


def work(
    settings: Settings,
    layout: Layout,
    segment: int,
    number: int,
    names: list[str],
    go: list[Semaphore],
    done: list[Semaphore],
    stop: Event,
) -> None:
    """One worker: the same tables for the same settings, segment and number. When who leads it is gone, it goes too."""
    halves = [Half(layout, name) for name in names]
    size = layout.tables
    mine = slice(number * size, (number + 1) * size)
    made = []
    for half in range(HALVES):
        seed = ((settings.seed * 1000 + segment) * 1000 + number) * HALVES + half
        made.append(tables_of(settings, size, settings.league, settings.rivals, seed))
    gc.collect()
    gc.freeze()
    gc.disable()
    half = 0
    for tables, shared in zip(made, halves, strict=True):
        write(tables, shared, mine, layout)
    for gate in done:
        gate.release()
    while wait(go[half]) and not stop.is_set():
        made[half].answer(halves[half].answers[mine].tolist())
        write(made[half], halves[half], mine, layout)
        done[half].release()
        half = 1 - half
    for shared in halves:
        shared.close()


def wait(gate: Semaphore) -> bool:
    """Whether it has opened; it never will when nobody is there any more to open it."""
    leader = parent_process()
    while not gate.acquire(timeout=PATIENCE):
        if leader is not None and not leader.is_alive():
            return False
    return True


def write(tables: Tables, shared: Half, mine: slice, layout: Layout) -> None:
    shared.numbers[mine] = np.frombuffer(memoryview(tables.numbers), np.int16).reshape(-1, layout.width)
    shared.masks[mine] = np.frombuffer(memoryview(tables.masks), np.uint8).reshape(-1, layout.codes)
    shared.info[mine] = np.frombuffer(memoryview(tables.info), np.int16).reshape(-1, INFO)
