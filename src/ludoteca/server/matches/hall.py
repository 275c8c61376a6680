"""The hall: all rooms of this process, loaded when somebody needs them, let go when nobody does, and kept in step with
what other processes write."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, time

from litestar.channels import ChannelsPlugin

from ..duties import Duty
from ..errors import Refusal
from ..logs import say
from ..metrics import Metrics
from ..settings import Settings
from ..store import Store, Unavailable, matches
from ..store import tables as stored
from .healing import Healing
from .info import PRESENCE_SECONDS
from .notes import Note, Notes, TableNote
from .presence import Presence
from .rooms import Room
from .shielded import Shielded
from .snapshots import keep_views

DAY = 86_400.0


class Hall:
    """`followers` are called with every room in which something has happened: bots may be asked there."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, channels: ChannelsPlugin) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.shielded = Shielded()
        self.rooms: dict[str, Room] = {}
        self.followers: list[Callable[[Room], None]] = []
        self.notes = Notes(channels, secrets.token_hex(8))
        self.healing = Healing(self._happened, self._removed)
        self.presence = Presence(store, self.rooms, self.notes.tell_of_table)
        self.tasks: set[asyncio.Task[None]] = set()
        metrics.gauges["rooms"] = lambda: len(self.rooms)
        metrics.gauges["seats_present"] = lambda: len(self.presence.here)

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded, and the only one: while it was being loaded for us, somebody else's attempt may
        have failed and put it away."""
        while True:
            room = self.rooms.get(table_id)
            if room is None:
                room = self.rooms[table_id] = Room(table_id, self.store, self._changed, self.healing.take)
            if room.table is None:
                await self._load(room)
            elif room.ill and not room.lock.locked():
                with suppress(Unavailable):  # the one who asks hears it with what he does next
                    await self.healing.heal(room)
            if room.table is not None and self.rooms.setdefault(table_id, room) is room:
                room.used = monotonic()  # the one who asks is about to listen: it must not be let go before
                return room

    async def _load(self, room: Room) -> None:
        began = monotonic()
        try:
            await room.load()
        except BaseException:
            self.rooms.pop(room.id, None)
            raise
        self.metrics.took("room_load", monotonic() - began)
        self._happened(room)

    def _changed(self, room: Room, table: bool) -> None:
        """A room wrote something: tell the other processes, and the bots."""
        assert room.table is not None
        if table:
            self.notes.tell_of_table(room.id)
        else:
            self.notes.tell_of_rows(room.id, room.table.rows)
        self._happened(room)

    def _happened(self, room: Room) -> None:
        for follower in self.followers:
            follower(room)

    # Keeping in step

    async def table_changed(self, table_id: str) -> None:
        """Somebody changed a table or a seat in the database."""
        await self.catch_up(table_id)
        self.notes.tell_of_table(table_id)

    async def catch_up(self, table_id: str) -> None:
        """Read what is new of a table that is here."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        try:
            await room.load()
        except Unavailable:
            return  # it is being healed
        except Refusal:
            self._removed(room)
        self._happened(room)

    def _removed(self, room: Room) -> None:
        """All who are in it hear so with the next message."""
        self.rooms.pop(room.id, None)

    async def _heard(self, note: Note) -> None:
        room = self.rooms.get(note.table)
        if room is not None and (isinstance(note, TableNote) or room.behind(note.row)):
            await self.catch_up(note.table)

    async def _missed(self) -> None:
        """Look for rows that no note told of, and for matches that are not in memory though somebody watches."""
        watched = {room.id: room for room in self.rooms.values() if room.listeners and room.begun and not room.halted}
        counts = await matches.row_counts(self.store, list(watched)) if watched else {}
        for table_id, rows in counts.items():
            if watched[table_id].behind(rows):
                await self.catch_up(table_id)

    # Duties

    def duties(self) -> list[Duty]:
        return [
            Duty("missed", 5.0, self._missed),
            Duty("presence", PRESENCE_SECONDS, self.presence.again),
            Duty("idle", 10.0, self._let_go),
            Duty("views", self.settings.snapshot_seconds, self.keep_views),
            Duty("retention", 3600.0, self._forget),
        ]

    async def _let_go(self) -> None:
        """Rooms that nobody watches and no bot plays in are rebuilt when they are needed again."""
        before = monotonic() - self.settings.idle_room_seconds
        idle = [room for room in self.rooms.values() if room.used < before and self._unused(room)]
        await keep_views(self.store, [room for room in idle if room.unsaved_views])
        for room in idle:
            if self._unused(room) and room.used < before:
                self.rooms.pop(room.id, None)

    def _unused(self, room: Room) -> bool:
        return not (room.listeners or room.lock.locked() or room.id in self.healing.ill or room.bots_play)

    async def keep_views(self) -> None:
        await keep_views(self.store, [room for room in self.rooms.values() if room.unsaved_views])

    async def _forget(self) -> None:
        settings, now = self.settings, time()
        over = now - settings.keep_over_days * DAY if settings.keep_over_days else None
        gone = await stored.forget(self.store, over, now - settings.keep_open_days * DAY)
        if gone:
            say("old tables were removed", tables=gone)

    # Beginning and end

    def open(self) -> None:
        for work in (self.notes.follow(self._heard), self.presence.follow(), self.healing.follow()):
            self.tasks.add(asyncio.create_task(work))

    async def stop_following(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def finish(self) -> None:
        """Write down what is not written yet; nobody comes any more."""
        await self.shielded.finish()
        await self.presence.note()
        await self.keep_views()
