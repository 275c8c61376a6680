"""Duchies: hexes with a colour and a number, their neighbours and areas, as masks for quick menus.

Masks hold at most `PART` hexes, so that they stay below 60 bits; a larger board is cut into several parts.
"""

from typing import Final

from mypy_extensions import i64

from .data import COLOURS

PART: Final = 37
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
LETTERS: Final = "CXMSPB"
LARGEST_AREA: Final = 8
# Sets of boards that belong to one way to play (E 9, E 10), and the castle hex that both halves of a team's share.
TEAM: Final = "team"
SOLO: Final = "solo"
CENTRE: Final = PART - 1
# Where the hexes of 4-5-6-7-6-5-4 are drawn, as rows and half columns, and how to get from a place to those it touches.
HEXAGON: Final = [(row, 7 - length + 2 * col) for row, length in enumerate(ROWS) for col in range(length)]
TOUCHING: Final = ((0, 2), (0, -2), (1, 1), (-1, -1), (-1, 1), (1, -1))


class Board:
    """A duchy. Hexes are numbered in reading order, or as its file lists them; `number` holds the dice 1 to 6. `land`
    are the neighbours that areas are made of, `near` those that placing asks for: rivers are in it too. `place` is
    where each hex is drawn: its row, and its column in halves."""

    def __init__(
        self,
        name: str,
        group: str,
        standing: str,
        colour: list[int],
        number: list[int],
        near: list[list[int]],
        land: list[list[int]],
        place: list[tuple[int, int]],
    ) -> None:
        self.name = name
        self.group = group
        self.standing = standing
        self.colour = colour
        self.number = number
        self.near = near
        self.land = land
        self.place = place
        self.size = len(colour)
        self.parts = (self.size + PART - 1) // PART
        self.area = [-1] * self.size
        self.cells: list[list[int]] = []
        for hex_ in range(self.size):
            if self.area[hex_] < 0:
                self._fill(hex_)
        self.colour_cells = [[at for at in range(self.size) if colour[at] == c] for c in range(COLOURS)]
        self.near_mask = self.masks(near)
        self.colour_mask = self.masks(self.colour_cells)
        self.area_mask = self.masks(self.cells)
        self.number_mask = self.masks(
            [[at for at in range(self.size) if bits >> (number[at] - 1) & 1] for bits in range(64)]
        )

    def _fill(self, start: int) -> None:
        """Number the area of a hex."""
        cells = [start]
        self.area[start] = len(self.cells)
        for at in cells:
            for other in self.land[at]:
                if self.area[other] < 0 and self.colour[other] == self.colour[start]:
                    self.area[other] = len(self.cells)
                    cells.append(other)
        self.cells.append(sorted(cells))

    # Masks are listed part by part.

    def near_in(self, at: i64, part: i64) -> i64:
        """The neighbours of a hex in a part."""
        return self.near_mask[part * self.size + at]

    def colour_in(self, colour: i64, part: i64) -> i64:
        """The hexes of a colour in a part."""
        return self.colour_mask[part * COLOURS + colour]

    def area_in(self, area: i64, part: i64) -> i64:
        """The hexes of an area in a part."""
        return self.area_mask[part * len(self.cells) + area]

    def masks(self, groups: list[list[int]]) -> list[int]:
        """One mask for each group of hexes, first all of part 0, then those of part 1."""
        found: list[int] = []
        for part in range(self.parts):
            for group in groups:
                mask = 0
                for at in group:
                    if at // PART == part:
                        mask |= 1 << (at % PART)
                found.append(mask)
        return found


# The place of a single bit: powers of two differ modulo 67.
POSITION: Final = [next((at for at in range(62) if (1 << at) % 67 == rest), 0) for rest in range(67)]


def hexes(mask: i64, part: int) -> list[int]:
    """The hexes of a mask, rising."""
    found: list[int] = []
    while mask:
        low: i64 = mask & -mask
        mask ^= low
        found.append(part * PART + POSITION[low % 67])
    return found


def flood(board: Board, start: i64, within: i64) -> i64:
    """The hexes of the first part that are joined to some of `start` by neighbours, all of them `within` a mask."""
    found: i64 = start & within
    edge: i64 = found
    while edge:
        low: i64 = edge & -edge
        edge ^= low
        fresh: i64 = board.near_in(POSITION[low % 67], 0)
        fresh &= within & ~found
        found |= fresh
        edge |= fresh
    return found


def neighbours(places: list[tuple[int, int]]) -> list[list[int]]:
    """Who touches whom."""
    number = {place: at for at, place in enumerate(places)}
    beside = [[(row + down, half + right) for down, right in TOUCHING] for row, half in places]
    return [[number[place] for place in around if place in number] for around in beside]


def ordinary(boards: list[Board]) -> list[int]:
    """The duchies a player may have by the option `duchies`: neither a team's board nor one for playing alone."""
    return [at for at, board in enumerate(boards) if board.size == PART and board.group not in (TEAM, SOLO)]


def find(boards: list[Board], group: str, name: str) -> int:
    """The board of that name in a set; -1 where an owner's file has none, so that way to play is not to be had."""
    for at, board in enumerate(boards):
        if board.group == group and board.name == name:
            return at
    return -1
