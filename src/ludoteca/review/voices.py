"""Who plays positions on and says what can be expected of them: the network of a game, or the heuristic where no
network has learned how the match is played."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.heuristic import Heuristic
from ludoteca.bots.heuristics import heuristic
from ludoteca.bots.net import Net, NoNet, Rows, net
from ludoteca.bots.rollout import Rollout
from ludoteca.core.chance import seeded
from ludoteca.core.features import room
from ludoteca.core.protocol import Action, State

Floats = NDArray[np.float64]

# How sure a network should be where it is sure: fitted to who won, over games of networks and heuristics with each
# other, by game (see docs/review.md).
SLOPES: Final = {"san-juan": 1.3, "puerto-rico": 1.0, "venezia": 1.7, "burgundy": 2.0}
# A future is not always the likeliest one: answers are drawn by how much the network likes them, sharpened.
HEAT: Final = 0.5
LOTS: Final = 4096
# Gumbel's distribution in steps, so that every machine draws the same.
NOISE: Final[Floats] = np.array([round(-HEAT * log(-log((at + 0.5) / LOTS)), 4) for at in range(LOTS)])
SIDE_BY_SIDE: Final = 256  # positions that are read together


class Voice(Protocol):
    """Answers for positions side by side, and what the asked party of each expects: a share in the victory."""

    name: str
    heuristic: Heuristic[Any]

    def answer(
        self, states: Sequence[State], lots: NDArray[np.int64], numbers: Sequence[int]
    ) -> tuple[list[Action], Floats]:
        """`lots` has a row of random numbers for each future; `numbers` says which one goes with which position."""


class NetVoice:
    name = "net"

    def __init__(self, known: Net) -> None:
        self.net = known
        self.heuristic = heuristic(known.game)
        self.codes = int(known.encoding.codes)
        self.first = int(known.encoding.first_code)
        worth = float(known.about["worth"])
        self.worth = worth
        self.prospect = float(known.about.get("prospects", worth)) * SLOPES.get(known.game.name, 1.0)
        self.into = room(int(known.reader.rows) * SIDE_BY_SIDE)
        self.rows: Rows = np.frombuffer(memoryview(self.into), np.int16).reshape(SIDE_BY_SIDE, -1)

    def answer(
        self, states: Sequence[State], lots: NDArray[np.int64], numbers: Sequence[int]
    ) -> tuple[list[Action], Floats]:
        actions = self.net.game.actions
        found: list[Action] = []
        expected: list[Floats] = []
        for at in range(0, len(states), SIDE_BY_SIDE):
            some = states[at : at + SIDE_BY_SIDE]
            codes, own = self.think(some, lots[list(numbers[at : at + SIDE_BY_SIDE])])
            found += [actions[code] for code in codes]
            expected.append(own)
        return found, np.concatenate(expected)

    def think(self, states: Sequence[State], lots: NDArray[np.int64]) -> tuple[list[int], Floats]:
        reader = self.net.reader
        for at, state in enumerate(states):
            assert state.decision is not None
            reader.read(state, state.decision, self.into, at * reader.rows)
        rows = self.rows[: len(states)]
        sums = self.net.forward(rows)
        likes = sums[:, : self.codes] * self.worth + NOISE[lots[:, : self.codes]]
        possible = rows[:, self.first : self.first + self.codes] > 0
        codes: list[int] = np.where(possible, likes, -np.inf).argmax(1).tolist()
        own: Floats = 1.0 / (1.0 + np.exp(-sums[:, self.codes].astype(np.float64) * self.prospect))
        return codes, own


class PlainVoice:
    """By the heuristic, which likes one answer alone."""

    name = "heuristic"

    def __init__(self, known: Heuristic[Any]) -> None:
        self.heuristic = known
        self.rollout = Rollout(known, seeded(0), 1.0, 0, 0.0)
        self.codes = 1

    def answer(
        self, states: Sequence[State], lots: NDArray[np.int64], numbers: Sequence[int]
    ) -> tuple[list[Action], Floats]:
        found: list[Action] = []
        own: list[float] = []
        for state in states:
            decision = state.decision
            assert decision is not None
            found.append(self.heuristic.pick(state, decision))
            own.append(self.rollout.judge(state).shares[state.party(decision.seat)])
        return found, np.array(own)


def voice(state: State) -> NetVoice | PlainVoice:
    """Who can speak about a match that is played like this."""
    try:
        known = net(state.game)
        known.prepare(state)
    except NoNet:
        return PlainVoice(heuristic(state.game))
    return NetVoice(known)
