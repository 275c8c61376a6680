"""Looking back: the answers in effect of a match, with the positions between them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.fold import carry_out
from ludoteca.core.match import Match
from ludoteca.core.parties import members
from ludoteca.core.protocol import Event, State
from ludoteca.core.record import beginning, extend, from_record
from ludoteca.core.steps import Step

from .. import wire
from . import render
from .moments import Course, moments

EVERY = 16  # plies between positions that are kept


class Replay:
    """A match gone through again: its answers in effect, and every position between them. Ply 0 is before the first.
    Where it was played on from another match, that is a ply as well: what is hidden may lie elsewhere after it."""

    def __init__(self, source: Match) -> None:
        self.game = source.game
        self.match = from_record(beginning(source), lambda _: source.game)
        self.match.began = source.began
        self.kept: list[State] = []
        self.curve: list[wire.Point] = []
        opening = self.match.decision
        self.first = 0 if opening is None else opening.seat
        self.scores: list[list[int]] = []
        self.rounds: list[int] = []
        self._fold(source.course())

    @property
    def plies(self) -> int:
        return len(self.match.rows)

    def _fold(self, answers: Sequence[Step]) -> None:
        match = self.match
        rounds = self._round(match.start_events, 0)
        for ply, step in enumerate(answers):
            if ply % EVERY == 0:
                self.kept.append(match.state.clone())
            match.now = step.at
            extend(match, [step.row])
            rounds = self._round(match.steps[-1].events, rounds)
        self.kept.append(match.state.clone())
        if match.over:
            self.curve.append(wire.Point(self.plies, rounds, match.state.scores()))

    def _round(self, told: Sequence[Event], rounds: int) -> int:
        """Note the points, and the round that these events begin; how many rounds have begun."""
        self.scores.append(self.match.state.scores())
        self.rounds.append(rounds)
        begun = self._begun(told)
        if begun:
            self.curve.append(wire.Point(self.plies, rounds + begun, self.match.state.scores()))
        return rounds + begun

    def _begun(self, told: Sequence[Event]) -> int:
        """How many rounds these events begin. Where a game has none, each turn of the first seat begins one."""
        kinds = [kind.name for kind in self.game.events]
        if "round" in kinds:
            return sum(1 for event in told if kinds[event.kind] == "round")
        return sum(1 for event in told if kinds[event.kind] == "turn" and event.a == self.first)

    def state(self, ply: int) -> State:
        """The position after so many answers."""
        if ply == self.plies:
            return self.kept[-1].clone()
        state = self.kept[ply // EVERY].clone()
        for row in self.match.rows[ply - ply % EVERY : ply]:
            carry_out(state, row)
        return state

    def frame(self, ply: int, reader: int) -> wire.ReplayFrame:
        state = self.state(ply)
        asked = render.question(state, reader, live=False)
        return wire.ReplayFrame(ply, dict(state.view(reader)), render.zones(state, reader), asked)

    def entries(self, reader: int) -> list[wire.Entry]:
        return render.entries(self.match, reader)

    def result(self) -> wire.Result | None:
        """How the match ended, with the points over its rounds."""
        match, state = self.match, self.match.state
        if not match.over:
            return None
        sources = zip(match.game.sources, state.tally(), strict=True)
        tally = [wire.Source(source, list(points)) for source, points in sources]
        parties = members(state)
        seated = sum(1 for seats in parties if seats)
        found = moments(Course(seated, self.scores, self.rounds), state.ranking())
        return wire.Result(parties, state.ranking(), state.scores(), tally, self.curve, found)
