"""The tree of a search by a network: questions with their answers, and the questions that followed those."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.protocol import Decision, State

from .rollout import best_rival, sigmoid, victory_shares

KEYS: Final = 2**40  # below which the key of a question stays; times SPREAD it is still a number of 64 bits
SPREAD: Final = 131


class Edge:
    """An answer: how often it was tried, what it brought the party that gives it, how likely the network thought it the
    best, and the questions that followed. `points` of the searching party are summed up for the answers at the root of
    a search that is to tell them."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        self.forks: list[Fork] = []


class Fork:
    """A question to a party, with an edge for each answer: none until the network was asked."""

    def __init__(self, key: int, party: int) -> None:
        self.key = key
        self.party = party
        self.visits = 0
        self.total = 0.0
        self.edges: list[Edge] = []


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


def favourites(root: Fork) -> list[int]:
    """The places of the answers that were tried, the one tried most often first; among equals the more successful one,
    then the first."""
    tried = [number for number, edge in enumerate(root.edges) if edge.visits]
    return sorted(tried, key=lambda number: (-root.edges[number].visits, -root.edges[number].total, number))
