"""What a bot thinks of the team game (E 9): in which key spaces tiles are kept."""

from typing import TYPE_CHECKING

from ludoteca.core.protocol import Decision
from ludoteca.games.burgundy.data import NONE
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.team.keys import SHARED, Slot, private_of
from ludoteca.games.burgundy.position import Burgundy

from ..burgundy_wisdom import Wisdom
from ..burgundy_worth import WAITING, BurgundyWorth

if TYPE_CHECKING:
    from ..burgundy import BurgundyHeuristic


class TeamWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__("team", asks=("turn.slot",))

    def weigh(self, h: "BurgundyHeuristic", s: Burgundy, decision: Decision) -> list[float]:
        """What both can place is placed sooner: a tile comes into a shared place, and one leaves a private place."""
        frame = s.stack[len(s.stack) - 1]
        assert isinstance(frame, Slot)
        comes = frame.kind == NONE
        return [1.0 if (action.verb == SHARED) == comes else 0.0 for action in decision.actions]

    def prospects(self, h: BurgundyWorth, s: Burgundy, e: Estate) -> float:
        """Tiles in private places, which the storage of the estate does not hold."""
        waiting = 0
        for held in private_of(s, e):
            waiting += len(held)
        left = float(h.rounds(s))
        return WAITING * left / (left + 6.0) * waiting
