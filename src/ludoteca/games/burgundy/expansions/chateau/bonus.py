"""What a placed tile brings Châteauma (E 14.8), and how it sells (E 14.9 b). Castle and city hall place another tile:
they are in `choose`."""

from typing import Final

from ... import tell
from ...data import (
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    GOODS,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    NONE,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
)
from ...estate import put
from ...position import Burgundy
from ...scoring import LIVESTOCK_POINTS, SALE_POINTS, WATCHTOWER_POINTS
from ..numbers import CARD_POINTS, GEESE, ROUTE_POINTS, WHITE_CASTLE
from . import told
from .part import clockwise, earn, find, held, most_goods, number_of, pick_up, rival

BANK_SILVER: Final = 2
BOARDING_POINTS: Final = 2
TOWER_POINTS: Final = 4
EMPTY_BOARD_SILVER: Final = 1
ROUTE_POINT: Final = 1

# What it fetches for which building: the first colour that any depot has.
FETCHED: Final = {
    CARPENTER: (BUILDING,),
    CHURCH: (CASTLE, MINE, MONASTERY),
    MARKET: (SHIP, LIVESTOCK),
}


def simple_bonus(s: Burgundy, kind: int) -> None:
    """E 14.8: all but castle and city hall. Mines and monasteries do nothing at once, nor does a kind that the rules do
    not name."""
    colour = s.setting.tiles[kind].colour
    if colour == LIVESTOCK:
        s.tell(told.TILE_BONUS, kind)
        s.score(number_of(s), LIVESTOCK_POINTS, herd(s, kind))
    elif colour == SHIP:
        s.tell(told.TILE_BONUS, kind)
        ship(s)
    elif colour == BUILDING:
        s.tell(told.TILE_BONUS, kind)
        building(s, kind)


def building(s: Burgundy, kind: int) -> None:
    if kind == BANK:
        earn(s, BANK_SILVER)
    elif kind == BOARDING_HOUSE:
        s.score(number_of(s), CARD_POINTS, BOARDING_POINTS)
    elif kind == WATCHTOWER:
        s.score(number_of(s), WATCHTOWER_POINTS, TOWER_POINTS)
    elif kind == WAREHOUSE:
        sell(s)
    elif kind == WHITE_CASTLE:
        white_castle(s)
    elif kind in FETCHED:
        fetch(s, FETCHED[kind])


def fetch(s: Burgundy, colours: tuple[int, ...]) -> None:
    """Carpenter, church, market: the whole board, from the depot of the white die on, is searched for the first colour
    before the next one is looked for; the tile goes to the reserve."""
    for colour in colours:
        for depot in clockwise(s.white - 1):
            space = find(s, depot, colour)
            if space != NONE:
                stow(s, space)
                return
    s.tell(told.FRUITLESS)


def white_castle(s: Burgundy) -> None:
    """E 16.1: in the first depot from the white die on that has any tile, one of the colour it holds fewest of in
    reserve, of equal ones the leftmost there; with nothing on the board a silver."""
    r = rival(s)
    counts = held(s, r)
    for depot in clockwise(s.white - 1):
        best = NONE
        fewest = 0
        for colour in r.terms.prints.order:
            space = find(s, depot, colour)
            if space != NONE and (best == NONE or counts[colour] < fewest):
                best = space
                fewest = counts[colour]
        if best != NONE:
            stow(s, best)
            return
    earn(s, EMPTY_BOARD_SILVER)


def stow(s: Burgundy, space: int) -> None:
    """E 13.9: a tile of the main board goes face up to the reserve."""
    r = rival(s)
    kind = pick_up(s, space)
    r.reserve = [*r.reserve, kind]
    s.tell(told.STOWED, space, kind)


def herd(s: Burgundy, kind: int) -> int:
    """All animals of the species on cards and in the duchy, as if in one pasture; those in the reserve do not count.
    Geese score with the species of which there are most, and later with any (E 16.4)."""
    pieces = s.rules.pieces
    animals = [0] * (max(pieces.species) + 1)
    for other in rival(s).face_up():
        if pieces.species[other] != NONE:
            animals[pieces.species[other]] += pieces.animals[other]
    geese = animals[pieces.species[GEESE]]
    animals[pieces.species[GEESE]] = 0
    return geese + (max(animals) if kind == GEESE else animals[pieces.species[kind]])


def ship(s: Burgundy) -> None:
    """All goods of the fullest depot, of equal ones the first from the white die on; the marker moves anyway."""
    depot = fullest(s)
    r = rival(s)
    for good in range(GOODS):
        number = s.ware(depot, good)
        if number:
            s.set_ware(depot, good, 0)
            r.goods = put(r.goods, good, r.goods[good] + number)
            for _ in range(number):
                s.tell(tell.LOAD, number_of(s), depot, good)
    s.sail(number_of(s))


def fullest(s: Burgundy) -> int:
    best = NONE
    most = -1
    for depot in clockwise(s.white - 1):
        number = sum([s.ware(depot, good) for good in range(GOODS)])
        if number > most:
            best = depot
            most = number
    return best


def sell(s: Burgundy) -> None:
    """E 14.9 b: the whole stack of the good it has most of, for one silver in all and points for each; where others
    have trade routes, a point more for the sale (E 16.7)."""
    r = rival(s)
    good = most_goods(r.goods)
    if good == NONE:
        s.tell(told.FRUITLESS)
        return
    number = r.goods[good]
    r.goods = put(r.goods, good, 0)
    r.sold = put(r.sold, good, r.sold[good] + number)
    s.tell(tell.SELL, number_of(s), good, number)
    earn(s, 1)
    s.score(number_of(s), SALE_POINTS, number * s.setting.sale)
    if r.terms.routes:
        s.score(number_of(s), ROUTE_POINTS, ROUTE_POINT)
