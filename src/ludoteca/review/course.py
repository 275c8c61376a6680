"""A finished match gone through again, for who judges it: its answers, and the positions between them."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core import rows as kinds
from ludoteca.core.chance import NOBODY
from ludoteca.core.errors import Refused
from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.protocol import Action, Decision, Event, State
from ludoteca.core.record import beginning, extend, from_record

from .futures import Futures
from .settings import Effort, effort
from .shape import Depth
from .voices import voice


@dataclass
class Ply:
    """An answer in effect: `row` is its number in the match, `action` nothing where the match was played on from
    another one. `kinds` are those of the draws that came with it and that somebody saw."""

    row: int
    seat: int
    action: Action | None
    kinds: list[str]
    round: int


class Course:
    """`positions[0]` is the set-up; `answers[i]` leads from `positions[i]` to the next. Refused unless the match is
    over: nobody is helped while he plays."""

    def __init__(self, match: Match, depth: Depth = "standard") -> None:
        if not match.over:
            raise Refused("a match is reviewed when it is over")
        self.depth = depth
        self.effort: Effort = effort(depth)
        self.game = match.game
        self.seats = match.seats
        self.options = dict(match.options)
        self.set_up = match.position is None and not match.guide
        again = from_record(beginning(match), lambda _: match.game)
        self.positions: list[State] = [again.state.clone()]
        self.answers: list[Ply] = []
        names = match.game.chances
        self.start_kinds = [names[draw.kind] for draw in again.start_draws if draw.seen != NOBODY]
        opening = again.decision
        self.first = 0 if opening is None else opening.seat
        rounds = max(self.begun(again.start_events), 1)
        for step in match.course():
            extend(again, [step.row])
            row = step.row
            action = find(match.game, row.text) if row.kind == kinds.PLAY else None
            seen = [names[draw.kind] for draw in row.draws if draw.seen != NOBODY]
            self.answers.append(Ply(step.number, row.seat, action, seen, rounds))
            self.positions.append(again.state.clone())
            rounds += self.begun(again.steps[-1].events)
        self.futures = Futures(voice(self.positions[0]), self.positions[0])

    def begun(self, told: list[Event]) -> int:
        """How many rounds these events begin; where a game has none, each turn of the first seat begins one."""
        names = [kind.name for kind in self.game.events]
        if "round" in names:
            return sum(1 for event in told if names[event.kind] == "round")
        return sum(1 for event in told if names[event.kind] == "turn" and event.a == self.first)

    @property
    def plies(self) -> list[int]:
        """What there is to judge, by the position it led to: the set-up, each answer to a real question or with draws,
        and the last one."""
        last = len(self.answers)
        found = [ply for ply in range(1, last + 1) if ply == last or self.open(ply) or self.answers[ply - 1].kinds]
        return [0, *found]

    def open(self, ply: int) -> Decision | None:
        """The question that answer number `ply` was given to, if there was a choice."""
        decision = self.positions[ply - 1].decision
        if decision is None or len(decision.actions) == 1 or self.answers[ply - 1].action is None:
            return None
        return decision
