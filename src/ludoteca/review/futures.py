"""What can be expected of positions: each is played on a little, many times, and then each party says for itself what
it expects, since only it sees what it holds. Positions that are compared are played on with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ludoteca.bots.rollout import victory_shares
from ludoteca.core.chance import Chance, apart, seeded
from ludoteca.core.parties import members
from ludoteca.core.protocol import State

from .voices import LOTS, Floats, NetVoice, PlainVoice


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

    def luck(self, purpose: str, number: int) -> Chance:
        return seeded(apart(number, purpose))

    def worths(self, starts: Sequence[Callable[[int], State]], count: int, plies: int, purpose: str) -> list[Worth]:
        """Of each start `count` futures. A start gives its position for future `number`, in which chance is open."""
        states = [start(number) for start in starts for number in range(count)]
        numbers = list(range(count)) * len(starts)
        whole = self.play(states, numbers, count, plies, purpose)
        return [whole.part(place * count, count) for place in range(len(starts))]

    def play(self, states: list[State], numbers: list[int], count: int, plies: int, purpose: str) -> Worth:
        dice = np.random.Generator(np.random.Philox(apart(count, purpose)))
        shares = np.full((len(states), len(self.parties)), np.nan)
        live = list(range(len(states)))
        step = 0
        while live:
            live = [at for at in live if asked(states[at])]
            if not live:
                break
            lots = dice.integers(0, LOTS, (count, self.voice.codes))
            answers, own = self.voice.answer([states[at] for at in live], lots, [numbers[at] for at in live])
            left: list[int] = []
            for at, action, expected in zip(live, answers, own.tolist(), strict=True):
                state = states[at]
                assert state.decision is not None
                if step >= plies:
                    party = state.party(state.decision.seat)
                    if np.isnan(shares[at, party]):
                        shares[at, party] = expected
                        if not np.isnan(shares[at, self.seated]).any():
                            continue
                state.apply(action)
                left.append(at)
            live = left
            step += 1
        return self.told(states, shares)

    def told(self, states: list[State], shares: Floats) -> Worth:
        points = np.zeros(shares.shape)
        for at, state in enumerate(states):
            if state.decision is None:
                won = victory_shares(state.ranking())
                shares[at] = won if self.real > 1 else [won[0], 1.0 - won[0]]
                points[at, : self.real] = state.scores()
            else:
                points[at, : self.real] = self.voice.heuristic.value(state) if self.real > 1 else state.scores()
        return Worth(self.closed(shares), points)

    def closed(self, shares: Floats) -> Floats:
        """What each expects for itself, so that it sums to 1. Parties without a seat get what is left."""
        others = [party for party in range(len(self.parties)) if party not in self.seated]
        told = shares[:, self.seated]
        if not others:
            found: Floats = shares / told.sum(1, keepdims=True)
            return found
        held = told / np.maximum(told.sum(1, keepdims=True), 1.0)
        left = (1.0 - held.sum(1, keepdims=True)) / len(others)
        asked = np.isnan(shares[:, others]).any(1)
        found = np.where(np.isnan(shares), left, shares)
        for place, party in enumerate(self.seated):
            found[asked, party] = held[asked, place]
        return found


def asked(state: State) -> bool:
    """Answer what leaves no choice; whether something is left to be answered."""
    decision = state.decision
    while decision is not None and len(decision.actions) == 1:
        state.apply(decision.actions[0])
        decision = state.decision
    return decision is not None
