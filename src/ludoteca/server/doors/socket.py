"""One websocket: somebody at a table, with any number of its seats, or none."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from .. import wire
from ..errors import Refusal, unavailable
from ..limits.budgets import Bucket, cost_of
from ..lobby.auth import Held
from ..lobby.lobby import Visitor
from ..logs import brief, say
from ..matches.rooms import Room, encode
from ..service import Service
from ..store import Unavailable
from .guard import source_of

Socket = WebSocket[Any, Any, Any]
BAD_MESSAGE = 1008
FAULT = 1011
TRY_LATER = 1013
GONE = (OSError, RuntimeError)  # what sending raises when the connection is closing, or closed already
ID = re.compile(r"[a-z0-9]{1,24}")
CLOSED = Refusal("unknown", "this table was closed")
decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Closing(Exception):
    """The connection ends, after this was said."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


class Connection:
    """`sent` tells up to which row each reader here has the log."""

    def __init__(self, server: Service, socket: Socket, room: Room) -> None:
        self.server = server
        self.socket = socket
        self.room = room
        self.held: list[Held] = []
        self.seats: set[int] = set()
        self.sent: dict[int, int] = {}
        self.table_version = -1
        self.match_version = -1
        self.warned = False
        self.news = asyncio.Event()
        self.sending = asyncio.Lock()
        self.hinting: asyncio.Task[None] | None = None
        self.greeted: wire.Hello | None = None
        settings = server.settings
        self.source = source_of(socket.scope)
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst)

    def wake(self) -> None:
        self.news.set()

    # Sending

    async def send(self, message: wire.Out | bytes) -> None:
        data = message if isinstance(message, bytes) else encode(message)
        async with self.sending:
            await send(self.socket, data)

    async def refuse(self, id: int, refusal: Refusal) -> None:
        self.server.metrics.count("refused", refusal.reason)
        await self.send(wire.Refused(id, refusal.reason, refusal.message, refusal.row))

    async def tell(self) -> None:
        """Send what is new, for ever. A slow reader gets fewer and larger updates."""
        while True:
            await self.news.wait()
            self.news.clear()
            await self._tell_table()
            await self._tell_trouble()
            await self._tell_match()

    async def _tell_table(self) -> None:
        room = self.room
        if room.table is None:
            raise Closing(CLOSED)
        if room.table_version != self.table_version:
            self.table_version = room.table_version
            try:
                self._visitor()
            except Refusal as refusal:
                raise Closing(refusal) from None
            await self.send(wire.Table(room.info(), sorted(self.seats)))

    async def _tell_trouble(self) -> None:
        """Once, while the room is ill; table and position follow when it is well again."""
        if self.room.ill and not self.warned:
            await self.refuse(0, unavailable())
        self.warned = self.room.ill

    async def _tell_match(self) -> None:
        room = self.room
        if room.match_version == self.match_version or room.ill or not room.begun:
            return
        self.match_version = room.match_version
        try:
            data, reader, rows = await room.update(lambda: self._visitor().plays, self.sent)
        except Unavailable:
            self.match_version = -1
            return  # the room is ill now, and has woken us
        except Refusal as refusal:
            raise Closing(refusal) from None
        self.sent[reader] = rows
        await self.send(data)

    def _visitor(self) -> Visitor:
        """Who this is as the room stands now: seats are left, given away and taken again while connections last."""
        return self.server.lobby.visitor_in(self.room, self.held)

    # Receiving

    async def next(self) -> wire.FromClient:
        data = (await self.socket.receive_data(mode="text")).encode(errors="surrogatepass")
        if len(data) > self.server.settings.message_bytes:
            raise Closing(Refusal("too-big", f"a message has at most {self.server.settings.message_bytes} bytes"))
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Closing(Refusal("malformed", f"not a message: {error}")) from None
        try:
            await self.server.heard(self.source, self.bucket, self._cost(message))
        except Refusal as refusal:
            raise Closing(refusal) from None
        return message

    def _cost(self, message: wire.FromClient) -> float:
        return cost_of(message, len(self.room.listeners), message == self.greeted)

    async def hear(self) -> None:
        """Take messages one after the other, for ever."""
        while True:
            message = await self.next()
            if isinstance(message, wire.Hello):
                await self.greet(message)
                continue
            try:
                await self._do(message)
            except Refusal as refusal:
                await self.refuse(message.id, refusal)
            except Unavailable:
                await self.refuse(message.id, unavailable())

    async def _do(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Ping):
            await self.send(wire.Pong(message.id))
        elif isinstance(message, wire.Hint):
            await self._hint(message)
        elif isinstance(message, wire.Answer | wire.Early | wire.Undo | wire.Reset | wire.Consent):
            rows = await self.server.act(self.room, self._visitor(), message)
            await self.send(wire.Ack(message.id, rows))

    async def greet(self, hello: wire.Hello) -> None:
        """Learn who this is. May be said again, after joining."""
        room = self.room
        if room.table is None:
            raise Closing(CLOSED)
        try:
            held = self.held if hello == self.greeted else self.server.lobby.read(room.id, hello.tokens)
            visitor = self.server.lobby.known(held, room.table, room.seats)
        except Refusal as refusal:
            raise Closing(refusal) from None
        came = visitor.mine - self.seats
        went = self.seats - visitor.mine
        self.greeted, self.held, self.seats = hello, held, visitor.mine
        self.sent = {room.reader(visitor.plays): hello.since} if hello.since else {}
        self.table_version = self.match_version = -1
        self.wake()
        self.server.hall.presence.came(room.id, came)
        self.server.hall.presence.went(room.id, went)

    async def _hint(self, message: wire.Hint) -> None:
        if self.hinting is not None and not self.hinting.done():
            raise Refusal("busy", "the last hint is still being thought about")
        self.hinting = asyncio.create_task(self._think(message))

    async def _think(self, message: wire.Hint) -> None:
        try:
            await self.server.costly(self.source)
            hint = await self.server.hint(self.room, lambda: self._visitor().plays, message)
            await self.send(wire.Hinted(message.id, hint))
        except Refusal as refusal:
            await self.refuse(message.id, refusal)
        except Unavailable:
            await self.refuse(message.id, unavailable())
        except WebSocketDisconnect:
            return  # gone meanwhile


