"""Whether anything can be kept: what watchdogs and load balancers ask."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from time import monotonic

from .. import wire
from ..logs import say
from . import Store, Unavailable

HEALTH_SECONDS = 3.0
EVERY = 1.0
SQLITE: dict[int, wire.Trouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}
POSTGRES: dict[str, wire.Trouble] = {"53100": "full", "25006": "read-only", "55P03": "locked"}


class Health:
    """Tries a write. It costs one, so all who ask within a second hear the same."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trying: asyncio.Task[wire.Trouble] | None = None
        self.due = 0.0

    async def trouble(self) -> wire.Trouble:
        """Why nothing can be kept; empty if it can."""
        if self.trying is None or (self.trying.done() and monotonic() >= self.due):
            self.due = monotonic() + EVERY
            self.trying = asyncio.create_task(self._try(), name="health")
        # Others may wait for the same: one who goes away must not take it along.
        return await asyncio.shield(self.trying)

    async def _try(self) -> wire.Trouble:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                return "" if await self.store.writes() else "away"
        except Exception as error:
            found = kind_of(error)
            say("nothing can be written", logging.ERROR, why=found, kind=type(error).__name__)
            return found

    async def close(self) -> None:
        if self.trying is not None:
            self.trying.cancel()
            await asyncio.gather(self.trying, return_exceptions=True)


def kind_of(error: Exception) -> wire.Trouble:
    """What is told to anybody who asks: the kind, not what the database says."""
    if isinstance(error, TimeoutError):
        return "locked"
    told = error.__cause__ if isinstance(error, Unavailable) else error
    original = getattr(told, "orig", told)
    if isinstance(original, sqlite3.Error):
        return SQLITE.get(original.sqlite_errorcode & 0xFF, "away")
    return POSTGRES.get(getattr(original, "sqlstate", ""), "away")
