"""Beginning a match: dealing, with the words of all seats, and the first rows."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import time
from typing import Any

from ludoteca.core import rows as kinds
from ludoteca.core.rows import BOT, PERSON

from .. import wire
from ..errors import Refusal
from ..matches import control
from ..matches.journal import Journal
from ..store import matches
from ..store import tables as stored
from ..store.models import GameTable, Seat
from ..summary import summarize
from ..thinking.table_makers import TableMakers
from .bot_names import name_bots
from .dealing import deal, origin_of
from .lobby import Lobby
from .new import free, must_know

ATTEMPTS = 5


class Beginning:
    def __init__(self, lobby: Lobby, makers: TableMakers) -> None:
        self.lobby = lobby
        self.hall = lobby.hall
        self.store = lobby.store
        self.makers = makers

    async def start(self, table_id: str, tokens: Sequence[str], wish: wire.Start) -> wire.TableInfo:
        visitor = await self.lobby.visitor(table_id, tokens)
        visitor.must_own()
        if visitor.table.status != "open":
            raise Refusal("not-running", "the match has begun already")
        empty = [seat for seat in visitor.seats if free(seat)]
        if empty and wish.fill is None:
            raise Refusal("refused", f"seat {empty[0].seat} is still free")
        for seat in empty:
            must_know(str(wish.fill))
            seat.who, seat.level, seat.taken, seat.name, seat.control = "bot", str(wish.fill), True, "", BOT
        name_bots(visitor.seats)
        self.makers.admit(visitor.seats)
        await self.begin(visitor.table, visitor.seats)
        return await self.lobby.info(table_id)

    async def begin(self, table: GameTable, seats: list[Seat]) -> None:
        """Deal. The first rows say which seats bots play; forced answers may follow. Words that somebody added while we
        dealt must not be lost: then it is done again with them."""
        for _ in range(ATTEMPTS):
            if await self._begun(table, seats):
                return
            said = (await self.lobby.find(table.id))[1]
            for seat in seats:
                seat.words = said[seat.seat].words
        raise Refusal("busy", "words are being added all the time; try again")

    async def _begun(self, table: GameTable, seats: list[Seat]) -> bool:
        """Whether the match has begun; if not, the words have changed meanwhile."""
        now = time()
        before = await self._before(table)
        match = await asyncio.to_thread(deal, table, seats, before)
        journal = Journal(match, now)
        values: dict[str, Any] = {
            "version": match.game.version,
            "data": match.game.data,
            "start": journal.head()["start"],
            "created": now,
            "origin": origin_of(table, match),
            **summarize(match, now).values(),
        }
        changes = {
            seat.seat: {"who": seat.who, "level": seat.level, "taken": True, "name": seat.name, "control": seat.control}
            for seat in seats
            if seat.control == BOT
        }
        words = [seat.words for seat in seats]
        first = match.origin if before is not None else 0
        news = journal.news(first, journal.rows)
        done = await stored.start(self.store, table.id, values, changes, words, first, news, now)
        if done == "words":
            return False
        if done == "begun":
            self.hall.metrics.count("matches", table.game)
            await self.hall.table_changed(table.id)
            await self.hall.room(table.id)
        return True

    async def _before(self, table: GameTable) -> matches.Stored | None:
        """What there is of a match already that is played on from another."""
        if table.origin is None:
            return None
        found = await matches.load(self.store, table.id)
        if found is None:
            raise Refusal("unknown", "this table was closed")
        return found

    async def seated(self, table: GameTable, seat: int) -> None:
        """Somebody sat down: a running match has its player again, a full table begins."""
        if table.status == "running":
            room = await self.hall.room(table.id)
            # What the last player of this seat agreed to, the new one has not.
            stale: dict[int, dict[str, Any]] = {
                other.seat: {"agreed": []} for other in room.seats if seat in other.agreed
            }
            values = {"gone": "", "level": "", "agreed": []}
            await control.hand_over(room, seat, kinds.TAKE, PERSON, values, stale)
            await self.hall.table_changed(table.id)
            return
        table, seats = await self.lobby.find(table.id)
        if table.autostart and table.status == "open" and not any(free(other) for other in seats):
            await self.begin(table, seats)
        else:
            await self.hall.table_changed(table.id)

    async def close(self, table_id: str, tokens: Sequence[str]) -> None:
        visitor = await self.lobby.visitor(table_id, tokens)
        visitor.must_own()
        if not await stored.remove(self.store, table_id, "open"):
            raise Refusal("refused", "a match that has begun is played to its end")
        await self.hall.table_changed(table_id)
