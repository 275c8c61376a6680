"""What shields let one do in a turn: take one for a double (E 11.3-11.6), choose whom to copy (shield 6), make a die
any number (shield 16)."""

from typing import Final

from ludoteca.core.protocol import Action, Decision, Frame

from ...actions import FIRST, NO
from ...data import DEPOTS, NONE
from ...estate import Estate
from ...hooks import FIRST_DIE, OF_A_CASTLE, SECOND_DIE, Power
from ...phases.turn import Turn
from ...position import Burgundy
from ...privileges import COPYIST, SHIELD_BY_CASTLE, WILD_DIE
from ...reach import ANY, workers_for
from ...seat import BOTH
from .arms import arms, castles, crests, follow, gain, held, lose, lying_anywhere, lying_in, take_off
from .numbers import COPIED, COPY, FORFEIT, OTHERS, SHIELD, TURNED, WILD
from .printed import MOST_LYING

# A bit of Seat.used.
TURNED_ONE: Final = 16


class TakeShield(Power):
    """E 11.3: with both dice, instead of their actions, a shield of the depot with their number; with shield 11 also
    instead of a castle's action, of any depot."""

    def __init__(self) -> None:
        super().__init__(SHIELD)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        by_castle = sources & OF_A_CASTLE
        if not by_castle and not (sources & FIRST_DIE and s.players[seat].spent == 0):
            return
        e = s.estate(seat)
        if castles(s, e) == 0:
            return
        found: list[int] = []
        if by_castle:
            if e.has(SHIELD_BY_CASTLE):
                found = lying_anywhere(s)
        else:
            for depot in range(DEPOTS):
                if double_price(s, seat, e, depot + 1) <= e.workers:
                    found += lying_in(s, depot)
            found.sort()
        answers = s.rules.by_verb[SHIELD]
        for shield in found:
            acts.append(answers[shield])

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        top = s.stack[-1]
        if isinstance(top, Turn):
            depot = crests(s).lying.index(action.thing) // MOST_LYING
            s.hire(seat, -double_price(s, seat, s.estate(seat), depot + 1))
            s.players[seat].spent = BOTH
        else:
            s.stack.pop()
        if held(s.estate(seat)):
            s.push(Oust(seat, action.thing))
        else:
            take_off(s, action.thing)
            gain(s, seat, action.thing)


def double_price(s: Burgundy, seat: int, e: Estate, number: int) -> int:
    """E 11.5, R22: the least workers that make both dice that number."""
    player = s.players[seat]
    double = e.has(8)
    return workers_for(double, 0, player.first, number) + workers_for(double, 0, player.second, number)


class Oust(Frame[Burgundy]):
    """E 11.4, R42: the shield that goes for a new one; none has to while a castle is free. The new one lies in its
    depot until then."""

    def __init__(self, seat: int, shield: int) -> None:
        self.seat = seat
        self.shield = shield

    def clone(self) -> "Oust":
        return Oust(self.seat, self.shield)

    def step(self, s: Burgundy) -> Decision | None:
        e = s.estate(self.seat)
        answers = s.rules.by_verb[FORFEIT]
        acts = [s.rules.codes.no] if castles(s, e) > len(held(e)) else []
        for shield in held(e):
            acts.append(answers[shield])
        if len(acts) == 1:
            self.apply(s, acts[0])
            return None
        return Decision(self.seat, "shield.replace", acts)

    def apply(self, s: Burgundy, action: Action) -> None:
        s.stack.pop()
        if action.verb != NO:
            lose(s, self.seat, action.thing)
        take_off(s, self.shield)
        gain(s, self.seat, self.shield)


class Copy(Power):
    """Shield 6: once, at any moment of one's own turns, whose monasteries count as one's own."""

    def __init__(self) -> None:
        super().__init__(COPY)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        e = s.estate(seat)
        if e.has(COPYIST) and arms(e).copied == NONE:
            acts += s.rules.by_verb[COPY][: min(len(s.players) - 1, OTHERS)]

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        whom = other(s, seat, action.thing)
        arms(s.estate(seat)).copied = whom
        s.tell(COPIED, seat, whom)
        follow(s, seat)


def other(s: Burgundy, seat: int, place: int) -> int:
    """The player so many places on, those without a seat behind the last."""
    return (seat + 1 + place) % len(s.players)


class WildDie(Power):
    """Shield 16, R30: once a turn a die becomes one of any number, named by what it is used for."""

    def __init__(self) -> None:
        super().__init__(WILD)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        if s.estate(seat).has(WILD_DIE) and not s.players[seat].used & TURNED_ONE:
            answers = s.rules.by_verb[WILD]
            if sources & FIRST_DIE:
                acts.append(answers[0])
            if sources & SECOND_DIE:
                acts.append(answers[1])

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        player = s.players[seat]
        player.used |= TURNED_ONE
        if action.thing == FIRST:
            player.first = ANY
        else:
            player.second = ANY
        s.tell(TURNED, seat, action.thing + 1)
