"""The server without its doors: what the websocket and the JSON API both call."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from time import perf_counter
from typing import Any, TypeVar

from litestar.channels import ChannelsPlugin

import ludoteca
from ludoteca.bots.levels import STRONGEST

from . import wire
from .archive.archive import Archive
from .errors import Refusal
from .limits.budgets import Bucket, Buckets, Pace
from .limits.hits import bitten
from .limits.wrong_codes import Guesses
from .lobby.auth import signer
from .lobby.lobby import Lobby, Visitor
from .lobby.new import must_know
from .lobby.seating import Seating
from .logs import say
from .matches import moves
from .matches.channels import backend
from .matches.hall import ROWS, TABLES, Hall
from .matches.rooms import Plays, Room
from .metrics import Metrics
from .settings import Settings
from .store import Store
from .store.health import Health

T = TypeVar("T")
LONGEST_WAIT = 50.0
COSTLY = 10.0  # what making or guessing something costs, against one for any other request
WATCHING = "you are watching"
AWAY = "you are watching: you left, or you resigned"


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.url())
        self.health = Health(self.store)
        self.channels = ChannelsPlugin(backend(settings.url()), channels=[ROWS, TABLES])
        self.hall = Hall(self.store, settings, self.metrics, self.channels)
        self.pace = Pace(settings.patience_seconds)
        self.making = Buckets(settings.requests_per_second, settings.request_burst)
        self.guesses = Guesses()
        self.talking = Buckets(settings.address_messages_per_second, settings.address_message_burst)
        self.sources: Counter[str] = Counter()
        self.metrics.gauges["connections"] = lambda: self.connections

    async def open(self) -> None:
        await self.store.open()
        self.lobby = Lobby(self.hall, await signer(self.store))
        self.seating = Seating(self.lobby)
        self.archive = Archive(self.lobby)
        self.hall.open()
        say("serving", database=self.store.kind, compiled=ludoteca.compiled)

    async def close(self) -> None:
        try:
            await self.health.close()
            await self.hall.close()
        finally:
            await self.store.close()
        say("closed")

    @property
    def connections(self) -> int:
        return self.sources.total()

    @contextmanager
    def connected(self, source: str) -> Iterator[None]:
        """Count a connection while it lasts."""
        settings = self.settings
        if self.connections >= settings.connections or self.sources[source] >= settings.connections_per_address:
            bitten("too many websockets: refused", source)
            raise Refusal("too-many", "too many connections")
        self.sources[source] += 1
        try:
            yield
        finally:
            self.sources[source] -= 1
            if not self.sources[source]:
                del self.sources[source]

    async def costly(self, source: str) -> None:
        """Requests that make something, or let guess something, are fewer."""
        await self.pace.keep("requests of this kind", source, COSTLY, self.making.of(source))

    async def heard(self, source: str, bucket: Bucket, cost: float) -> None:
        """A message came: it is its turn as soon as its connection and its address may say so much."""
        await self.pace.keep("messages", source, cost, bucket, self.talking.of(source))

    def begun_by(self, source: str) -> AbstractContextManager[None]:
        """Matches that begin meanwhile are this address's: it shares the thinking of bots with others."""
        return self.hall.bots.makers.asked_by(source)

    # What players do

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something that writes: it goes on to its end though the line is cut meanwhile."""
        return await self.hall.deeds.do(work)

    async def act(self, room: Room, visitor: Visitor, message: moves.Act) -> int:
        """Carry out what a message asks for; how many rows there are then. Who left is still asked for consent."""
        began = perf_counter()
        seats = visitor.mine if isinstance(message, wire.Consent) else visitor.plays
        if not seats:
            raise Refusal("not-yours", WATCHING if not visitor.mine else AWAY)
        rows = await self.do(moves.carry_out(room, seats, message))
        kind = type(message).__name__.lower()
        self.metrics.count("acts", kind)
        self.metrics.took("act", perf_counter() - began)
        return rows

    async def hint(self, room: Room, plays: Plays, message: wire.Hint) -> wire.HintResult:
        level = message.level or self.settings.hint_level or STRONGEST
        must_know(level)
        table = room.table
        if table is None or table.status != "running" or table.asked is None:
            raise Refusal("not-running", "nobody is asked")
        asked = table.asked
        if asked not in plays() or message.seat not in (None, asked):
            raise Refusal("wrong-seat", f"seat {asked} is asked", table.rows)
        if message.row != table.rows:
            raise Refusal("stale", f"the match is at row {table.rows}", table.rows)
        hint = await self.hall.bots.hint(room, asked, level)
        if asked not in plays():
            raise Refusal("not-yours", AWAY)
        return hint

    async def state(self, table_id: str, tokens: Sequence[str], since: int | None, wait: float) -> bytes:
        """An update; with `wait`, not before there are more rows than `since`, or the time is over."""
        await self.lobby.visitor(table_id, tokens)
        held = self.lobby.read(table_id, tokens)
        room = await self.hall.room(table_id)
        if since is not None and wait > 0:
            await self._wait(room, since, min(wait, LONGEST_WAIT))

        def plays() -> set[int]:
            return self.lobby.visitor_in(room, held).plays

        sent = {room.reader(plays()): since} if since else {}
        data, _, _ = await room.update(plays, sent)
        return data

    async def _wait(self, room: Room, since: int, seconds: float) -> None:
        waiter = Waiter()
        room.listeners.add(waiter)
        try:
            async with asyncio.timeout(seconds):
                while room.journal is None or room.journal.kept <= since:
                    if room.halted or room.table is None or room.table.status in ("over", "closed"):
                        return
                    await waiter.news.wait()
                    waiter.news.clear()
        except TimeoutError:
            return
        finally:
            room.listeners.discard(waiter)


class Waiter:
    """A listener of one request."""

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()
