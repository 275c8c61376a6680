"""The asked seat of Puerto Rico, and how the heuristic sees its position."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.heuristics import of_game
from ludoteca.bots.heuristics.puerto_rico import PuertoRicoHeuristic
from ludoteca.core.protocol import Action, Decision
from ludoteca.games.puerto_rico.data import PLANTS, PRODUCTS, QUARRY
from ludoteca.games.puerto_rico.packed import count
from ludoteca.games.puerto_rico.position import PuertoRico
from ludoteca.games.puerto_rico.show.facts import facts


class Eyes:
    """`ways` are the ways of playing, and `known` is the first of them. `left` are the rounds to come and `doubloon`
    what a doubloon is worth, as it guesses."""

    def __init__(self, s: PuertoRico, decision: Decision) -> None:
        ways = [way for way in of_game(s.game.name).values() if isinstance(way, PuertoRicoHeuristic)]
        known = ways[0]
        self.s = s
        self.seat = decision.seat
        self.decision = decision
        self.player = s.players[decision.seat]
        self.known = known
        self.ways = ways
        self.left = known.left(s)
        self.doubloon = known.doubloon(self.left)
        self.quarries = int(count(self.player.men, QUARRY))

    def facts(self, action: Action) -> Any:
        return facts(self.s, action)

    def works(self, kind: int) -> float:
        """What a manned violet building brings in a round, in the way of playing that makes most of it."""
        return max(float(way.violet[kind]) for way in self.ways)

    def others(self) -> list[int]:
        """The other seats, from the left."""
        return [(self.seat + place) % self.s.seats for place in range(1, self.s.seats)]

    def have(self, good: int, seat: int = -1) -> int:
        """How many barrels of a good somebody has, the asked seat if not said."""
        player = self.player if seat < 0 else self.s.players[seat]
        return int(count(player.goods, good))


def plants_of(good: int) -> list[int]:
    """The production buildings for a good; none for corn."""
    return [kind for kind in range(PLANTS) if PRODUCTS[kind] == good]
