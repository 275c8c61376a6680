"""Where a search would answer otherwise than the bare network: by question, in positions of games that the network
plays against itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypedDict

from ludoteca.bots.forks import favourites
from ludoteca.bots.levels import add_alone
from ludoteca.core.chance import seeded
from ludoteca.core.registry import game

ITERATIONS = 400
PART = 0.1  # of the questions are tried

# In short, what is asked; a question that is not listed is named by its id.
QUESTIONS = {
    "round.pick": "which role", "round.role": "which role", "builder.build": "what to build",
    "builder.pay": "which cards to pay with", "producer.produce": "what to produce", "trader.sell": "what to sell",
    "councillor.keep": "which card to keep", "councillor.discard": "which cards to keep",
    "chapel.tuck": "what goes beneath the Chapel", "limit.discard": "what to discard above the limit",
    "settler.take": "which plantation or quarry", "mayor.man": "where colonists work",
    "craftsman.bonus": "which good as Craftsman", "captain.load": "what to load, and where",
    "captain.store": "which goods to store", "captain.keep": "which barrel to keep",
    "cards.play": "which cards to lay", "building.site": "where to build", "building.treasure": "treasure or not",
    "building.gold": "gold for steps now, or later", "building.points": "which quarter counts for a Ponte",
    "building.move": "move the gondola or not", "building.order": "which building first", "drain": "where to drain",
    "draw": "how to draw", "draw.take": "which card to take", "turn.gold": "gold for steps before the turn ends",
    "gold.give": "which tokens to pay",
    "turn.act": "what to do with the dice", "turn.end": "what else, after the dice",
    "turn.use": "which tile goes to a hex", "turn.drop": "which tile to drop", "castle.act": "the action of a Castle",
    "city_hall.place": "the tile of a City hall", "market.take": "the tile of a Market",
    "carpenter.take": "the tile of a Carpenter", "church.take": "the tile of a Church",
    "warehouse.sell": "the sale of a Warehouse", "ship.depot": "where a Ship loads",
    "ship.goods": "which goods to load", "setup.castle": "where the first Castle stands",
    "setup.side": "which side of the plate",
}  # fmt: skip


class Cut(TypedDict):
    """How many questions were tried, the part of them that was answered otherwise, and the mean worth of that."""

    tried: int
    otherwise: float
    worth: float


class Doubt(NamedTuple):
    """How often a question was tried, how often search answered otherwise, and what that was worth to it in all, in
    parts of a win."""

    tried: int
    other: int
    gain: float

    def cut(self, digits: int) -> Cut:
        tried = max(self.tried, 1)
        return Cut(
            tried=self.tried, otherwise=round(self.other / tried, digits), worth=round(self.gain / tried, digits)
        )


@dataclass
class Doubts:
    """By question."""

    tried: Counter[str] = field(default_factory=Counter)
    other: Counter[str] = field(default_factory=Counter)
    gain: dict[str, float] = field(default_factory=dict)

    def add(self, ask: str, otherwise: bool, gain: float) -> None:
        self.tried[ask] += 1
        self.other[ask] += otherwise
        self.gain[ask] = self.gain.get(ask, 0.0) + gain

    def join(self, more: Doubts) -> None:
        self.tried.update(more.tried)
        self.other.update(more.other)
        for ask, gain in more.gain.items():
            self.gain[ask] = self.gain.get(ask, 0.0) + gain

    def whole(self) -> Doubt:
        """Of all questions together."""
        return Doubt(self.tried.total(), self.other.total(), sum(self.gain.values()))

    def by_question(self) -> dict[str, Doubt]:
        """Those tried most often first."""
        return {ask: Doubt(tried, self.other[ask], self.gain[ask]) for ask, tried in self.tried.most_common()}


def doubts(name: str, players: int, seeds: Sequence[int]) -> Doubts:
    """In a game for each seed; every question has the same chance to be tried."""
    add_alone()
    from ludoteca.bots.net import net  # NumPy adds on one core if it is told before it is loaded
    from ludoteca.bots.net_search import NetSearchBot, Settings

    played, found = game(name), Doubts()
    bare, settings = net(played), Settings()
    for seed in seeds:
        draw, state = Random(seed), played.new(players, {}, seed)
        searching = NetSearchBot(bare, played, seeded(seed), settings)
        while (decision := state.decision) is not None:
            action = decision.actions[0]
            if len(decision.actions) > 1:
                known = state.determinize(decision.seat, draw.getrandbits(31))
                action = bare.choose(known, decision)
                if draw.random() < PART:
                    root = searching.grow(known, decision.seat, ITERATIONS, False)
                    best, own = root.edges[favourites(root)[0]], root.edges[decision.actions.index(action)]
                    better = best.total / best.visits - own.total / own.visits if own.visits else 0.0
                    found.add(decision.ask, best is not own, better)
            state.apply(action)
    return found
