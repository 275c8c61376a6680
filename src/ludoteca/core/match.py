"""A game being played. Everything from outside goes through here: answers are checked, rows are kept."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from . import rows as kinds
from .errors import Ahead, Illegal, LudotecaError, Refused, Stale, WrongSeat
from .fold import Fold
from .notation import find
from .protocol import Action, Decision
from .rows import BETWEEN, Row
from .series import check_early, in_order, strike

Answer = int | str
NAME = 200  # letters of a player's name; bots carry their settings in theirs


class Match(Fold):
    """Everything from outside is checked here: answers, early answers, undo, who plays."""

    # Answering

    def play(self, answer: Answer, seat: int | None = None, at: int | None = None) -> Row:
        """Play one answer, by code or text. `at` is the row it was meant for."""
        return self.play_all([answer], seat, at)[0]

    def play_all(self, answers: Sequence[Answer], seat: int | None = None, at: int | None = None) -> list[Row]:
        """Play several answers of one seat, all or none: a series in any order, or a run of questions up to the
        first one after which something was seen or somebody else is asked."""
        asked = self._found(answers)
        if at is not None:
            at = self._meant(at, seat)
            if at != len(self.rows):
                return self._sent_before(asked, seat, at)
        decision = self._open(seat)
        order = in_order(self.state, asked, decision.seat)
        before = len(self.rows)
        for action in order:
            self._play(action)
        self._play_waiting()
        return self.rows[before : before + len(order)]

    def forced(self) -> Action | None:
        """The only answer to the open question, where taking it unasked would tell nobody a secret."""
        decision = self.state.decision
        if decision is None or len(decision.actions) != 1 or decision.secret:
            return None
        return decision.actions[0]

    def early(self, seat: int, answers: Sequence[Answer]) -> Row:
        """Answer a question of this seat before its turn; it is played when the seat comes up."""
        question = self.early_question(seat)
        if question is None:
            raise Refused(f"seat {seat} has no question that can be answered before its turn")
        decision, pool = question
        asked = self._found(answers)
        check_early(decision, pool, asked)
        row = Row(kinds.EARLY, seat, BETWEEN.join(action.text for action in asked), ask=decision.ask)
        self._append(row)
        self.waiting[seat] = row
        return row

    def early_question(self, seat: int) -> tuple[Decision, list[Action]] | None:
        """A question that this seat may answer before its turn, with the pool of its series."""
        self._seat(seat)
        decision = self.state.decision
        if decision is None:
            raise Illegal("the game is over")
        if seat == decision.seat:
            return None
        for frame in reversed(self.state.stack):
            question = frame.early(self.state, seat)
            if question is not None:
                return question, frame.early_pool(self.state, seat)
        return None

    # Going back

    def undo(self, seat: int, to: int | None = None, agreed: Sequence[int] = ()) -> Row:
        """Go back to row `to`, or to this seat's last answer. Further than `undo_limit` only if all `voices` agree."""
        return self._undo(seat, to, agreed, self.voices())

    def _undo(self, seat: int, to: int | None, agreed: Sequence[int], asked: Sequence[int]) -> Row:
        for one in (seat, *agreed):
            self._seat(one)
        limit = self.undo_limit(seat)
        if to is None:
            own = [mark for mark in self.line[self._place(limit) :] if mark.seat == seat]
            free = [mark for mark in own if not mark.forced]
            if not own:
                raise Refused("nothing to undo: your last answer showed something or somebody has answered since")
            to = (free or own)[-1].row
        if [mark.row for mark in self.line[self._place(to) :][:1]] != [to]:
            raise Refused(f"row {to} is no answer in effect")
        missing = set(asked) - set(agreed) - {seat}
        if to < limit and missing:
            raise Refused(f"going back to row {to} needs the consent of seat {min(missing)}")
        row = Row(kinds.UNDO, seat, str(to), agreed=tuple(agreed))
        self._append(row)
        waiting = self.waiting
        self._back(to, len(self.rows) - 1)
        self.waiting = {other: early for other, early in waiting.items() if self._still_early(other, early)}
        return row

    def reset(self, seat: int) -> Row:
        """Go back to the first question of this seat's present turn, as far as that can be done alone."""
        limit = self.undo_limit(seat)
        own = [mark for mark in self.line[self._place(limit) :] if mark.seat == seat]
        if not own:
            raise Refused("nothing to reset: your last answer showed something or somebody has answered since")
        return self.undo(seat, next(mark for mark in own if mark.turn == own[-1].turn).row)

    def undo_limit(self, seat: int) -> int:
        """The first row this seat can go back to alone; the number of rows if there is none."""
        limit = len(self.rows)
        for mark in reversed(self.line):
            if mark.fixed or (mark.seat != seat and (not mark.forced or mark.secret)):
                break
            limit = mark.row
        return limit

    def record(self) -> dict[str, Any]:
        """Everything there is of the match, as JSON. Until it is over this tells all secrets."""
        from .record import record

        return record(self)

    # Who plays

    def take(self, seat: int, by: str) -> Row:
        """Somebody else controls the seat from now on: a person or a bot. Its early answers are dropped."""
        self._seat(seat)
        if not 0 < len(by) <= NAME or not by.isprintable():
            raise Refused(f"'{by[:NAME]}' is no name of a player: those have 1 to {NAME} printable letters")
        row = Row(kinds.TAKE, seat, by)
        self._append(row)
        self._control(row)
        return row

    def leave(self, seat: int) -> Row:
        """The player left; a bot goes on."""
        return self._give_up(kinds.LEAVE, seat)

    def resign(self, seat: int) -> Row:
        """The player resigned; a bot goes on."""
        return self._give_up(kinds.RESIGN, seat)

    # Inside

    def _found(self, answers: Sequence[Answer]) -> list[Action]:
        """The actions that were named; what comes from outside may be of any type."""
        if not answers:
            raise Illegal("no answer was given")
        for answer in answers:
            if not isinstance(answer, int | str) or isinstance(answer, bool):
                raise Illegal(f"{answer} is not an answer; answers are codes or texts")
        return [find(self.game, answer) for answer in answers]

    def _seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {seat}; seats go from 0 to {self.seats - 1}")

    def _open(self, seat: int | None) -> Decision:
        decision = self.state.decision
        if decision is None:
            raise Illegal("the game is over")
        if seat is not None:
            self._seat(seat)
            if seat != decision.seat:
                raise WrongSeat(f"seat {decision.seat} is asked {decision.ask}, not seat {seat}")
        if len(self.line) >= self.game.longest:
            raise Illegal(f"{self.game.name} is limited to {self.game.longest} answers")
        return decision

    def _meant(self, at: int, seat: int | None) -> int:
        """The row of an answer that was meant for row `at`: what others did early, or who plays their seats, leaves
        the open question as it was."""
        if not 0 <= at < len(self.rows):
            return at
        own = self.asides[seat] if seat is not None and 0 <= seat < self.seats else []
        return min(first_from(rows, at, len(self.rows)) for rows in (self.moves, own))

    def _sent_before(self, asked: list[Action], seat: int | None, at: int) -> list[Row]:
        """The rows of an answer that was played already, forced tail included; anything else comes too late."""
        if at > len(self.rows):
            raise Ahead(f"the answer was meant for row {at}, but the match is at row {len(self.rows)}")
        left = list(asked)
        rows: list[Row] = []
        first = self._place(at)
        for mark in self.line[first : first + len(asked)]:
            if not left or mark.row != at + len(rows) or seat not in (None, mark.seat):
                break
            action = find(self.game, self.rows[mark.row].text)
            if action not in left:
                break
            left.remove(action)
            strike(self.game, left, mark.tail)
            rows.append(self.rows[mark.row])
        if left or not rows:
            raise Stale(f"the answer was meant for row {at}, but the match is at row {len(self.rows)}")
        return rows

    def _still_early(self, seat: int, row: Row) -> bool:
        question = self.early_question(seat)
        return question is not None and question[0].ask == row.ask

    def _play_waiting(self) -> None:
        """Play early answers whose seat has come up."""
        while (order := self._waiting_order()) is not None:
            assert self.state.decision is not None
            del self.waiting[self.state.decision.seat]
            for action in order:
                self._play(action)

    def _waiting_order(self) -> list[Action] | None:
        """What the asked seat answered early, in playing order. What no longer fits is dropped."""
        decision = self.state.decision
        if decision is None or decision.seat not in self.waiting:
            return None
        row = self.waiting[decision.seat]
        if row.ask == decision.ask:
            try:
                return in_order(self.state, [find(self.game, text) for text in row.text.split(BETWEEN)], decision.seat)
            except LudotecaError:
                pass
        del self.waiting[decision.seat]
        return None

    def _give_up(self, kind: str, seat: int) -> Row:
        self._seat(seat)
        if self.over:
            raise Refused("the game is over")
        row = Row(kind, seat)
        self._append(row)
        self._control(row)
        return row


def first_from(rows: list[int], at: int, otherwise: int) -> int:
    """The first of some sorted row numbers from `at` on."""
    place = bisect_left(rows, at)
    return rows[place] if place < len(rows) else otherwise
