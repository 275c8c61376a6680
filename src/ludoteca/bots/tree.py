"""Monte Carlo tree search over what a seat knows.

One tree for the searching seat. Every iteration deals again what the seat cannot see and plays down the tree by the
answers alone (open loop: chance falls as it falls), so that nodes hold answers and statistics, never positions. Each
seat maximises the utility of its party (max^n). An answer that is possible only in some of the deals competes only
where it is.
"""

from math import exp, log, sqrt
from time import perf_counter
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.protocol import Action, Decision, State

from .heuristic import Heuristic
from .rollout import Outcome, Rollout

LOOK = 8  # iterations between two looks at the clock


class Node:
    """What follows an answer. `seen` counts how often the answer could be chosen, `totals` are utilities by party;
    `share` and `points` of the searching party are summed up for the answers at the root."""

    def __init__(self, code: int, parties: int) -> None:
        self.code = code
        self.visits = 0
        self.seen = 0
        self.share = 0.0
        self.points = 0.0
        self.totals: list[float] = [0.0] * parties
        self.children: list[Node] = []


class Search:
    """`explore` weighs curiosity against success. With `trust` above 0 the heuristic says where to look first (PUCT):
    the higher, the more its favourites are preferred; with 0 every answer is tried before any is tried again (UCB1).
    """

    def __init__(
        self, heuristic: Heuristic[Any], rollout: Rollout, chance: Chance, explore: float, trust: float, even: float
    ) -> None:
        self.heuristic = heuristic
        self.rollout = rollout
        self.chance = chance
        self.explore = explore
        self.trust = trust
        self.even = even
        self.sides: list[int] = []  # the party of each seat, asked once for each search

    def run(self, state: State, seat: int, iterations: int, seconds: float, decide: bool) -> Node:
        """The tree after so many iterations, or after so many seconds if that is above 0. With `decide` it stops as
        soon as the most visited answer cannot be overtaken."""
        root = Node(-1, len(state.scores()))
        self.sides = [state.party(other) for other in range(state.seats)]
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        for number in range(iterations):
            self.iterate(root, state.imagine(seat, self.chance), seat)
            if number % LOOK == LOOK - 1:
                if end > 0.0 and perf_counter() >= end:
                    break
                if decide and lead(root) > iterations - number - 1:
                    break
        return root

    def iterate(self, root: Node, s: State, seat: int) -> None:
        path = [root]
        node = root
        decision = s.decision
        while decision is not None:
            actions = decision.actions
            if len(actions) == 1 and node is not root:
                s.apply(actions[0])
            else:
                node = self.descend(node, s, decision)
                path.append(node)
                if node.visits == 0:
                    break
            decision = s.decision
        self.rollout.play(s)
        credit(path, self.rollout.judge(s), self.sides[seat])

    def descend(self, node: Node, s: State, decision: Decision) -> Node:
        """Choose a child in the interest of the seat that is asked, and play its answer."""
        actions = decision.actions
        party = self.sides[decision.seat]
        found = children(node, actions)
        if self.trust > 0.0:
            best = self.guided(node, found, self.heuristic.weigh(s, decision), party)
        else:
            best = self.unguided(found, party)
        s.apply(actions[best])
        return found[best]

    def guided(self, node: Node, found: list[Node], weights: list[float], party: int) -> int:
        """PUCT: what was never tried is taken to be as good as the node itself."""
        priors = self.priors(weights)
        tried = 0
        for child in found:
            tried += child.visits
        reach = self.explore * sqrt(tried + 1.0)
        fresh = node.totals[party] / node.visits if node.visits else 0.5
        best = 0
        top = -1e9
        for number in range(len(found)):
            child = found[number]
            mean = child.totals[party] / child.visits if child.visits else fresh
            score = mean + reach * priors[number] / (1.0 + child.visits)
            if score > top:
                top = score
                best = number
        return best

    def priors(self, weights: list[float]) -> list[float]:
        """How likely each answer is the best one, by the heuristic; a part is shared out evenly."""
        top = weights[0]
        for weight in weights:
            if weight > top:
                top = weight
        total = 0.0
        found: list[float] = []
        for weight in weights:
            part = exp((weight - top) * self.trust)
            found.append(part)
            total += part
        scale = (1.0 - self.even) / total
        even = self.even / len(weights)
        return [part * scale + even for part in found]

    def unguided(self, found: list[Node], party: int) -> int:
        """UCB1, by how often each answer could have been chosen."""
        fresh: list[int] = []
        for number in range(len(found)):
            if found[number].visits == 0:
                fresh.append(number)
        if fresh:
            return fresh[int(self.chance.below(len(fresh)))]
        best = 0
        top = -1e9
        for number in range(len(found)):
            child = found[number]
            visits = float(child.visits)
            score = child.totals[party] / visits + self.explore * sqrt(log(float(child.seen)) / visits)
            if score > top:
                top = score
                best = number
        return best


def children(node: Node, actions: list[Action]) -> list[Node]:
    """The child for each action, made if it was never possible before. Both lists are sorted by code."""
    found: list[Node] = []
    mine = node.children
    at = 0
    for action in actions:
        code = action.code
        while at < len(mine) and mine[at].code < code:
            at += 1
        if at == len(mine) or mine[at].code != code:
            mine.insert(at, Node(code, len(node.totals)))
        child = mine[at]
        child.seen += 1
        found.append(child)
    return found


def credit(path: list[Node], outcome: Outcome, party: int) -> None:
    """Add an outcome to the nodes that led to it; `party` is the searching one."""
    utility = outcome.utility
    for node in path:
        node.visits += 1
        totals = node.totals
        for each in range(len(utility)):
            totals[each] += utility[each]
    if len(path) > 1:
        first = path[1]
        first.share += outcome.shares[party]
        first.points += outcome.points[party]


def lead(root: Node) -> int:
    """By how many visits the first answer is ahead of the second."""
    first = 0
    second = 0
    for child in root.children:
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return first - second


def ranked(root: Node, party: int) -> list[Node]:
    """The answers that were tried, the most visited first, among equals the more successful for the party."""
    tried = [child for child in root.children if child.visits]
    return sorted(tried, key=lambda child: (-child.visits, -child.totals[party] / child.visits, child.code))
