"""A match as the fold of its rows: what was played, what it drew, and the way back. Nothing is judged here."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Self

from . import rows as kinds
from .chance import NOBODY, Chance, Outcome, seeded
from .errors import BadRecord
from .fair import Fair
from .notation import find
from .protocol import Action, Decision, Event, Game, State
from .rows import BOT, PERSON, Row

CHECKPOINT = 32  # plays between two positions that are kept for going back; each costs a clone


class Mark:
    """What `undo` needs to know of a played row that is in effect."""

    def __init__(
        self, row: int, seat: int, turn: int, forced: bool, fixed: bool, secret: bool, tail: list[int]
    ) -> None:
        self.row = row
        self.seat = seat
        self.turn = turn
        self.forced = forced
        self.fixed = fixed  # somebody saw something: it cannot be undone alone
        self.secret = secret
        self.tail = tail  # the codes that were carried out with it because nothing else was left


class Fold:
    """`rows` is the truth, `state` their fold. `line` are the played rows in effect, oldest first; `checkpoints` the
    positions before every so many of them, which are copied and never played on. `moves` are the numbers of the rows
    that change the open question, `asides` those of all others by seat. What is drawn comes from `fair` where that is
    given, else from the seed; `start` are the draws of the set-up where they are known."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: int = 0,
        fair: Fair | None = None,
        start: Sequence[Outcome] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options)
        self.seed = seed
        self.fair = fair
        self.drawn = 0  # draws made so far, those that were taken back too
        self.rows: list[Row] = []
        self.moves: list[int] = []
        self.asides: list[list[int]] = [[] for _ in range(seats)]
        self.control = [PERSON] * seats
        self._voiced = [True] * seats
        self._begin(start)

    @property
    def decision(self) -> Decision | None:
        return self.state.decision

    @property
    def over(self) -> bool:
        return self.state.decision is None

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat in range(self.seats) if self.control[seat] == PERSON]

    def voices(self) -> list[int]:
        """The seats whose consent counts: those of people, also of people who left or were replaced by a bot; not of
        those who resigned."""
        return [seat for seat in range(self.seats) if self._voiced[seat]]

    def fork(self) -> Self:
        """An independent match at the same position, with the same rows and the same future."""
        other = copy(self)
        other.rows, other.line, other.events = self.rows[:], self.line[:], self.events[:]
        other.moves, other.asides = self.moves[:], [rows[:] for rows in self.asides]
        other.control, other.waiting, other.checkpoints = self.control[:], dict(self.waiting), self.checkpoints[:]
        other._voiced = self._voiced[:]
        other.state = self.state.clone()
        other.state.chance = self.state.chance.fork()
        return other

    def _begin(self, draws: Sequence[Outcome] | None, strict: bool = True) -> None:
        """Set up; with `draws`, take the outcomes from there, and if that is not `strict`, draw on after them."""
        self.line: list[Mark] = []
        self.checkpoints: list[State] = []
        self.waiting: dict[int, Row] = {}
        self.events: list[list[Event]] = []
        chance = self._chance(self.seed)
        chance.record()
        if draws is not None:
            chance.replay(list(draws), strict)
        state = self.game.start(self.seats, self.options, chance)
        self.start_draws = tuple(chance.log or ())
        self.drawn = max(self.drawn, len(self.start_draws))
        if chance.left_over():
            raise BadRecord("more draws at the start than the rules make")
        self.state: State = state
        self.start_events = state.events or []
        state.events = []

    def _place(self, row: int) -> int:
        """Where in `line` the first row from `row` on lies."""
        return bisect_left(self.line, row, key=lambda mark: mark.row)

    def _append(self, row: Row) -> None:
        (self.moves if row.kind == kinds.UNDO else self.asides[row.seat]).append(len(self.rows))
        self.rows.append(row)
        self.events.append([])

    def _play(self, action: Action, draws: Sequence[Outcome] | None = None, strict: bool = True) -> None:
        """Carry out a legal answer and append its row; `draws` and `strict` as in `_begin`."""
        row = len(self.rows)
        decision = self.state.decision
        assert decision is not None
        happened, drawn = self._apply(action, row, decision, draws, strict)
        self.moves.append(row)
        self.drawn += len(drawn)
        self.rows.append(Row(kinds.PLAY, decision.seat, action.text, drawn))
        self.events.append(happened)

    def _apply(
        self, action: Action, row: int, decision: Decision, draws: Sequence[Outcome] | None, strict: bool
    ) -> tuple[list[Event], tuple[Outcome, ...]]:
        state = self.state
        if len(self.line) == CHECKPOINT * len(self.checkpoints):
            self.checkpoints.append(state.clone())
        chance, turn, reveals = state.chance, state.turn, state.reveals
        chance.record()
        if draws is not None:
            chance.replay(list(draws), strict)
        state.events = []
        state.tail = []
        state.apply(action)
        if draws is not None and chance.left_over():
            raise BadRecord("more draws than the rules make", row)
        drawn = tuple(chance.log or ())
        fixed = reveals != state.reveals or any(draw.seen != NOBODY for draw in drawn)
        forced = len(decision.actions) == 1
        self.line.append(Mark(row, decision.seat, turn, forced, fixed, decision.secret, state.tail))
        happened, state.events = state.events, []
        return happened, drawn

    def _back(self, to: int, by: int) -> None:
        """Fold the rows in effect before `to` again, from the last checkpoint among them; what is drawn from now on is
        drawn anew."""
        keep = self._place(to)
        last = keep // CHECKPOINT
        again = self.line[last * CHECKPOINT : keep]
        self.state = self.checkpoints[last].clone()
        self.state.events = []
        del self.line[last * CHECKPOINT :], self.checkpoints[last + 1 :]
        for mark in again:
            row = self.rows[mark.row]
            decision = self.state.decision
            assert decision is not None
            self._apply(find(self.game, row.text), mark.row, decision, row.draws, True)
        self.state.chance = self._chance(int.from_bytes(f"{self.seed} {by}".encode(), "big"))

    def _chance(self, seed: int) -> Chance:
        """Where the next draws come from: by their number, so that one that was taken back is never made again."""
        return seeded(seed) if self.fair is None else self.fair.chance(self.drawn)

    def _control(self, row: Row) -> None:
        self.control[row.seat] = row.text if row.kind == kinds.TAKE else BOT
        self.waiting.pop(row.seat, None)
        if row.kind == kinds.RESIGN:
            self._voiced[row.seat] = False
        elif row.kind == kinds.TAKE and row.text == PERSON:
            self._voiced[row.seat] = True
        elif row.kind == kinds.TAKE and not self._played():
            self._voiced[row.seat] = False

    def _played(self) -> bool:
        """Whether anything was ever answered; what was taken back was, so that an undo changes no voices."""
        return any(row.kind == kinds.PLAY for row in self.rows)
