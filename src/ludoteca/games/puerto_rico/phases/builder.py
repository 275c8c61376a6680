"""The builder phase: PR 33-39, 70, 75."""

from typing import Final

from ludoteca.core.frames import Around
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import BUILD, PASS, menu_or_pass, place_of_building
from ..data import CITY, LARGE_SET, QUARRY, UNIVERSITY
from ..packed import count
from ..player import Player
from ..position import CITY_FULL, PuertoRico
from ..scoring import BUILDINGS_SOURCE

NOTHING: Final = -1


class Builder(Around[PuertoRico]):
    """PR 33, 36, 70: each player, the builder first, may build one building; the university may man it. `built` is
    the building just built."""

    def __init__(self, owner: int, count: int, done: int, built: int) -> None:
        super().__init__(owner, count, done)
        self.built = built

    def clone(self) -> "Builder":
        return Builder(owner=self.owner, count=self.count, done=self.done, built=self.built)

    def turn(self, s: PuertoRico, seat: int) -> Decision | None:
        player = s.players[seat]
        if self.built != NOTHING:
            # A24: a university just built stands empty, so it does not serve itself.
            if player.works(UNIVERSITY) and s.colonist_left():
                return Decision(seat, "builder.university", s.menus.university)
            self.end_turn(s)
            return None
        offers = building_offers(s, player, 1 if seat == self.owner else 0)
        if offers:
            return Decision(seat, "builder.build", menu_or_pass(s, BUILD, offers))
        self.end_turn(s)
        return None

    def apply(self, s: PuertoRico, action: Action) -> None:
        seat = self.seat()
        if self.built != NOTHING:
            if action.verb != PASS:
                s.lend_colonist(seat, place_of_building(self.built))
                s.players[seat].add_crew(self.built)
            self.end_turn(s)
        elif action.verb == PASS:
            self.end_turn(s)
        else:
            self.built = action.thing
            build(s, seat, self.built, 1 if seat == self.owner else 0)

    def end_turn(self, s: PuertoRico) -> None:
        self.built = NOTHING
        self.next(s)


def building_offers(s: PuertoRico, player: Player, off: int) -> int:
    """PR 33-37, 39: what is in stock, not in the city, fits and can be paid. Any two free spaces do for a large
    building, because the others may be shifted (A18)."""
    free = CITY - player.used
    if free <= 0:
        return 0
    payable = s.setup.affordable(int(count(player.men, QUARRY)), off, player.doubloons)
    offers = int(s.market & ~player.city & payable)
    return offers if free > 1 else offers & ~LARGE_SET


def build(s: PuertoRico, seat: int, kind: int, off: int) -> None:
    """PR 34, 75: pay, take from the stock, place; the twelfth space ends the game after this round."""
    player = s.players[seat]
    price = s.setup.price_of(kind, int(count(player.men, QUARRY)), off)
    player.doubloons -= price
    stock = s.stock[:]
    stock[kind] -= 1
    s.stock = stock
    if stock[kind] == 0:
        s.sold_out(kind)
    player.add_building(kind, s.setup.size[kind], s.setup.circles[kind])
    s.tell(tell.BUILD, seat, kind, price)
    s.score(seat, BUILDINGS_SOURCE, s.setup.vp[kind])
    if player.used >= CITY:
        s.end_by(CITY_FULL)
