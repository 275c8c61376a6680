"""The asked seat of San Juan, and how the heuristic sees its position."""

from __future__ import annotations

from ludoteca.bots.heuristics import of_game
from ludoteca.bots.heuristics.san_juan import SanJuanHeuristic
from ludoteca.core.protocol import Decision
from ludoteca.games.san_juan.position import SanJuan


class Eyes:
    """`known` is the way of playing that goes on from this city. `left` are the rounds to come and `card` what a card
    of the hand is worth, as it guesses."""

    def __init__(self, s: SanJuan, decision: Decision) -> None:
        self.s = s
        self.seat = decision.seat
        self.decision = decision
        self.player = s.players[decision.seat]
        known = of_game(s.game.name)["violet" if self.player.violets() > sum(self.player.plants) else "producer"]
        assert isinstance(known, SanJuanHeuristic)
        self.known = known
        self.left = known.left(s)
        self.card = known.card(self.left)

    def drawn(self, kind: int) -> int:
        """How many cards of a kind it has before it to choose from: just drawn, or turned up by a gold mine."""
        own = self.s.drawn.count(kind) if self.s.drawn_by == self.seat else 0
        return own + self.s.turned.count(kind)
