"""Trade routes in a terminal: every space with its bonus and the good on it (E 8)."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView, PlayerView

from ..burgundy import BurgundyDrawing
from ..burgundy_aloud import Row

LAID = "●"
NEXT = 3  # spaces that are told where room is short


def brief(drawing: BurgundyDrawing, seen: BurgundyView, player: PlayerView) -> list[Row]:
    """The next spaces, and how many come after them."""
    return rows(drawing, player, NEXT)


def player(drawing: BurgundyDrawing, seen: BurgundyView, player: PlayerView) -> list[Row]:
    """Spaces that are taken by the good that lies there, the next one in bold."""
    return rows(drawing, player)


def rows(drawing: BurgundyDrawing, player: PlayerView, most: int | None = None) -> list[Row]:
    more = player["more"]["routes"]
    say = drawing.speech.say
    goods = more["goods"]
    laid = ["".join(map(str, goods))] if most and goods else goods
    chips = [Text(f"{LAID}{good}", style="dim") for good in laid]
    spaces = [space for tile in more["tiles"] for space in tile["spaces"]][len(goods) :]
    chips += [Text(space_text(drawing, space), style="" if at else "bold") for at, space in enumerate(spaces[:most])]
    if spaces[len(spaces[:most]) :]:
        chips.append(Text(f"… +{len(spaces) - len(spaces[:most])}", style="dim"))
    hand = [Text(hand_text(drawing, tile)) for tile in more["hand"]]
    titled = [(say("table-route"), chips), (say("table-route-hand"), hand)]
    return [(title, row) for title, row in titled if row]


def space_text(drawing: BurgundyDrawing, space: dict[str, Any]) -> str:
    return drawing.speech.say("table-route-space", good=space["good"], bonus=space["bonus"])


def hand_text(drawing: BurgundyDrawing, tile: dict[str, Any]) -> str:
    """A tile that has no place yet: its number and its spaces."""
    return f"{tile['id']} ({', '.join(space_text(drawing, space) for space in tile['spaces'])})"
