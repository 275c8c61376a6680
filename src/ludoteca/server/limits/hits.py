"""Limits that bite are told in the log, seldom: one line for all that happened in a few seconds, without addresses."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

from ..logs import say

SECONDS = 5.0
SOURCES = 1000  # counted in one line; more are more than enough


class Bite:
    def __init__(self) -> None:
        self.times = 0
        self.sources: set[str] = set()
        self.said = float("-inf")


class Bites:
    """What happened since it was last told, by kind. The first of a kind is told at once."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.all: dict[str, Bite] = {}

    def add(self, what: str, source: str = "") -> None:
        bite = self.all.setdefault(what, Bite())
        bite.times += 1
        if source and len(bite.sources) < SOURCES:
            bite.sources.add(source)
        self.tell()

    def tell(self) -> None:
        """Say what is due."""
        now = self.clock()
        for what, bite in self.all.items():
            if bite.times and now - bite.said >= SECONDS:
                say(what, logging.WARNING, times=bite.times, addresses=len(bite.sources))
                bite.times, bite.said = 0, now
                bite.sources.clear()


BITES = Bites()  # of this process
bitten = BITES.add
