"""Looking back: the answers in effect of a match, as a line of positions."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.parties import members
from ludoteca.core.protocol import Event, State
from ludoteca.core.record import beginning, from_record

from .. import wire
from . import render
from .journal import Journal
from .moments import Course, moments

EVERY = 16  # plies between positions that are kept


class Line:
    """The answers of a match that are in effect, and every position between them. Ply 0 is before the first."""

    def __init__(self, journal: Journal) -> None:
        source = journal.match
        self.game = source.game
        self.over = source.over
        self.rows = [mark.row for mark in source.line]
        self.journal = Journal(from_record(beginning(source), lambda _: source.game), journal.began)
        self.kept: list[State] = []
        self.curve: list[wire.Point] = []
        opening = self.journal.match.decision
        self.first = 0 if opening is None else opening.seat
        self.scores: list[list[int]] = []
        self.rounds: list[int] = []
        self._fold(journal)

    @property
    def plies(self) -> int:
        return len(self.rows)

    def _fold(self, journal: Journal) -> None:
        match = self.journal.match
        rounds = self._round(match, 0, 0)
        for ply, number in enumerate(self.rows):
            if ply % EVERY == 0:
                self.kept.append(match.state.clone())
            self.journal.follow([journal.match.rows[number]], [journal.times[number]])
            rounds = self._round(match, ply + 1, rounds)
        self.kept.append(match.state.clone())
        if self.over:
            self.curve.append(wire.Point(self.plies, rounds, match.state.scores()))

    def _round(self, match: Match, ply: int, rounds: int) -> int:
        self.scores.append(match.state.scores())
        self.rounds.append(rounds)
        begun = self._begun(match.events[-1] if ply else match.start_events)
        if begun:
            self.curve.append(wire.Point(ply, rounds + begun, match.state.scores()))
        return rounds + begun

    def _begun(self, told: Sequence[Event]) -> int:
        """How many rounds these events begin. Where a game has none, each turn of whoever is first begins one."""
        kinds = [kind.name for kind in self.game.events]
        if "round" in kinds:
            return sum(1 for event in told if kinds[event.kind] == "round")
        return sum(1 for event in told if kinds[event.kind] == "turn" and event.a == self.first)

    def state(self, ply: int) -> State:
        """The position after so many answers."""
        if ply == self.plies:
            return self.kept[-1].clone()
        state = self.kept[ply // EVERY].clone()
        for row in self.journal.match.rows[ply - ply % EVERY : ply]:
            state.chance.replay(list(row.draws), True)
            state.apply(find(self.game, row.text))
        return state

    def frame(self, ply: int, reader: int) -> wire.ReplayFrame:
        state = self.state(ply)
        return wire.ReplayFrame(ply, dict(state.view(reader)), render.asked(state, reader))

    def entries(self, reader: int) -> list[wire.Entry]:
        return render.entries(self.journal, reader)


def result_of(match: Match, line: Line) -> wire.Result:
    """How a finished match ended, with the points over its rounds."""
    state = match.state
    sources = zip(match.game.sources, state.tally(), strict=True)
    tally = [wire.Source(source, list(points)) for source, points in sources]
    parties = members(state)
    seated = sum(1 for seats in parties if seats)
    found = moments(Course(seated, line.scores, line.rounds), state.ranking())
    return wire.Result(parties, state.ranking(), state.scores(), tally, line.curve, found)
