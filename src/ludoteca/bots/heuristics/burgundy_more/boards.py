"""The castle link: castles open the land around them, and are seldom worth both dice (E 1)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.bits import ones
from ludoteca.core.protocol import Action
from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import CASTLE, CASTLE_TILE
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.boards import PRICE, RECLAIM, beside, tiles_of
from ludoteca.games.burgundy.position import Burgundy

from ..burgundy_wisdom import Wisdom

if TYPE_CHECKING:
    from ..burgundy import BurgundyHeuristic
    from ..burgundy_worth import BurgundyWorth

DIE: Final = 3.0  # what the second die would have brought
LINKED: Final = 0.5  # for each hex of an area that a castle links first
TOWARDS: Final = 2.0  # for each castle hex that can be built on from now on
CLOSED: Final = 0.06  # for each hex that a tile borders and does not link


class BoardsWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__("boards", verbs=(RECLAIM,))

    def weigh_one(
        self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, action: Action, value: int, wants: list[float]
    ) -> float:
        return h.wanted(s, seat, e, CASTLE_TILE, wants) - h.full(s, seat, e, wants) - PRICE - DIE

    def ground(self, h: "BurgundyWorth", s: Burgundy, e: Estate, board: Board, kind: int, at: int) -> float:
        """A castle opens whole areas around it; another tile only what has its own colour, and the way to castles."""
        if h.rounds(s) < 3:
            return 0.0
        near: i64 = board.near_in(at, 0)
        castles = board.colour_in(CASTLE, 0)
        if kind == CASTLE_TILE:
            return LINKED * unlinked(s, e, board, at)
        fresh: i64 = near & ~(e.covered[0] | e.front[0])
        closed: i64 = fresh & ~(castles | board.colour_in(board.colour[at], 0))
        return TOWARDS * int(ones(fresh & castles)) - CLOSED * int(ones(closed))


def unlinked(s: Burgundy, e: Estate, board: Board, at: int) -> int:
    """The empty hexes of areas that a castle on a hex would be the first to touch."""
    linked = beside(board, tiles_of(s, e, board, 0, CASTLE), 0)
    found = 0
    seen: list[int] = []
    for near in board.near[at]:
        area = board.area[near]
        if area not in seen and not board.area_in(area, 0) & linked:
            found += e.left[area]
        seen.append(area)
    return found
