"""A game being played. Everything from outside goes through here: answers are checked, rows are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import rows as kinds
from .back import GoingBack
from .chance import Outcome
from .early import kept_before, texts
from .edge import pointable
from .errors import Ahead, BadRecord, Illegal, LudotecaError, OffGuide, Refused, Stale, WrongSeat
from .given import code, quoted, shown, whole
from .notation import find, legal
from .parties import sides
from .prepared import Prepared
from .protocol import ALL, PUBLIC, Action, Decision
from .reader import OpenQuestion, question
from .rows import BETWEEN, Row
from .series import check_early, in_order, strike

Answer = int | str
NAME = 200  # letters of a player's name; bots carry their settings in theirs


class Match(GoingBack):
    """A game being played, answer by answer. `decision` is the open question, `over` says that there is none any more,
    `state` is the position and `rows` all that was played.

        match = Match(ludoteca.game("san-juan"), seats=3, seed=42)
        while not match.over:
            match.play(random.choice(match.decision.actions).text)
        print(match.state.scores(), match.state.ranking())

    Everything from outside is checked here: answers, early answers, going back, who plays. `undo` goes back, `record`
    gives all of it as JSON, and `copy`, `pickle` and `fork` make independent matches."""

    def __repr__(self) -> str:
        decision = self.decision
        stands = "over" if decision is None else f"seat {decision.seat} is asked {decision.ask}"
        return f"<match of {self.game.name}, {self.seats} seats, {len(self.line)} answers, {stands}>"

    def question(self, who: int) -> OpenQuestion | None:
        """The open question as `who` (a seat, PUBLIC or ALL) may see it; None when the game is over."""
        reader = whole(who, "question: a seat", WrongSeat)
        return question(self.state, reader if reader in (PUBLIC, ALL) else self._seat(reader))

    # Answering

    def play(self, answer: Answer, seat: int | None = None, at: int | None = None) -> Row:
        """Play one answer, by code or text. `at` is the row it was meant for."""
        return self.play_all([answer], seat, at)[0]

    def play_all(self, answers: Sequence[Answer], seat: int | None = None, at: int | None = None) -> list[Row]:
        """Play several answers of one seat, all or none: a series in any order, or a run of questions up to the
        first one after which something was seen or somebody else is asked."""
        asked = self._found(answers)
        if at is not None:
            at = self._meant(whole(at, "the row of an answer"), seat)
            if at != len(self.rows):
                return self._sent_before(asked, seat, at)
        decision = self._open(seat)
        order = in_order(self.state, asked, decision.seat)
        self._must_follow(order, decision.seat)
        played = [self._play(action) for action in order]
        self.play_waiting()
        return played

    def forced(self) -> Action | None:
        """The only answer to the open question, where taking it unasked would tell nobody a secret."""
        decision = self.state.decision
        if decision is None or len(decision.actions) != 1 or decision.secret:
            return None
        return decision.actions[0]

    def early(self, seat: int, answers: Sequence[Answer], at: int | None = None) -> Row:
        """Answer a question of this seat before its turn; it is played when the seat comes up. `at` is the row it was
        meant for: the very same answer is not kept twice."""
        seat = self._seat(seat)
        if at is not None:
            at = whole(at, "the row of an answer")
            if (kept := kept_before(self.rows, seat, texts(self._found(answers)), at)) is not None:
                return kept
        found = self.early_question(seat)
        if found is None:
            raise Refused(f"seat {seat} has no question that can be answered before its turn")
        decision, pool = found
        asked = self._found(answers)
        check_early(decision, pool, asked)
        if self.due is not None:
            raise OffGuide("the guide answers no question before its turn")
        row = Row(kinds.EARLY, seat, texts(asked), ask=decision.ask)
        self._append(row)
        self.waiting[seat] = row
        return row

    def play_waiting(self) -> None:
        """Play the early answers whose seat has come up."""
        while (order := self._waiting_order()) is not None:
            assert self.state.decision is not None
            del self.waiting[self.state.decision.seat]
            for action in order:
                self._play(action)

    # Guides

    def follow(self, prepared: Prepared) -> bool:
        """Let the guide of this match go on, where the match is still on it; whether it is."""
        if self.guide and prepared.name != self.guide:
            raise Refused(f"this match was begun by the guide {self.guide}, not by {prepared.name}")
        fits = self.start_draws == prepared.start and prepared.begins([step.row for step in self.line])
        self.prepared = prepared.rows if self.guide and fits else ()
        return self.due is not None

    def leave_guide(self, seat: int) -> Row:
        """Leave the guide for good: from here on everybody answers as he likes, and what is drawn was known to nobody.
        Once it has ended this is the row that ended it."""
        seat = self._seat(seat)
        if not self.guide:
            raise Refused("this match has no guide")
        if not self.guided:
            return self.rows[self.freed]
        if self.over:
            raise Refused("the game is over")
        return self._end_guide(seat, kinds.SKIP)

    def replay_free(self, seat: int, text: str) -> Row:
        """End the guide as a record says."""
        if not self.guided or text not in (kinds.SKIP, kinds.END):
            raise Refused("there is no guide that ends so")
        return self._end_guide(self._seat(seat), text)

    # Records

    def replay(self, answer: Answer, seat: int, draws: Sequence[Outcome], whole: bool = True) -> Row:
        """Play an answer as it was played before, with its draws; if those are not `whole`, others follow. What waits
        is not played, because its rows come next; what no longer fits is dropped, as `play` does."""
        decision = self.state.decision
        action = legal(self.game, decision, answer)
        assert decision is not None
        if decision.seat != seat:
            raise BadRecord(f"seat {seat} answers, but seat {decision.seat} is asked {decision.ask}", len(self.rows))
        row = self._play(action, draws, whole)
        self.waiting.pop(seat, None)
        self._waiting_order()
        return row

    def play_on(self, seat: int, text: str, draws: Sequence[Outcome] | None = None, whole: bool = True) -> Row:
        """Another match begins at this position, to which answers alone have led. What `seat` cannot know is dealt
        again, or everybody keeps what they held: `DEAL` or `KEEP`. With `draws`, as `replay` does."""
        seat = self._seat(seat)
        if text not in (kinds.DEAL, kinds.KEEP):
            raise Refused(f"{quoted(text)} is neither '{kinds.DEAL}' nor '{kinds.KEEP}'")
        if self.over:
            raise Refused("the game is over: there is nothing to play on from")
        if len(self.rows) != self.origin + 1 + len(self.line):
            raise Refused("a match is played on from answers alone")
        return self._play_on(seat, text, draws, whole)

    def record(self) -> dict[str, Any]:
        """Everything there is of the match, as JSON. Until it is over this tells all secrets."""
        from .record import record

        return record(self)

    def __reduce__(self) -> tuple[Any, ...]:
        from .record import record, unpickled

        prepared = Prepared(self.guide, self.start_draws, self.prepared) if self.prepared else None
        return unpickled, (self.game, record(self), prepared)

    # Who plays

    def take(self, seat: int, by: str) -> Row:
        """Somebody else controls the seat from now on: a person or a bot. Its early answers are dropped."""
        seat = self._seat(seat)
        if not isinstance(by, str) or not 0 < len(by) <= NAME or not by.isprintable():
            raise Refused(f"{quoted(by)} is no name of a player: those have 1 to {NAME} printable letters")
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

    def point(self, seat: int, target: str) -> Row:
        """Show the partners of this seat a thing on the table, by its key; nothing comes of it."""
        seat = self._seat(seat)
        if self.over:
            raise Refused("the game is over")
        if sides(self.state).count(self.state.party(seat)) < 2:
            raise Refused(f"seat {seat} has no partner to point for")
        if not isinstance(target, str) or target not in pointable(self.state, seat):
            raise Illegal(f"{quoted(target)} is nothing that seat {seat} can point at")
        row = Row(kinds.POINT, seat, target)
        self._append(row)
        return row

    def still_asked(self, at: int, seat: int) -> bool:
        """Whether an answer of this seat that was meant for row `at` still comes in time."""
        return self._meant(at, seat) == len(self.rows)

    # Inside

    def _found(self, answers: Sequence[Answer]) -> list[Action]:
        """The actions that were named; what comes from outside may be of any type."""
        if isinstance(answers, str) or not isinstance(answers, Sequence):
            raise Illegal(f"answers are a list of codes or texts, not {shown(answers)}")
        if not answers:
            raise Illegal("no answer was given")
        return [find(self.game, answer if isinstance(answer, str) else code(answer)) for answer in answers]

    def _open(self, seat: int | None) -> Decision:
        decision = self.state.decision
        if decision is None:
            raise Illegal("the game is over")
        if seat is not None and (seat := self._seat(seat)) != decision.seat:
            raise WrongSeat(f"seat {decision.seat} is asked {decision.ask}, not seat {seat}")
        if self.origin + 1 + len(self.line) >= self.game.longest:
            raise Illegal(f"{self.game.name} is limited to {self.game.longest} answers")
        return decision

    def _must_follow(self, order: Sequence[Action], seat: int) -> None:
        """Refuse what the guide of this match does not have next. A match whose guide is not to be found any more goes
        on without it."""
        if self.guided and self.due is None:
            self._end_guide(seat, kinds.END)
        if self.due is None:
            return
        next_ones = self.prepared[len(self.line) :]
        for action, row in zip(order, next_ones, strict=False):
            if (row.seat, row.text) != (seat, action.text):
                raise OffGuide(f"'{action.text}' is possible, but the guide asks for '{row.text}' now")

    def _meant(self, at: int, seat: int | None) -> int:
        """The row of an answer that was meant for row `at`: what others did early, or who plays their seats, leaves
        the open question as it was."""
        if not 0 <= at < len(self.rows):
            return at
        return self._changes.first(at, seat, len(self.rows))

    def _sent_before(self, asked: list[Action], seat: int | None, at: int) -> list[Row]:
        """The rows of an answer that was played already, forced tail included; anything else comes too late."""
        if at > len(self.rows):
            raise Ahead(f"the answer was meant for row {at}, but the match is at row {len(self.rows)}")
        left = list(asked)
        rows: list[Row] = []
        first = self._place(at)
        for step in self.line[first : first + len(asked)]:
            if not left or step.number != at + len(rows) or seat not in (None, step.seat):
                break
            action = find(self.game, step.row.text)
            if action not in left:
                break
            left.remove(action)
            strike(self.game, left, step.tail)
            rows.append(step.row)
        if left or not rows:
            raise Stale(f"the answer was meant for row {at}, but the match is at row {len(self.rows)}")
        return rows

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
        seat = self._seat(seat)
        if self.over:
            raise Refused("the game is over")
        row = Row(kind, seat)
        self._append(row)
        self._control(row)
        return row
