"""A player that comes back however often the server dies, and remembers what the server promised."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic

import msgspec
import websockets

from ludoteca.server import wire

from .house import PATIENCE, decode

LOST = (OSError, websockets.WebSocketException, TimeoutError)


@dataclass
class Promise:
    """An answer that was sent; `kept` once the server said that it has it, `dropped` if it came too late."""

    row: int
    seat: int
    codes: list[int]
    early: bool
    kept: bool = False
    dropped: bool = False


@dataclass
class Stubborn:
    """One seat. `where` tells the address to try next; `cut` is the chance that the line breaks right after an answer
    was sent. While `quiet`, nothing new is answered. `came` and `heard`: when the line was made, when the last position
    came."""

    table: str
    token: str
    where: Callable[[], str]
    dice: random.Random
    promises: list[Promise] = field(default_factory=list)
    over: bool = False
    acknowledged: int = 0
    last: wire.Update | None = None
    connections: int = 0
    cut: float = 0.0
    cuts: int = 0
    quiet: bool = False
    came: float = 0.0
    heard: float = 0.0
    socket: websockets.ClientConnection | None = None

    async def play(self) -> None:
        """Until the match is over, through any number of connections."""
        while not self.over:
            try:
                await self._connect()
            except LOST:
                await asyncio.sleep(0.01)

    @property
    def waits(self) -> bool:
        """Whether something that was sent was not answered yet."""
        return any(not promise.kept and not promise.dropped for promise in self.promises)

    async def go_on(self) -> None:
        """Answer again what is asked."""
        self.quiet = False
        if self.socket is not None:
            with suppress(*LOST):
                await self._send(self.socket, wire.Ping())

    async def _connect(self) -> None:
        base = self.where().replace("http://", "ws://")
        url = f"{base}/ws/tables/{self.table}"
        async with websockets.connect(url, open_timeout=PATIENCE, close_timeout=0, max_size=2**24) as socket:
            self.connections += 1
            self.socket, self.came, self.last = socket, monotonic(), None
            await self._send(socket, wire.Hello([self.token]))
            for promise in self.promises:
                if not promise.kept and not promise.dropped:
                    await self._send(socket, self._message(promise))
            async for data in socket:
                await self._hear(socket, decode.decode(data))
                if self.over:
                    return

    async def _send(self, socket: websockets.ClientConnection, message: wire.In) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _message(self, promise: Promise) -> wire.In:
        id = 1 + self.promises.index(promise)
        if promise.early:
            return wire.Early(promise.row, promise.seat, list(promise.codes), id=id)
        return wire.Answer(promise.row, list(promise.codes), seat=promise.seat, id=id)

    async def _hear(self, socket: websockets.ClientConnection, message: wire.FromServer) -> None:
        if isinstance(message, wire.Ack):
            self.promises[message.id - 1].kept = True
            self.acknowledged = max(self.acknowledged, message.row)
        elif isinstance(message, wire.Refused) and message.reason == "busy":
            if message.id:
                await self._send(socket, self._message(self.promises[message.id - 1]))
        elif isinstance(message, wire.Refused):
            # An early answer may come too late; a plain one never does, because it is this seat's turn.
            promise = self.promises[message.id - 1]
            assert promise.early and message.reason in ("stale", "refused"), message
            promise.dropped = True
        elif isinstance(message, wire.Update):
            self.over = message.result is not None
            self.last, self.heard = message, monotonic()
        # Also after a reply: what the last update asks may have had to wait for it.
        if self.last is not None:
            await self._answer(socket, self.last)

    async def _answer(self, socket: websockets.ClientConnection, update: wire.Update) -> None:
        if self.quiet or self.waits or update.row < self.acknowledged or update.question is None:
            return
        if update.question.menu is not None:
            code = self.dice.choice([choice.code for choice in update.question.menu.choices if choice.now])
            promise = Promise(update.row, update.question.seat, [code], False)
        elif update.early and not update.early[0].given and self.dice.random() < 0.5:
            promise = Promise(update.row, update.early[0].seat, early_codes(update.early[0], self.dice), True)
        else:
            return
        self.promises.append(promise)
        await self._send(socket, self._message(promise))
        if self.dice.random() < self.cut:
            self.cuts += 1
            socket.transport.abort()
            raise ConnectionAbortedError("the line was cut")


def early_codes(question: wire.EarlyQuestion, dice: random.Random) -> list[int]:
    pool = question.pool or [choice.code for choice in question.choices]
    codes = dice.sample(pool, min(len(pool), question.most, max(question.least, 1)))
    closing = [choice.code for choice in question.choices if choice.closes]
    return codes + closing[:1] if len(codes) < question.most and closing else codes
