"""Leases: which process plays the bots of a match. Of several on one database, one does."""

from __future__ import annotations

from collections.abc import Collection
from time import monotonic

from ..store import Store, matches


class Leases:
    """Those of this process. `until` tells for each match how long, by this machine's clock."""

    def __init__(self, store: Store, process: str, seconds: float) -> None:
        self.store = store
        self.process = process
        self.seconds = seconds
        self.until: dict[str, float] = {}

    async def take(self, table_id: str) -> bool:
        """Whether this process plays the bots of the match, now and for a while."""
        now = monotonic()
        if self.until.get(table_id, 0.0) > now + self.seconds / 2:
            return True
        if await matches.lease(self.store, table_id, self.process, self.seconds):
            self.until[table_id] = now + self.seconds
            return True
        self.until.pop(table_id, None)
        return False

    async def prolong(self, tables: Collection[str]) -> None:
        """Keep the leases of these matches, as far as they are ours."""
        held = [table_id for table_id in self.until if table_id in tables]
        if held:
            now = monotonic()
            ours = await matches.prolong(self.store, held, self.process, self.seconds)
            for table_id in held:
                self.until[table_id] = now + self.seconds if table_id in ours else 0.0

    async def release(self) -> None:
        """Leave all to other processes."""
        if self.until:
            await matches.release(self.store, list(self.until), self.process)
            self.until.clear()
