"""What a strong player would answer: the best answers with what is to be expected of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ludoteca.core.chance import Chance, seeded
from ludoteca.core.protocol import Action, State

from .heuristic import Heuristic
from .heuristics import heuristic
from .prospects import Searcher

BEST = 3
# Nearer than this the search cannot tell two answers apart.
SHARE = 0.02
POINTS = 0.5

# What speaks for the best answer: that it is the only one, more victories, more points, or nothing that the search can
# tell (`level`).
Lead = Literal["only", "share", "points", "level"]


class Hint:
    """An answer, as the codes to play (several where a series is asked), with the share in the victory and the points
    that the seat's party can expect after it."""

    def __init__(self, codes: list[int], share: float, points: float) -> None:
        self.codes = codes
        self.share = share
        self.points = points

    def __repr__(self) -> str:
        return f"Hint({self.codes}, {self.share:.2f}, {self.points:.1f})"


def hints(state: State, seat: int, seed: int, bot: Searcher, most: int = BEST) -> list[Hint]:
    """The best answers first, as a bot that searches finds them; nothing if it plays this match without searching.
    `state` is what the seat knows (a determinized position); it is left as it is."""
    decision = state.decision
    assert decision is not None and decision.seat == seat
    known, chance = heuristic(state.game), seeded(seed)
    return [
        Hint(whole(state, promise.action, known, chance), promise.share, promise.points)
        for promise in bot.promising(state, seat)[:most]
    ]


def lead(expected: Sequence[tuple[float, float]]) -> Lead:
    """What speaks for the first of some answers, each with its share in the victory and its points."""
    (share, points), *others = expected
    if not others:
        return "only"
    even = [more for other, more in others if other > share - SHARE]
    if not even:
        return "share"
    return "points" if points - max(even) >= POINTS else "level"


def whole(state: State, first: Action, known: Heuristic[State], chance: Chance) -> list[int]:
    """The answer with the rest of its series, as the heuristic would go on."""
    asked = state.decision
    assert asked is not None
    trial = state.imagine(asked.seat, chance)
    codes = [first.code]
    action = first
    while True:
        pool = trial.stack[-1].pool(trial)
        turn = trial.turn
        trial.apply(action)
        decision = trial.decision
        if action.closes or not pool or trial.turn != turn or decision is None or not trial.stack[-1].pool(trial):
            return codes
        if (decision.seat, decision.ask) != (asked.seat, asked.ask):
            return codes
        action = known.pick(trial, decision)
        codes.append(action.code)
