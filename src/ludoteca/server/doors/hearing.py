"""Hearing: the messages that come on a websocket, one after the other, and the replies to them."""

from __future__ import annotations

import asyncio

import msgspec
from litestar.exceptions import WebSocketDisconnect

from .. import wire
from ..errors import Refusal, unavailable
from ..guest import Guest
from ..limits.budgets import Bucket
from ..messages import HANDLINGS, cost_of, handle
from ..store import Unavailable
from .telling import Closing, Sender

decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Hearer:
    """Takes the messages of a guest. `greeted` is the last hello, `slow` what is still being done beside."""

    def __init__(self, guest: Guest, sender: Sender) -> None:
        settings = guest.service.settings
        self.guest = guest
        self.sender = sender
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self.most = settings.message_bytes
        self.greeted: wire.Hello | None = None
        self.slow: asyncio.Task[None] | None = None

    async def next(self) -> wire.FromClient:
        """The next message, as soon as those before it are paid for."""
        data = (await self.sender.socket.receive_data(mode="text")).encode(errors="surrogatepass")
        if len(data) > self.most:
            raise Closing(Refusal("too-big", f"a message has at most {self.most} bytes"))
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Closing(Refusal("malformed", f"not a message: {error}")) from None
        cost = cost_of(message, len(self.guest.room.listeners), message == self.greeted)
        try:
            await self.guest.service.limits.heard(self.guest.source, self.bucket, cost)
        except Refusal as refusal:
            raise Closing(refusal) from None
        return message

    async def hear(self) -> None:
        """Take messages one after the other, for ever."""
        while True:
            message = await self.next()
            if isinstance(message, wire.Hello):
                await self.greet(message)
            elif HANDLINGS[type(message)].slow:
                await self._beside(message)
            else:
                await self._reply(message)

    async def greet(self, hello: wire.Hello) -> None:
        """Learn who this is. May be said again, after joining."""
        try:
            await handle(self.guest, hello)
        except Refusal as refusal:
            raise Closing(refusal) from None
        self.greeted = hello

    async def _reply(self, message: wire.Numbered) -> None:
        try:
            reply = await handle(self.guest, message)
            assert reply is not None
            await self.sender.send(reply)
        except Refusal as refusal:
            await self.sender.refuse(message.id, refusal)
        except Unavailable:
            await self.sender.refuse(message.id, unavailable())

    async def _beside(self, message: wire.Numbered) -> None:
        """Do what takes long while others are heard, one at a time."""
        if self.slow is not None and not self.slow.done():
            await self.sender.refuse(message.id, Refusal("busy", "the last hint is still being thought about"))
        else:
            self.slow = asyncio.create_task(self._reply_late(message))

    async def _reply_late(self, message: wire.Numbered) -> None:
        try:
            await self._reply(message)
        except WebSocketDisconnect:
            return  # gone meanwhile
