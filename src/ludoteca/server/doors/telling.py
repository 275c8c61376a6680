"""Telling: what the one at the other end of a websocket is sent of the table, its match, and trouble."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from .. import wire
from ..errors import Refusal, unavailable
from ..matches.rooms import Room
from ..messages import Guest
from ..store import Unavailable
from .sending import Closing, Sender

CLOSED = Refusal("unknown", "this table was closed")


class Teller:
    """Sends a guest what is new in the room. `sent` tells up to which row each reader here has the log."""

    def __init__(self, guest: Guest, sender: Sender) -> None:
        self.guest = guest
        self.room: Room = guest.room
        self.sender = sender
        self.sent: dict[int, int] = {}
        self.table_version = -1
        self.match_version = -1
        self.warned = False
        self.news = asyncio.Event()

    def wake(self) -> None:
        """Something has changed in the room."""
        self.news.set()

    def begin(self, hello: wire.Hello) -> None:
        """Tell everything, after the rows that the guest says to have."""
        self.sent = {self.room.updates.reader(self.guest.plays()): hello.since} if hello.since else {}
        self.table_version = self.match_version = -1
        self.wake()

    async def tell(self) -> None:
        """Send what is new, for ever. A slow reader gets fewer and larger updates."""
        told: tuple[Callable[[], Awaitable[None]], ...] = (self._tell_table, self._tell_trouble, self._tell_match)
        while True:
            await self.news.wait()
            self.news.clear()
            for tell in told:
                await tell()

    async def _tell_table(self) -> None:
        room = self.room
        if room.table is None:
            raise Closing(CLOSED)
        if room.table_version != self.table_version:
            self.table_version = room.table_version
            try:
                visitor = self.guest.visitor()
            except Refusal as refusal:
                raise Closing(refusal) from None
            await self.sender.send(wire.Table(room.info(), sorted(visitor.mine)))

    async def _tell_trouble(self) -> None:
        """Once, while the room is ill; table and position follow when it is well again."""
        if self.room.ill and not self.warned:
            await self.sender.refuse(0, unavailable())
        self.warned = self.room.ill

    async def _tell_match(self) -> None:
        room = self.room
        if room.match_version == self.match_version or room.ill or not room.begun:
            return
        self.match_version = room.match_version
        try:
            data, reader, rows = await room.updates.encoded(self.guest.plays, self.sent)
        except Unavailable:
            self.match_version = -1
            return  # the room is ill now, and has woken us
        except Refusal as refusal:
            raise Closing(refusal) from None
        self.sent[reader] = rows
        await self.sender.send(data)
