"""What the reasons of Venezia are reckoned with: only what the asked seat sees."""

from __future__ import annotations

from typing import cast

from ludoteca.bots.heuristics import heuristic
from ludoteca.bots.heuristics.venezia import VeneziaHeuristic
from ludoteca.games.venezia.actions import SITE
from ludoteca.games.venezia.board import SHAPE
from ludoteca.games.venezia.data import CASA, KIND_IDS, NEED, PONTE
from ludoteca.games.venezia.ground import Ground, list_sites
from ludoteca.games.venezia.player import Player
from ludoteca.games.venezia.position import Venezia
from ludoteca.games.venezia.scoring import value

RULES = ("VE 36", "VE 37", "VE 38", "VE 39")  # of the points, by type


class Asked:
    """A position as the asked seat sees it. `ask` is the question."""

    def __init__(self, s: Venezia, seat: int, ask: str) -> None:
        self.s = s
        self.seat = seat
        self.ask = ask
        self.h = cast(VeneziaHeuristic, heuristic(s.game))
        self.player: Player = s.players[seat]

    def others(self) -> list[int]:
        """The other players, from the left neighbour on; the imaginary one is none."""
        return [(self.seat + step) % self.s.seats for step in range(1, self.s.seats)]

    def own(self, kind: int, cards: int) -> bool:
        """VE 16-17: whether so many cards more of a type make the seat its master, or leave it so."""
        master = self.s.pawns[kind]
        mine = self.player.front[kind] + cards
        return master < 0 or master == self.seat or mine > self.s.players[master].front[kind]

    def building(self, seat: int) -> list[int]:
        """The types another player has cards of in front."""
        return [kind for kind in range(CASA) if self.s.players[seat].front[kind]]

    def wanted(self) -> list[int]:
        """The types the seat has cards of, in front or in the hand; all of them if it has none."""
        mine = [kind for kind in range(CASA) if self.player.front[kind] or self.player.hand[kind]]
        return mine or list(range(CASA))

    def best_on(self, ground: Ground, kind: int, around: int = -1) -> int:
        """The most points a type can bring on a map, 0 where it has no room; with `around` only where it covers that
        hex."""
        s = self.s
        board = s.board
        most = 0
        for action in list_sites(board, ground, s.game.by_verb[SITE], SHAPE[kind]):
            site = action.thing
            if around < 0 or around in board.sites[site]:
                if kind == PONTE:
                    points = max(ground.houses[board.home[site]], ground.houses[board.far[site]])
                else:
                    points = value(board, ground, kind, site, -1)
                most = max(most, points)
        return most

    def places_on(self, ground: Ground, kind: int) -> int:
        """VE 26-27, 30: where a type fits on a map."""
        s = self.s
        return len(list_sites(s.board, ground, s.game.by_verb[SITE], SHAPE[kind]))

    def quarter(self, number: int) -> str:
        """As it is called on the board."""
        return self.s.board.names[number]


def card(kind: int) -> str:
    return KIND_IDS[kind]


def missing(s: Venezia, kind: int) -> int:
    return NEED[kind] - s.laid(kind)
