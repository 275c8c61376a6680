"""Pieces of drawing that all games share. Colour is never the only sign: a shape or a word goes with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.align import Align
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ..players import colour, shape

# Middle tones of the 256 colours, readable on black and on white.
INKS = {
    "corn": "color(136)",
    "indigo": "color(68)",
    "sugar": "default",
    "tobacco": "color(137)",
    "coffee": "color(94)",
    "silver": "color(245)",
    "violet": "color(98)",
    "quarry": "color(245)",
}
FULL = "▣"
EMPTY = "▢"
CROWN = "♛"


def seat_name(seat: int, name: str) -> Text:
    return Text(f"{shape(seat)} {name}", style=f"bold {colour(seat)}")


class Facing:
    """Two texts on one line, at both ends; where it is too narrow the right one stands below."""

    def __init__(self, left: Text, right: Text) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        free = options.max_width - self.left.cell_len - self.right.cell_len
        if free > 0:
            yield Text.assemble(self.left, " " * free, self.right)
        else:
            yield self.left
            yield Align.right(self.right)


class Running:
    """Things side by side, over as many lines as they need; a thing is never broken."""

    def __init__(self, chips: Iterable[Text], between: str) -> None:
        self.chips = list(chips)
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for chip in self.chips:
            if line and line.cell_len + len(self.between) + chip.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(self.between)
            line.append_text(chip if line else chip[len(chip.plain) - len(chip.plain.lstrip()) :])
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [chip.cell_len for chip in self.chips] or [0]
        whole = sum(widths) + len(self.between) * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))


def running(chips: Iterable[Text], between: str = "  ") -> Running:
    return Running(chips, between)


Heading = tuple[str, list[Text]]


def flowing(parts: Iterable[Heading]) -> Running:
    """All in one paragraph, headings in between; a heading is never left alone at the end of a line."""
    chips: list[Text] = []
    for title, (first, *rest) in parts:
        chips += [Text.assemble((f"{title}: ", "dim"), first), *rest]
    return running(chips)


def labelled(label: str, content: RenderableType, width: int) -> Table:
    """A word in the margin and what it names."""
    line = Table.grid(padding=(0, 1))
    line.add_column(style="dim", no_wrap=True, min_width=width)
    line.add_column(ratio=1)
    line.add_row(label, content)
    return line


def in_columns(cells: Sequence[Text]) -> Table:
    """Equal columns over the whole width."""
    row = Table.grid(expand=True, padding=(0, 1))
    for _ in cells:
        row.add_column(ratio=1)
    row.add_row(*cells)
    return row


def pips(full: int, all_: int) -> Text:
    """Circles, those with somebody in them filled."""
    return Text.assemble(("•" * full, "bold"), ("◦" * (all_ - full), "dim"))


def joined(parts: Iterable[str], between: str = " · ") -> str:
    return between.join(part for part in parts if part)
