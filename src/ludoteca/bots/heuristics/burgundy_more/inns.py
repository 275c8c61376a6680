"""Inns: a hex more for an area that is likely to be completed (E 6)."""

from typing import TYPE_CHECKING, Final

from ludoteca.core.protocol import Action
from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.inns import BUY_INN, PICK_INN
from ludoteca.games.burgundy.expansions.numbers import INN
from ludoteca.games.burgundy.position import Burgundy

from ..burgundy_wisdom import Wisdom
from ..burgundy_worth import BurgundyWorth

if TYPE_CHECKING:
    from ..burgundy import BurgundyHeuristic


# What a tile of each colour does on the average, and an inn in its place does not.
LOST: Final = [4.8, 4.5, 5.2, 5.2, 6.8, 3.8]
ANOTHER: Final = 2.0  # for the purchase that is made instead


class InnsWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__("inns", verbs=(BUY_INN, PICK_INN), kinds=(INN,))

    def weigh_one(
        self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, action: Action, value: int, wants: list[float]
    ) -> float:
        worth = h.wanted(s, seat, e, INN, wants) - h.full(s, seat, e, wants)
        if action.verb == BUY_INN:
            worth -= s.rules.pieces.black_price * h.silver(s) + ANOTHER
        return worth

    def effect(self, h: BurgundyWorth, s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        return 0.0

    def ground(self, h: BurgundyWorth, s: Burgundy, e: Estate, board: Board, kind: int, at: int) -> float:
        """The larger area: for certain if this completes it, before that as likely as it will be completed; less what a
        tile of that colour would do there."""
        if kind != INN:
            return 0.0
        area = board.area[at]
        size = s.size_of(e, area)
        left = e.left[area]
        more = float(s.rules.pieces.area_points[size + 1] - s.rules.pieces.area_points[size])
        if left > 1:
            more *= 0.7 / (left - 1) if 2 * left <= h.rounds(s) + 2 else 0.1
        return h.area * more - LOST[board.colour[at]]
