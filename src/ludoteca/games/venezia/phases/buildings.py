"""The queue of buildings: VE 24-25, A11, A14-A15."""

from ludoteca.core.frames import OneSeat
from ludoteca.core.protocol import Action, Decision

from ..actions import GOLD
from ..position import GOING_ON, Venezia
from ..windows import before_order, with_gold
from .building import begun
from .gold import exchange
from .works import chooser, master_of, pending, way_of


class Buildings(OneSeat[Venezia]):
    """VE 24-25: everything that is complete is built, one after another, in the order the active player wants. With one
    building left he is asked only for the gold (A11). A14, A15: when the game has closed, nothing more is begun."""

    def clone(self) -> "Buildings":
        return Buildings(self.seat)

    def step(self, s: Venezia) -> Decision | None:
        acts = pending(s, self.seat)
        if not acts or s.ended != GOING_ON:
            s.stack.pop()
            return None
        first = acts[0]
        if len(acts) > 1 or before_order(s, self.seat, chooser(s, master_of(s, first, self.seat), self.seat)):
            return Decision(self.seat, "building.order", with_gold(s, self.seat, acts), 1, 1, True)
        self.begin(s, first)
        return None

    def apply(self, s: Venezia, action: Action) -> None:
        if action.verb == GOLD:
            exchange(s, self.seat, self.seat)
        else:
            self.begin(s, action)

    def begin(self, s: Venezia, order: Action) -> None:
        s.push(begun(self.seat, order.thing, way_of(order), master_of(s, order, self.seat)))
