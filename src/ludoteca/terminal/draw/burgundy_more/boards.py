"""The castles set aside, in a terminal (E 1.4)."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView

from ..burgundy import BurgundyDrawing
from ..burgundy_aloud import Row
from ..burgundy_plans import INKS, SYMBOLS


def table(drawing: BurgundyDrawing, seen: BurgundyView) -> list[Row]:
    castles = seen["more"]["boards"]["castles"]
    if not castles:
        return []
    say = drawing.speech.say
    said = say("table-aside-castles", castles=castles)
    return [(say("table-aside"), [Text(f"{SYMBOLS['castle']} {said}", style=INKS["castle"])])]
