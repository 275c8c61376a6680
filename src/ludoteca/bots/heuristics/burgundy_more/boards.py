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
LINKED: Final = 1.2  # for each hex that a castle links
CLOSED: Final = 0.12  # for each hex that a tile borders and does not link


class BoardsWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__("boards", verbs=(RECLAIM,))

    def weigh_one(
        self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, action: Action, value: int, wants: list[float]
    ) -> float:
        return h.wanted(s, seat, e, CASTLE_TILE, wants) - h.full(s, seat, e, wants) - PRICE - DIE

    def ground(self, h: "BurgundyWorth", s: Burgundy, e: Estate, board: Board, kind: int, at: int) -> float:
        """A castle opens all the land around it; another tile only what has its own colour."""
        free: i64 = board.near_in(at, 0)
        free &= ~(e.covered[0] | board.colour_in(CASTLE, 0))
        if kind == CASTLE_TILE:
            linked = beside(board, tiles_of(s, e, board, 0, CASTLE), 0)
            return LINKED * int(ones(free & ~linked)) if h.rounds(s) > 2 else 0.0
        return -CLOSED * int(ones(free & ~(e.front[0] | board.colour_in(board.colour[at], 0))))