async def serve(server: Service, socket: Socket, table_id: str) -> None:
    """Hold a connection until one side ends it."""
    await socket.accept()
    try:
        check_id(table_id)
        room = await server.hall.room(table_id)
    except Refusal as refusal:
        await _say_goodbye(server, socket, refusal)
        return
    except Unavailable:
        await _say_goodbye(server, socket, unavailable(), TRY_LATER)
        return
    connection = Connection(server, socket, room)
    try:
        await _run(connection)
    except Closing as closing:
        await _say_goodbye(server, socket, closing.refusal)
    except WebSocketDisconnect:
        pass  # the other side is gone; it may come again
    except Exception as error:
        say("a connection failed", logging.ERROR, error, table=brief(table_id))
        await _close(socket, FAULT, "the server made a mistake")
    finally:
        room.listeners.discard(connection)
        if connection.hinting is not None:
            connection.hinting.cancel()
        server.hall.presence.went(room.id, connection.seats)


def check_id(table_id: str) -> None:
    """What no table can be called is not looked for: databases stumble over some letters."""
    if not ID.fullmatch(table_id):
        raise Refusal("unknown", "there is no such table")


async def _run(connection: Connection) -> None:
    try:
        async with asyncio.timeout(connection.server.settings.hello_seconds):
            first = await connection.next()
    except TimeoutError:
        raise Closing(Refusal("malformed", "no hello came")) from None
    if not isinstance(first, wire.Hello):
        raise Closing(Refusal("malformed", "the first message must be hello"))
    connection.room.listeners.add(connection)
    await connection.greet(first)
    tasks = [asyncio.create_task(connection.tell()), asyncio.create_task(connection.hear())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _say_goodbye(server: Service, socket: Socket, refusal: Refusal, code: int = BAD_MESSAGE) -> None:
    server.metrics.count("refused", refusal.reason)
    with suppress(WebSocketDisconnect):
        await send(socket, encode(wire.Refused(0, refusal.reason, refusal.message, refusal.row)))
        await _close(socket, code, refusal.reason)


async def send(socket: Socket, data: bytes) -> None:
    try:
        await socket.send_data(data.decode(), mode="text")
    except GONE as error:
        raise WebSocketDisconnect(detail=str(error)) from None


async def _close(socket: Socket, code: int, why: str) -> None:
    with suppress(WebSocketDisconnect, *GONE):
        await socket.close(code, why)
