"""Rooms that may not be as the database says, because it did not answer: they are read again until they are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic

from ..errors import Refusal
from ..logs import brief, say
from ..store import Unavailable
from .rooms import Room

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 3.0
CALM = 10.0


class Healing:
    """One room is tried at a time, and no other before it answers: a database that comes back is not met by all of
    them at once. `healed` is called with each that is well again, `gone` with one whose table is no longer there."""

    def __init__(self, healed: Callable[[Room], None], gone: Callable[[Room], None]) -> None:
        self.healed = healed
        self.gone = gone
        self.ill: dict[str, Room] = {}
        self.any_ill = asyncio.Event()

    def take(self, room: Room) -> None:
        if not self.ill:
            say("a table is read again, once the database answers", logging.WARNING, table=brief(room.id))
        self.ill[room.id] = room
        self.any_ill.set()

    async def follow(self) -> None:
        """Heal the rooms that are ill, for ever: at once if all was calm, else with growing pauses."""
        pause, tried = 0.0, -CALM
        while True:
            await self.any_ill.wait()
            self.any_ill.clear()
            if monotonic() > tried + CALM:
                pause = 0.0
            await asyncio.sleep(pause)
            await self._round()
            pause, tried = min(max(2 * pause, FIRST_PAUSE), LONGEST_PAUSE), monotonic()
            if self.ill:
                self.any_ill.set()

    async def _round(self) -> None:
        for room in list(self.ill.values()):
            if room.lock.locked():
                continue  # somebody is asking the database already; waiting here would keep the others ill
            try:
                await self.heal(room)
            except Unavailable:
                return

    async def heal(self, room: Room) -> None:
        """Read it again. Anybody who comes to an ill room may try."""
        try:
            await room.load()
        except Unavailable:
            raise
        except Refusal:
            self.gone(room)
        except Exception as error:
            say("a table could not be read again", logging.ERROR, error, table=brief(room.id))
        else:
            self.healed(room)
        self.ill.pop(room.id, None)
