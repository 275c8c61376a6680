"""Duties: what a server does every so often, beside answering."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

from .logs import say

TICK = 0.5


class Duty:
    """Something to be done every so many seconds."""

    def __init__(self, name: str, every: float, work: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.every = every
        self.work = work
        self.due = monotonic() + every

    async def look(self) -> None:
        """Do it if it is due. One that fails is due again, like all others."""
        if monotonic() < self.due:
            return
        self.due = monotonic() + self.every
        try:
            await self.work()
        except Exception as error:
            say("a duty failed", logging.ERROR, error, duty=self.name)


async def keep(duties: Sequence[Duty]) -> None:
    """Do all duties when they are due, for ever."""
    while True:
        await asyncio.sleep(TICK)
        for duty in duties:
            await duty.look()
