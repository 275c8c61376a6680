"""Budgets of addresses. What is beyond one waits unread for its turn; what would wait too long is refused, late."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from ..errors import Refusal
from .hits import limit_hit

SOURCES = 10_000
Clock = Callable[[], float]
Sleep = Callable[[float], Awaitable[object]]


class Bucket:
    """So much at once, and so much a second over time."""

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.at = clock()

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, cost: float = 1.0) -> bool:
        """Take it if it is there."""
        self._fill()
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def wait(self, cost: float) -> float:
        """Seconds until so much is there."""
        self._fill()
        return max(0.0, cost - self.left) / self.rate if self.rate else (0.0 if cost <= self.left else float("inf"))

    def owe(self, cost: float) -> None:
        """Take it now; what was not there is owed, and the next one waits for it too."""
        self.left -= cost

    def give_back(self, cost: float = 1.0) -> None:
        self.left = min(self.burst, self.left + cost)

    def full(self) -> bool:
        return self.left + (self.clock() - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket for each source; full ones are forgotten, and the oldest where too many are not full."""

    def __init__(self, rate: float, burst: float, clock: Clock = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.all: dict[str, Bucket] = {}

    def of(self, source: str) -> Bucket:
        bucket = self.all.get(source)
        if bucket is None:
            if len(self.all) >= SOURCES:
                self._make_room()
            bucket = self.all[source] = Bucket(self.rate, self.burst, self.clock)
        return bucket

    def take(self, source: str, cost: float = 1.0) -> bool:
        return self.of(source).take(cost)

    def _make_room(self) -> None:
        left = [(known, bucket) for known, bucket in self.all.items() if not bucket.full()]
        self.all = dict(left[-SOURCES // 2 :])


class Pace:
    """Lets things pass as their budgets allow. To wait costs the server nothing: who sends too much is not read
    meanwhile. Who is refused waits as well, since at once he would be here again."""

    def __init__(self, patience: float, sleep: Sleep = asyncio.sleep) -> None:
        self.patience = patience
        self.sleep = sleep

    async def keep(self, what: str, source: str, cost: float, *buckets: Bucket) -> None:
        """Wait until all of these have so much."""
        seconds = max(bucket.wait(cost) for bucket in buckets)
        if not seconds:
            for bucket in buckets:
                bucket.owe(cost)
            return
        if seconds > self.patience:
            limit_hit(f"too many {what}: refused", source)
            await self.sleep(self.patience)
            raise Refusal("too-many", f"too many {what}; wait a little")
        limit_hit(f"too many {what}: made to wait", source)
        for bucket in buckets:
            bucket.owe(cost)
        await self.sleep(seconds)
