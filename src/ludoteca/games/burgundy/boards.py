"""Duchies: hexes with a colour and a number, their neighbours and areas, as masks for quick menus.

Masks hold at most `PART` hexes, so that they stay below 60 bits; a larger board is cut into several parts.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ludoteca.core.errors import BadData

from .data import BUILDING, CASTLE, COLOUR_IDS, COLOURS, LIVESTOCK, MINE, MONASTERY, SHIP

PART: Final = 37
ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
# The same numbers are printed on every duchy of 37 hexes.
PATTERN: Final = "6543216545431236126541254312612563413"
LETTERS: Final = "CXMSPB"
COUNTS: Final = {CASTLE: 4, MINE: 3, MONASTERY: 6, SHIP: 6, LIVESTOCK: 6, BUILDING: 12}
LARGEST_AREA: Final = 8


class Board:
    """A duchy. Hexes are numbered in reading order; `number` holds the dice 1 to 6."""

    def __init__(
        self, name: str, group: str, standing: str, colour: list[int], number: list[int], near: list[list[int]]
    ) -> None:
        self.name = name
        self.group = group
        self.standing = standing
        self.colour = colour
        self.number = number
        self.near = near
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
            for other in self.near[at]:
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


def neighbours() -> list[list[int]]:
    """Who touches whom in the hexagon of 4-5-6-7-6-5-4."""
    places = [(row, col) for row, length in enumerate(ROWS) for col in range(length)]
    axial = [(max(-3, -row) + col, row - 3) for row, col in places]
    sides = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return [[axial.index((q + dq, r + dr)) for dq, dr in sides if (q + dq, r + dr) in axial] for q, r in axial]


def where(at: int) -> str:
    """How a message names a hex: its number and place as printed."""
    row = 0
    col = at
    while col >= ROWS[row]:
        col -= ROWS[row]
        row += 1
    return f"hex {at} (row {row + 1}, place {col + 1})"


def read_boards(data: Mapping[str, object]) -> list[Board]:
    """All duchies of the data file, each checked."""
    duchies = data.get("duchies")
    if not isinstance(duchies, list) or not duchies:
        raise BadData("burgundy: 'duchies' of the data file is not a list")
    number = _numbers(_rows(data.get("dice"), "dice"))
    near = neighbours()
    boards = [_board(item, number, near) for item in duchies]
    names = [board.name for board in boards]
    for name in names:
        if names.count(name) > 1:
            raise BadData(f"burgundy: there are two duchies '{name}'")
    return boards


def read_plates(data: Mapping[str, object], boards: list[Board]) -> list[list[int]]:
    """CoB 6: the two sides of each plate that players draw from."""
    names = [board.name for board in boards]
    plates = data.get("plates")
    if not isinstance(plates, list) or not plates:
        raise BadData("burgundy: 'plates' of the data file is not a list")
    for plate in plates:
        if not isinstance(plate, list) or len(plate) != 2 or not all(name in names for name in plate):
            raise BadData(f"burgundy: {plate!r} of 'plates' is not a pair of duchies")
    return [[names.index(name) for name in plate] for plate in plates]


def _board(item: object, number: list[int], near: list[list[int]]) -> Board:
    if not isinstance(item, dict) or not isinstance(item.get("id"), str):
        raise BadData("burgundy: a duchy of the data file has no id")
    name = f"duchy {item['id']}"
    colour = _colours(_rows(item.get("rows"), name), name)
    board = Board(item["id"], str(item.get("set", "")), str(item.get("standing", "")), colour, number, near)
    for cells in board.cells:
        if len(cells) > LARGEST_AREA:
            kind = COLOUR_IDS[colour[cells[0]]]
            raise BadData(
                f"burgundy: {name}: {where(cells[0])} lies in a {kind} area of {len(cells)}, above {LARGEST_AREA}"
            )
    return board


def _rows(rows: object, name: str) -> str:
    """Seven rows joined; a row that is too short or too long is named by its first wrong hex."""
    if not isinstance(rows, list) or len(rows) != len(ROWS) or not all(isinstance(row, str) for row in rows):
        raise BadData(f"burgundy: {name}: not seven rows of text")
    joined = "".join(rows)
    before = 0
    for row, length in zip(rows, ROWS, strict=True):
        if len(row) != length:
            at = min(before + min(len(row), length), PART - 1)
            raise BadData(f"burgundy: {name}: '{row}' has {len(row)} hexes, not {length}, wrong from {where(at)} on")
        before += length
    return joined


def _numbers(text: str) -> list[int]:
    for at, (given, printed) in enumerate(zip(text, PATTERN, strict=True)):
        if given != printed:
            raise BadData(f"burgundy: dice: {where(at)} has '{given}', every duchy has {printed} there")
    return [int(given) for given in text]


def _colours(text: str, name: str) -> list[int]:
    left = dict(COUNTS)
    colours: list[int] = []
    for at, letter in enumerate(text):
        colour = LETTERS.find(letter)
        if colour < 0:
            raise BadData(f"burgundy: {name}: {where(at)} has '{letter}', which is none of {LETTERS}")
        if left[colour] == 0:
            kind = COLOUR_IDS[colour]
            raise BadData(f"burgundy: {name}: {where(at)} is one {kind} hex too many, a duchy has {COUNTS[colour]}")
        left[colour] -= 1
        colours.append(colour)
    return colours
