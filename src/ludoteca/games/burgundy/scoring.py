"""CoB 46-57: where points come from, what is left over at the end, and the order of the players."""

from typing import Final

from ludoteca.core.bits import ones
from ludoteca.core.ranking import places

from .data import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    MARKET,
    NONE,
    WAREHOUSE,
    WATCHTOWER,
    Pieces,
)
from .estate import Estate

SOURCES: Final = (
    "areas",
    "phases",
    "bonus_tiles",
    "livestock",
    "watchtowers",
    "sales",
    "monasteries",
    "goods",
    "silver",
    "workers",
)  # fmt: skip; those of expansions come behind
AREA_POINTS: Final = 0
PHASE_POINTS: Final = 1
BONUS_POINTS: Final = 2
LIVESTOCK_POINTS: Final = 3
WATCHTOWER_POINTS: Final = 4
SALE_POINTS: Final = 5
MONASTERY_POINTS: Final = 6
GOODS_POINTS: Final = 7
SILVER_POINTS: Final = 8
WORKER_POINTS: Final = 9
LEFT_OVER: Final = (GOODS_POINTS, SILVER_POINTS, WORKER_POINTS)

# Monasteries 16 to 23, in this order, count buildings of one kind.
FIRST_COUNTED: Final = 16
COUNTED: Final = (WAREHOUSE, WATCHTOWER, CARPENTER, CHURCH, MARKET, BOARDING_HOUSE, BANK, CITY_HALL)


def different(counts: list[int]) -> int:
    """How many kinds there are at least one of."""
    found = 0
    for number in counts:
        if number:
            found += 1
    return found


def species(e: Estate, pieces: Pieces) -> int:
    """Different species in the whole duchy."""
    seen = 0
    for kind in e.tiles:
        if kind != NONE and pieces.species[kind] != NONE:
            seen |= 1 << pieces.species[kind]
    return ones(seen)


def left_over(e: Estate) -> list[int]:
    """CoB 50: points for unsold goods, silver and pairs of workers, as in LEFT_OVER."""
    return [sum(e.goods), e.silver, e.workers // 2]


def ranked(scores: list[int], empty: list[int], order: list[int], most: bool) -> list[int]:
    """CoB 51, A1: by points, then fewest empty hexes (or most), then the one further back on the order track. All by
    party; `order` are the parties as they stand on the track, none where it decides nothing. Who is still to be placed
    on it stands behind all others."""
    sign = 1 if most else -1
    back = [order.index(party) if party in order else len(order) for party in range(len(scores))]
    return places([[points, sign * empty[party], back[party]] for party, points in enumerate(scores)])
