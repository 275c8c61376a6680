"""Fan-out between processes on PostgreSQL, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable

import asyncpg
from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from ..logs import say
from ..store.engine import parse, plain

PREFIX = "ludoteca_"
PAUSE = 1.0
PATIENCE = 10.0
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def backend(url: str) -> ChannelsBackend:
    if parse(url).drivername == "sqlite":
        return MemoryChannelsBackend()
    return PostgresChannels(plain(url))


class PostgresChannels(ChannelsBackend):
    """One connection to listen and one to notify, made again when they break. What is missed meanwhile is found by
    looking (`Hall.missed`), so that a note that cannot be sent is no more than a delay."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.channels: set[str] = set()
        self.queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.listener: asyncpg.Connection | None = None
        self.speaker: asyncpg.Connection | None = None
        self.lock = asyncio.Lock()
        self.closed = False

    async def on_startup(self) -> None:
        self.closed = False
        await self._connect()

    async def on_shutdown(self) -> None:
        self.closed = True
        for connection in (self.listener, self.speaker):
            if connection is not None and not connection.is_closed():
                await connection.close()

    async def _connect(self) -> None:
        self.listener = await asyncpg.connect(self.dsn)
        self.listener.add_termination_listener(self._lost)
        for channel in self.channels:
            await self.listener.add_listener(PREFIX + channel, self._heard)

    def _lost(self, _: object) -> None:
        if not self.closed:
            say("the connection for notes was lost", logging.WARNING)
            self.again = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        while not self.closed:
            await asyncio.sleep(PAUSE)
            try:
                await self._connect()
                return
            except TROUBLE as error:
                say("no connection for notes yet", logging.WARNING, why=type(error).__name__)

    def _heard(self, _connection: object, _pid: int, channel: str, payload: object) -> None:
        self.queue.put_nowait((channel.removeprefix(PREFIX), str(payload).encode()))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self.lock:
            try:
                if self.speaker is None or self.speaker.is_closed():
                    # A note need not outlive a crash; to wait for the disk would hold up the commits of answers.
                    settings = {"synchronous_commit": "off"}
                    self.speaker = await asyncpg.connect(self.dsn, command_timeout=PATIENCE, server_settings=settings)
                for channel in channels:
                    await self.speaker.execute("SELECT pg_notify($1, $2)", PREFIX + channel, data.decode())
            except TROUBLE as error:
                # The plugin stops for ever at an error here; the others will find the rows by looking.
                say("a note was not sent", logging.WARNING, why=type(error).__name__)

    async def subscribe(self, channels: Iterable[str]) -> None:
        for channel in set(channels) - self.channels:
            self.channels.add(channel)
            if self.listener is not None and not self.listener.is_closed():
                await self.listener.add_listener(PREFIX + channel, self._heard)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        for channel in set(channels) & self.channels:
            self.channels.remove(channel)
            if self.listener is not None and not self.listener.is_closed():
                await self.listener.remove_listener(PREFIX + channel, self._heard)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.queue.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
