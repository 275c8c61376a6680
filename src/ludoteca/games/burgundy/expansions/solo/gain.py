"""E 10.17-10.18: one gain of points at a time, against the target."""

from ludoteca.core.protocol import Action, Decision, Frame

from ...actions import NO
from ...hooks import Watch
from ...phases.effects import Castle, decline
from ...position import Burgundy
from ...scoring import SILVER_POINTS
from .alone import LEAST, STEP, alone
from .numbers import TARGET, TOP_UP


class Gains(Watch):
    """Points that come in one step are one gain (R20); no rule of the base game has to know of it."""

    def scored(self, s: Burgundy, seat: int, source: int, number: int) -> None:
        top = s.stack[-1]
        if isinstance(top, Gain):
            top.number += number
        else:
            s.push(Gain(seat, number))


class Gain(Frame[Burgundy]):
    """E 10.17-10.18: the points go onto the track; what is missing to the target may be bought (R19); who has reached
    it begins anew, loses what is beyond, and acts as with a castle. `number` is what is not on the track yet."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def clone(self) -> "Gain":
        return Gain(self.seat, self.number)

    def step(self, s: Burgundy) -> Decision | None:
        book = alone(s)
        if self.number:
            book.mark += self.number
            self.number = 0
        elif book.missing() <= 0:
            s.stack.pop()
            self.reach(s)
        elif s.estate(self.seat).silver >= book.missing():
            return Decision(self.seat, "solo.top_up", [s.rules.codes.no, s.rules.by_verb[TOP_UP][0]])
        else:
            s.stack.pop()
        return None

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.verb == NO:
            decline(s, self.seat)
            return
        bought = alone(s).missing()
        s.earn(self.seat, -bought)
        s.score(self.seat, SILVER_POINTS, bought)

    def reach(self, s: Burgundy) -> None:
        """E 10.18: the target falls, but never below the last one; the action is gained there too."""
        book = alone(s)
        book.mark = 0
        book.target = max(book.target - STEP, LEAST)
        s.tell(TARGET, self.seat, book.target)
        s.push(Reward(self.seat))


class Reward(Castle):
    """E 10.18: an action as if a castle had been placed."""

    def clone(self) -> "Reward":
        return Reward(self.seat)

    def ask(self) -> str:
        return "solo.act"
