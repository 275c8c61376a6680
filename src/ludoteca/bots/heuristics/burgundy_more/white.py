"""White castles: an action with the white die (E 5)."""

from typing import TYPE_CHECKING, Final

from ludoteca.core.protocol import Decision
from ludoteca.games.burgundy.actions import FREE
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.numbers import WHITE_CASTLE
from ludoteca.games.burgundy.position import Burgundy

from ..burgundy_wisdom import Wisdom

if TYPE_CHECKING:
    from ..burgundy import BurgundyHeuristic
    from ..burgundy_worth import BurgundyWorth

ACTION: Final = 2.2


class WhiteWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__("white", asks=("white_castle.act",), kinds=(WHITE_CASTLE,))

    def weigh(self, h: "BurgundyHeuristic", s: Burgundy, decision: Decision) -> list[float]:
        """The number is that of the white die."""
        e = s.estate(decision.seat)
        wants = [-1.0] * len(s.setting.tiles)
        weights: list[float] = []
        for action in decision.actions:
            if action.source == FREE:
                weights.append(h.die(s, decision.seat, e, action, s.white, wants))
            else:
                weights.append(h.weigh_one(s, decision.seat, e, action, wants))
        return weights

    def effect(self, h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        return ACTION + 4.0 * e.has(29)
