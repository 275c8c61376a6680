"""The tiles of the trade routes as the data file has them (E 8.1-8.2), each checked: an owner may bring his own."""

from typing import Final

from ludoteca.core.component_file import FilePart
from ludoteca.core.protocol import Printed

from ...data import GOODS, by_players, one_of

ROUTE_TILES: Final = 12
TILE_SPACES: Final = 3

BONUS_IDS: Final = (
    "workers_4",
    "silver_2",
    "vp_4",
    "take_ship_livestock",
    "take_building",
    "take_mine_monastery_castle",
    "take_any",
)
WORKERS_4: Final = 0
SILVER_2: Final = 1
VP_4: Final = 2
TAKE_SHIP_LIVESTOCK: Final = 3
TAKE_BUILDING: Final = 4
TAKE_MINE_MONASTERY_CASTLE: Final = 5
TAKE_ANY: Final = 6


class RouteTiles(Printed):
    """Good and bonus of each space, tile by tile; `each` is how many tiles a player gets, by number of players."""

    def __init__(self, data: FilePart) -> None:
        here = data.part("routes")
        tiles = here.parts("tiles")
        if [tile.text("id") for tile in tiles] != [str(number + 1) for number in range(ROUTE_TILES)]:
            raise here.bad("tiles", f"the tiles '1' to '{ROUTE_TILES}', in order")
        self.each = by_players(here.part("each"))
        for players in range(2, len(self.each)):
            if not 0 < self.each[players] * players <= ROUTE_TILES:
                raise here.bad("each", f"a number of tiles for which {ROUTE_TILES} suffice with {players} players")
        self.standing = [tile.text("standing") for tile in tiles]
        self.goods: list[int] = []
        self.bonuses: list[int] = []
        for tile in tiles:
            self.read(tile)

    def read(self, tile: FilePart) -> None:
        spaces = tile.parts("spaces")
        if len(spaces) != TILE_SPACES:
            raise tile.bad("spaces", f"a list of {TILE_SPACES}")
        for space in spaces:
            good = space.number("good")
            if not 1 <= good <= GOODS:
                raise space.bad("good", f"a number from 1 to {GOODS}")
            self.goods.append(good - 1)
            self.bonuses.append(one_of(space.text("bonus"), BONUS_IDS, space))

    def most(self) -> int:
        """Of the tiles that anybody can have."""
        return max(self.each)

    def place(self, tiles: list[int], space: int) -> int:
        """Where a space of a route made of these tiles stands in the lists."""
        return tiles[space // TILE_SPACES] * TILE_SPACES + space % TILE_SPACES
