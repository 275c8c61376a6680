"""Rooms: the matches in memory. Each has one writer at a time, and is nothing but a fold of what the database holds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from time import monotonic, time
from typing import Any, Protocol

import msgspec

from ludoteca.core.errors import Ahead, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.protocol import PUBLIC

from .. import wire
from ..errors import Refusal, refusal
from ..store import Conflict, Store, Unavailable, matches
from ..store.models import GameTable, Seat
from ..store.models import Proposal as StoredProposal
from . import render
from .info import online, table_info
from .journal import Journal, halted, rebuild
from .replays import Line, result_of
from .summary import give_forced, heir, summarize

ATTEMPTS = 4
CACHED = 64  # updates: enough for all who follow, too few for somebody who asks from every row on
Work = Callable[[Match], object]
SeatChanges = Callable[[Match], dict[int, dict[str, Any]]]
Plays = Callable[[], Collection[int]]
encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Somebody who wants to know when a room has changed."""

    def wake(self) -> None: ...


class Room:
    """A table and its match. All that changes it goes through `change`; all that reads it holds the lock. It is `ill`
    while it may not be as the database says, because that did not answer; `ailing` is told of it."""

    def __init__(
        self,
        table_id: str,
        store: Store,
        changed: Callable[[Room, bool], None],
        ailing: Callable[[Room], None],
    ) -> None:
        self.id = table_id
        self.store = store
        self.changed = changed
        self.ailing = ailing
        self.ill = False
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.table: GameTable | None = None
        self.seats: list[Seat] = []
        self.journal: Journal | None = None
        self.halted = ""
        self.proposal: StoredProposal | None = None
        self.table_version = 0
        self.match_version = 0
        self.unsaved_views = False
        self.used = monotonic()
        self._result: wire.Result | None = None
        self._cache: dict[tuple[tuple[int, ...], int, bool], bytes] = {}

    # Loading

    async def load(self) -> None:
        """Be as the database says. Cheap if nothing is new there."""
        async with self.lock:
            await self.refresh()

    async def refresh(self) -> None:
        """The same for whoever holds the lock."""
        before = self._looks()
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
        after = self._looks()
        healed, self.ill = self.ill, False
        if healed or before != after:
            self._woke(table=healed or before[0] != after[0], match=healed or before[1:] != after[1:])

    def ail(self) -> None:
        """What is known here may be old until it is read again. Whoever listens hears of it, and when it is over."""
        if self.table is None:
            return  # it was never read: whoever wanted it is told
        if not self.ill:
            self.ill = True
            self._wake()
        self.ailing(self)

    @property
    def begun(self) -> bool:
        """Whether there is a match to be shown."""
        return self.table is not None and self.table.status != "open"

    def _looks(self) -> tuple[object, object, object]:
        """What others see of the room: the table apart from its match, the rows, the proposal."""
        if self.table is None:
            return None, None, None
        table = msgspec.structs.replace(self.info(), rows=0, asked=None, updated=0.0)
        proposal = None if self.proposal is None else (self.proposal.rows, tuple(self.proposal.agreed))
        return table, None if self.journal is None else self.journal.rows, proposal

    def _follow(self, journal: Journal, stored: matches.Stored) -> None:
        try:
            journal.follow(journal.parse(stored.rows), stored.times)
        except LudotecaError:
            self.journal = None  # what was begun cannot be used; the next reader starts from the first row
            raise

    async def ready(self) -> tuple[GameTable, Journal]:
        """The table and its match, for whoever holds the lock."""
        if self.table is None or (self.journal is None and not self.halted):
            await self.refresh()
        assert self.table is not None
        if self.halted:
            raise Refusal("halted", self.halted)
        if self.journal is None:
            raise Refusal("not-running", "the match has not begun")
        return self.table, self.journal

    # Changing

    async def change(
        self, work: Callable[[Match], object], seats: Callable[[Match], dict[int, dict[str, Any]]] | None = None
    ) -> int:
        """Let `work` play on the match, commit the rows it made, then tell everybody; how many rows there are now.
        Where another process was faster, the room catches up and `work` is tried again."""
        async with self.lock:
            self.used = monotonic()
            for _ in range(ATTEMPTS):
                table, journal = await self.ready()
                before = journal.rows
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
        summary = summarize(journal.match, time())
        if seats is not None:
            summary.seats = seats(journal.match)
            summary.owner = heir(table, self.seats, summary.seats)
        news = journal.news(before, journal.rows)
        try:
            await matches.append(self.store, self.id, before, news, summary)
        except Conflict:
            self.journal = None
            await self.refresh()
            return False
        except BaseException:
            self._doubt()  # whether it was written is not known
            raise
        journal.note(summary.at)
        self._wrote(table, summary)
        return True

    def _doubt(self) -> None:
        """What is in memory is not to be used any more: the database is to say how it is."""
        self.journal = None
        self.ail()

    def _wrote(self, table: GameTable, summary: matches.Summary) -> None:
        over = summary.status != table.status
        table.rows, table.asked, table.bot_asked = summary.rows, summary.asked, summary.bot_asked
        table.status, table.scores, table.ranking, table.updated = (
            summary.status, summary.scores, summary.ranking, summary.at,
        )  # fmt: skip
        if summary.owner is not None:
            table.owner = summary.owner
        for seat, values in summary.seats.items():
            for name, value in values.items():
                setattr(self.seats[seat], name, value)
        self.proposal = None
        self._woke(table=over or bool(summary.seats), match=True)
        self.changed(self, False)

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
        if match:
            self._cache.clear()
        self._wake()

    def _wake(self) -> None:
        for listener in list(self.listeners):
            listener.wake()

    # Reading

    async def update(self, plays: Plays, sent: Mapping[int, int]) -> tuple[bytes, int, int]:
        """An `Update`, encoded, for whoever plays these seats, with its reader and the rows it covers. `sent` tells up
        to which row each reader has the log. Who plays what is asked here, where nobody can leave or come meanwhile."""
        async with self.lock:
            self.used = monotonic()
            if self.table is None:
                await self.refresh()
            if self.halted:
                last = await self._last_seen(plays())
                return encode(last), last.reader, last.row
            _, journal = await self.ready()
            seats = set(plays()) & set(journal.match.people())
            reader = render.reader_of(journal.match, seats)
            since = min(sent.get(reader, 0), journal.rows)
            key = tuple(sorted(seats)), since, reader not in sent
            made = self._cache.get(key)
            if made is None:
                if len(self._cache) >= CACHED:
                    self._cache.clear()
                made = self._cache[key] = encode(self._update(journal, seats, since, reader not in sent))
            return made, reader, journal.rows

    def _update(self, journal: Journal, seats: Collection[int], since: int, fresh: bool) -> wire.Update:
        return render.update(journal, seats, since, fresh, self._open_proposal(journal), self._outcome(journal))

    def reader(self, seats: Collection[int]) -> int:
        return PUBLIC if self.journal is None else render.reader_of(self.journal.match, seats)

    def _open_proposal(self, journal: Journal) -> wire.Proposal | None:
        found = self.proposal
        if found is None or found.rows != journal.rows:
            return None
        missing = sorted(set(journal.match.voices()) - set(found.agreed))
        return wire.Proposal(found.seat, found.back_to, list(found.agreed), missing)

    def _outcome(self, journal: Journal) -> wire.Result | None:
        if journal.match.over and self._result is None:
            self._result = result_of(journal.match, Line(journal))
        return self._result if journal.match.over else None

    async def _last_seen(self, seats: Collection[int]) -> wire.Update:
        """What can be shown of a match whose rules are not here any more."""
        kept = await matches.kept_views(self.store, self.id)
        assert self.table is not None
        rows, views = kept if kept is not None else (0, {})
        reader = next(iter(seats)) if len(seats) == 1 else PUBLIC
        view = views.get(str(reader), {})
        nothing = wire.Back(None, None, None, None)
        return wire.Update(rows, reader, view, None, [], [], True, nothing, None, None)

    def views(self) -> dict[str, Any]:
        """The views of all readers, to be kept."""
        assert self.journal is not None
        state = self.journal.match.state
        return {str(reader): dict(state.view(reader)) for reader in (PUBLIC, *range(state.seats))}

    def info(self) -> wire.TableInfo:
        assert self.table is not None
        return table_info(self.table, self.seats)
