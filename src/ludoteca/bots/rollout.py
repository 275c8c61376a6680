"""Playing a position on to an end, and what the end is worth to each party."""

from math import exp
from typing import Any

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.protocol import Action, Decision, State

from .heuristic import Heuristic

MILLION = 1_000_000


class Outcome:
    """How a trial ended, by party: expected points, share in the victory, and the utility a search goes by."""

    def __init__(self, points: list[float], shares: list[float], utility: list[float]) -> None:
        self.points = points
        self.shares = shares
        self.utility = utility

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.points, self.shares, self.utility)


class Rollout:
    """How a search plays on from where its tree ends.

    `greed` is the part of the answers taken from the heuristic, the others are random; after `depth` answers (0: never)
    the position is judged by the heuristic as it stands. `margin` is the part of the utility that counts the lead over
    the best rival, the rest is the share in the victory.
    """

    def __init__(self, heuristic: Heuristic[Any], chance: Chance, greed: float, depth: int, margin: float) -> None:
        self.heuristic = heuristic
        self.chance = chance
        self.greed: i64 = int(greed * MILLION)
        self.depth = depth
        self.margin = margin

    def __reduce__(self) -> tuple[Any, ...]:
        made_of = (self.heuristic, self.chance, 0.0, self.depth, self.margin)
        return Rollout, made_of, {"greed": self.greed}

    def play(self, s: State) -> None:
        """Play on, to the end or to the depth."""
        plies = 0
        most = self.depth if self.depth > 0 else s.game.longest
        decision = s.decision
        while decision is not None and plies < most:
            s.apply(self.answer(s, decision))
            plies += 1
            decision = s.decision

    def answer(self, s: State, decision: Decision) -> Action:
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        if self.greed > 0 and self.chance.below(MILLION) < self.greed:
            return self.heuristic.pick(s, decision)
        return actions[int(self.chance.below(len(actions)))]

    def judge(self, s: State) -> Outcome:
        """What has been reached. A party that plays alone is judged by the heuristic at the end too: its points say
        little, and a search must tell a loss by a hair from others."""
        over = s.decision is None
        ranking = s.ranking() if over else []
        counted = len(ranking) > 1
        points: list[float] = [float(score) for score in s.scores()] if counted else self.heuristic.value(s)
        spread = self.heuristic.spread
        leads: list[float] = [points[party] - best_rival(points, party) for party in range(len(points))]
        shares = victory_shares(ranking) if over else likely_shares(leads, spread)
        utility: list[float] = []
        for party in range(len(points)):
            utility.append((1.0 - self.margin) * shares[party] + self.margin * sigmoid(leads[party] / spread))
        return Outcome(points, shares, utility)


def sigmoid(x: float) -> float:
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def best_rival(points: list[float], party: int) -> float:
    """The points of the best of the others; 0 for one who plays alone."""
    best = -1e9
    for other in range(len(points)):
        if other != party and points[other] > best:
            best = points[other]
    return best if len(points) > 1 else 0.0


def victory_shares(ranking: list[int]) -> list[float]:
    """A shared victory is split; where nobody has won there is none."""
    winners = 0
    for place in ranking:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]


def likely_shares(leads: list[float], spread: float) -> list[float]:
    """The chances to win that go with these leads; they add up to 1, unless one plays alone and may lose."""
    total = 0.0
    shares: list[float] = []
    for lead in leads:
        share = sigmoid(3.0 * lead / spread)
        shares.append(share)
        total += share
    return [share / total for share in shares] if total > 0.0 and len(shares) > 1 else shares
