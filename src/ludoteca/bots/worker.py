"""A process that thinks, so that who asks can draw, listen or give up meanwhile. Positions do not travel between
processes: the record of the match does, and what is a secret to the seat is dealt again on the other side."""

from __future__ import annotations

import os
import signal
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

from ludoteca.children import end_with_parent, undisturbed
from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.protocol import State
from ludoteca.core.record import from_record, so_far

from . import roster
from .hints import Hint, hints
from .levels import STRONGEST
from .prospects import Searcher


class Worker:
    """Started when first asked. Futures can be waited for, or wrapped by asyncio; `stop` gives up whatever is on, and
    the next question starts a new process, also after one that died."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.process: Future[int] | None = None

    def hints(self, match: Match, seed: int, level: str = STRONGEST) -> Future[list[Hint]]:
        """The best answers for the seat that is asked, thought about as long as a level does."""
        return self._pool().submit(think_hints, so_far(match), seed, level)

    def answer(self, match: Match, seed: int, bot: str) -> Future[int]:
        """The code of a bot's answer for the seat that is asked."""
        return self._pool().submit(think_answer, so_far(match), seed, bot)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, get_context("spawn"), begin, (registry.boards(),))
            with undisturbed():
                self.process = self.pool.submit(os.getpid)  # by its number a search that is on can be ended
        return self.pool

    def stop(self) -> None:
        pool, self.pool = self.pool, None
        process, self.process = self.process, None
        if pool is None or process is None:
            return
        with suppress(BrokenExecutor, ProcessLookupError):
            os.kill(process.result(), signal.SIGTERM)
        pool.shutdown(wait=True, cancel_futures=True)


def begin(boards: list[str]) -> None:
    """The same boards as in the process that asks, for as long as that lives."""
    end_with_parent()
    registry.choose_boards(boards)


def known(record: dict[str, Any], seed: int) -> tuple[State, int]:
    """The position of a record as the asked seat knows it, and that seat."""
    state = from_record(record, registry.game).state
    assert state.decision is not None
    seat = state.decision.seat
    return state.determinize(seat, seed), seat


def think_hints(record: dict[str, Any], seed: int, level: str) -> list[Hint]:
    state, seat = known(record, seed)
    bot = roster.maker(level)(state.game, seed)
    return hints(state, seat, seed, bot) if isinstance(bot, Searcher) else []


def think_answer(record: dict[str, Any], seed: int, bot: str) -> int:
    state, seat = known(record, seed)
    return roster.maker(bot)(state.game, seed).choose(state, seat).code
