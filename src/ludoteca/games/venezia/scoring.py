"""VE 36-41, 60: what a building is worth, and the order of the players."""

from typing import Final

from ludoteca.core.bits import ones

from .board import Board
from .data import BASILICA, CAMPO, CASA, KIND_IDS, PALAZZO
from .ground import Ground

# Steps by the type of building that brought them, bought with gold, and spaces jumped (VE 43).
SOURCES: Final = (*KIND_IDS, "gold", "jumps")
GOLD_SOURCE: Final = 5
JUMPS_SOURCE: Final = 6
SOURCE_COUNT: Final = 7

BASILICA_POINTS: Final = 7


def value(board: Board, ground: Ground, kind: int, site: int, quarter: int) -> int:
    """VE 36-39: the master's points for a building that stands on `site`; a ponte counts the casas of `quarter`."""
    if kind == CASA:
        return 1
    if kind == BASILICA:
        return BASILICA_POINTS
    if kind == PALAZZO:
        return ones(board.rim[site] & ~ground.built[board.home[site]])
    if kind == CAMPO:
        return ones(board.rim[site] & ground.built[board.home[site]])
    return ground.houses[quarter]


def share(points: int, master: bool) -> int:
    """VE 40: the master has all, a partner half of it, rounded down."""
    return points if master else points // 2
