"""What a decision cost: its answers are compared by what the asked seat could know, each played on with the same
luck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ludoteca.bots.rollout import best_rival
from ludoteca.core.chance import apart, seeded
from ludoteca.core.protocol import Action, Decision, State

from .futures import Futures, Worth
from .settings import ANSWERS, FINALISTS, LEAST, SURE, Effort
from .voices import Floats


@dataclass
class Weighed:
    """An answer by what follows it: `worth` over all futures, in the same order for all answers of a decision."""

    action: Action
    worth: Worth

    def shares(self) -> Floats:
        found: Floats = self.worth.shares.mean(0)
        return found

    def points(self) -> Floats:
        found: Floats = self.worth.points.mean(0)
        return found


@dataclass
class Comparison:
    """`finalists` are the answers compared in earnest, the best first, the one that was played among them; `random` is
    what any answer brings the asked party on the average."""

    party: int
    finalists: list[Weighed]
    random: float

    def margin(self, other: int, first: int = 0) -> tuple[float, float]:
        """Below these, in share and points, two answers cannot be told apart."""
        best, one = self.finalists[first].worth, self.finalists[other].worth
        count = len(best.shares)
        shares = (best.shares[:, self.party] - one.shares[:, self.party]).std() / count**0.5
        points = (lead(best, self.party) - lead(one, self.party)).std() / count**0.5
        return max(SURE * float(shares), LEAST), SURE * float(points)

    def cost(self, other: int) -> tuple[float, float]:
        """What the best answer is ahead of another one, in share and in points of the lead."""
        best, one = self.finalists[0].worth, self.finalists[other].worth
        shares = (best.shares[:, self.party] - one.shares[:, self.party]).mean()
        points = (lead(best, self.party) - lead(one, self.party)).mean()
        return float(shares), float(points)


def lead(worth: Worth, party: int) -> Floats:
    """How far a party is ahead of the best of the others, by future."""
    return np.array([points[party] - best_rival(points, party) for points in worth.points.tolist()])


def weigh(
    futures: Futures,
    state: State,
    played: Action,
    effort: Effort,
    purpose: str,
    liked: list[Action],
    finalists: int = FINALISTS,
    trusted: Action | None = None,
) -> Comparison:
    """Compare the answers to the open question: all a little, then the best of them and the one that was played in
    earnest. `liked` are looked at in any case. What seems better than the `trusted` answer has to prove it again:
    the best of many is easily taken for better than it is."""
    decision = state.decision
    assert decision is not None
    some = looked_at(decision, [played, *liked], purpose)
    first = futures.worths(
        [after(state, decision.seat, action, f"{purpose} first") for action in some],
        effort.first,
        effort.plies,
        purpose,
    )
    party = state.party(decision.seat)
    means = [float(worth.shares[:, party].mean()) for worth in first]
    order = sorted(range(len(some)), key=lambda at: (-means[at], some[at].code))
    chosen = [some[at] for at in order[:finalists]]
    for action in (played, *liked[:1], *([trusted] if trusted is not None else [])):
        if action not in chosen:
            chosen.append(action)
    worths = futures.worths(
        [after(state, decision.seat, action, purpose) for action in chosen],
        effort.futures,
        effort.plies,
        f"{purpose} last",
    )
    found = [Weighed(action, worth) for action, worth in zip(chosen, worths, strict=True)]
    found.sort(key=lambda one: (-one.worth.shares[:, party].mean(), one.action.code))
    if trusted is not None and found[0].action is not trusted:
        found = doubted(futures, state, [one.action for one in found], trusted, effort, purpose)
    return Comparison(party, found, sum(means) / len(means))


def doubted(
    futures: Futures, state: State, finalists: list[Action], trusted: Action, effort: Effort, purpose: str
) -> list[Weighed]:
    """All of them once more, in other futures and more of them. What comes before the trusted answer, and not by what
    is taken for a difference, cannot be told apart from it: it is worth the same."""
    assert state.decision is not None
    seat, party = state.decision.seat, state.party(state.decision.seat)
    worths = futures.worths(
        [after(state, seat, action, f"{purpose} again") for action in finalists],
        2 * effort.futures,
        effort.plies,
        f"{purpose} again",
    )
    base = worths[finalists.index(trusted)]
    found: list[Weighed] = []
    for action, worth in zip(finalists, worths, strict=True):
        more = worth.shares[:, party] - base.shares[:, party]
        proved = more.mean() > max(SURE * more.std() / len(more) ** 0.5, LEAST)
        found.append(Weighed(action, worth if proved or more.mean() < 0 else base))
    found.sort(key=lambda one: (-one.worth.shares[:, party].mean(), one.action is not trusted, one.action.code))
    return found


def looked_at(decision: Decision, wanted: list[Action], purpose: str) -> list[Action]:
    """The answers that are looked at: all, or where there are many the wanted ones and others by chance."""
    actions = decision.actions
    if len(actions) <= ANSWERS:
        return list(actions)
    found: list[Action] = []
    for action in wanted:
        if action not in found:
            found.append(action)
    left = [action for action in actions if action not in found]
    dice = seeded(apart(len(actions), purpose))
    while left and len(found) < ANSWERS:
        found.append(left.pop(int(dice.below(len(left)))))
    return found


def after(state: State, seat: int, action: Action, purpose: str) -> Callable[[int], State]:
    """The position after an answer, with everything that its seat could not know dealt again."""

    def start(number: int) -> State:
        other = state.imagine(seat, seeded(apart(number, purpose)))
        other.apply(action)
        return other

    return start
