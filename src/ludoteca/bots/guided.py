"""Tree search by a network: its answers say where to look first, its prospects stand for what is not played.

As in `tree`, every iteration deals again what the seat cannot see and walks down by the answers alone, and each seat
maximises the prospects of its party (max^n). But a network is asked once for each node, not at every visit, so what
follows an answer has a node for each question that may follow: after other dice or other cards other answers are
possible, and what the network said of one menu says nothing of another. Leaves are judged several at a time, which
costs a network much less than one by one; those on the way to a leaf that waits count as lost meanwhile, so that the
next one goes elsewhere.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludoteca.core.chance import Chance
from ludoteca.core.features import room
from ludoteca.core.protocol import Decision, State

from .rollout import best_rival, sigmoid, victory_shares
from .rows import Reader

KEYS: Final = 2**40  # below which the key of a question stays; times SPREAD it is still a number of 64 bits
SPREAD: Final = 131


class Edge:
    """An answer: how often it was tried, what it brought the party that gives it, how likely the network thought it the
    best, and the questions that followed."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.forks: list[Fork] = []


class Fork:
    """A question to a party, with an edge for each answer: none until the network was asked."""

    def __init__(self, key: int, party: int) -> None:
        self.key = key
        self.party = party
        self.visits = 0
        self.total = 0.0
        self.edges: list[Edge] = []


class Leaf:
    """A question that waits for the network, and the way to it."""

    def __init__(self, fork: Fork, decision: Decision, forks: list[Fork], edges: list[Edge]) -> None:
        self.fork = fork
        self.decision = decision
        self.forks = forks
        self.edges = edges


class Aim:
    """What the end of a game is worth, as the network learned it: `win_part` for the share in the victory, the rest for
    the lead over the best rival, of which `spread` points are about as good as certain."""

    def __init__(self, win_part: float, spread: float) -> None:
        self.win_part = win_part
        self.spread = spread

    def reached(self, s: State) -> list[float]:
        """By party."""
        points = [float(score) for score in s.scores()]
        shares = victory_shares(s.ranking())
        found: list[float] = []
        for party in range(len(points)):
            lead = sigmoid((points[party] - best_rival(points, party)) / self.spread)
            found.append(self.win_part * shares[party] + (1.0 - self.win_part) * lead)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker:
    """A network, for who searches by it."""

    def think(self, count: int, wanted: list[int]) -> list[float]:
        """The last sums of `count` positions that were read, side by side; of them those in the `wanted` places, as
        logits."""
        raise NotImplementedError


