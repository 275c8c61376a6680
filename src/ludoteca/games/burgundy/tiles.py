"""The kinds of tiles and what each does when it is placed: CoB 32-44.

The six kinds by colour may be refined in plain Python too, so that an expansion need not be compiled."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.core.bits import ones

from .boards import Board
from .data import BUILDING, CASTLE, LIVESTOCK, MINE, MONASTERY, NONE, SHIP, Pieces
from .estate import Estate
from .hooks import Tile
from .phases.effects import Castle, CityHall, Fetch, Warehouse
from .phases.ship import FIRST_DEPOT, Ship
from .position import Burgundy
from .scoring import COUNTED, FIRST_COUNTED, LIVESTOCK_POINTS, MONASTERY_POINTS, WATCHTOWER_POINTS, different, species


@mypyc_attr(allow_interpreted_subclasses=True)
class CastleTile(Tile):
    """CoB 35."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(Castle(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class MineTile(Tile):
    """CoB 36: it pays at the end of each phase."""

    def __init__(self, kind: int, pieces: Pieces) -> None:
        super().__init__(kind, pieces, acts=False)

    def laid(self, e: Estate, board: Board, at: int) -> None:
        e.mines += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class MonasteryTile(Tile):
    """A monastery works from the moment it lies in the duchy; those that count at the end are kinds of their own."""

    def __init__(self, kind: int, pieces: Pieces) -> None:
        super().__init__(kind, pieces, acts=False)
        self.number = pieces.number[kind]

    def laid(self, e: Estate, board: Board, at: int) -> None:
        e.monasteries |= 1 << self.number


class KindsSold(MonasteryTile):
    """CoB 55: monastery 15."""

    def points(self, s: Burgundy, e: Estate) -> int:
        return 2 * different(e.sold)


class BuildingsCounted(MonasteryTile):
    """CoB 56: monasteries 16 to 23, each for one kind of building; one of an expansion says which."""

    def __init__(self, kind: int, pieces: Pieces, building: int = NONE) -> None:
        super().__init__(kind, pieces)
        self.building = COUNTED[self.number - FIRST_COUNTED] if building == NONE else building

    def points(self, s: Burgundy, e: Estate) -> int:
        number = e.tiles.count(self.building)
        if s.setting.any_building != NONE and self.is_first(s, e):
            number += e.tiles.count(s.setting.any_building)
        return 4 * number

    def is_first(self, s: Burgundy, e: Estate) -> bool:
        """What may count as any building counts once: for the first such monastery, and each pays the same."""
        for number in range(FIRST_COUNTED, len(s.rules.pieces.monastery)):
            if e.has(number) and isinstance(s.setting.tiles[s.rules.pieces.monastery[number]], BuildingsCounted):
                return number == self.number
        return True


class SpeciesCounted(MonasteryTile):
    """CoB 57: monastery 24."""

    def points(self, s: Burgundy, e: Estate) -> int:
        return 4 * species(e, s.rules.pieces)


class GoodsSold(MonasteryTile):
    """CoB 57: monastery 25."""

    def points(self, s: Burgundy, e: Estate) -> int:
        return sum(e.sold)


class BonusTilesCounted(MonasteryTile):
    """Monastery 26."""

    def points(self, s: Burgundy, e: Estate) -> int:
        return 3 * int(ones(e.bonus))


@mypyc_attr(allow_interpreted_subclasses=True)
class ShipTile(Tile):
    """CoB 32-34."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(Ship(seat, FIRST_DEPOT, -1))


@mypyc_attr(allow_interpreted_subclasses=True)
class LivestockTile(Tile):
    """CoB 37, 52: the species' animals in the whole pasture; monastery 7 adds one for each tile that scores."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        e = s.estate(seat)
        animals, tiles = self.herd(s, e, s.board(e), at)
        s.score(seat, LIVESTOCK_POINTS, animals)
        if e.has(7):
            s.score(seat, MONASTERY_POINTS, tiles)

    def herd(self, s: Burgundy, e: Estate, board: Board, at: int) -> tuple[int, int]:
        """The animals that score, and on how many tiles they are."""
        return e.herd(board, s.rules.pieces, at, s.rules.pieces.species[self.kind])


@mypyc_attr(allow_interpreted_subclasses=True)
class BuildingTile(Tile):
    """CoB 39-40: one of a kind in each city (monastery 1 lifts that); what it does, each kind says itself."""

    def __init__(self, kind: int, pieces: Pieces) -> None:
        super().__init__(kind, pieces)
        self.row = pieces.row[kind]

    def room(self, s: Burgundy, e: Estate, board: Board, part: int) -> i64:
        found = super().room(s, e, board, part)
        if not e.has(1):
            found &= ~e.barred_in(board, self.row, part)
        return found

    def laid(self, e: Estate, board: Board, at: int) -> None:
        e.bar(board, board.area[at], self.row)


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


Maker = Callable[[int, Pieces], Tile]

# What makes the object of a kind: by its colour, or by its id where its colour is not all there is to it.
BY_COLOUR: Final[dict[int, Maker]] = {
    CASTLE: CastleTile,
    MINE: MineTile,
    MONASTERY: MonasteryTile,
    SHIP: ShipTile,
    LIVESTOCK: LivestockTile,
    BUILDING: BuildingTile,
}
BY_ID: Final[dict[str, Maker]] = {
    "market": FetchTile,
    "carpenter": FetchTile,
    "church": FetchTile,
    "warehouse": WarehouseTile,
    "boarding_house": BoardingHouseTile,
    "bank": BankTile,
    "city_hall": CityHallTile,
    "watchtower": WatchtowerTile,
    "monastery_15": KindsSold,
    **{f"monastery_{FIRST_COUNTED + at}": BuildingsCounted for at in range(len(COUNTED))},
    "monastery_24": SpeciesCounted,
    "monastery_25": GoodsSold,
    "monastery_26": BonusTilesCounted,
}


def make_tiles(pieces: Pieces) -> list[Tile]:
    """One object for each kind; expansions put theirs in the place of those that do more."""
    tiles: list[Tile] = []
    for kind, name in enumerate(pieces.ids):
        if name in BY_ID:
            tiles.append(BY_ID[name](kind, pieces))
        elif pieces.colour[kind] == NONE:
            tiles.append(Tile(kind, pieces))
        else:
            tiles.append(BY_COLOUR[pieces.colour[kind]](kind, pieces))
    return tiles
