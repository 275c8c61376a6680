"""E 10.10-10.13: ships, what they sink, and tiles that lie face down."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.frames import OneSeat, Pick
from ludoteca.core.protocol import Action, Decision

from ...actions import NO, PICK
from ...boards import Board
from ...data import DEPOTS, GOODS
from ...estate import Estate, put
from ...hooks import Tile
from ...phases.act import acquire, can_store
from ...phases.effects import decline
from ...phases.pick import pick_offers
from ...phases.ship import FIRST_DEPOT, Ship
from ...position import Burgundy
from ...tiles import ShipTile
from ..numbers import BLANK
from .alone import alone
from .numbers import GIVEN, SUNK, SWAPPED

PRICE: Final = 5  # goods


class BlankTile(Tile):
    """E 10.12: a tile that lies face down goes to a hex of any colour, and does nothing there."""

    def room(self, s: Burgundy, e: Estate, board: Board, part: int) -> i64:
        return e.front[part]


class LoneShipTile(ShipTile):
    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(LoneShip(seat, FIRST_DEPOT, -1))


class LoneShip(Ship):
    """E 10.10, R16: it loads as ever, then all other goods leave the game; no marker moves."""

    def clone(self) -> "LoneShip":
        return LoneShip(self.seat, self.todo, self.depot)

    def arrive(self, s: Burgundy) -> None:
        sink(s)
        s.push(Swap(self.seat))


def sink(s: Burgundy) -> None:
    for depot in range(DEPOTS):
        for good in range(GOODS):
            number = s.ware(depot, good)
            if number:
                s.set_ware(depot, good, 0)
                alone(s).lose(good, number)
                for _ in range(number):
                    s.tell(SUNK, depot, good)


class Swap(OneSeat[Burgundy]):
    """E 10.11, R3: a tile of the black depot for five goods, into an empty storage place. Its black side will be up: an
    inn has none."""

    def clone(self) -> "Swap":
        return Swap(self.seat)

    def step(self, s: Burgundy) -> Decision | None:
        acts = [s.rules.codes.no]
        if sum(s.estate(self.seat).goods) >= PRICE and can_store(s, self.seat):
            for action in pick_offers(s, self.seat, False):
                if action.verb == PICK:
                    acts.append(action)
        if len(acts) > 1:
            return Decision(self.seat, "solo.swap", acts)
        s.stack.pop()
        return None

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.verb == NO:
            decline(s, self.seat)
        else:
            s.stack.pop()
            s.push(Payment(who=self.seat, least=PRICE, most=PRICE, last=0, space=action.thing))


class Payment(Pick[Burgundy]):
    """E 10.11: which five goods leave the game for the tile on `space`."""

    def __init__(self, who: int, least: int, most: int, last: int, space: int) -> None:
        super().__init__(who, least, most, last)
        self.space = space

    def clone(self) -> "Payment":
        return Payment(who=self.who, least=self.least, most=self.most, last=self.last, space=self.space)

    def step(self, s: Burgundy) -> Decision | None:
        """Goods that are all alike are no question."""
        kinds = self.kinds(s)
        if self.most and max(kinds[0], self.last) == kinds[-1]:
            self.force(s, kinds)
            return None
        return super().step(s)

    def kinds(self, s: Burgundy) -> list[int]:
        goods = s.estate(self.who).goods
        found: list[int] = []
        for good in range(GOODS):
            found += [good] * goods[good]
        return found

    def secret(self) -> bool:
        return False

    def answers(self, s: Burgundy) -> list[Action]:
        return s.rules.codes.goods

    def ask(self) -> str:
        return "solo.goods"

    def take(self, s: Burgundy, kind: int) -> None:
        e = s.estate(self.who)
        e.goods = put(e.goods, kind, e.goods[kind] - 1)
        alone(s).lose(kind, 1)
        s.tell(GIVEN, self.who, kind)

    def finish(self, s: Burgundy) -> None:
        """The tile is turned face down where it lies, then stored."""
        book = alone(s)
        kind = s.spaces[self.space]
        book.under = [*book.under, kind]
        s.spaces = put(s.spaces, self.space, BLANK)
        s.tell(SWAPPED, self.who, kind)
        acquire(s, self.who, self.space)
