"""Series of picks from a hand or from cards just drawn."""

from typing import Final

from ludoteca.core.frames import Pick
from ludoteca.core.protocol import Action

from .. import tell
from ..actions import CHANGE, DISCARD, KEEP, PASS
from ..position import SanJuan

# Why cards are discarded, and the question that asks for them.
LIMIT: Final = 0
START: Final = 1
ARCHIVE: Final = 2
TAX: Final = 3
TOWER: Final = 4
ASKS: Final = ("limit.discard", "start.discard", "councillor.discard", "taxes.discard", "tower.discard")


# The steps of a turn in which a player is asked for cards of the hand.
TO_ASK: Final = 0
ASKED: Final = 1


class FromHand(Pick[SanJuan]):
    """Cards leave the hand face down. `what` is for the phase to say."""

    def __init__(self, who: int, least: int, most: int, last: int, what: int) -> None:
        super().__init__(who, least, most, last)
        self.what = what

    def kinds(self, s: SanJuan) -> list[int]:
        return s.players[self.who].hand

    def stop(self, s: SanJuan) -> Action:
        return s.game.actions[PASS]

    def take(self, s: SanJuan, kind: int) -> None:
        s.discard(self.who, kind)


class Toss(FromHand):
    """Discard cards from the hand; `what` is why."""

    def clone(self) -> "Toss":
        return Toss(who=self.who, least=self.least, most=self.most, last=self.last, what=self.what)

    def answers(self, s: SanJuan) -> list[Action]:
        return s.game.by_verb[DISCARD]

    def ask(self) -> str:
        return ASKS[self.what]


class Change(FromHand):
    """E9: discard any number of cards and draw as many; `what` is how many were discarded."""

    def clone(self) -> "Change":
        return Change(who=self.who, least=self.least, most=self.most, last=self.last, what=self.what)

    def answers(self, s: SanJuan) -> list[Action]:
        return s.game.by_verb[CHANGE]

    def ask(self) -> str:
        return "amnesty.change"

    def take(self, s: SanJuan, kind: int) -> None:
        self.what += 1
        s.discard(self.who, kind)

    def finish(self, s: SanJuan) -> None:
        s.take(self.who, self.what)


class Keep(Pick[SanJuan]):
    """SJ 45-46, 88: keep some of the cards just drawn; the rest is discarded."""

    def clone(self) -> "Keep":
        return Keep(who=self.who, least=self.least, most=self.most, last=self.last)

    def kinds(self, s: SanJuan) -> list[int]:
        return s.drawn

    def answers(self, s: SanJuan) -> list[Action]:
        return s.game.by_verb[KEEP]

    def stop(self, s: SanJuan) -> Action:
        return s.game.actions[PASS]

    def ask(self) -> str:
        return "councillor.keep"

    def take(self, s: SanJuan, kind: int) -> None:
        drawn = s.drawn[:]
        drawn.remove(kind)
        s.drawn = drawn
        s.players[self.who].gain(kind)

    def finish(self, s: SanJuan) -> None:
        for card in s.drawn:
            s.players[self.who].known.append(card)
            s.tell(tell.DISCARD, self.who, card)
        s.drawn = []
        s.drawn_by = -1