class Guided:
    """`explore` weighs curiosity against success; `even` is the part of the priors that is shared out evenly, `sharp`
    how much the network's preferences count; `batch` how many leaves it is asked for at a time."""

    def __init__(
        self, reader: Reader, chance: Chance, aim: Aim, explore: float, even: float, sharp: float, batch: int
    ) -> None:
        self.reader = reader
        self.chance = chance
        self.aim = aim
        self.explore = explore
        self.even = even
        self.sharp = sharp
        self.batch = batch
        self.rows: vec[i16] = room(int(reader.rows) * batch)
        self.width = int(reader.codes + reader.seats)  # of the last sums of one position
        self.codes = int(reader.codes)
        self.waiting: list[Leaf] = []
        self.sides: list[int] = []  # the party of each seat, asked once for each search
        self.parties = 0

    def run(self, thinker: Thinker, state: State, seat: int, iterations: int, seconds: float, decide: bool) -> Fork:
        """The tree after so many iterations, or after so many seconds if that is above 0. With `decide` it stops as
        soon as the most visited answer cannot be overtaken."""
        decision = state.decision
        assert decision is not None
        self.sides = [state.party(other) for other in range(state.seats)]
        self.parties = len(state.scores())
        self.waiting = []
        root = Fork(0, self.sides[seat])
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        self.wait(Leaf(root, decision, [], []), state)
        self.hear(thinker)
        done = 0
        while done < iterations:
            some = min(self.batch, iterations - done)
            for _ in range(some):
                self.descend(root, state.imagine(seat, self.chance))
            self.hear(thinker)
            done += some
            if end > 0.0 and perf_counter() >= end:
                break
            if decide and lead(root) > iterations - done:
                break
        return root

    def descend(self, root: Fork, s: State) -> None:
        """Walk down to a question nobody has asked the network yet, or to the end of the game."""
        forks: list[Fork] = []
        edges: list[Edge] = []
        fork = root
        decision = s.decision
        while decision is not None:
            number = self.pick(fork)
            edge = fork.edges[number]
            edge.visits += 1
            forks.append(fork)
            edges.append(edge)
            s.apply(decision.actions[number])
            decision = s.decision
            while decision is not None and len(decision.actions) == 1:
                s.apply(decision.actions[0])
                decision = s.decision
            if decision is not None:
                fork = follow(edge, decision, self.sides[decision.seat])
                if not fork.edges:
                    self.wait(Leaf(fork, decision, forks, edges), s)
                    return
        credit(forks, edges, self.aim.reached(s))

    def pick(self, fork: Fork) -> int:
        """PUCT: what was never tried is taken to be as good as the question itself."""
        edges = fork.edges
        tried = 0
        for edge in edges:
            tried += edge.visits
        reach = self.explore * sqrt(tried + 1.0)
        fresh = fork.total / fork.visits
        best = 0
        top = -1e9
        for number in range(len(edges)):
            edge = edges[number]
            visits = edge.visits
            mean = edge.total / visits if visits else fresh
            score = mean + reach * edge.prior / (1.0 + visits)
            if score > top:
                top = score
                best = number
        return best

    def wait(self, leaf: Leaf, s: State) -> None:
        """Read a question for the network."""
        at: i64 = len(self.waiting)
        self.reader.read(s, leaf.decision, self.rows, at * self.reader.rows)
        self.waiting.append(leaf)

    def hear(self, thinker: Thinker) -> None:
        """Ask the network what it thinks of the leaves that wait, and tell those on the way."""
        waiting = self.waiting
        if not waiting:
            return
        wanted: list[int] = []
        start = 0
        for leaf in waiting:
            for action in leaf.decision.actions:
                wanted.append(start + action.code)
            for place in range(len(self.sides)):
                wanted.append(start + self.codes + place)
            start += self.width
        sums = thinker.think(len(waiting), wanted)
        at = 0
        for leaf in waiting:
            fork = leaf.fork
            answers = len(leaf.decision.actions)
            if not fork.edges:
                fork.edges = self.edges(sums, at, answers)
            at += answers
            utility = [0.0] * self.parties
            for place in range(len(self.sides)):
                utility[self.sides[(leaf.decision.seat + place) % len(self.sides)]] = sigmoid(sums[at + place])
            at += len(self.sides)
            fork.visits += 1
            fork.total += utility[fork.party]
            credit(leaf.forks, leaf.edges, utility)
        self.waiting = []

    def edges(self, sums: list[float], at: int, answers: int) -> list[Edge]:
        """An edge for each answer, as likely as the network thinks; a part is shared out evenly."""
        top = sums[at]
        for number in range(at + 1, at + answers):
            if sums[number] > top:
                top = sums[number]
        total = 0.0
        parts: list[float] = []
        for number in range(at, at + answers):
            part = exp((sums[number] - top) * self.sharp)
            parts.append(part)
            total += part
        scale = (1.0 - self.even) / total
        even = self.even / answers
        return [Edge(part * scale + even) for part in parts]


def follow(edge: Edge, decision: Decision, party: int) -> Fork:
    """The fork of a question that follows an answer, made if it was never asked there before."""
    key: i64 = decision.seat
    for action in decision.actions:
        code: i64 = action.code
        key = (key * SPREAD + code + 1) % KEYS
    for fork in edge.forks:
        if fork.key == key and (not fork.edges or len(fork.edges) == len(decision.actions)):
            return fork
    made = Fork(int(key), party)
    edge.forks.append(made)
    return made


def credit(forks: list[Fork], edges: list[Edge], utility: list[float]) -> None:
    """Add what was reached to everything on the way; the visits of edges were counted on the way down."""
    for number in range(len(forks)):
        fork = forks[number]
        worth = utility[fork.party]
        fork.visits += 1
        fork.total += worth
        edges[number].total += worth


def lead(root: Fork) -> int:
    """By how many visits the first answer is ahead of the second."""
    first = 0
    second = 0
    for edge in root.edges:
        if edge.visits > first:
            second = first
            first = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return first - second


def favourite(root: Fork) -> int:
    """The place of the answer tried most often; among equals the more successful one, then the first."""
    best = 0
    for number in range(1, len(root.edges)):
        edge, other = root.edges[number], root.edges[best]
        if edge.visits > other.visits or (edge.visits == other.visits and edge.total > other.total):
            best = number
    return best
