"""Waiting for the next row with a request, for programs without a websocket."""

from __future__ import annotations

import asyncio

from ..guest import Guest
from ..matches.rooms import Room

LONGEST_WAIT = 50.0


class Waiter:
    """A listener of one request."""

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()


async def state(guest: Guest, since: int | None, wait: float) -> bytes:
    """An update; with `wait`, not before there are more rows than `since` or, without `since`, before the match has
    begun; or the time is over."""
    if wait > 0:
        await rows(guest.room, 0 if since is None else since + 1, min(wait, LONGEST_WAIT))
    updates = guest.room.updates
    sent = {updates.reader(guest.plays()): since} if since else {}
    data, _, _ = await updates.encoded(guest.plays, sent)
    return data


async def rows(room: Room, number: int, seconds: float) -> None:
    """Wait for a match with so many rows."""
    waiter = Waiter()
    room.listeners.add(waiter)
    try:
        async with asyncio.timeout(seconds):
            while room.behind(number):
                if room.halted or room.table is None or room.table.status in ("over", "closed"):
                    return
                await waiter.news.wait()
                waiter.news.clear()
    except TimeoutError:
        return
    finally:
        room.listeners.discard(waiter)
