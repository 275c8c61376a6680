"""Going back: how far a seat may do so alone, and what the holder of some seats may take back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from . import rows as kinds
from .early import still_early
from .errors import Ahead, Refused, Stale
from .fold import Fold
from .given import whole
from .rows import Row
from .steps import Answered


class Back(NamedTuple):
    """What the holder of some seats may take back, as the rows that it goes back to: by `undo` and `reset` alone, by
    `ask` if the others agree. `seat` is the one of theirs that would."""

    seat: int | None = None
    undo: int | None = None
    reset: int | None = None
    ask: int | None = None


class Wish(NamedTuple):
    """A seat would go back to row `to`, and others have to agree first."""

    seat: int
    to: int


class GoingBack(Fold):
    """A seat takes back what nobody has seen anything of and nobody else has answered since; all the rest by consent.
    Who holds several seats speaks for all of them."""

    # For one seat

    def undo(self, seat: int, to: int | None = None, agreed: Sequence[int] = ()) -> Row:
        """Go back to row `to`, or to this seat's last answer. Further than `undo_limit` only if all `voices` agree."""
        return self._undo(seat, to, agreed, self.voices())

    def reset(self, seat: int) -> Row:
        """Go back to the first question of this seat's present turn, as far as that can be done alone."""
        own = self._free(seat)
        if not own:
            raise Refused("nothing to reset: your last answer showed something or somebody has answered since")
        return self.undo(seat, turn_start(own))

    def replay_undo(self, seat: int, to: int, agreed: Sequence[int]) -> Row:
        """Go back as a record says. Earlier releases asked those in control alone, not those who were away, and what
        they kept must replay; live matches are held to `voices` by `undo`."""
        return self._undo(seat, to, agreed, self.people())

    def undo_limit(self, seat: int) -> int:
        """The first row this seat can go back to alone; the number of rows if there is none."""
        limit = len(self.rows)
        for step in reversed(self.line):
            others = step.seat != seat and (not step.forced or step.secret)
            if step.fixed or others or step.number < self.freed:
                break
            limit = step.number
        return limit

    def last_choice(self, seat: int) -> int | None:
        """The last answer in effect in which this seat had a choice, however far back it is."""
        return next((step.number for step in reversed(self.line) if step.seat == seat and not step.forced), None)

    # For the holder of seats

    def missing(self, agreed: Collection[int]) -> list[int]:
        """Whose consent is still needed to go back any way, if these seats agree."""
        return [seat for seat in self.voices() if seat not in agreed]

    def back(self, seats: Collection[int]) -> Back:
        """What the holder of these seats may take back; nothing once the game is over."""
        mine = [step for step in self.line if step.seat in seats and step.number > self.freed]
        if self.over or not mine:
            return Back()
        seat = mine[-1].seat
        own = [step for step in mine if step.seat == seat]
        limit = self.undo_limit(seat) if self.missing(seats) else 0
        free = [step for step in own if step.number >= limit]
        if not free:
            return Back(seat, ask=last_choice(own))
        return Back(seat, last_choice(free), turn_start(free))

    def take_back(self, seats: Collection[int], at: int, to: int | None = None, seat: int | None = None) -> Row | Wish:
        """Go back for the holder of these seats, to row `to` or as `back` offers; a wish where others have to agree
        first. `at` is the row it was meant for: the very same undo is not kept twice."""
        kept = self._kept_undo(seats, at)
        if kept is not None:
            return kept
        wish = self._wish(seats, to, seat)
        if not self.missing(seats):
            return self.undo(wish.seat, wish.to, sorted(seats))
        if wish.to >= self.undo_limit(wish.seat):
            return self.undo(wish.seat, wish.to)
        self._must_be_in_effect(wish.to)
        return wish

    def take_back_turn(self, seats: Collection[int], at: int) -> Row:
        """Go back to the first question of the present turn for the holder of these seats; `at` as in `take_back`."""
        kept = self._kept_undo(seats, at)
        if kept is not None:
            return kept
        may = self.back(seats)
        if may.reset is None or may.seat is None:
            raise Refused("your last answer showed something, or somebody has answered since")
        return self.undo(may.seat, may.reset, () if self.missing(seats) else sorted(seats))

    # Inside

    def _undo(self, seat: int, to: int | None, agreed: Sequence[int], asked: Sequence[int]) -> Row:
        seat, agreed = self._seat(seat), tuple(map(self._seat, agreed))
        if to is None:
            own = self._free(seat)
            if not own:
                raise Refused("nothing to undo: your last answer showed something or somebody has answered since")
            to = last_choice(own)
        to = whole(to, "the row to go back to")
        self._must_be_in_effect(to)
        others = set(asked) - set(agreed) - {seat}
        if others and to < self.undo_limit(seat):
            raise Refused(f"going back to row {to} needs the consent of seat {min(others)}")
        row = Row(kinds.UNDO, seat, str(to), agreed=agreed)
        self._append(row)
        self._refold(to, len(self.rows) - 1)
        self.waiting = {seat: early for seat, early in self.waiting.items() if still_early(self.state, early)}
        return row

    def _free(self, seat: int) -> list[Answered]:
        """The answers of this seat that it can take back alone."""
        return [step for step in self.answers_from(self.undo_limit(seat)) if step.seat == seat]

    def _must_be_in_effect(self, row: int) -> None:
        if row <= self.origin:
            raise Refused(f"row {row} lies before this match was played on from another: nobody goes back so far")
        if row <= self.freed:
            raise Refused(f"row {row} lies in the guide of this match, which is over: nobody goes back so far")
        if not self.in_effect(row):
            raise Refused(f"row {row} is no answer in effect")

    def _wish(self, seats: Collection[int], to: int | None, seat: int | None) -> Wish:
        """Which seat goes back where, if the holder of these may ask for that."""
        may = self.back(seats)
        rows = [row for row in (to, may.undo, may.ask) if row is not None]
        seat = may.seat if seat is None else seat
        if self.over or not rows or seat is None or seat not in seats:
            raise Refused("there is nothing of yours to take back here")
        return Wish(seat, rows[0])

    def _kept_undo(self, seats: Collection[int], at: int) -> Row | None:
        """The undo that was meant for row `at`, if it was kept already; refuse it if something else came first."""
        rows = self.rows
        while 0 <= at < len(rows) and rows[at].kind in (kinds.POINT, kinds.FREE):
            at += 1
        if at == len(rows):
            return None
        if 0 <= at < len(rows) and rows[at].kind == kinds.UNDO and rows[at].seat in seats:
            return rows[at]
        late = Ahead if at > len(rows) else Stale
        raise late(f"the undo was meant for row {at}, but the match is at row {len(rows)}")


def last_choice(own: Sequence[Answered]) -> int:
    """The last answer that was not the only one possible; else the last."""
    chosen = [step for step in own if not step.forced]
    return (chosen or own)[-1].number


def turn_start(own: Sequence[Answered]) -> int:
    """The first answer of the turn in which the last was given."""
    return next(step.number for step in own if step.turn == own[-1].turn)
