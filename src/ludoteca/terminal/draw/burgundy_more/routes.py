"""Trade routes in a terminal: every space with its bonus and the good on it (E 8)."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView, PlayerView

from ..burgundy import BurgundyDrawing
from ..burgundy_aloud import Row

LAID = "●"


def player(drawing: BurgundyDrawing, seen: BurgundyView, player: PlayerView) -> list[Row]:
    """Spaces that are taken by the good that lies there, the next one in bold."""
    more = player["more"]["routes"]
    say = drawing.speech.say
    goods = more["goods"]
    chips = [Text(f"{LAID}{good}", style="dim") for good in goods]
    spaces = [space for tile in more["tiles"] for space in tile["spaces"]][len(goods) :]
    chips += [Text(space_text(drawing, space), style="" if at else "bold") for at, space in enumerate(spaces)]
    rows = [(say("table-route"), chips)] if chips else []
    hand = [Text(hand_text(drawing, tile)) for tile in more["hand"]]
    return [*rows, (say("table-route-hand"), hand)] if hand else rows


def space_text(drawing: BurgundyDrawing, space: dict[str, Any]) -> str:
    return drawing.speech.say("table-route-space", good=space["good"], bonus=space["bonus"])


def hand_text(drawing: BurgundyDrawing, tile: dict[str, Any]) -> str:
    """A tile that has no place yet: its number and its spaces."""
    return f"{tile['id']} ({', '.join(space_text(drawing, space) for space in tile['spaces'])})"
