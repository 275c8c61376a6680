"""What a match keeps of each of its rows, and where its open question changed."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from . import rows as kinds
from .protocol import Event
from .rows import Row


@dataclass(eq=False, repr=False)
class Step:
    """One row of a match and the events it brought. `at` is the time it was written, by the clock of who keeps the
    match. A step never changes: forks of a match share theirs."""

    number: int
    row: Row
    at: float
    events: list[Event]

    @property
    def seat(self) -> int:
        return self.row.seat

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.number}: {self.row})"


@dataclass(eq=False, repr=False, kw_only=True)
class Answered(Step):
    """An answer that was played in a certain `turn`. `forced`: there was no other one. `fixed`: somebody saw something,
    so that nobody goes back behind it alone. `secret`: what could be answered was a secret. `tail`: the codes that were
    carried out with it because nothing else was left."""

    turn: int
    forced: bool
    fixed: bool
    secret: bool
    tail: list[int]


class Changes:
    """The numbers of the rows that changed the open question, and by seat of those that left it as it was: early
    answers, and who plays the seat."""

    def __init__(self, seats: int) -> None:
        self.moves: list[int] = []
        self.asides: list[list[int]] = [[] for _ in range(seats)]

    def add(self, step: Step) -> None:
        if step.row.kind in (kinds.POINT, kinds.FREE):
            return  # it leaves everything as it was
        moved = step.row.kind in (kinds.PLAY, kinds.UNDO, kinds.FROM)
        (self.moves if moved else self.asides[step.seat]).append(step.number)

    def first(self, at: int, seat: int | None, otherwise: int) -> int:
        """The first row from `at` on that changed the question or what this seat had done beside it."""
        own = self.asides[seat] if seat is not None and 0 <= seat < len(self.asides) else []
        return min(first_from(numbers, at, otherwise) for numbers in (self.moves, own))

    def copy(self) -> Changes:
        other = Changes(0)
        other.moves, other.asides = self.moves[:], [numbers[:] for numbers in self.asides]
        return other


def first_from(numbers: list[int], at: int, otherwise: int) -> int:
    """The first of some sorted row numbers from `at` on."""
    place = bisect_left(numbers, at)
    return numbers[place] if place < len(numbers) else otherwise
