"""What this process knows of a table and its match, for all who ask; only its room changes it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Protocol

import msgspec

from .. import wire
from ..errors import Refusal
from ..store import Store
from ..store.models import GameTable, Proposal, Seat
from .info import table_info
from .journal import Journal


class Listener(Protocol):
    """Somebody who wants to know when a room has changed."""

    def wake(self) -> None: ...


class Known:
    """`table` is nothing before it is read and after it was removed; `halted` says why its match can only be looked at.
    It is `ill` while it may not be as the database says, because that did not answer. The versions grow with every
    change of the table and of the match."""

    def __init__(self, table_id: str, store: Store) -> None:
        self.id = table_id
        self.store = store
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.table: GameTable | None = None
        self.seats: list[Seat] = []
        self.journal: Journal | None = None
        self.halted = ""
        self.ill = False
        self.proposal: Proposal | None = None
        self.table_version = 0
        self.match_version = 0
        self.used = monotonic()

    @property
    def unread(self) -> bool:
        """Whether the database is to be asked first."""
        return self.table is None or (self.journal is None and not self.halted)

    def in_play(self) -> tuple[GameTable, Journal]:
        """The table and its match."""
        assert self.table is not None
        if self.halted:
            raise Refusal("halted", self.halted)
        if self.journal is None:
            raise Refusal("not-running", "the match has not begun")
        return self.table, self.journal

    @property
    def begun(self) -> bool:
        """Whether there is a match to be shown."""
        return self.table is not None and self.table.status != "open"

    def behind(self, rows: int) -> bool:
        """Whether the database has rows that are not known here."""
        return self.journal is None or self.journal.kept < rows

    def info(self) -> wire.TableInfo:
        assert self.table is not None
        return table_info(self.table, self.seats)

    def looks(self) -> tuple[object, object, object]:
        """What others see of the room: the table apart from its match, the rows, the proposal."""
        if self.table is None:
            return None, None, None
        table = msgspec.structs.replace(self.info(), rows=0, asked=None, updated=0.0)
        proposal = None if self.proposal is None else (self.proposal.rows, tuple(self.proposal.agreed))
        return table, None if self.journal is None else self.journal.rows, proposal
