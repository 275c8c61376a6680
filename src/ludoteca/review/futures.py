"""What can be expected of positions: each is played on a little, many times, and then each party says for itself what
it expects, since only it sees what it holds. Positions that are compared are played on with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ludoteca.bots.rollout import Rollout, victory_shares
from ludoteca.core.chance import Chance, apart, seeded
from ludoteca.core.parties import members
from ludoteca.core.protocol import State

from .voices import LOTS, Floats, NetVoice, PlainVoice

# The question that begins a turn where turns are counted otherwise.
OPENINGS: Final = {"san-juan": "round.pick", "puerto-rico": "round.role"}


TINY: Final = 1e-9


@dataclass
class Worth:
    """By future and party: shares in the victory, which sum to 1, and points."""

    shares: Floats
    points: Floats

    def part(self, first: int, count: int) -> Worth:
        return Worth(self.shares[first : first + count], self.points[first : first + count])


class Futures:
    """`parties` are their seats. Who plays alone has nobody as a rival: a last party without points stands for that."""

    def __init__(self, voice: NetVoice | PlainVoice, state: State) -> None:
        self.voice = voice
        self.parties = members(state)
        self.real = len(self.parties)
        if self.real == 1:
            self.parties.append([])
        self.seated = [party for party, seats in enumerate(self.parties) if seats]
        self.seatless = [party for party, seats in enumerate(self.parties) if not seats]
        self.rollout = Rollout(voice.heuristic, seeded(0), 1.0, 0, 0.0)
        self.opening = OPENINGS.get(state.game.name, "")

    def luck(self, purpose: str, number: int) -> Chance:
        return seeded(apart(number, purpose))

    def worths(self, starts: Sequence[Callable[[int], State]], count: int, plies: int, purpose: str) -> list[Worth]:
        """Of each start `count` futures. A start gives its position for future `number`, in which chance is open."""
        states = [start(number) for start in starts for number in range(count)]
        numbers = list(range(count)) * len(starts)
        whole = self.play(states, numbers, count, plies, purpose)
        return [whole.part(place * count, count) for place in range(len(starts))]

    def play(self, states: list[State], numbers: list[int], count: int, plies: int, purpose: str) -> Worth:
        """Each party is asked for what it expects where a turn of its own begins: in the middle of one, answers would
        be compared on unequal terms."""
        dice = np.random.Generator(np.random.Philox(apart(count, purpose)))
        shares = np.full((len(states), len(self.parties)), np.nan)
        turns = [state.turn for state in states]
        live = list(range(len(states)))
        step = 0
        while live := [at for at in live if asked(states[at])]:
            lots = dice.integers(0, LOTS, (count, self.voice.codes))
            answers, own = self.voice.answer([states[at] for at in live], lots, [numbers[at] for at in live])
            left: list[int] = []
            for at, action, expected in zip(live, answers, own.tolist(), strict=True):
                state = states[at]
                if step >= plies and self.begins(state, turns[at]):
                    assert state.decision is not None
                    party = state.party(state.decision.seat)
                    if np.isnan(shares[at, party]):
                        shares[at, party] = expected
                        if not np.isnan(shares[at, self.seated]).any():
                            continue
                turns[at] = state.turn
                state.apply(action)
                left.append(at)
            live = left
            step += 1
        return self.told(states, shares)

    def begins(self, state: State, turn: int) -> bool:
        """Whether the open question begins a turn, after an answer in `turn`."""
        assert state.decision is not None
        return state.decision.ask == self.opening if self.opening else state.turn != turn

    def told(self, states: list[State], shares: Floats) -> Worth:
        points = np.zeros(shares.shape)
        for at, state in enumerate(states):
            outcome = self.rollout.judge(state)
            if state.decision is None:
                shares[at, : self.real] = victory_shares(state.ranking())
                if self.real == 1:
                    shares[at, 1] = 1.0 - shares[at, 0]
            elif self.real > 1:
                for party in self.seatless:
                    shares[at, party] = outcome.shares[party]
            points[at, : self.real] = outcome.points if self.real > 1 else state.scores()
        return Worth(self.closed(shares), points)

    def closed(self, shares: Floats) -> Floats:
        """What each expects for itself, so that all of it sums to 1."""
        if self.real == 1:
            return np.stack([shares[:, 0], 1.0 - shares[:, 0]], 1)
        left = 1.0 - shares[:, self.seatless].sum(1, keepdims=True)
        told = shares[:, self.seated].sum(1, keepdims=True)
        found = shares.copy()
        found[:, self.seated] *= left / np.maximum(told, TINY)
        return found


def asked(state: State) -> bool:
    """Answer what leaves no choice; whether something is left to be answered."""
    decision = state.decision
    while decision is not None and len(decision.actions) == 1:
        state.apply(decision.actions[0])
        decision = state.decision
    return decision is not None
