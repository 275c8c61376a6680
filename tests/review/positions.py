"""Positions of games that are half random and half greedy, each with two answers to compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludoteca.bots.heuristics import heuristic
from ludoteca.core.chance import seeded
from ludoteca.core.protocol import Action, Decision, Game, State


class Moment(NamedTuple):
    """What the asked seat knows, and an answer that may be better than another (none: than nothing in particular)."""

    state: State
    decision: Decision
    best: Action
    other: Action | None


def moments(game: Game, seats: int, seed: int, each: int, options: dict[str, str] | None = None) -> Iterator[Moment]:
    """Of one game, every so many decisions one: what the heuristic likes against something else, and the other way
    round; then an answer alone."""
    known, dice = heuristic(game), seeded(seed)
    s = game.new(seats, options or {}, seed)
    number = 0
    while s.decision is not None:
        decision = s.decision
        acts = decision.actions
        pick = known.pick(s, decision)
        if len(acts) > 1:
            number += 1
            other = acts[dice.below(len(acts))]
            if number % each == 0 and other.code != pick.code:
                view = s.determinize(decision.seat, number)
                assert view.decision is not None
                yield Moment(view, view.decision, pick, other)
                yield Moment(view, view.decision, other, pick)
                yield Moment(view, view.decision, other, None)
            if dice.below(3) == 0:
                pick = other
        s.apply(pick)
