"""What happens, one class for each part of the rules."""

from __future__ import annotations

from ludoteca.core.frames import Around, Pick
from ludoteca.core.protocol import Action, Decision, Frame

from .actions import DONE, LAY
from .position import KINDS, Pebbles

ROUNDS = 4
AT_ONCE = 2


class Rounds(Frame[Pebbles]):
    """Rule 1: four rounds, each with another first player; rule 4: then everybody counts."""

    def __init__(self, played: int) -> None:
        self.played = played

    def clone(self) -> Rounds:
        return Rounds(self.played)

    def step(self, s: Pebbles) -> Decision | None:
        if self.played == ROUNDS:
            s.stack.pop()
            s.count()
            return None
        first = self.played % s.seats
        self.played += 1
        s.push(Laying(first, s.seats, 0))
        return None


class Laying(Around[Pebbles]):
    """Rule 2: in turn, draw one and lay one or two; rule 3: then the wave."""

    def clone(self) -> Laying:
        return Laying(self.owner, self.count, self.done)

    def turn(self, s: Pebbles, seat: int) -> Decision | None:
        self.next(s)
        s.draw(seat)
        s.push(Lay(seat, 1, AT_ONCE, 0))
        return None

    def finish(self, s: Pebbles) -> None:
        if s.rough:
            s.wave()


class Lay(Pick[Pebbles]):
    """The series: one or two pebbles, kinds never falling, so that no two orders are two answers."""

    def clone(self) -> Lay:
        return Lay(self.who, self.least, self.most, self.last)

    def kinds(self, s: Pebbles) -> list[int]:
        hand = s.hands[self.who]
        return [kind for kind in range(len(KINDS)) for _ in range(hand[kind])]

    def answers(self, s: Pebbles) -> list[Action]:
        return s.game.by_verb[LAY]

    def stop(self, s: Pebbles) -> Action:
        return s.game.actions[DONE]

    def ask(self) -> str:
        return "lay"

    def take(self, s: Pebbles, kind: int) -> None:
        s.lay(self.who, kind)
