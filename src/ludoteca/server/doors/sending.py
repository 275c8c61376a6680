"""Sending on a websocket, and ending it: one message at a time, to somebody who may be gone already."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from .. import wire
from ..errors import Refusal
from ..matches.updates import encode
from ..metrics import Metrics

Socket = WebSocket[Any, Any, Any]
BAD_MESSAGE = 1008
FAULT = 1011
TRY_LATER = 1013
GONE = (OSError, RuntimeError)  # what sending raises when the connection is closing, or closed already


class Closing(Exception):
    """The connection ends, after this was said."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal


class Sender:
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
