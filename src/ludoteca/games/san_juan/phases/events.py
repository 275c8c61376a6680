"""The Events expansion: E4-E12."""

from typing import Final

from ludoteca.core.frames import Around, InSteps, OneSeat
from ludoteca.core.menus import counted, distinct, of_bits
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import BUILD, PASS, QUAKE, QUAKE_LOADED, VISIT, by_code
from ..data import PLANTS
from ..packed import card_beneath, is_tucked
from ..player import Player
from ..position import SanJuan
from ..scoring import BUILDINGS_SOURCE, CHAPEL_SOURCE
from .builder import end_of_building
from .hand import ASKED, TAX, TO_ASK, Change, Toss


class Earthquake(Around[SanJuan]):
    """E6: each player must discard one of his buildings with everything that lies with it (E-A6)."""

    def clone(self) -> "Earthquake":
        return Earthquake(self.owner, self.count, self.done)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        acts = self.offers(s, s.players[seat])
        if acts:
            return Decision(seat, "earthquake.quake", acts)
        self.next(s)
        return None

    def offers(self, s: SanJuan, player: Player) -> list[Action]:
        """Equal plants are two answers at most: one with a good, one without."""
        loads = player.loads()
        quake = s.game.by_verb[QUAKE]
        acts = [quake[kind] for kind in player.kinds() if kind >= PLANTS or loads[kind] < player.plants[kind]]
        acts += counted(loads, s.game.by_verb[QUAKE_LOADED], 0, 0)
        return by_code(acts) if s.setting.cards.more else acts

    def apply(self, s: SanJuan, action: Action) -> None:
        self.fall(s, self.seat(), action.thing, action.verb == QUAKE_LOADED)
        self.next(s)

    def fall(self, s: SanJuan, seat: int, kind: int, loaded: bool) -> None:
        """Tucked cards are known to their owner alone, goods to nobody, buildings to all."""
        player = s.players[seat]
        s.tell(tell.QUAKE, seat, kind, 1 if loaded else 0)
        if loaded:
            s.lose_good(player, kind)
        for entry in player.clear(kind):
            card = card_beneath(entry)
            if is_tucked(entry):
                player.known.append(card)
                s.score(seat, CHAPEL_SOURCE, -1)
            else:
                s.opened.append(card)
        player.tear(kind)
        s.opened.append(kind)
        s.score(seat, BUILDINGS_SOURCE, -s.setting.cards.vp[kind])


class DebtRelief(Around[SanJuan]):
    """E7: each player draws three cards."""

    def clone(self) -> "DebtRelief":
        return DebtRelief(self.owner, self.count, self.done)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        s.take(seat, 3)
        self.next(s)
        return None


class Taxes(InSteps[SanJuan]):
    """E8, E-A10: everybody but the one who chose it discards a card, clockwise from his left."""

    def clone(self) -> "Taxes":
        return Taxes(owner=self.owner, count=self.count, done=self.done, todo=self.todo)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if self.todo == ASKED or seat == self.owner or not s.players[seat].hand:
            self.todo = TO_ASK
            self.next(s)
        else:
            self.todo = ASKED
            s.push(Toss(who=seat, least=1, most=1, last=0, what=TAX))
        return None


class Amnesty(InSteps[SanJuan]):
    """E9: each player may discard any number of cards and draw as many."""

    def clone(self) -> "Amnesty":
        return Amnesty(owner=self.owner, count=self.count, done=self.done, todo=self.todo)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        hand = len(s.players[seat].hand)
        if self.todo == ASKED or hand == 0:
            self.todo = TO_ASK
            self.next(s)
        else:
            self.todo = ASKED
            s.push(Change(who=seat, least=0, most=hand, last=0, what=0))
        return None


DEAREST: Final = 4


class FreeBuild(Around[SanJuan]):
    """E11-E12, E-A8: each player may build a card of printed cost 4 or less for nothing; no building helps."""

    def clone(self) -> "FreeBuild":
        return FreeBuild(self.owner, self.count, self.done)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        player = s.players[seat]
        build = s.game.by_verb[BUILD]
        acts = [s.game.actions[PASS]]
        for kind in distinct(player.hand):
            if s.setting.cost[kind] <= DEAREST and not player.barred(kind):
                acts.append(build[kind])
        return Decision(seat, "free_build.build", acts, 1, 1, True)

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if action.verb != PASS:
            kind = action.thing
            s.players[seat].lift(kind)
            s.place(seat, kind, -1, False)
        self.next(s)

    def finish(self, s: SanJuan) -> None:
        end_of_building(s)


class Visit(OneSeat[SanJuan]):
    """E10: the player picks a role used in this round and carries it out again, privilege included."""

    def clone(self) -> "Visit":
        return Visit(self.seat)

    def step(self, s: SanJuan) -> Decision | None:
        return Decision(self.seat, "visit.role", of_bits(s.taken, s.game.by_verb[VISIT]))

    def apply(self, s: SanJuan, action: Action) -> None:
        from ..round import open_role

        s.stack.pop()
        open_role(s, self.seat, action.thing, True)
