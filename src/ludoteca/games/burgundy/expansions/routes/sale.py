"""E 8.5-8.7: the goods of a sale go onto the route one by one, and each bonus is had before the next."""

from typing import Final

from ludoteca.core.protocol import Action, Decision, Frame

from ...actions import NO
from ...data import CARPENTER, CHURCH, COLOURS, MARKET
from ...estate import Estate
from ...hooks import Watch
from ...parts import Part
from ...phases.act import acquire, can_store
from ...phases.effects import WANTED, decline, tiles_of
from ...position import Burgundy
from ..numbers import ROUTE, ROUTE_POINTS, ROUTES_EVENTS
from .file import (
    SILVER_2,
    TAKE_ANY,
    TAKE_BUILDING,
    TAKE_MINE_MONASTERY_CASTLE,
    TAKE_SHIP_LIVESTOCK,
    TILE_SPACES,
    VP_4,
    WORKERS_4,
    RouteTiles,
)

CARAVAN: Final = ROUTES_EVENTS + 1

# The colours of the tiles that a bonus lets one take, as bits.
TAKES: Final = {
    TAKE_SHIP_LIVESTOCK: WANTED[MARKET],
    TAKE_BUILDING: WANTED[CARPENTER],
    TAKE_MINE_MONASTERY_CASTLE: WANTED[CHURCH],
    TAKE_ANY: (1 << COLOURS) - 1,
}


class Route(Part):
    """`tiles` as they lie, from left to right; `hand` are those whose place is still to be chosen (E 8.4). `goods` lie
    on the first spaces; they are sold goods too, and counted among them."""

    def __init__(self, tiles: list[int], hand: list[int], goods: list[int]) -> None:
        self.tiles = tiles
        self.hand = hand
        self.goods = goods

    def clone(self) -> "Route":
        return Route(self.tiles, self.hand, self.goods)

    def free(self) -> int:
        """Spaces without a good."""
        return len(self.tiles) * TILE_SPACES - len(self.goods)


def route(e: Estate) -> Route:
    found = e.parts[ROUTE]
    assert isinstance(found, Route)
    return found


class RouteSale(Watch):
    """E 8.5, R11: every sale; silver and points have come before."""

    def __init__(self, printed: RouteTiles) -> None:
        self.printed = printed

    def sold(self, s: Burgundy, seat: int, good: int, number: int) -> None:
        if route(s.estate(seat)).free():
            s.push(Caravan(self.printed, seat, good, number))


class Caravan(Frame[Burgundy]):
    """E 8.5-8.7: one good a step; `left` are those still to be laid. What finds no space is sold as always."""

    def __init__(self, printed: RouteTiles, seat: int, good: int, left: int) -> None:
        self.printed = printed
        self.seat = seat
        self.good = good
        self.left = left

    def clone(self) -> "Caravan":
        return Caravan(self.printed, self.seat, self.good, self.left)

    def step(self, s: Burgundy) -> Decision | None:
        mine = route(s.estate(self.seat))
        if self.left == 0 or mine.free() == 0:
            s.stack.pop()
            return None
        self.left -= 1
        space = len(mine.goods)
        mine.goods = [*mine.goods, self.good]
        s.tell(CARAVAN, self.seat, self.good, space + 1)
        at = self.printed.place(mine.tiles, space)
        if self.printed.goods[at] == self.good:
            reward(s, self.seat, self.printed.bonuses[at])
        return None


def reward(s: Burgundy, seat: int, bonus: int) -> None:
    """E 8.6: the bonus of a space whose number is that of the good."""
    if bonus == WORKERS_4:
        s.hire(seat, 4)
    elif bonus == SILVER_2:
        s.earn(seat, 2)
    elif bonus == VP_4:
        s.score(seat, ROUTE_POINTS, 4)
    else:
        s.push(RouteTake(seat, bonus))


class RouteTake(Frame[Burgundy]):
    """E 8.6, R3: a tile of certain colours from any numbered depot into an empty storage place; lost where there is
    none."""

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    def clone(self) -> "RouteTake":
        return RouteTake(self.seat, self.bonus)

    def step(self, s: Burgundy) -> Decision | None:
        acts = tiles_of(s, TAKES[self.bonus]) if can_store(s, self.seat) else []
        if not acts:
            s.stack.pop()
            return None
        acts.append(s.rules.codes.no)
        return Decision(self.seat, "route.take", acts)

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.verb == NO:
            decline(s, self.seat)
        else:
            s.stack.pop()
            acquire(s, self.seat, action.thing)
