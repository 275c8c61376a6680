"""What the bots of Burgundy think of Châteauma (E 13-17): nothing of it is theirs to choose, but they know how it
stands."""

from typing import TYPE_CHECKING, Final

from ludoteca.games.burgundy.data import MINE, PHASES
from ludoteca.games.burgundy.expansions.chateau.end import last_count, visible
from ludoteca.games.burgundy.expansions.chateau.part import LEFT, RIGHT, rival
from ludoteca.games.burgundy.position import Burgundy

from ..burgundy_wisdom import Wisdom

if TYPE_CHECKING:
    from ..burgundy_worth import BurgundyWorth

MINE_WORTH: Final = 0.6  # of the silver of a phase: two of them buy a tile for the reserve


class ChateauWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__("chateau")

    def unseated(self, h: "BurgundyWorth", s: Burgundy) -> float:
        """What would be counted now, what is begun, and what its mines will pay; as for anybody else."""
        r = rival(s)
        left = float(h.rounds(s))
        part = left / (left + 6.0)
        total = 0.0
        for _, number in last_count(s, r):
            total += number
        total += sum(r.goods) * 0.7 * part * (s.setting.sale - 1)
        for side in (LEFT, RIGHT):
            card = r.terms.prints.cards[r.cards[side]]
            done = card.size - len(r.free(side))
            total += part * card.points[r.terms.level] * done * done / card.size / card.size
        return total + MINE_WORTH * visible(s, r, MINE) * (PHASES - s.phase)
