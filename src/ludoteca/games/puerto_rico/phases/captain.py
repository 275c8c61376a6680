"""The captain phase, loading: PR 51-56, 71-73, 76."""

from mypy_extensions import i64

from ludoteca.core.frames import Repeat
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import BY_WHARF, HULLS, LOAD, PASS
from ..data import GOODS, HARBOR, WHARF
from ..packed import count, some
from ..player import Player
from ..position import PuertoRico
from ..scoring import CAPTAIN_SOURCE, HARBOR_SOURCE, SHIPPING_SOURCE
from .storage import NOT_BEGUN, Storage

NO_POINT = 0
CAPTAINS = 1
HARBORS = 2


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
        return Captain(self.owner, self.count, self.done, self.up, self.wharves, self.privilege, self.asked)

    def wharf(self, player: Player, seat: int) -> bool:
        """PR 72: once in a phase."""
        return player.works(WHARF) and not (self.wharves >> seat) & 1

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
            self.answer(s, seat, action.code != PASS)
        elif action.code == PASS:
            self.next(s, False)
            return
        else:
            self.load(s, seat, action.code - LOAD)
        if not self.asked:
            self.next(s, True)

    def load(self, s: PuertoRico, seat: int, where: int) -> None:
        """PR 54, 56, 71-72: all that fits; a wharf takes all of the kind. A point for each barrel, one for the
        captain's first load, one for each load by a harbor."""
        good = where // HULLS
        hull = where % HULLS
        player = s.players[seat]
        number = count(player.goods, good)
        if hull == BY_WHARF:
            self.wharves |= 1 << seat
            s.supply += some(number, good)
        else:
            number = min(number, s.room(hull))
            put_aboard(s, hull, good, number)
        player.goods -= some(number, good)
        s.tell(tell.LOAD, seat, where, int(number))
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
        s.push(Storage(self.owner, self.count, 0, NOT_BEGUN, 0, 0))


def pay(s: PuertoRico, seat: int, points: int) -> None:
    if points & CAPTAINS:
        s.ship_points(seat, CAPTAIN_SOURCE, 1)
    if points & HARBORS:
        s.ship_points(seat, HARBOR_SOURCE, 1)


def put_aboard(s: PuertoRico, ship: i64, good: i64, number: i64) -> None:
    cargo = number << 4
    if s.aboard_of(ship) == 0:
        cargo += good + 1
    s.cargo += cargo << (8 * ship)


def load_offers(s: PuertoRico, player: Player, wharf: bool) -> list[Action]:
    """PR 52-55, 72-73, A5-A6: for each kind the ship that carries it, or those empty ones that take the most barrels,
    and the wharf. One may pass only if no ship accepts anything."""
    table = s.game.actions
    acts: list[Action] = []
    must = False
    for good in range(GOODS):
        number = int(count(player.goods, good))
        if number == 0:
            continue
        code = LOAD + good * HULLS
        ship = s.ship_with(good)
        if ship >= 0:
            if s.room(ship) > 0:
                acts.append(table[code + ship])
                must = True
        else:
            best = best_ships(s, number)
            acts += [table[code + empty] for empty in best]
            must = must or len(best) > 0
        if wharf:
            acts.append(table[code + BY_WHARF])
    if acts and not must:
        acts.insert(0, table[PASS])
    return acts


def best_ships(s: PuertoRico, number: int) -> list[int]:
    """PR 54: the empty ships that take the most barrels. Ships stand in rising order."""
    ships = s.setup.ships
    most = 0
    for ship in range(len(ships)):
        if s.aboard_of(ship) == 0:
            most = min(number, ships[ship])
    if most == 0:
        return []
    return [ship for ship in range(len(ships)) if s.aboard_of(ship) == 0 and ships[ship] >= most]
