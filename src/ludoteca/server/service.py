"""The server without its doors: all its parts, opened and closed in their order."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

from litestar.channels import ChannelsPlugin

import ludoteca

from .archive.archive import Archive
from .archive.gifts import Gifts
from .archive.onward import Onward
from .archive.puzzles import Puzzles
from .archive.records import Records
from .archive.reviews import Reviews
from .duties import keep
from .limits.limits import Limits
from .lobby.auth import signer
from .lobby.beginning import Beginning
from .lobby.creation import Creation
from .lobby.guided import Guided
from .lobby.lobby import Lobby
from .lobby.rematch import Rematch
from .lobby.seating import Seating
from .logs import say
from .matches.channels import backend
from .matches.hall import Hall
from .matches.notes import ROWS, TABLES
from .metrics import Metrics
from .settings import Settings
from .store import Store
from .store.health import Health
from .thinking.bots import Bots
from .thinking.reviewing import Reviewing


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.store = Store(settings.url())
        self.health = Health(self.store)
        self.channels = ChannelsPlugin(backend(settings.url()), channels=[ROWS, TABLES])
        self.hall = Hall(self.store, settings, self.metrics, self.channels)
        self.bots = Bots(self.hall)
        self.reviewing = Reviewing(self.hall, self.bots.workers)
        self.do = self.hall.shielded.run  # for what writes: it goes on to its end though the line is cut meanwhile
        self.metrics.gauges["connections"] = lambda: self.connections

    async def open(self) -> None:
        """Begin to serve, on a store that is open."""
        self.lobby = Lobby(self.hall, await signer(self.store))
        self.beginning = Beginning(self.lobby, self.bots.makers)
        self.creation = Creation(self.beginning)
        self.rematch = Rematch(self.creation)
        self.guided = Guided(self.creation)
        self.seating = Seating(self.beginning)
        self.archive = Archive(self.lobby)
        self.onward = Onward(self.archive, self.creation)
        self.records = Records(self.archive, self.creation, self.bots.workers)
        self.reviews = Reviews(self.archive, self.reviewing, self.settings)
        self.puzzles = Puzzles(self.store, self.onward)
        self.gifts = Gifts(self.archive, self.puzzles, self.bots.workers.examiner, self.limits, self.settings)
        self.hall.open()
        self.upkeep = asyncio.create_task(self._keep_house())
        say("serving", database=self.store.kind, compiled=ludoteca.compiled)

    async def _keep_house(self) -> None:
        await self.bots.adopt()
        at_leisure = [*self.reviewing.duties(), *self.gifts.duties()]
        await keep([*self.bots.duties(), *self.hall.duties(), *at_leisure])

    async def close(self) -> None:
        try:
            await self.health.close()
            self.upkeep.cancel()
            await asyncio.gather(self.upkeep, return_exceptions=True)
            await self.hall.stop_following()
            await self.reviewing.stop()
            await self.gifts.stop()
            await self.bots.stop()
            await self.hall.finish()
        finally:
            await self.store.close()
        say("closed")

    @property
    def connections(self) -> int:
        return self.limits.websockets.total

    def begun_by(self, source: str) -> AbstractContextManager[None]:
        """Matches that begin meanwhile are this address's: it shares the thinking of bots with others."""
        return self.bots.makers.begun_by(source)
