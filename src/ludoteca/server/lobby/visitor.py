"""A visitor: somebody at a table, as their tokens say."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.rows import PERSON

from ..errors import Refusal
from ..store.models import GameTable, Seat


@dataclass
class Visitor:
    """Somebody at a table: the seats they hold, whether they left them or not, and whether the table is theirs."""

    table: GameTable
    seats: list[Seat]
    mine: set[int]
    owner: bool

    @property
    def plays(self) -> set[int]:
        """The seats they play now. Of the others they read and do no more than everybody may."""
        return {seat for seat in self.mine if self.seats[seat].control == PERSON}

    def one(self) -> Seat:
        """The seat of somebody who holds one."""
        if not self.mine:
            raise Refusal("not-yours", "you hold no seat at this table")
        return self.seats[min(self.mine)]

    def numbered(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("unknown", f"there is no seat {number}")
        return self.seats[number]

    def must_own(self) -> None:
        if not self.owner:
            raise Refusal("not-yours", "only the owner of the table may do that")
