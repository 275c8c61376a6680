"""What a tile does when it lies in the duchy, in words that hold while it is still on its way there: CoB 18, 32-44,
52-57."""

from __future__ import annotations

from ludoteca.games.burgundy.data import (
    BANK,
    BOARDING_HOUSE,
    CASTLE,
    CITY_HALL,
    COUNTING,
    DEPOTS,
    GOODS,
    KINDS,
    MINE,
    MONASTERY,
    NONE,
    PHASES,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
)
from ludoteca.games.burgundy.phases.effects import WANTED, tiles_of
from ludoteca.games.burgundy.privileges import DOUBLE_MINES

from ..merits import Merit, merit, silent
from .brought import WORKING as BROUGHT
from .brought import brought
from .known import Asked
from .wares import fitting_goods, sale

HOUSE_WORKERS = 4  # CoB 43
BANK_SILVER = 2
TOWER_POINTS = 4
# The rules of the monasteries that work all the time.
WORKING = {1: "CoB 40", 2: "CoB 18", 3: "CoB 28", 4: "CoB 28", 5: "CoB A6", 6: "CoB A2", 7: "CoB 52", 8: "CoB 53"}
WORKING |= {9: "CoB A7", 10: "CoB A7", 11: "CoB A7", 12: "CoB A7", 13: "CoB 54", 14: "CoB 54"}
COUNTED = {15: "CoB 55", 24: "CoB 57", 25: "CoB 57", 26: "CoB 48"}


def effect(a: Asked, kind: int, part: float = 1.0, at: int = NONE) -> list[Merit]:
    """Of a tile that is no livestock; `part` is how much of it counts now. Tiles that do different things are not
    weighed against each other in one regard."""
    s, h, e = a.s, a.h, a.e
    worth = part * h.effect(s, a.seat, e, kind)
    colour = s.rules.pieces.colour[kind]
    if kind >= KINDS and (colour != MONASTERY or kind in BROUGHT):
        return [brought(a, kind, worth)]
    tile = s.tile_id(kind)
    if colour == CASTLE:
        return [merit("actions", worth, "castle", "CoB 35")]
    if colour == MINE:
        silver = (1 + e.has(DOUBLE_MINES)) * (PHASES - s.phase)
        return [merit("income", worth, "mine", "CoB 18", silver=silver)]
    if colour == MONASTERY:
        return [monastery(a, kind, worth)]
    if colour == SHIP:
        return ship(a, worth)
    if kind == WATCHTOWER:
        return [merit("scored", worth, "watchtower", "CoB 43", points=TOWER_POINTS)]
    if kind == BANK:
        return [merit("silver", worth, "bank", "CoB 43", silver=BANK_SILVER)]
    if kind == BOARDING_HOUSE:
        return [merit("workers", worth, "boarding-house", "CoB 43", workers=HOUSE_WORKERS)]
    if kind == WAREHOUSE:
        return warehouse(a, worth)
    if kind == CITY_HALL:
        return [second(a, kind, at, worth)]
    return fetching(a, kind, tile, worth)


def second(a: Asked, kind: int, at: int, worth: float) -> Merit:
    """CoB 44: another stored tile that finds a hex beside the one its city hall takes."""
    s = a.s
    for other in s.stock(a.seat):
        if other != kind and any(hex_ != at for hex_ in s.setting.tiles[other].hexes(s, a.e, a.board)):
            return merit("actions", worth, "city-hall", "CoB 44", tile=s.tile_id(other))
    return silent("actions", worth)


def monastery(a: Asked, kind: int, worth: float) -> Merit:
    """CoB 50-57: at once and until the end, or at the end."""
    s = a.s
    number = s.rules.pieces.number[kind]
    tile = s.tile_id(kind)
    if number < COUNTING:
        return merit("works", worth, "works-on", WORKING[number], tile=tile, rounds=a.h.rounds(s) + 1)
    points = s.monastery_points(a.e, number)
    if not points:
        return silent("last", worth)
    return merit("last", worth, "counts-last", COUNTED.get(number, "CoB 56"), tile=tile, points=points)


def ship(a: Asked, worth: float) -> list[Merit]:
    """CoB 32, 34: the depot of which most has room, and the place in the order of turns."""
    s = a.s
    loads = [(sum(number for _, number in fitting_goods(a, depot)), -depot) for depot in range(DEPOTS)]
    goods, depot = max(loads)
    found = [silent("goods", worth)]
    if goods:
        found = [merit("goods", worth, "ship", "CoB 32", goods=goods, depot=1 - depot)]
    trial = s.clone()
    trial.events = None
    trial.sail(a.seat)
    passed = [seat for seat in s.order if seat < s.seats and s.order.index(seat) < s.order.index(a.seat)]
    passed = [seat for seat in passed if s.party(seat) != s.party(a.seat)]
    passed = [seat for seat in passed if trial.order.index(seat) > trial.order.index(a.seat)]
    if a.h.rounds(s) and passed:
        if trial.order[0] == a.seat:
            found.append(merit("order", 0.8, "goes-first", "CoB 34"))
        else:
            found.append(merit("order", 0.8, "goes-before", "CoB 34", seat=passed[0]))
    return found


def warehouse(a: Asked, worth: float) -> list[Merit]:
    stacks = [good for good in range(GOODS) if a.e.goods[good]]
    if not stacks:
        return [silent("sale", worth)]
    good = max(stacks, key=lambda one: a.h.sale(a.s, a.e, one))
    goods, points, _ = sale(a, good)
    return [merit("sale", worth, "warehouse", "CoB 42", goods=goods, points=points)]


def fetching(a: Asked, kind: int, tile: str, worth: float) -> list[Merit]:
    """CoB 41: where there is something to fetch, and room for it once this tile is placed."""
    s = a.s
    slots = s.slots(a.seat) + (1 if kind in s.stock(a.seat) else 0)
    if slots <= 0 or a.h.rounds(s) == 0 or not tiles_of(s, WANTED[kind]):
        return [silent("tiles", worth)]
    return [merit("tiles", worth, "fetches", "CoB 41", tile=tile)]
