"""The queue of buildings: VE 24-25, A11, A14-A15."""

from ludoteca.core.protocol import Action, Decision, Frame

from ..actions import GOLD, ORDER, ORDER_CASA, ORDER_SET
from ..data import CASA
from ..position import GOING_ON, Venezia
from ..windows import before_order, with_gold
from .building import begun
from .gold import Exchange
from .works import ALONE, JOINT, ONE_CARD, chooser, pending


class Buildings(Frame[Venezia]):
    """VE 24-25: everything that is complete is built, one after another, in the order the active player wants. With one
    building left he is asked only for the gold (A11). A14, A15: when the game has closed, nothing more is begun."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> "Buildings":
        return Buildings(self.seat)

    def __repr__(self) -> str:
        return f"Buildings({self.seat})"

    def step(self, s: Venezia) -> Decision | None:
        acts = pending(s, self.seat)
        if not acts or s.ended != GOING_ON:
            s.stack.pop()
            return None
        code = acts[0].code
        if len(acts) > 1 or before_order(s, self.seat, self.chooser(s, code)):
            return Decision(self.seat, "building.order", with_gold(s, self.seat, acts), 1, 1, True)
        self.begin(s, code)
        return None

    def chooser(self, s: Venezia, code: int) -> int:
        return self.seat if code >= ORDER_SET else chooser(s, s.pawns[code - ORDER], self.seat)

    def apply(self, s: Venezia, action: Action) -> None:
        if action.code == GOLD:
            s.stack.append(Exchange(self.seat, self.seat, 0))
        else:
            self.begin(s, action.code)

    def begin(self, s: Venezia, code: int) -> None:
        if code == ORDER_CASA:
            s.stack.append(begun(self.seat, CASA, ONE_CARD, self.seat))
        elif code >= ORDER_SET:
            s.stack.append(begun(self.seat, code - ORDER_SET, ALONE, self.seat))
        else:
            s.stack.append(begun(self.seat, code - ORDER, JOINT, s.pawns[code - ORDER]))
