"""Who made the tables whose bots are played here, by address: thinking is shared out fairly between them, and tables
without any person are limited. Kept in memory alone; after a restart every table stands for itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from ludoteca.core.rows import PERSON

from ..errors import Refusal
from ..limits.hits import limit_hit
from ..matches.info import online
from ..matches.rooms import Room
from ..settings import Settings
from ..store.models import Seat
from .queue import ALONE, AWAITED, UNATTENDED, Claim

REMEMBERED = 10_000


class Asker:
    """An address while it has something begun; `begun` are matches of bots alone on their way."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.begun = 0


ASKER: ContextVar[Asker | None] = ContextVar("asker", default=None)


class TableMakers:
    """`alone` are the matches of bots alone that are being played, with their makers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.makers: dict[str, str] = {}
        self.alone: dict[str, str] = {}
        self.askers: set[Asker] = set()

    @contextmanager
    def begun_by(self, source: str) -> Iterator[None]:
        """What begins meanwhile begins for this address."""
        asker = Asker(source)
        self.askers.add(asker)
        before = ASKER.set(asker)
        try:
            yield
        finally:
            ASKER.reset(before)
            self.askers.discard(asker)

    def admit(self, seats: Sequence[Seat]) -> None:
        """Refuse a match of bots alone where there are enough."""
        asker = ASKER.get()
        if not bots_alone(seats):
            return
        running = Counter(self.alone.values())
        for other in self.askers:
            running[other.source] += other.begun
        if running.total() >= self.settings.bot_tables:
            limit_hit("too many matches of bots alone: refused")
            raise Refusal("too-many", f"{running.total()} matches of bots alone are running; wait until one is over")
        if asker is None:
            return
        if running[asker.source] >= self.settings.bot_tables_per_address:
            limit_hit("too many matches of bots alone of one address: refused", asker.source)
            most = self.settings.bot_tables_per_address
            raise Refusal("too-many", f"you have {most} matches of bots alone running; wait until one is over")
        asker.begun += 1

    def began(self, room: Room) -> None:
        """The bots of this room are played from now on."""
        asker = ASKER.get()
        if asker is not None and room.id not in self.makers:
            self.makers[room.id] = asker.source
            if len(self.makers) > REMEMBERED:
                del self.makers[next(iter(self.makers))]
        if bots_alone(room.seats):
            self.alone[room.id] = self.of(room.id)

    def ended(self, room: Room) -> None:
        self.alone.pop(room.id, None)

    def of(self, table_id: str) -> str:
        return self.makers.get(table_id, table_id)

    def claim(self, room: Room) -> Claim:
        return Claim(self.of(room.id), lambda: urgency(room))


def bots_alone(seats: Sequence[Seat]) -> bool:
    return all(seat.who == "bot" for seat in seats)


def urgency(room: Room) -> int:
    people = [seat for seat in room.seats if seat.control == PERSON]
    if not people:
        return ALONE
    return AWAITED if any(online(seat) for seat in people) else UNATTENDED
