"""HTTP below the application: slow clients are sent away, and nobody has all connections. The web server in use would
wait for ever for the rest of a request."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..limits.hits import limit_hit
from ..logs import say
from ..settings import Settings
from .guard import source

try:
    import resource
except ImportError:  # not on Windows, where there is no such limit
    resource = None  # type: ignore[assignment]

SPARE_FILES = 200  # open files that are no connections: database, workers, log, pages on their way
FEWEST = 50
HEADERS, BODY = "headers", "body"


class Doors:
    """The connections of one server. `waiting` are those whose request has not come as a whole, the oldest first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = tuple(settings.proxies)
        self.most = most_connections(settings)
        self.sources: Counter[str] = Counter()
        self.waiting: dict[Door, None] = {}

    def came(self, address: str) -> str | None:
        """Count a connection under its source; None if that has too many. Behind a proxy are many people, whom the
        application tells apart."""
        if listed(address, self.proxies):
            return ""
        name = source(address)
        if self.sources[name] >= self.settings.http_connections_per_address:
            limit_hit("too many connections of one address: refused", name)
            return None
        self.sources[name] += 1
        return name

    def went(self, name: str) -> None:
        self.sources[name] -= 1
        if self.sources[name] <= 0:
            del self.sources[name]

    def make_room(self, now: int) -> bool:
        """Where there are as many as can be, the one that has kept us waiting longest goes."""
        if now <= self.most:
            return True
        limit_hit("too many connections: the slowest was closed")
        oldest = next(iter(self.waiting), None)
        if oldest is not None:
            oldest.drop()
        return oldest is not None


class Door(H11Protocol):
    """One connection. The time for headers runs from the first moment, that for a body from its beginning, and is the
    longer the more of it has come."""

    doors: Doors

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.counted: str | None = None
        self.phase = ""
        self.timer: asyncio.TimerHandle | None = None
        self.began = 0.0
        self.received = self.latest = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in the class below
        super().connection_made(transport)
        self.counted = self.doors.came(self.client[0] if self.client else "unknown")
        if self.counted is None or not self.doors.make_room(len(self.connections)):
            self.drop()
            return
        self._enter(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.latest = len(data)
        self.received += len(data)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        limit_hit("what came was not HTTP: refused", self.counted or "")
        super().send_400_response(msg)

    def pause_writing(self) -> None:
        """Nobody takes what we send."""
        super().pause_writing()
        self._rest()
        self._time(self.doors.settings.send_seconds, "an answer was not taken in time: closed")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop()
        self._look()

    # What is awaited

    def _look(self) -> None:
        """Find out what of a request is still to come. Between requests the web server's own limit holds."""
        if self.counted is None or self.transport.is_closing() or self.flow.write_paused:
            return
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            self._enter(BODY)
        elif theirs is h11.IDLE and (self.phase == HEADERS or self.conn.trailing_data[0]):
            self._enter(HEADERS)
        else:
            self._rest()

    def _enter(self, phase: str) -> None:
        settings = self.doors.settings
        if phase != self.phase:
            self.phase, self.began, self.received = phase, self.loop.time(), self.latest
            self.doors.waiting.pop(self, None)
            self.doors.waiting[self] = None
            seconds = settings.header_seconds if phase == HEADERS else settings.body_seconds
            self._time(seconds, f"the {phase} of a request did not come in time: closed")

    def _late(self, what: str) -> None:
        """The time is over; a body that comes steadily has some more, unless it was answered already."""
        settings = self.doors.settings
        if self.phase == BODY and not self.cycle.response_complete:
            left = self.began + settings.body_seconds + self.received / settings.body_rate - self.loop.time()
            if left > 0:
                self._time(left, what)
                return
        limit_hit(what, self.counted or "")
        self.drop()

    def _time(self, seconds: float, what: str) -> None:
        self._stop()
        self.timer = self.loop.call_later(seconds, self._late, what)

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _rest(self) -> None:
        """Nothing is awaited."""
        self._stop()
        self.phase = ""
        self.doors.waiting.pop(self, None)

    def _leave(self) -> None:
        """It is no connection of ours any more."""
        self._rest()
        name, self.counted = self.counted, None
        if name:
            self.doors.went(name)

    def drop(self) -> None:
        """At once: to say something to somebody who does not listen would take another while."""
        self._leave()
        self.connections.discard(self)
        self.transport.abort()


def door(settings: Settings) -> type[Door]:
    """The class of the connections of one server."""
    return type("DoorHere", (Door,), {"doors": Doors(settings)})


@lru_cache(maxsize=1024)
def listed(address: str, proxies: Sequence[str]) -> bool:
    """Whether it is one of these addresses, or in one of these networks."""
    if address in proxies or "*" in proxies:
        return True
    for network in proxies:
        with suppress(ValueError):
            if ip_address(address) in ip_network(network, strict=False):
                return True
    return False


def raise_open_files() -> None:
    """As many open files as this process may have."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # there are systems that say more than they allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def open_files() -> int | None:
    """How many files this process may have open; None for any number."""
    if resource is None:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def most_connections(settings: Settings) -> int:
    """All connections there may be: what the host set, or what the limit of open files leaves."""
    wished, files = settings.connections + settings.http_connections, open_files()
    if files is None or files - SPARE_FILES >= wished:
        return wished
    most = max(FEWEST, files - SPARE_FILES)
    say("the limit of open files allows fewer connections than were set", files=files, connections=most)
    return most
