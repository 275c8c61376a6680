"""Geese: a species of their own that scores along with any other in the same pasture (E 2.7-2.10)."""

from ...boards import Board
from ...estate import Estate
from ...position import Burgundy
from ...tiles import LivestockTile
from ..numbers import GEESE


class BesideGeese(LivestockTile):
    """E 2.8: any livestock also scores the geese that are in its pasture."""

    def herd(self, s: Burgundy, e: Estate, board: Board, at: int) -> tuple[int, int]:
        animals, tiles = super().herd(s, e, board, at)
        geese, more = e.herd(board, s.rules.pieces, at, s.rules.pieces.species[GEESE])
        return animals + geese, tiles + more


class GeeseTile(LivestockTile):
    """E 2.7, R8: the geese, and of the other species in their pasture the one that scores most."""

    def herd(self, s: Burgundy, e: Estate, board: Board, at: int) -> tuple[int, int]:
        pieces = s.rules.pieces
        animals, tiles = super().herd(s, e, board, at)
        best, on = 0, 0
        for species in range(max(pieces.species) + 1):
            if species != pieces.species[GEESE]:
                others, more = e.herd(board, pieces, at, species)
                if others + e.has(7) * more > best + e.has(7) * on:
                    best, on = others, more
        return animals + best, tiles + on
