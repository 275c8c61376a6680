"""Duchies of Burgundy as maps of hexes."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.burgundy.show.view import DuchyView

from .burgundy_aloud import BurgundyAloud
from .burgundy_plans import INKS, SYMBOLS
from .ink import running

CELL = 8
NARROW = 7
TIGHT = 6
BESIDE = 12  # the least that what stands beside a map needs
CAN = "›"


class BurgundyHexes(BurgundyAloud):
    def map(self, duchy: DuchyView, beside: list[Text], cells: tuple[int, ...], width: int) -> RenderableType:
        """A duchy in the largest of these hexes that leaves room beside it; without any that does, all of it below."""
        roomy = [cell for cell in cells if self.width(duchy, cell) + BESIDE <= width]
        widest = 1 + max(row.cell_len for row in beside)
        unbroken = [cell for cell in roomy if self.width(duchy, cell) + widest <= width]
        cell = next(iter(unbroken or roomy), cells[-1])
        hexes = self.duchy(duchy, self.hexes(), cell)
        if not roomy:
            return Group(*hexes, running([row for row in beside if row.plain]))
        if beside[0].cell_len >= width - self.width(duchy, cell):
            beside = [beside[0].split(":")[0], *beside[1:]]  # of a title only what is before its colon
        both = Table.grid(padding=(0, 1, 0, 0))
        both.add_column(width=self.width(duchy, cell))
        both.add_column(ratio=1)
        both.add_row(Group(*hexes), Group(*beside))
        return both

    def hexes(self) -> set[int]:
        """The hexes that some answer names."""
        return {int(one) for one in self.choosable("duchy")}

    def duchy(self, duchy: DuchyView, can: set[int], cell: int) -> list[Text]:
        rows: dict[int, Text] = {}
        places = self.places(duchy)
        for at in sorted(range(len(places)), key=places.__getitem__):
            row, half = places[at]
            line = rows.setdefault(row, Text())
            line.pad_right(half * cell // 2 - len(line))
            line.append_text(self.hex(duchy, at, at in can, cell))
        return list(rows.values())

    def width(self, duchy: DuchyView, cell: int) -> int:
        """Of the whole map in letters."""
        return (max(half for _, half in self.places(duchy)) + 2) * cell // 2

    def hex(self, duchy: DuchyView, at: int, can: bool, cell: int) -> Text:
        """A covered hex with the sign of its tile; an empty one with its own number, its kind and the number it
        needs, marked where a tile can go now."""
        tile, colour = duchy["tiles"][at], duchy["colours"][at]
        if tile is not None:
            sign = SYMBOLS[colour] + cut(self.speech.name(tile, "sign"), cell - 2)
            return Text.assemble((f"{sign:^{cell - 1}}", f"reverse {INKS[colour]}"), " ")
        mark = CAN if can else " "
        between = " " * (cell > TIGHT)  # else it would touch a tile on its right
        number = (f"{mark}{at:>2}{between}", "bold" if can else "dim")
        kind = (f"{SYMBOLS[colour]}{duchy['numbers'][at]}", f"{'bold ' if can else ''}{INKS[colour]}")
        return Text.assemble(number, kind, " " * (cell - 5 - len(between)))


def cut(sign: str, room: int) -> str:
    """A sign that must fit: the number at its end is never cut."""
    number = sign[len(sign.rstrip("0123456789")) :]
    return sign[: len(sign) - len(number)][: room - len(number)] + number
