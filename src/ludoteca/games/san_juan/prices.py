"""SJ 20-25, 62, 70, 74-75, 90: what a building costs, and why.

What is taken off is worked out in one place, each cause in four bits of one number, so that a menu can be made of sums
and the table can still say the causes.
"""

from typing import Final

from mypy_extensions import i64

from .data import BLACK_MARKET, PLANTS, QUARRY, SMITHY
from .player import Player
from .setting import Setting

# What lowers a price, in the order of the four bits; `helper` stands for smithy or quarry.
CAUSES: Final = ("privilege", "library", "helper", "crane")
HELPER: Final = 2

MARKET_GOODS: Final = 2


def helper_of(kind: i64) -> i64:
    """SJ 62, 90: the building that makes a card cheaper."""
    return SMITHY if kind < PLANTS else QUARRY


def taken_off(works: i64, kind: i64, privilege: i64, library: i64, crane: i64) -> i64:
    """Everything that lowers the price of a building, packed: the builder's privilege and the library that doubles it,
    smithy or quarry if it is among the buildings that work, and the cost of a building that is covered."""
    return privilege | (library << 4) | (((works >> helper_of(kind)) & 1) << 8) | (crane << 12)


def less(setting: Setting, kind: int, off: i64) -> int:
    """The price when all that is taken off; never below nothing."""
    cost = setting.cost[kind] - int((off & 15) + ((off >> 4) & 15) + ((off >> 8) & 15) + (off >> 12))
    return cost if cost > 0 else 0


def terms(setting: Setting, kind: int, off: i64) -> list[tuple[str, int]]:
    """The printed cost and everything that lowers it, as (cause, number)."""
    found = [("cost", setting.cost[kind])]
    for at, cause in enumerate(CAUSES):
        number = int((off >> (4 * at)) & 15)
        if number:
            found.append((setting.cards.ids[helper_of(kind)] if at == HELPER else cause, -number))
    return found


def off_at(setting: Setting, player: Player, kind: i64, cover: int, privilege: i64, library: i64) -> i64:
    """What is taken off before it is built; a building to be covered (-1: none) helps only by its cost."""
    if cover < 0:
        return taken_off(player.violet & ~player.fresh, kind, privilege, library, 0)
    return taken_off(player.working(cover), kind, privilege, library, setting.cost[cover])


def price(setting: Setting, player: Player, kind: int, cover: int, privilege: i64, library: i64) -> int:
    """What it costs to build a card now."""
    return less(setting, kind, off_at(setting, player, kind, cover, privilege, library))


def spendable(player: Player, cover: int, loaded: bool) -> int:
    """SJ 70, A5: how many goods the black market may spend; not the one on a plant that is covered."""
    if not player.works(BLACK_MARKET) or cover == BLACK_MARKET:
        return 0
    goods = len(player.goods) - (1 if loaded else 0)
    return goods if goods < MARKET_GOODS else MARKET_GOODS
