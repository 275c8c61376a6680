"""Trade routes: which goods are sold when their spaces are next (E 8)."""

from typing import TYPE_CHECKING, Final

from ludoteca.core.protocol import Decision
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.routes.file import SILVER_2, TAKE_ANY, TILE_SPACES, VP_4, WORKERS_4, RouteTiles
from ludoteca.games.burgundy.expansions.routes.sale import RouteSale, route
from ludoteca.games.burgundy.position import Burgundy

from ..burgundy_wisdom import Wisdom
from ..burgundy_worth import ACTION, BurgundyWorth

if TYPE_CHECKING:
    from ..burgundy import BurgundyHeuristic

WASTED: Final = 0.2  # of the bonus of a space on which another good is laid
HOPED: Final = 0.15  # of that of a space whose good is held, before it is sold


class RoutesWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__("routes", asks=("setup.route",))

    def weigh(self, h: "BurgundyHeuristic", s: Burgundy, decision: Decision) -> list[float]:
        """The tile with most spaces for goods that are held comes first."""
        e = s.estate(decision.seat)
        printed = tiles_of(s)
        weights: list[float] = []
        for action in decision.actions:
            worth = 0.0
            for at in range(action.thing * TILE_SPACES, (action.thing + 1) * TILE_SPACES):
                if e.goods[printed.goods[at]]:
                    worth += bonus(h, s, printed.bonuses[at], True)
            weights.append(worth)
        return weights

    def sale(self, h: BurgundyWorth, s: Burgundy, e: Estate, good: int) -> float:
        """The bonuses of this stack, less what its goods spoil."""
        printed = tiles_of(s)
        mine = route(e)
        free = mine.free()
        room = len(e.storage) < s.setting.storage
        worth = 0.0
        for step in range(min(free, e.goods[good])):
            at = printed.place(mine.tiles, len(mine.goods) + step)
            gain = bonus(h, s, printed.bonuses[at], room)
            worth += gain if printed.goods[at] == good else -WASTED * gain
        return worth

    def prospects(self, h: BurgundyWorth, s: Burgundy, e: Estate) -> float:
        """The next space, if its good is held."""
        mine = route(e)
        if mine.free() == 0:
            return 0.0
        printed = tiles_of(s)
        at = printed.place(mine.tiles, len(mine.goods))
        return HOPED * bonus(h, s, printed.bonuses[at], True) if e.goods[printed.goods[at]] else 0.0


def tiles_of(s: Burgundy) -> RouteTiles:
    for watch in s.setting.sold:
        if isinstance(watch, RouteSale):
            return watch.printed
    raise ValueError("no trade routes in play")


def bonus(h: BurgundyWorth, s: Burgundy, what: int, room: bool) -> float:
    """What a bonus is worth, with or without room for a tile."""
    if what == WORKERS_4:
        return 4.0 * h.worker(s)
    if what == SILVER_2:
        return 2.0 * h.silver(s)
    if what == VP_4:
        return 4.0
    if not room or h.rounds(s) == 0:
        return 0.0
    return ACTION + (0.4 if what == TAKE_ANY else 0.0)
