"""All rooms of this process: loaded when somebody needs them, let go when nobody does, and kept in step with what other
processes write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic, time

import msgspec
from litestar.channels import ChannelsPlugin

from ..errors import Refusal
from ..logs import brief, say
from ..metrics import Metrics
from ..settings import Settings
from ..store import Store, Unavailable, matches
from ..store import tables as stored
from ..thinking.bots import Bots
from .healing import Healing
from .info import PRESENCE_SECONDS
from .presence import Presence
from .rooms import Room
from .shielded import Deeds

# Two channels between processes: a match has rows, a table has changed. Notes carry the match and the row, and which
# process writes; that one knows already.
ROWS = "rows"
TABLES = "tables"
TICK = 0.5
DAY = 86_400.0
ORPHANS = 20
AT_ONCE = 8


class RowNote(msgspec.Struct, array_like=True, tag="rows"):
    by: str
    match: str
    row: int


class TableNote(msgspec.Struct, array_like=True, tag="table"):
    by: str
    table: str


class Duty:
    """Something to be done every so often."""

    def __init__(self, name: str, every: float, work: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.every = every
        self.work = work
        self.due = monotonic() + every


class Hall:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics, channels: ChannelsPlugin) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.channels = channels
        self.deeds = Deeds()
        self.bots = Bots(store, settings, metrics, self.deeds)
        self.rooms: dict[str, Room] = {}
        self.healing = Healing(self.bots.kick, self._removed)
        self.presence = Presence(store, self.rooms, self._tell_of_table)
        self.tasks: set[asyncio.Task[None]] = set()
        metrics.gauges["rooms"] = lambda: len(self.rooms)
        metrics.gauges["seats_present"] = lambda: len(self.presence.here)

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded, and the only one: while it was being loaded for us, somebody else's attempt may
        have failed and put it away."""
        while True:
            room = self.rooms.get(table_id)
            if room is None:
                room = self.rooms[table_id] = Room(table_id, self.store, self.changed, self.healing.take)
            if room.table is None:
                await self._load(room)
            elif room.ill and not room.lock.locked():
                with suppress(Unavailable):  # whoever asks is told by what he does next
                    await self.healing.heal(room)
            if room.table is not None and self.rooms.setdefault(table_id, room) is room:
                room.used = monotonic()  # whoever asks is about to listen: it must not be let go before
                return room

    async def _load(self, room: Room) -> None:
        began = monotonic()
        try:
            await room.load()
        except BaseException:
            self.rooms.pop(room.id, None)
            raise
        self.metrics.took("room_load", monotonic() - began)
        self.bots.kick(room)

    def changed(self, room: Room, table: bool) -> None:
        """A room wrote something: tell the other processes, and the bots."""
        assert room.table is not None
        if table:
            self._tell_of_table(room.id)
        else:
            note = RowNote(self.bots.holder, room.id, room.table.rows)
            self.channels.publish(msgspec.json.encode(note), ROWS)
        self.bots.kick(room)

    def _tell_of_table(self, table_id: str) -> None:
        self.channels.publish(msgspec.json.encode(TableNote(self.bots.holder, table_id)), TABLES)

    async def table_changed(self, table_id: str) -> None:
        """Somebody changed a table or a seat in the database."""
        await self._catch_up(table_id)
        self._tell_of_table(table_id)

    async def _catch_up(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            return
        try:
            await room.load()
        except Unavailable:
            return  # it is being healed
        except Refusal:
            self._removed(room)
        self.bots.kick(room)

    def _removed(self, room: Room) -> None:
        """Whoever is in it hears so with the next message."""
        self.rooms.pop(room.id, None)

    # Hearing from other processes

    async def listen(self) -> None:
        async with self.channels.start_subscription([ROWS, TABLES]) as subscriber:
            async for note in subscriber.iter_events():
                try:
                    await self._heard(note)
                except Exception as error:
                    say("a note could not be followed", logging.ERROR, error)

    async def _heard(self, note: bytes) -> None:
        heard = msgspec.json.decode(note, type=RowNote | TableNote)
        if heard.by == self.bots.holder:
            return
        if isinstance(heard, TableNote):
            await self._catch_up(heard.table)
            return
        room = self.rooms.get(heard.match)
        if room is not None and (room.journal is None or room.journal.kept < heard.row):
            await self._catch_up(heard.match)

    # Duties

    def duties(self) -> list[Duty]:
        settings = self.settings
        return [
            Duty("leases", settings.lease_seconds / 3, self.bots.prolong),
            Duty("orphans", settings.lease_seconds / 2, self._adopt),
            Duty("missed", 5.0, self._missed),
            Duty("presence", PRESENCE_SECONDS, self.presence.again),
            Duty("idle", 10.0, self._let_go),
            Duty("views", settings.snapshot_seconds, self.keep_views),
            Duty("retention", 3600.0, self._forget),
        ]

    async def keep_house(self) -> None:
        """Do all duties when they are due, for ever."""
        await self._adopt()
        duties = self.duties()
        while True:
            await asyncio.sleep(TICK)
            for duty in duties:
                if monotonic() >= duty.due:
                    duty.due = monotonic() + duty.every
                    try:
                        await duty.work()
                    except Exception as error:
                        say("a duty failed", logging.ERROR, error, duty=duty.name)

    async def _adopt(self) -> None:
        """Take over matches whose bots nobody plays: their process is gone."""
        for table_id in await matches.orphans(self.store, self.settings.lease_seconds, ORPHANS):
            try:
                room = await self.room(table_id)
                if room.id not in self.bots.driving:
                    await self._catch_up(table_id)  # that bots are asked may be news to it
            except Exception as error:
                say("a match could not be taken over", logging.ERROR, error, table=brief(table_id))

    async def _missed(self) -> None:
        """Look for rows that no note told of, and for matches that are not in memory though somebody watches."""
        watched = {room.id: room for room in self.rooms.values() if room.listeners and room.begun and not room.halted}
        counts = await matches.row_counts(self.store, list(watched)) if watched else {}
        for table_id, rows in counts.items():
            journal = watched[table_id].journal
            if journal is None or journal.kept < rows:
                await self._catch_up(table_id)

    async def _let_go(self) -> None:
        """Rooms that nobody watches and no bot plays in are rebuilt when they are needed again."""
        before = monotonic() - self.settings.idle_room_seconds
        idle = [room for room in self.rooms.values() if room.used < before and self._unused(room)]
        await self._keep([room for room in idle if room.unsaved_views])
        for room in idle:
            if self._unused(room) and room.used < before:
                self.rooms.pop(room.id, None)

    def _unused(self, room: Room) -> bool:
        busy = room.lock.locked() or room.id in self.healing.ill or room.id in self.bots.driving
        return not room.listeners and not busy

    async def keep_views(self) -> None:
        await self._keep([room for room in self.rooms.values() if room.unsaved_views])

    async def _keep(self, rooms: list[Room]) -> None:
        """Write down what every reader of these matches sees now, a few matches at a time: answers come in between."""
        for first in range(0, len(rooms), AT_ONCE):
            views = {}
            for room in rooms[first : first + AT_ONCE]:
                async with room.lock:
                    if room.journal is not None and not room.journal.match.over:
                        views[room.id] = room.journal.kept, room.views()
                    room.unsaved_views = False
            if views:
                await matches.keep_views(self.store, views)

    async def _forget(self) -> None:
        settings, now = self.settings, time()
        over = now - settings.keep_over_days * DAY if settings.keep_over_days else None
        gone = await stored.forget(self.store, over, now - settings.keep_open_days * DAY)
        if gone:
            say("old tables were removed", tables=gone)

    # Beginning and end

    def open(self) -> None:
        for work in (self.listen, self.keep_house, self.presence.follow, self.healing.follow):
            self.tasks.add(asyncio.create_task(work()))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.stop()
        await self.deeds.finish()
        await self.presence.note()
        await self.keep_views()
