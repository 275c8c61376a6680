"""A vineyard board: twelve double spaces on levels, each of two hexes with a bonus (E 12.12-12.16). Hexes 2n and 2n + 1
are the left and the right one of double space n. Which spaces are covered is a set of bits."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.bits import bit, members
from ludoteca.core.protocol import Printed

from ...boards import neighbours
from ...data import NONE, TILE_IDS, WATCHTOWER
from .codes import DOUBLE_SPACES, VINE_HEXES

# What a hex lets one do: the effects of the eight buildings, by kind of tile; then those of a castle, of a tile from
# the black depot, and of a double tile from the vineyards' depot.
BUILDING_BONUSES: Final = WATCHTOWER + 1
CASTLE_BONUS: Final = BUILDING_BONUSES
BLACK_BONUS: Final = BUILDING_BONUSES + 1
DOUBLE_BONUS: Final = BUILDING_BONUSES + 2
BONUS_IDS: Final = (*TILE_IDS[:BUILDING_BONUSES], "castle", "black", "double")

LEFT: Final = 0
RIGHT: Final = 1


class VineBoard(Printed):
    """`level` counts from 0, the lowest; `number` is the die of a double space. `bonus`, `near` and `place` go by hex:
    what it lets one do, the hexes beside it, and where it is drawn (row and half column)."""

    def __init__(
        self, level: list[int], number: list[int], bonus: list[int], place: list[tuple[int, int]], standing: str
    ) -> None:
        self.level = level
        self.number = number
        self.bonus = bonus
        self.place = place
        self.standing = standing
        self.near = neighbours(place)
        self.levels = max(level) + 1
        self.on_level = [
            self.mask([space for space in range(DOUBLE_SPACES) if level[space] == at]) for at in range(self.levels)
        ]
        self.beside = [
            self.mask([other // 2 for hex_ in (2 * space, 2 * space + 1) for other in self.near[hex_]])
            & ~int(bit(space))
            for space in range(DOUBLE_SPACES)
        ]

    def mask(self, spaces: list[int]) -> int:
        found: i64 = 0
        for space in spaces:
            found |= bit(space)
        return int(found)

    def open(self, covered: int) -> list[int]:
        """E 12.13-12.14: the lowest level takes the first tile; later ones lie beside one that was laid before."""
        if covered == 0:
            return members(self.on_level[0])
        found = 0
        for space in members(covered):
            found |= self.beside[space]
        return members(found & ~covered)

    def areas(self, hexes: list[int], grape: int) -> list[int]:
        """E 12.23: how large the connected areas of a grape are, the largest first."""
        sizes: list[int] = []
        seen = [False] * VINE_HEXES
        for start in range(VINE_HEXES):
            if hexes[start] != grape or seen[start]:
                continue
            area = [start]
            seen[start] = True
            for at in area:
                for other in self.near[at]:
                    if hexes[other] == grape and not seen[other]:
                        seen[other] = True
                        area.append(other)
            sizes.append(len(area))
        sizes.sort(reverse=True)
        return sizes


def partner(hex_: int) -> int:
    """The other hex of the same double space."""
    return hex_ ^ 1


NO_VINES: Final = [NONE] * VINE_HEXES
