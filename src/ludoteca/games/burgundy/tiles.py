"""The kinds of tiles and what each does when it is placed: CoB 32-44.

The six kinds by colour may be refined in plain Python too, so that an expansion need not be compiled."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from .boards import Board
from .data import (
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    BUILDINGS,
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    COLOURS,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    MONASTERY_TILES,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
    Pieces,
)
from .estate import Estate
from .phases.effects import Castle, CityHall, Fetch, Warehouse
from .phases.ship import FIRST_DEPOT, Ship
from .position import Burgundy, Tile
from .scoring import COUNTED, FIRST_COUNTED, LIVESTOCK_POINTS, MONASTERY_POINTS, WATCHTOWER_POINTS, different, species


@mypyc_attr(allow_interpreted_subclasses=True)
class CastleTile(Tile):
    """CoB 35."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, CASTLE, 11, True)

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(Castle(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class MineTile(Tile):
    """CoB 36: it pays at the end of each phase."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, MINE, 11, False)

    def laid(self, e: Estate, board: Board, at: int) -> None:
        e.mines += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class MonasteryTile(Tile):
    """A monastery works from the moment it lies in the duchy; those that count at the end are kinds of their own."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, MONASTERY, 11, False)

    def laid(self, e: Estate, board: Board, at: int) -> None:
        e.monasteries |= 1 << (self.kind - MONASTERY_TILES)


class KindsSold(MonasteryTile):
    """CoB 55: monastery 15."""

    def points(self, e: Estate, pieces: Pieces) -> int:
        return 2 * different(e.sold)


class BuildingsCounted(MonasteryTile):
    """CoB 56: monasteries 16 to 23, each for one kind of building."""

    def points(self, e: Estate, pieces: Pieces) -> int:
        return 4 * e.tiles.count(COUNTED[self.kind - MONASTERY_TILES - FIRST_COUNTED])


class SpeciesCounted(MonasteryTile):
    """CoB 57: monastery 24."""

    def points(self, e: Estate, pieces: Pieces) -> int:
        return 4 * species(e, pieces)


class GoodsSold(MonasteryTile):
    """CoB 57: monastery 25."""

    def points(self, e: Estate, pieces: Pieces) -> int:
        return sum(e.sold)


class BonusTilesCounted(MonasteryTile):
    """Monastery 26."""

    def points(self, e: Estate, pieces: Pieces) -> int:
        return 3 * e.bonus.bit_count()


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipTile(Tile):
    """CoB 32-34."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, SHIP, 10, True)

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(Ship(seat, FIRST_DEPOT, -1))


@mypyc_attr(allow_interpreted_subclasses=True)
class LivestockTile(Tile):
    """CoB 37, 52: the species' animals in the whole pasture; monastery 7 adds one for each tile that scores."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, LIVESTOCK, 10, True)

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        e = s.estate(seat)
        animals, tiles = e.herd(s.board(e), s.rules.pieces, at)
        s.score(seat, LIVESTOCK_POINTS, animals)
        if e.has(7):
            s.score(seat, MONASTERY_POINTS, tiles)


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildingTile(Tile):
    """CoB 39-40: one of a kind in each city (monastery 1 lifts that); what it does, each kind says itself."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind, BUILDING, 9, True)

    def room(self, e: Estate, board: Board, part: int) -> i64:
        front: i64 = e.front[part]
        front &= board.colour_mask[part * COLOURS + BUILDING]
        if not e.has(1):
            front &= ~e.barred[part * BUILDINGS + self.kind]
        return front

    def laid(self, e: Estate, board: Board, at: int) -> None:
        e.bar(board, board.area[at], self.kind)


class FetchTile(BuildingTile):
    """CoB 41: market, carpenter, church."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(Fetch(seat, self.kind))


class WarehouseTile(BuildingTile):
    """CoB 42."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(Warehouse(seat))


class BoardingHouseTile(BuildingTile):
    """CoB 43."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.hire(seat, 4)


class BankTile(BuildingTile):
    """CoB 43."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.earn(seat, 2)


class CityHallTile(BuildingTile):
    """CoB 44."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(CityHall(seat))


class WatchtowerTile(BuildingTile):
    """CoB 43."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.score(seat, WATCHTOWER_POINTS, 4)


Maker = Callable[[int], Tile]

# What makes the object of a kind: by its colour, or by itself where its colour is not all there is to it.
BY_COLOUR: Final[dict[int, Maker]] = {
    CASTLE: CastleTile,
    MINE: MineTile,
    MONASTERY: MonasteryTile,
    SHIP: ShipTile,
    LIVESTOCK: LivestockTile,
}
BY_KIND: Final[dict[int, Maker]] = {
    MARKET: FetchTile,
    CARPENTER: FetchTile,
    CHURCH: FetchTile,
    WAREHOUSE: WarehouseTile,
    BOARDING_HOUSE: BoardingHouseTile,
    BANK: BankTile,
    CITY_HALL: CityHallTile,
    WATCHTOWER: WatchtowerTile,
    MONASTERY_TILES + 15: KindsSold,
    MONASTERY_TILES + 24: SpeciesCounted,
    MONASTERY_TILES + 25: GoodsSold,
    MONASTERY_TILES + 26: BonusTilesCounted,
}


def make_tiles(pieces: Pieces) -> list[Tile]:
    """One object for each kind."""
    makers = dict(BY_KIND)
    for at in range(len(COUNTED)):
        makers[MONASTERY_TILES + FIRST_COUNTED + at] = BuildingsCounted
    tiles: list[Tile] = []
    for kind, colour in enumerate(pieces.colour):
        make = makers[kind] if kind in makers else BY_COLOUR[colour]
        tiles.append(make(kind))
    return tiles
