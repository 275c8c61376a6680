"""Tribute at the end of a phase, before the mines pay: E 11.7, R23, R40."""

from ludoteca.core.menus import picks
from ludoteca.core.protocol import Action, Decision, Frame

from ...actions import DONE
from ...estate import Estate
from ...hooks import Occasion
from ...phases.act import NO_ROOMS, use_power
from ...position import Burgundy
from ...privileges import TRIBUTE_BY_WORKERS
from ...reach import ANY
from ..tiles.monasteries import HIRE
from .arms import held, lose
from .numbers import FORFEIT, PAID, TRIBUTE


class TributeFalls(Occasion):
    def happen(self, s: Burgundy) -> None:
        s.begin_turn()
        s.push(Tribute(s.order, 0, 0, 0, False))


class Tribute(Frame[Burgundy]):
    """In the order of the track, `turns`, of whom `done` are through: which shields are left unpaid, though there be
    silver; then, with shield 3, how many of the others workers pay for; then the silver goes, and the shields. Paying
    comes before removing (R23): so the unpaid ones are `marked`, from `floor` on, until `paying`."""

    def __init__(self, turns: list[int], done: int, marked: int, floor: int, paying: bool) -> None:
        self.turns = turns
        self.done = done
        self.marked = marked
        self.floor = floor
        self.paying = paying

    def clone(self) -> "Tribute":
        return Tribute(self.turns, self.done, self.marked, self.floor, self.paying)

    def seat(self) -> int:
        return self.turns[self.done]

    def step(self, s: Burgundy) -> Decision | None:
        if self.done == len(self.turns):
            s.stack.pop()
            return None
        seat = self.seat()
        if seat >= s.seats or not held(s.estate(seat)):
            self.done += 1
            return None
        return self.ask_payment(s, seat) if self.paying else self.ask_forfeit(s, seat)

    def kept(self, e: Estate) -> list[int]:
        """The shields that are to be paid for."""
        return [shield for shield in held(e) if not (self.marked >> shield) & 1]

    def ask_forfeit(self, s: Burgundy, seat: int) -> Decision | None:
        """One unpaid shield after the other, by number, until the rest can be paid for."""
        e = s.estate(seat)
        kept = self.kept(e)
        due = len(kept) - e.silver - (e.workers if e.has(TRIBUTE_BY_WORKERS) else 0)
        acts = [s.rules.codes.done] if due <= 0 else []
        hire_offer(s, seat, acts)
        left = [shield for shield in kept if shield >= self.floor]
        if not left or (due >= len(left) and not acts):
            for shield in left:
                self.marked |= 1 << shield
            self.paying = True
            return None
        acts += picks(left, s.rules.by_verb[FORFEIT], self.floor, due)
        return Decision(seat, "tribute.forfeit", acts)

    def ask_payment(self, s: Burgundy, seat: int) -> Decision | None:
        """Shield 3: silver and workers in any mix."""
        e = s.estate(seat)
        price = len(self.kept(e))
        most = min(price, e.workers) if e.has(TRIBUTE_BY_WORKERS) else 0
        least = max(0, price - e.silver)
        if least == most:
            self.settle(s, seat, least)
            return None
        acts: list[Action] = []
        hire_offer(s, seat, acts)
        acts += s.rules.by_verb[TRIBUTE][least : most + 1]
        return Decision(seat, "tribute.pay", acts)

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.verb == FORFEIT:
            self.marked |= 1 << action.thing
            self.floor = action.thing + 1
        elif action.verb == DONE:
            self.paying = True
        elif action.verb == TRIBUTE:
            self.settle(s, self.seat(), action.thing)
        else:
            use_power(s, self.seat(), ANY, action)

    def settle(self, s: Burgundy, seat: int, workers: int) -> None:
        e = s.estate(seat)
        silver = len(self.kept(e)) - workers
        s.hire(seat, -workers)
        s.earn(seat, -silver)
        if silver + workers:
            s.tell(PAID, seat, silver, workers)
        unpaid = [shield for shield in held(e) if (self.marked >> shield) & 1]
        self.done += 1
        self.marked = 0
        self.floor = 0
        self.paying = False
        s.begin_turn()
        for shield in unpaid:
            lose(s, seat, shield)


def hire_offer(s: Burgundy, seat: int, acts: list[Action]) -> None:
    """R6: whoever may pay with workers may buy some (monastery 28) at that moment."""
    if s.estate(seat).has(TRIBUTE_BY_WORKERS):
        for power in s.setting.powers:
            if power.verb == HIRE:
                power.offer(s, seat, 0, ANY, NO_ROOMS, acts)
