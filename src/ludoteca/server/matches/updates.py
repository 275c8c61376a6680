"""Updates: what those who look at a room are sent of its match, encoded once for all who read it with the same eyes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from ludoteca.core.protocol import PUBLIC
from ludoteca.core.reader import reader_of

from .. import wire
from ..store import matches
from . import render
from .journal import Journal
from .replays import Replay

if TYPE_CHECKING:
    from .rooms import Room

CACHED = 64  # updates: enough for all who follow, too few for somebody who asks from every row on
Plays = Callable[[], Collection[int]]
encode = msgspec.json.Encoder().encode


class Updates:
    """The updates of one room. `made` are those of the match as it is at `version`."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.version = 0
        self.made: dict[tuple[tuple[int, ...], int, bool], bytes] = {}
        self._result: wire.Result | None = None

    async def encoded(self, plays: Plays, sent: Mapping[int, int]) -> tuple[bytes, int, int]:
        """An `Update`, encoded, for the player of these seats, with its reader and the rows it covers. `sent` tells up
        to which row each reader has the log. Who plays what is asked here, where nobody can leave or come meanwhile."""
        room = self.room
        async with room.lock:
            room.used = monotonic()
            if room.unread:
                await room.refresh()
            if room.halted:
                last = await self._last_seen(plays())
                return encode(last), last.reader, last.row
            _, journal = room.in_play()
            seats = set(plays()) & set(journal.match.people())
            reader = reader_of(journal.match, seats)
            since = min(sent.get(reader, 0), journal.rows)
            return self._cached(journal, seats, since, reader not in sent), reader, journal.rows

    def _cached(self, journal: Journal, seats: Collection[int], since: int, fresh: bool) -> bytes:
        if self.version != self.room.match_version or len(self.made) >= CACHED:
            self.made.clear()
            self.version = self.room.match_version
        key = tuple(sorted(seats)), since, fresh
        made = self.made.get(key)
        if made is None:
            made = self.made[key] = encode(self._update(journal, seats, since, fresh))
        return made

    def _update(self, journal: Journal, seats: Collection[int], since: int, fresh: bool) -> wire.Update:
        return render.update(journal.match, seats, since, fresh, self._proposal(journal), self._outcome(journal))

    def reader(self, seats: Collection[int]) -> int:
        """With whose eyes somebody reads who plays these seats."""
        journal = self.room.journal
        return PUBLIC if journal is None else reader_of(journal.match, seats)

    def _proposal(self, journal: Journal) -> wire.Proposal | None:
        found = self.room.proposal
        if found is None or found.rows != journal.rows:
            return None
        return wire.Proposal(found.seat, found.back_to, list(found.agreed), journal.match.missing(found.agreed))

    def _outcome(self, journal: Journal) -> wire.Result | None:
        if journal.match.over and self._result is None:
            self._result = Replay(journal.match).result()
        return self._result if journal.match.over else None

    async def _last_seen(self, seats: Collection[int]) -> wire.Update:
        """What can be shown of a match whose rules are not here any more."""
        kept = await matches.kept_views(self.room.store, self.room.id)
        rows, views = kept if kept is not None else (0, {})
        reader = next(iter(seats)) if len(seats) == 1 else PUBLIC
        nothing = wire.Back(None, None, None, None)
        return wire.Update(rows, reader, views.get(str(reader), {}), None, None, [], [], True, nothing, None, None)
