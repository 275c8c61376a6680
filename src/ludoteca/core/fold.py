"""A match as the fold of its rows: what was played, what it drew, and the way back. Nothing is judged here."""

from __future__ import annotations

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
    """`rows` is the truth, `state` their fold. `line` are the played rows in effect, oldest first. What is drawn comes
    from `fair` where that is given, else from the seed; `start` are the draws of the set-up where they are known."""

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
        self.control = [PERSON] * seats
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

    def fork(self) -> Self:
        """An independent match at the same position, with the same rows and the same future."""
        other = copy(self)
        other.rows, other.line, other.events = self.rows[:], self.line[:], self.events[:]
        other.control, other.waiting = self.control[:], dict(self.waiting)
        other.state = self.state.clone()
        other.state.chance = self.state.chance.fork()
        return other

    def _begin(self, draws: Sequence[Outcome] | None, strict: bool = True) -> None:
        """Set up; with `draws`, take the outcomes from there, and if that is not `strict`, draw on after them."""
        self.line: list[Mark] = []
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

    def _append(self, row: Row) -> None:
        self.rows.append(row)
        self.events.append([])

    def _play(self, action: Action, draws: Sequence[Outcome] | None = None, strict: bool = True) -> None:
        """Carry out a legal answer and append its row; `draws` and `strict` as in `_begin`."""
        row = len(self.rows)
        decision = self.state.decision
        assert decision is not None
        happened, drawn = self._apply(action, row, decision, draws, strict)
        self.drawn += len(drawn)
        self.rows.append(Row(kinds.PLAY, decision.seat, action.text, drawn))
        self.events.append(happened)

    def _apply(
        self, action: Action, row: int, decision: Decision, draws: Sequence[Outcome] | None, strict: bool
    ) -> tuple[list[Event], tuple[Outcome, ...]]:
        state = self.state
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
        """Fold the rows in effect before `to` again; what is drawn from now on is drawn anew."""
        keep = [mark.row for mark in self.line if mark.row < to]
        events = self.events
        self._begin(list(self.start_draws))
        self.events = events
        for at in keep:
            row = self.rows[at]
            decision = self.state.decision
            assert decision is not None
            self._apply(find(self.game, row.text), at, decision, row.draws, True)
        self.state.chance = self._chance(int.from_bytes(f"{self.seed} {by}".encode(), "big"))

    def _chance(self, seed: int) -> Chance:
        """Where the next draws come from: by their number, so that one that was taken back is never made again."""
        return seeded(seed) if self.fair is None else self.fair.chance(self.drawn)

    def _control(self, row: Row) -> None:
        self.control[row.seat] = row.text if row.kind == kinds.TAKE else BOT
        self.waiting.pop(row.seat, None)
