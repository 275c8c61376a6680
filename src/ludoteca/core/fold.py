"""A match as the fold of its rows: what was played, what it drew, and the way back. Nothing is judged here."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, Self

from . import rows as kinds
from .chance import NOBODY, Chance, Outcome, seeded
from .early import early_question
from .errors import BadOption, BadRecord, WrongSeat
from .fair import START, Fair
from .given import shown
from .given import whole as number
from .notation import find
from .protocol import Action, Decision, Event, Game, State
from .rows import BOT, PERSON, Row
from .steps import Answered, Changes, Step

CHECKPOINT = 32  # plays between two positions that are kept for going back; each costs a clone


class Fold:
    """`rows` is the truth, `state` their fold. `steps` are the rows with what came of each; `line` those of the answers
    in effect, oldest first; `checkpoints` the positions before every so many of them, which are copied and never played
    on. What is drawn comes from `fair` where that is given, else from the seed; `start` are the draws of the set-up
    where they are known, and if they are not `whole`, others follow them; it begins at a written `position` where one
    is given. `guide` names the guide that prepared its beginning, `freed` is the row that ended that, START while it
    goes on: nothing goes back behind it. `prepared` are the answers of the guide with their draws, where it is known.
    `now` is the time that the next rows are written at, `began` that of the set-up: who keeps the match sets them.
    `origin` is the row at which it was played on from another match, START if it was not: nothing goes back behind
    that, so the line begins after it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        fair: Fair | None = None,
        start: Sequence[Outcome] | None = None,
        whole: bool = True,
        position: Mapping[str, Any] | None = None,
        guide: str = "",
    ) -> None:
        if not isinstance(game, Game):
            raise BadOption(f"a match is of a game, as ludoteca.game('san-juan'), not of {shown(game)}")
        self.game = game
        self.options = game.settle(seats, {} if options is None else options)
        self.seats = seats = number(seats, "the number of players")
        self.seed = number(seed, "the seed of a match")
        self.fair = fair
        self.position = position
        if not isinstance(guide, str):
            raise BadOption(f"a guide is named by text, not by {shown(guide)}")
        self.guide = guide
        self.prepared: tuple[Row, ...] = ()
        self.freed = START
        self.began = self.now = 0.0
        self.rows: list[Row] = []
        self.steps: list[Step] = []
        self.line: list[Answered] = []
        self.checkpoints: list[State] = []
        self.waiting: dict[int, Row] = {}
        self.control = [PERSON] * seats
        self._changes = Changes(seats)
        self._voiced = [True] * seats
        self.origin = START
        self.drawn = 0  # draws made so far, those that were taken back too
        self._begin(start, whole)

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over."""
        return self.state.decision

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.decision is None

    @property
    def guided(self) -> bool:
        """Whether a guide prepared all that happened so far."""
        return self.guide != "" and self.freed == START

    @property
    def due(self) -> Row | None:
        """The answer that the guide has for the open question; None off the guide."""
        at = len(self.line)
        return self.prepared[at] if self.guided and at < len(self.prepared) else None

    @property
    def since(self) -> int:
        """The first row whose draws follow from the secret of the match: 0 for all of them, the set-up too."""
        if not self.guide:
            return 0 if self.fair is None else self.fair.since
        return max(len(self.rows), 1) if self.guided else self.freed + 1

    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat in range(self.seats) if self.control[seat] == PERSON]

    def voices(self) -> list[int]:
        """The seats whose consent counts: those of people, also of people who left or were replaced by a bot; not of
        those who resigned."""
        return [seat for seat in range(self.seats) if self._voiced[seat]]

    def in_effect(self, row: int) -> bool:
        """Whether this row is an answer that was not taken back, or the one at which the match was played on."""
        if row <= self.origin:
            return row >= 0
        place = self._place(row)
        return place < len(self.line) and self.line[place].number == row

    def course(self) -> list[Step]:
        """All rows in effect that led to the position: those of a match that it was played on from, and the line."""
        return [*self.steps[: self.origin + 1], *self.line]

    def answers_from(self, row: int) -> list[Answered]:
        """The answers in effect from `row` on, oldest first."""
        return self.line[self._place(row) :]

    def fork(self) -> Self:
        """An independent match at the same position, with the same rows and the same future."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.rows, other.steps, other.line = self.rows[:], self.steps[:], self.line[:]
        other.control, other.waiting, other.checkpoints = self.control[:], dict(self.waiting), self.checkpoints[:]
        other._changes, other._voiced = self._changes.copy(), self._voiced[:]
        other.state = self.state.clone()
        other.state.chance = self.state.chance.fork()
        return other

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Self:
        return self.fork()

    def all_events(self) -> list[Event]:
        """Everything that was told so far: first the set-up, then row by row, those that were taken back too."""
        return [*self.start_events, *(event for step in self.steps for event in step.events)]

    def early_question(self, seat: int) -> tuple[Decision, list[Action]] | None:
        """A question that this seat may answer before its turn, with the pool of its series."""
        return early_question(self.state, self._seat(seat))

    def _seat(self, given: int) -> int:
        seat = number(given, "a seat", WrongSeat)
        if not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {seat}; seats go from 0 to {self.seats - 1}")
        return seat

    def _begin(self, draws: Sequence[Outcome] | None, whole: bool) -> None:
        chance = self._chance(self.seed)
        chance.record()
        if draws is not None:
            chance.replay(list(draws), whole)
        state = self._set_up(chance)
        self.start_draws = tuple(chance.log or ())
        self.drawn = len(self.start_draws)
        if chance.left_over():
            raise BadRecord("more draws at the start than the rules make")
        self.state: State = state
        self.start_events = state.events or []
        state.events = []

    def _set_up(self, chance: Chance) -> State:
        """Where the match begins: at the start of a game, or at a written position."""
        if self.position is None:
            return self.game.begin(self.seats, self.options, chance)
        from .positions import set_up  # most matches need none

        return set_up(self.game, {**self.position, "seats": self.seats, "options": self.options}, chance)

    def _place(self, row: int) -> int:
        """Where in `line` the first row from `row` on lies."""
        return bisect_left(self.line, row, key=lambda step: step.number)

    def _append(self, row: Row) -> None:
        """Write a row that is no answer."""
        self._write(Step(len(self.steps), row, self.now, []))

    def _write(self, step: Step) -> None:
        self.rows.append(step.row)
        self.steps.append(step)
        self._changes.add(step)

    def _play(self, action: Action, draws: Sequence[Outcome] | None = None, whole: bool = True) -> Row:
        """Carry out a legal answer and write its row; with `draws`, take the outcomes from there, and if they are not
        `whole`, draw on after them. On a guide they are those of the guide, and its last answer ends it."""
        state = self.state
        due = self.due if draws is None else None
        if due is not None:
            draws = due.draws
        decision, turn, reveals = state.decision, state.turn, state.reveals
        assert decision is not None
        drawn = self._carry_out(action, len(self.steps), draws, whole)
        step = Answered(
            len(self.steps),
            Row(kinds.PLAY, decision.seat, action.text, drawn),
            self.now,
            state.events or [],
            turn=turn,
            forced=len(decision.actions) == 1,
            fixed=reveals != state.reveals or any(draw.seen != NOBODY for draw in drawn),
            secret=decision.secret,
            tail=state.tail or [],
        )
        state.events = []
        self.drawn += len(drawn)
        self.line.append(step)
        self._write(step)
        if due is not None and self.due is None:
            self._end_guide(decision.seat, kinds.END)
        return step.row

    def _end_guide(self, seat: int, text: str) -> Row:
        """End the guide: from here on everybody answers as he likes, and chance is open."""
        row = Row(kinds.FREE, seat, text)
        self.freed = len(self.rows)
        self._append(row)
        return row

    def _carry_out(self, action: Action, row: int, draws: Sequence[Outcome] | None, whole: bool) -> tuple[Outcome, ...]:
        """Let the rules go on; what they drew. A checkpoint comes before every so many answers."""
        state = self.state
        if len(self.line) == CHECKPOINT * len(self.checkpoints):
            self.checkpoints.append(state.clone())
        chance = state.chance
        chance.record()
        if draws is not None:
            chance.replay(list(draws), whole)
        state.events = []
        state.tail = []
        state.apply(action)
        if draws is not None and chance.left_over():
            raise BadRecord("more draws than the rules make", row)
        return tuple(chance.log or ())

    def _play_on(self, seat: int, text: str, draws: Sequence[Outcome] | None = None, whole: bool = True) -> Row:
        """Let another match begin at this position, and write its row; `draws` as in `_play`."""
        state = self.state
        chance = state.chance
        chance.record()
        if draws is not None:
            chance.replay(list(draws), whole)
        state.events = []
        if text == kinds.DEAL:
            state.deal_again(seat)
        if draws is not None and chance.left_over():
            raise BadRecord("more draws than the rules make", len(self.steps))
        row = Row(kinds.FROM, seat, text, tuple(chance.log or ()))
        step = Step(len(self.steps), row, self.now, state.events)
        state.events = []
        self.drawn += len(row.draws)
        self.origin = step.number
        self.line, self.checkpoints = [], []
        self._write(step)
        return row

    def _refold(self, to: int, by: int) -> None:
        """Fold the rows in effect before `to` again, from the last checkpoint among them; row `by` does so, and what is
        drawn after it is not what was drawn before."""
        keep = self._place(to)
        last = keep // CHECKPOINT
        again = self.line[last * CHECKPOINT : keep]
        self.state = self.checkpoints[last].clone()
        del self.line[last * CHECKPOINT :], self.checkpoints[last + 1 :]
        for step in again:
            self._carry_out(find(self.game, step.row.text), step.number, step.row.draws, True)
            self.line.append(step)
        self.state.events = []
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
        """Whether anything was ever answered at this table; what was taken back was, so that an undo changes no
        voices."""
        return any(row.kind == kinds.PLAY for row in self.rows[self.origin + 1 :])


def carry_out(state: State, row: Row) -> None:
    """Let a position go on by a row that was in effect, as it did then."""
    state.chance.replay(list(row.draws), True)
    if row.kind == kinds.PLAY:
        state.apply(find(state.game, row.text))
    elif row.text == kinds.DEAL:
        state.deal_again(row.seat)
