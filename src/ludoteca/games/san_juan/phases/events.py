"""The Events expansion: E4-E12."""

from ludoteca.core.frames import Around, OneSeat
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import BUILD, PASS, QUAKE, QUAKE_LOADED, VISIT
from ..data import BUILDINGS, PLANTS, ROLES
from ..player import TUCKED
from ..position import SanJuan
from ..scoring import BUILDINGS_SOURCE, CHAPEL_SOURCE
from .builder import end_of_building
from .hand import TAX, Change, Toss


class Earthquake(Around[SanJuan]):
    """E6: each player must discard one of his buildings with everything that lies with it (E-A6)."""

    def clone(self) -> "Earthquake":
        return Earthquake(self.owner, self.count, self.done)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        player = s.players[seat]
        table = s.game.actions
        acts: list[Action] = []
        for kind in range(BUILDINGS):
            if player.owns(kind) and (kind >= PLANTS or player.loaded(kind) < player.plants[kind]):
                acts.append(table[QUAKE + kind])
        acts += [table[QUAKE_LOADED + plant] for plant in range(PLANTS) if player.loaded(plant)]
        if acts:
            return Decision(seat, "earthquake.quake", acts)
        self.next(s)
        return None

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if action.code >= QUAKE_LOADED:
            self.fall(s, seat, action.code - QUAKE_LOADED, True)
        else:
            self.fall(s, seat, action.code - QUAKE, False)
        self.next(s)

    def fall(self, s: SanJuan, seat: int, kind: int, loaded: bool) -> None:
        """Tucked cards are known to their owner alone, goods to nobody, buildings to all."""
        player = s.players[seat]
        s.tell(tell.QUAKE, seat, kind, 1 if loaded else 0)
        if loaded:
            s.lose_good(player, kind)
        for entry in player.clear(kind):
            card = entry & (TUCKED - 1)
            if entry & TUCKED:
                player.known.append(card)
                s.score(seat, CHAPEL_SOURCE, -1)
            else:
                s.opened.append(card)
        player.tear(kind)
        s.opened.append(kind)
        s.score(seat, BUILDINGS_SOURCE, -s.cards.vp[kind])


class DebtRelief(Around[SanJuan]):
    """E7: each player draws three cards."""

    def clone(self) -> "DebtRelief":
        return DebtRelief(self.owner, self.count, self.done)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        s.take(seat, 3)
        self.next(s)
        return None


class Taxes(Around[SanJuan]):
    """E8, E-A10: everybody but the one who chose it discards a card, clockwise from his left."""

    def __init__(self, owner: int, count: int, done: int, paid: bool) -> None:
        super().__init__(owner, count, done)
        self.paid = paid

    def clone(self) -> "Taxes":
        return Taxes(self.owner, self.count, self.done, self.paid)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if self.paid or seat == self.owner or not s.players[seat].hand:
            self.paid = False
            self.next(s)
        else:
            self.paid = True
            s.push(Toss(seat, 1, 1, 0, TAX))
        return None


class Amnesty(Around[SanJuan]):
    """E9: each player may discard any number of cards and draw as many."""

    def __init__(self, owner: int, count: int, done: int, changed: bool) -> None:
        super().__init__(owner, count, done)
        self.changed = changed

    def clone(self) -> "Amnesty":
        return Amnesty(self.owner, self.count, self.done, self.changed)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        hand = len(s.players[seat].hand)
        if self.changed or hand == 0:
            self.changed = False
            self.next(s)
        else:
            self.changed = True
            s.push(Change(seat, 0, hand, 0, 0))
        return None


DEAREST = 4


class FreeBuild(Around[SanJuan]):
    """E11-E12, E-A8: each player may build a card of printed cost 4 or less for nothing; no building helps."""

    def clone(self) -> "FreeBuild":
        return FreeBuild(self.owner, self.count, self.done)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        player = s.players[seat]
        table = s.game.actions
        acts = [table[PASS]]
        before = -1
        for kind in player.hand:
            if kind != before and s.cost[kind] <= DEAREST and (kind < PLANTS or not player.owns(kind)):
                acts.append(table[BUILD + kind])
            before = kind
        return Decision(seat, "free_build.build", acts, 1, 1, True)

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if action.code != PASS:
            kind = action.code - BUILD
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
        table = s.game.actions
        acts = [table[VISIT + role] for role in range(ROLES) if (s.taken >> role) & 1]
        return Decision(self.seat, "visit.role", acts)

    def apply(self, s: SanJuan, action: Action) -> None:
        from ..round import open_role

        s.stack.pop()
        open_role(s, self.seat, action.code - VISIT, True)
