"""Positions side by side, taken down and set up again as they stand: for copies, and for other processes."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.core.batch import Positions
from ludoteca.core.protocol import State


class Kept(NamedTuple):
    """What does not follow from how the positions were made."""

    seed: int
    begun: int
    states: list[State]
    asked: list[bool]
    answers: list[int]
    kind: list[int]
    dones: list[int]
    rewards: list[float]


def kept(positions: Positions) -> Kept:
    return Kept(
        positions.seed, positions.begun, list(positions.states), [seat >= 0 for seat in positions.seats],
        *([*buffer] for buffer in (positions.answers, positions.kind, positions.dones, positions.rewards)),
    )  # fmt: skip


def put_back(positions: Positions, told: Kept) -> None:
    """The same questions as those that were taken down. The positions are from now on those of `told`."""
    for at in range(len(positions.open)):
        positions.close(at)
    positions.seed, positions.begun, positions.states = told.seed, told.begun, told.states
    positions.open = [[] for _ in told.states]
    for at, state in enumerate(told.states):
        positions.answers[at] = told.answers[at]
        positions.kind[at] = told.kind[at]
        positions.dones[at] = told.dones[at]
        positions.seats[at] = -1
        if told.asked[at] and state.decision is not None:
            positions.show(at, state, state.decision)
    for place, reward in enumerate(told.rewards):
        positions.rewards[place] = reward
