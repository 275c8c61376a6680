"""What the vineyards keep of the table and of each estate."""

from mypy_extensions import i64

from ludoteca.core.bits import bit

from ...data import NONE
from ...estate import Estate, put
from ...parts import Part
from ...position import Burgundy
from ..numbers import CELLAR, DOUBLES, VINES
from .codes import GRAPES
from .doubles import FIRSTS, SECONDS
from .vine_board import NO_VINES, VineBoard, partner
from .vine_file import VineFile


class Cellar(Part):
    """`bag` are the double tiles still to be drawn, by kind; `stock` the grape tiles that lie ready, by grape; `out`
    the grapes that are not in play (E 12.7). `printed` never changes."""

    def __init__(self, printed: VineFile, bag: list[int], stock: list[int], out: list[int]) -> None:
        self.printed = printed
        self.bag = bag
        self.stock = stock
        self.out = out

    def clone(self) -> "Cellar":
        return Cellar(self.printed, self.bag, self.stock, self.out)


class Vines(Part):
    """One vineyard: `hexes` are grapes by hex, `covered` the double spaces with a tile and `levels` the levels paid for
    as bits, `grapes` the grape tiles by grape."""

    def __init__(self, hexes: list[int], covered: int, levels: int, grapes: list[int]) -> None:
        self.hexes = hexes
        self.covered = covered
        self.levels = levels
        self.grapes = grapes

    def clone(self) -> "Vines":
        return Vines(self.hexes, self.covered, self.levels, self.grapes)

    def plant(self, hex_: int, kind: int) -> None:
        """E 12.12: a double tile with its first grape on that hex."""
        hexes = put(self.hexes, hex_, FIRSTS[kind - DOUBLES])
        hexes[partner(hex_)] = SECONDS[kind - DOUBLES]
        self.hexes = hexes
        self.covered |= int(bit(hex_ // 2))

    def is_full(self, board: VineBoard, level: int) -> bool:
        mask: i64 = board.on_level[level]
        return self.covered & mask == mask

    def points(self, printed: VineFile) -> int:
        """E 12.23-12.24: each grape tile scores an area of its grape that no other scored, the largest first."""
        total = 0
        for grape, tiles in enumerate(self.grapes):
            if tiles:
                for size in printed.board.areas(self.hexes, grape)[:tiles]:
                    total += printed.points[size]
        return total


def new_vines() -> Vines:
    return Vines(hexes=NO_VINES, covered=0, levels=0, grapes=[0] * GRAPES)


def cellar(s: Burgundy) -> Cellar:
    part = s.parts[CELLAR]
    assert isinstance(part, Cellar)
    return part


def vines(e: Estate) -> Vines:
    part = e.parts[VINES]
    assert isinstance(part, Vines)
    return part


def planted(of: Vines) -> list[tuple[int, int]]:
    """The grapes of each tile that was planted, left and right."""
    hexes = of.hexes
    return [(hexes[at], hexes[at + 1]) for at in range(0, len(hexes), 2) if hexes[at] != NONE]
