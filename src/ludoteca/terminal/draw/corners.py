"""Lines put where the rows of a map leave room."""

from __future__ import annotations

from rich.text import Text

BESIDE = 3  # columns between a map and what stands in its corners


def in_corners(chart: list[Text], blocks: list[list[Text]], width: int) -> list[Text]:
    """Put blocks of lines to the right of rows that leave room; the lines that found none."""
    left: list[Text] = []
    taken: set[int] = set()
    for block in blocks:
        wide = max(line.cell_len for line in block)
        for top in range(len(chart) - len(block) + 1):
            rows = range(top, top + len(block))
            start = max(chart[at].cell_len for at in rows) + BESIDE
            if start + wide <= width and not taken & set(rows):
                taken |= set(rows)
                for at, text in zip(rows, block, strict=True):
                    chart[at].pad_right(start - chart[at].cell_len)
                    chart[at].append_text(text)
                break
        else:
            left += block
    return left


def before(chart: list[Text], lines: list[Text]) -> None:
    """Put lines to the left of the first rows, as many as those leave room for."""
    for at, text in enumerate(lines):
        free = chart[at].cell_len - len(chart[at].plain.lstrip())
        if text.cell_len + BESIDE > free:
            return
        chart[at] = Text.assemble(text, " " * (free - text.cell_len), chart[at][free:])
