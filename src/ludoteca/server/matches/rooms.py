"""Rooms: the matches in memory. Each has one writer at a time, and is nothing but a fold of what the database holds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from time import monotonic, time
from typing import Any

from ludoteca.core.errors import Ahead, LudotecaError
from ludoteca.core.match import Match

from ..errors import Refusal, refusal
from ..store import Conflict, Store, Unavailable, matches
from ..store.models import GameTable
from ..summary import guided, summarize
from .consequences import give_forced, heir
from .info import online
from .journal import Journal, halted, rebuild
from .known import Known
from .updates import Updates

ATTEMPTS = 4
Work = Callable[[Match], object]
SeatChanges = Callable[[Match], dict[int, dict[str, Any]]]


class Room(Known):
    """A table and its match. All that changes it goes through `change`; all that reads it holds the lock. `ailing` is
    told when the room falls ill, `changed` when it wrote something."""

    def __init__(
        self,
        table_id: str,
        store: Store,
        changed: Callable[[Room, bool], None],
        ailing: Callable[[Room], None],
    ) -> None:
        super().__init__(table_id, store)
        self.changed = changed
        self.ailing = ailing
        self.unsaved_views = False
        self.bots_play = False
        self.updates = Updates(self)

    # Loading

    async def load(self) -> None:
        """Be as the database says. Cheap if nothing is new there."""
        async with self.lock:
            await self.refresh()

    async def refresh(self) -> None:
        """The same for a caller that holds the lock."""
        before = self.looks()
        since = self.journal.rows if self.journal is not None else 0
        try:
            stored = await matches.load(self.store, self.id, since)
        except Unavailable:
            self.ail()
            raise
        if stored is None:
            self.table = None
            raise Refusal("unknown", "there is no such table")
        self.table, self.seats, self.proposal = stored.table, stored.seats, stored.proposal
        self.halted = halted(stored.table)
        if self.table.status != "open" and not self.halted:
            if self.journal is None:
                self.journal = await asyncio.to_thread(rebuild, stored.table, stored.seats, stored.rows, stored.times)
            else:
                self._follow(self.journal, stored)
            self.table.guided = guided(self.journal.match)  # its guide may have been another one when that was written
        after = self.looks()
        healed, self.ill = self.ill, False
        if healed or before != after:
            self._woke(table=healed or before[0] != after[0], match=healed or before[1:] != after[1:])

    def ail(self) -> None:
        """What is known here may be old until it is read again. All listeners hear of it, and when it is over."""
        if self.table is None:
            return  # it was never read: the one who wanted it hears so
        if not self.ill:
            self.ill = True
            self._wake()
        self.ailing(self)

    def _follow(self, journal: Journal, stored: matches.Stored) -> None:
        try:
            journal.follow(journal.parse(stored.rows), stored.times)
        except LudotecaError:
            self.journal = None  # what was begun cannot be used; the next reader starts from the first row
            raise

    async def begun_match(self) -> tuple[GameTable, Journal]:
        """The table and its match, for a caller that holds the lock."""
        if self.unread:
            await self.refresh()
        return self.in_play()

    # Changing

    async def change(self, work: Work, seats: SeatChanges | None = None) -> int:
        """Let `work` play on the match, commit the rows it made, then tell everybody; how many rows there are now.
        Where another process was faster, the room catches up and `work` is tried again."""
        async with self.lock:
            self.used = monotonic()
            for _ in range(ATTEMPTS):
                table, journal = await self.begun_match()
                before = journal.rows
                journal.match.now = time()
                try:
                    work(journal.match)
                    if journal.rows == before:
                        return before  # it was done already
                    give_forced(journal.match, self.seats)
                except Ahead as error:
                    if await self._was_behind(before):
                        continue
                    raise refusal(error, before) from None
                except LudotecaError as error:
                    if journal.rows != before:
                        self.journal = None
                    raise refusal(error, before) from None
                except Refusal:
                    raise
                except Exception:
                    self._doubt()  # a mistake of ours: how far it came is not known
                    raise
                if await self._commit(table, journal, before, seats):
                    return journal.rows
            raise Refusal("busy", "other answers came first; try again")

    async def _was_behind(self, before: int) -> bool:
        await self.refresh()
        return self.journal is not None and self.journal.rows > before

    async def _commit(self, table: GameTable, journal: Journal, before: int, seats: SeatChanges | None) -> bool:
        summary = summarize(journal.match, journal.match.now)
        changes = {} if seats is None else seats(journal.match)
        owner = heir(table, self.seats, changes)
        news = journal.news(before, journal.rows)
        try:
            await matches.append(self.store, self.id, before, news, summary, changes, owner)
        except Conflict:
            self.journal = None
            await self.refresh()
            return False
        except BaseException:
            self._doubt()  # whether it was written is not known
            raise
        journal.committed()
        other = (summary.status, summary.guided) != (table.status, table.guided)
        summary.put_on(table)
        self._seated(table, changes, owner)
        self.proposal = None
        self._woke(table=other or bool(changes), match=True)
        self.changed(self, False)
        return True

    def _doubt(self) -> None:
        """What is in memory is not to be used any more: the database is to say how it is."""
        self.journal = None
        self.ail()

    def _seated(self, table: GameTable, changes: matches.SeatValues, owner: int | None) -> None:
        """Note who plays what and owns the table from now on."""
        if owner is not None:
            table.owner = owner
        for seat, values in changes.items():
            for name, value in values.items():
                setattr(self.seats[seat], name, value)

    def saw(self, seen: Mapping[int, float]) -> None:
        """When seats were last connected."""
        before = [online(seat) for seat in self.seats]
        for seat in self.seats:
            seat.seen = seen.get(seat.seat, seat.seen)
        if before != [online(seat) for seat in self.seats]:
            self._woke(table=True, match=False)

    def _woke(self, table: bool, match: bool) -> None:
        self.table_version += table
        self.match_version += match
        self.unsaved_views = self.unsaved_views or (match and self.journal is not None)
        self._wake()

    def _wake(self) -> None:
        for listener in list(self.listeners):
            listener.wake()
