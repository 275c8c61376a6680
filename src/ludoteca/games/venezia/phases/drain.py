"""Draining: VE 47."""

from ludoteca.core.protocol import Action, Decision, Frame

from ..actions import GOLD, drain_verb
from ..position import GOING_ON, Venezia
from ..windows import may_pay, with_gold
from .gold import exchange


class Drain(Frame[Venezia]):
    """VE 47, Decided: none, one or two swamps, all chosen before a value is seen; the second has the higher code."""

    def __init__(self, seat: int, chosen: int) -> None:
        self.seat = seat
        self.chosen = chosen  # the first of the swamps, by its number among them; -1 before it

    def clone(self) -> "Drain":
        return Drain(self.seat, self.chosen)

    def step(self, s: Venezia) -> Decision | None:
        menu = s.menus.drains
        if len(menu) == 1 or s.ended != GOING_ON:
            s.stack.pop()
            return None
        if self.chosen < 0:
            return Decision(self.seat, "drain", with_gold(s, self.seat, menu), 0, 2, may_pay(s, self.seat))
        rest = menu[self.after(s, self.chosen) :]
        if len(rest) == 1:
            s.forced(self.seat, rest[0])
            self.finish(s, -1)
            return None
        return Decision(self.seat, "drain", rest, 0, 1)

    def after(self, s: Venezia, chosen: int) -> int:
        """Where the menu goes on behind a swamp."""
        return s.menus.drains.index(s.game.by_verb[drain_verb(s.board)][chosen]) + 1

    def apply(self, s: Venezia, action: Action) -> None:
        if action.verb == GOLD:
            exchange(s, self.seat, self.seat)
        elif action.closes:
            self.finish(s, -1)
        elif self.chosen < 0:
            self.chosen = action.thing
        else:
            self.finish(s, action.thing)

    def finish(self, s: Venezia, second: int) -> None:
        s.stack.pop()
        if self.chosen >= 0:
            s.drain(self.seat, self.chosen)
        if second >= 0:
            s.drain(self.seat, second)

    def pool(self, s: Venezia) -> list[Action]:
        start = 0 if self.chosen < 0 else self.after(s, self.chosen)
        return s.menus.drains[start:-1]
