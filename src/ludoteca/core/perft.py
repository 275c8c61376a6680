"""Counting positions answer by answer, as perft does for chess: numbers that two engines can compare.

What is drawn is settled in one of two ways. By `LOWEST` every draw brings the first value that can come, in the order
of the ids: one way to play on for each answer, so that counts go deep. By `EVERY` each value that can come is a branch
of its own (`outcomes`): the exact tree of chances, which is wide."""

from __future__ import annotations

from typing import Final

from .chance import Chance
from .errors import Refused
from .outcomes import outcomes
from .protocol import Action, State

LOWEST: Final = "lowest"
EVERY: Final = "every"
DRAWS: Final = (LOWEST, EVERY)


class Lowest(Chance):
    """Every draw brings the first value that can come."""

    def __init__(self) -> None:
        super().__init__(1)

    def clone(self) -> Chance:
        return Lowest()

    def below(self, n: int) -> int:
        return 0

    def roll(self, sides: int, kind: int, seen: int) -> int:
        return 0

    def pick(self, counts: list[int], total: int, kind: int, seen: int) -> int:
        return next(value for value, weight in enumerate(counts) if weight > 0)


def after(state: State, action: Action, draws: str = LOWEST) -> list[State]:
    """The positions that an answer leads to."""
    if draws == EVERY:
        return [branch.state for branch in outcomes(state, action)]
    other = state.clone()
    other.chance = Lowest()
    other.apply(action)
    return [other]


def perft(state: State, depth: int, draws: str = LOWEST) -> int:
    """How many positions there are after so many answers; where the game ends before, its last position counts."""
    if draws not in DRAWS:
        raise Refused(f"draws are settled by {' or '.join(DRAWS)}, not '{draws}'")
    if depth == 0 or state.decision is None:
        return 1
    if depth == 1 and draws == LOWEST:
        return len(state.decision.actions)
    return sum(divided(state, depth, draws).values())


def divided(state: State, depth: int, draws: str = LOWEST) -> dict[str, int]:
    """The same by the first answer: where two engines differ, this says where to look."""
    if state.decision is None or depth < 1:
        return {}
    return {
        action.text: sum(perft(other, depth - 1, draws) for other in after(state, action, draws))
        for action in state.decision.actions
    }
