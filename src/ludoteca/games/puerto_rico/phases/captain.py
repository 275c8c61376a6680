"""The captain phase, loading: PR 51-56, 71-73, 76."""

from typing import Final

from ludoteca.core.frames import Repeat
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import BY_WHARF, LOAD, PASS, load_by, load_place
from ..data import GOODS, HARBOR, WHARF
from ..packed import count, some
from ..player import Player
from ..position import PuertoRico
from ..scoring import CAPTAIN_SOURCE, HARBOR_SOURCE, SHIPPING_SOURCE
from .storage import storage

NO_POINT: Final = 0
CAPTAINS: Final = 1
HARBORS: Final = 2


class Captain(Repeat[PuertoRico]):
    """PR 51-56: round and round from the captain; who can load must. `wharves` is the set of seats that have used
    theirs, `privilege` whether the captain's point is still to come, `asked` the points a load brought that may, by
    the letter of the book, be refused."""

    def __init__(self, owner: int, count: int, done: int, up: int, wharves: int, privilege: bool, asked: int) -> None:
        super().__init__(owner, count, done, up)
        self.wharves = wharves
        self.privilege = privilege
        self.asked = asked

    def clone(self) -> "Captain":
        return Captain(
            owner=self.owner, count=self.count, done=self.done, up=self.up, wharves=self.wharves,
            privilege=self.privilege, asked=self.asked,
        )  # fmt: skip

    def wharf(self, player: Player, seat: int) -> bool:
        """PR 72: once in a phase."""
        return player.works(WHARF) and not self.used_wharf(seat)

    def used_wharf(self, seat: int) -> bool:
        return (self.wharves >> seat) & 1 == 1

    def turn(self, s: PuertoRico, seat: int) -> Decision | None:
        if self.asked:
            menus = s.menus
            return Decision(seat, "captain.point", menus.captain_point if self.asked & CAPTAINS else menus.harbor_point)
        player = s.players[seat]
        if player.goods:
            acts = load_offers(s, player, self.wharf(player, seat))
            if acts:
                return Decision(seat, "captain.load", acts)
        self.next(s, False)
        return None

    def apply(self, s: PuertoRico, action: Action) -> None:
        seat = self.up
        if self.asked:
            self.answer(s, seat, action.verb != PASS)
        elif action.verb == PASS:
            self.next(s, False)
            return
        else:
            self.load(s, seat, action.thing, action.source)
        if not self.asked:
            self.next(s, True)

    def load(self, s: PuertoRico, seat: int, good: int, hull: int) -> None:
        """PR 54, 56, 71-72: all that fits; a wharf takes all of the kind. A point for each barrel, one for the
        captain's first load, one for each load by a harbor."""
        player = s.players[seat]
        number = count(player.goods, good)
        if hull == BY_WHARF:
            self.wharves |= 1 << seat
            s.supply += some(number, good)
        else:
            number = min(number, s.room(hull))
            s.put_aboard(hull, good, number)
        player.goods -= some(number, good)
        s.tell(tell.LOAD, seat, load_place(good, hull), int(number))
        s.ship_points(seat, SHIPPING_SOURCE, int(number))
        points = HARBORS if player.works(HARBOR) else NO_POINT
        if self.privilege and seat == self.owner:
            self.privilege = False
            points |= CAPTAINS
        if s.letter:
            self.asked = points
        else:
            pay(s, seat, points)

    def answer(self, s: PuertoRico, seat: int, taken: bool) -> None:
        point = CAPTAINS if self.asked & CAPTAINS else HARBORS
        self.asked &= ~point
        if taken:
            pay(s, seat, point)

    def finish(self, s: PuertoRico) -> None:
        s.push(storage(self.owner, self.count))


def pay(s: PuertoRico, seat: int, points: int) -> None:
    if points & CAPTAINS:
        s.ship_points(seat, CAPTAIN_SOURCE, 1)
    if points & HARBORS:
        s.ship_points(seat, HARBOR_SOURCE, 1)


def captain(s: PuertoRico, owner: int) -> Captain:
    """The frame before anybody has loaded."""
    return Captain(owner=owner, count=s.seats, done=0, up=owner, wharves=0, privilege=True, asked=NO_POINT)


def load_offers(s: PuertoRico, player: Player, wharf: bool) -> list[Action]:
    """PR 52-55, 72-73, A5-A6: for each kind the ship that carries it, or those empty ones that take the most barrels,
    and the wharf. One may pass only if no ship accepts anything."""
    load = s.game.by_verb[LOAD]
    acts: list[Action] = []
    must = False
    for good in range(GOODS):
        number = int(count(player.goods, good))
        if number == 0:
            continue
        ship = s.ship_with(good)
        if ship >= 0:
            if s.room(ship) > 0:
                acts.append(load_by(load, good, ship))
                must = True
        else:
            best = best_ships(s, number)
            acts += [load_by(load, good, empty) for empty in best]
            must = must or len(best) > 0
        if wharf:
            acts.append(load_by(load, good, BY_WHARF))
    if acts and not must:
        acts.insert(0, s.game.actions[PASS])
    return acts


def best_ships(s: PuertoRico, number: int) -> list[int]:
    """PR 54: the empty ships that take the most barrels. Ships stand in rising order."""
    ships = s.setup.ships
    most = 0
    for ship in range(len(ships)):
        if s.empty(ship):
            most = min(number, ships[ship])
    if most == 0:
        return []
    return [ship for ship in range(len(ships)) if s.empty(ship) and ships[ship] >= most]
