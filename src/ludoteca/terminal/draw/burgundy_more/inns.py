"""Inns in a terminal: how many may be had (E 6)."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView

from ..burgundy import BurgundyDrawing
from ..burgundy_aloud import Row


def table(drawing: BurgundyDrawing, seen: BurgundyView) -> list[Row]:
    return [(drawing.speech.say("table-inns"), [Text(str(seen["more"]["inns"]["lying"]))])]
