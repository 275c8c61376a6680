"""Limits that were hit are told in the log, seldom: one line for all hits of a few seconds, without addresses."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

from ..logs import say

SECONDS = 5.0
SOURCES = 1000  # counted in one line; more are more than enough


class Hit:
    def __init__(self) -> None:
        self.times = 0
        self.sources: set[str] = set()
        self.said = float("-inf")


class LimitsHit:
    """What happened since it was last told, by kind. The first of a kind is told at once."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.all: dict[str, Hit] = {}

    def add(self, what: str, source: str = "") -> None:
        hit = self.all.setdefault(what, Hit())
        hit.times += 1
        if source and len(hit.sources) < SOURCES:
            hit.sources.add(source)
        self.tell()

    def tell(self) -> None:
        """Say what is due."""
        now = self.clock()
        for what, hit in self.all.items():
            if hit.times and now - hit.said >= SECONDS:
                say(what, logging.WARNING, times=hit.times, addresses=len(hit.sources))
                hit.times, hit.said = 0, now
                hit.sources.clear()


LIMITS_HIT = LimitsHit()  # of this process
limit_hit = LIMITS_HIT.add
