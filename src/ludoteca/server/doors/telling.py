"""Telling: all that is sent on a websocket, to somebody who may be gone already."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from .. import wire
from ..errors import Refusal, unavailable
from ..guest import Guest
from ..matches.rooms import Room
from ..matches.updates import encode
from ..metrics import Metrics
from ..store import Unavailable

Socket = WebSocket[Any, Any, Any]
BAD_MESSAGE = 1008
FAULT = 1011
TRY_LATER = 1013
GONE = (OSError, RuntimeError)  # what sending raises when the connection is closing, or closed already
CLOSED = Refusal("unknown", "this table was closed")


class Closing(Exception):
    """The connection ends, after this was said."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


class Sender:
    """Sends one message at a time."""

    def __init__(self, socket: Socket, metrics: Metrics) -> None:
        self.socket = socket
        self.metrics = metrics
        self.sending = asyncio.Lock()

    async def send(self, message: wire.Out | bytes) -> None:
        data = message if isinstance(message, bytes) else encode(message)
        async with self.sending:
            try:
                await self.socket.send_data(data.decode(), mode="text")
            except GONE as error:
                raise WebSocketDisconnect(detail=str(error)) from None

    async def refuse(self, id: int, refusal: Refusal) -> None:
        self.metrics.count("refused", refusal.reason)
        await self.send(wire.Refused(id, refusal.reason, refusal.message, refusal.row))

    async def say_goodbye(self, refusal: Refusal, code: int = BAD_MESSAGE) -> None:
        with suppress(WebSocketDisconnect):
            await self.refuse(0, refusal)
            await self.close(code, refusal.reason)

    async def close(self, code: int, why: str) -> None:
        with suppress(WebSocketDisconnect, *GONE):
            await self.socket.close(code, why)


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
