"""Figures in pages of docs/: what a tool measured stands between two comments that no reader sees."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludoteca.core.errors import LudotecaError

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"


class NoPlace(LudotecaError):
    """A page has no place of that name."""


def weave(page: Path, place: str, said: str) -> None:
    """Write into a page what belongs between `<!-- PLACE -->` and `<!-- end PLACE -->`."""
    text = page.read_text(encoding="utf-8")
    start, end = f"<!-- {place} -->\n", f"<!-- end {place} -->"
    before, first, rest = text.partition(start)
    _, second, after = rest.partition(end)
    if not first or not second:
        raise NoPlace(f"{page.name} has no place for {place}: lines '{start.strip()}' and '{end}'")
    page.write_text(f"{before}{start}\n{said.strip()}\n\n{end}{after}", encoding="utf-8")


def titled(game: str) -> str:
    """`puerto-rico` as Puerto Rico."""
    return game.replace("-", " ").title()


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """In Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines).replace("|  |", "| |")
