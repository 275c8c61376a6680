"""Counting positions answer by answer, as perft does for chess: numbers that two engines can compare.

What is drawn is settled in one of two ways. By `LOWEST` every draw brings the first value that can come, in the order
of the ids: one way to play on for each answer, so that counts go deep. By `EVERY` each value that can come is a branch
of its own (`outcomes`): the exact tree of chances, which is wide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from .chance import ANY_KIND, EVERYBODY, Chance, Need, Outcome, seeded
from .errors import Refused
from .protocol import Action, State

LOWEST: Final = "lowest"
EVERY: Final = "every"
DRAWS: Final = (LOWEST, EVERY)
MOST: Final = 100_000  # ways in which the draws of one answer can fall; hands of cards have millions


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


def after(state: State, action: Action, draws: str = LOWEST) -> Iterator[State]:
    """The positions that an answer leads to, one at a time."""
    if draws == EVERY:
        for values in ways(state, action):
            yield drawn(state, action, values)
        return
    other = state.clone()
    other.chance = Lowest()
    other.apply(action)
    yield other


def ways(state: State, action: Action, most: int = MOST) -> list[tuple[int, ...]]:
    """What all draws of an answer can bring, in order, draw by draw: that they are too many shows at once."""
    done: list[tuple[int, ...]] = []
    begun: list[tuple[int, ...]] = [()]
    while begun:
        longer: list[tuple[int, ...]] = []
        for values in begun:
            try:
                drawn(state, action, values)
                done.append(values)
            except Need as need:
                longer += [(*values, value) for value, weight in enumerate(need.weights) if weight]
            if len(done) + len(longer) > most:
                raise Refused(f"'{action.text}': its draws can fall in more than {most:,} ways, too many to count each")
        begun = longer
    return sorted(done)


def drawn(state: State, action: Action, values: tuple[int, ...]) -> State:
    """The position after an answer whose draws bring these; `Need` if it draws more."""
    trial = state.clone()
    trial.chance = seeded(0)
    trial.chance.replay([Outcome(ANY_KIND, value, EVERYBODY) for value in values], True)
    trial.apply(action)
    trial.chance = state.chance.clone()
    return trial


def perft(state: State, depth: int, draws: str = LOWEST) -> int:
    """How many positions there are after so many answers; where the game ends before, its last position counts."""
    if draws not in DRAWS:
        raise Refused(f"draws are settled by {' or '.join(DRAWS)}, not '{draws}'")
    if depth == 0 or state.decision is None:
        return 1
    if depth == 1 and draws == LOWEST:
        return len(state.decision.actions)
    return sum(divided(state, depth, draws).values())


def divided(state: State, depth: int, draws: str = LOWEST, counted: Callable[[], None] | None = None) -> dict[str, int]:
    """The same by the first answer: where two engines differ, this says where to look. `counted` is called after each
    of them."""
    found: dict[str, int] = {}
    if state.decision is None or depth < 1:
        return found
    for action in state.decision.actions:
        if depth == 1 and draws == EVERY:
            found[action.text] = len(ways(state, action))
        else:
            found[action.text] = sum(perft(other, depth - 1, draws) for other in after(state, action, draws))
        if counted is not None:
            counted()
    return found
