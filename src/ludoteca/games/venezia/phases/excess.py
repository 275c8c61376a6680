"""The end of the first action: VE 46, A7."""

from ludoteca.core.frames import Pick
from ludoteca.core.protocol import Action

from ..actions import DROP
from ..data import KEPT_TYPES, PAWNS
from ..position import Venezia


class Excess(Pick[Venezia]):
    """VE 46: of more than two types in front, whole types are discarded until two are left."""

    def clone(self) -> "Excess":
        return Excess(self.who, self.least, self.most, self.last)

    def kinds(self, s: Venezia) -> list[int]:
        return types(s, self.who)

    def secret(self) -> bool:
        return False

    def answers(self, s: Venezia) -> list[Action]:
        return s.game.by_verb[DROP]

    def ask(self) -> str:
        return "building.drop"

    def take(self, s: Venezia, kind: int) -> None:
        s.drop_front(self.who, kind)


def types(s: Venezia, party: int) -> list[int]:
    """The types of building under construction that a party takes part in."""
    front = s.players[party].front
    kinds: list[int] = []
    for kind in range(PAWNS):
        if front[kind]:
            kinds.append(kind)
    return kinds


def excess(s: Venezia, seat: int) -> int:
    return max(len(types(s, seat)) - KEPT_TYPES, 0)
