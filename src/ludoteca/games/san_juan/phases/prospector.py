"""The prospector and the gold mines: SJ 48-49, 63-65, 91."""

from typing import Final

from ludoteca.core.chance import EVERYBODY
from ludoteca.core.frames import InSteps
from ludoteca.core.menus import picks
from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import MINE, PASS, USE, USE_LIBRARY
from ..data import GOLD_MINE
from ..position import LIBRARY_ASKED, LIBRARY_AT_ONCE, TURN_UP, SanJuan
from .library import DRAWN, MAY, READ, ask_library, ask_may

TURNED: Final = 4


class Prospector(Frame[SanJuan]):
    """SJ 48: the picker alone draws a card, two with the library. Then the gold mines work, whoever owns them and
    whether or not he drew."""

    def __init__(self, who: int, visit: bool, todo: int) -> None:
        self.who = who
        self.visit = visit
        self.todo = todo

    def clone(self) -> "Prospector":
        return Prospector(self.who, self.visit, self.todo)

    def step(self, s: SanJuan) -> Decision | None:
        if self.todo == DRAWN:
            s.stack.pop()
            s.begin_turn()
            s.push(GoldMine(owner=self.who, count=s.seats, done=0, todo=MAY))
        elif s.dry():
            self.todo = DRAWN
        elif self.todo == MAY:
            if s.setting.letter:
                return ask_may(s, self.who, "prospector.draw")
            self.todo = READ
        else:
            library = s.library(self.who, self.who, self.visit)
            if library == LIBRARY_ASKED:
                return ask_library(s, self.who, "prospector.library")
            self.draw(s, library == LIBRARY_AT_ONCE)
        return None

    def apply(self, s: SanJuan, action: Action) -> None:
        if self.todo == MAY:
            self.todo = DRAWN if action.verb == PASS else READ
        else:
            self.draw(s, action.verb == USE_LIBRARY)

    def draw(self, s: SanJuan, library: bool) -> None:
        self.todo = DRAWN
        if library:
            s.players[self.who].read = True
            s.tell(tell.LIBRARY, self.who)
        s.take(self.who, 2 if library else 1)


TURN: Final = 1
CHOOSE: Final = 2


class GoldMine(InSteps[SanJuan]):
    """SJ 63: owners in order from the prospector turn up four cards; if all costs differ one of them is taken (the
    cheapest in the second edition, A11), otherwise none. A14: fewer than four cards give nothing."""

    def clone(self) -> "GoldMine":
        return GoldMine(owner=self.owner, count=self.count, done=self.done, todo=self.todo)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if self.todo == MAY:
            if not s.players[seat].works(GOLD_MINE) or s.dry():
                self.next(s)
            elif s.setting.letter:
                return Decision(seat, "gold_mine.use", [s.game.actions[PASS], s.game.by_verb[USE][GOLD_MINE]])
            else:
                self.todo = TURN
        elif self.todo == TURN:
            s.tell(tell.FUNCTION, seat, GOLD_MINE)
            s.turned = s.look_at(TURNED, TURN_UP, EVERYBODY)
            self.todo = CHOOSE
        elif not all_differ(s):
            self.close(s)
        elif s.setting.second and not s.setting.letter:
            self.gain(s, seat, cheapest(s))
        else:
            return Decision(seat, "gold_mine.mine", self.offers(s))
        return None

    def offers(self, s: SanJuan) -> list[Action]:
        acts = picks([cheapest(s)] if s.setting.second else s.turned, s.game.by_verb[MINE], 0, 0)
        return [s.game.actions[PASS], *acts] if s.setting.letter else acts

    def apply(self, s: SanJuan, action: Action) -> None:
        if self.todo == MAY:
            if action.verb == PASS:
                self.next(s)
            else:
                self.todo = TURN
        elif action.verb == PASS:
            self.close(s)
        else:
            self.gain(s, self.seat(), action.thing)

    def gain(self, s: SanJuan, seat: int, kind: int) -> None:
        player = s.players[seat]
        turned = s.turned[:]
        turned.remove(kind)
        s.turned = turned
        player.gain(kind)
        player.shown = [*player.shown, kind]
        s.tell(tell.MINED, seat, kind)
        self.close(s)

    def close(self, s: SanJuan) -> None:
        s.opened += s.turned
        s.turned = []
        self.todo = MAY
        self.next(s)


def all_differ(s: SanJuan) -> bool:
    if len(s.turned) < TURNED:
        return False
    seen = 0
    for kind in s.turned:
        bit = 1 << s.setting.cost[kind]
        if seen & bit:
            return False
        seen |= bit
    return True


def cheapest(s: SanJuan) -> int:
    best = s.turned[0]
    for kind in s.turned:
        if s.setting.cost[kind] < s.setting.cost[best]:
            best = kind
    return best
