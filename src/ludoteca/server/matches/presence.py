"""Who is connected. Comings and goings are written down together, off the path of answers: when a proxy is restarted,
everybody leaves and comes back in the same second."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from time import time

from ..logs import say
from ..store import Store
from ..store import tables as stored
from .rooms import Room

Key = tuple[str, int]
PAUSE = 1.0


class Presence:
    """`here` counts the connections of each seat to this process. `tell` is called with a table that has changed."""

    def __init__(self, store: Store, rooms: Mapping[str, Room], tell: Callable[[str], None]) -> None:
        self.store = store
        self.rooms = rooms
        self.tell = tell
        self.here: Counter[Key] = Counter()
        self.news: set[Key] = set()
        self.any_news = asyncio.Event()

    def came(self, table_id: str, seats: Iterable[int]) -> None:
        """Shown here at once, so that nobody reads of himself that he is away; written down with the next note."""
        for seat in seats:
            self.here[table_id, seat] += 1
            if self.here[table_id, seat] == 1:
                self._look(table_id, seat)
                self._show({(table_id, seat): time()})

    def went(self, table_id: str, seats: Iterable[int]) -> None:
        for seat in seats:
            self.here[table_id, seat] -= 1
            if not self.here[table_id, seat]:
                del self.here[table_id, seat]
                self._look(table_id, seat)

    def _look(self, table_id: str, seat: int) -> None:
        self.news.add((table_id, seat))
        self.any_news.set()

    async def follow(self) -> None:
        """Note who came and went, for ever; those who come during one note are in the next."""
        while True:
            await self.any_news.wait()
            try:
                await self.note()
            except Exception as error:
                say("who came and went could not be noted", logging.ERROR, error)
                await asyncio.sleep(PAUSE)

    async def note(self) -> None:
        """Write down what is new, then show it."""
        self.any_news.clear()
        news, now = list(self.news), time()
        seen = {key: now if key in self.here else 0.0 for key in news}
        try:
            await stored.saw(self.store, seen)
        except BaseException:
            self.any_news.set()
            raise
        self.news.difference_update(key for key in news if (key in self.here) == (seen[key] > 0))
        self._show(seen)
        for table_id in {table_id for table_id, _ in seen}:
            self.tell(table_id)

    async def again(self) -> None:
        """Note once more all who are here, and learn who is at our tables through other processes."""
        now = time()
        seen = dict.fromkeys(self.here, now)
        await stored.saw(self.store, seen)
        if self.store.kind != "sqlite":
            seen = await stored.seen(self.store, list(self.rooms))
        self._show(seen)

    def _show(self, seen: Mapping[Key, float]) -> None:
        by_table: dict[str, dict[int, float]] = {}
        for (table_id, seat), at in seen.items():
            by_table.setdefault(table_id, {})[seat] = at
        for table_id, seats in by_table.items():
            room = self.rooms.get(table_id)
            if room is not None:
                room.saw(seats)
