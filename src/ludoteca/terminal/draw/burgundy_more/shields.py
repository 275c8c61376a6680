"""Shields in a terminal: those in the depots, and what each player holds (E 11)."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView, PlayerView

from ..burgundy import BurgundyDrawing
from ..burgundy_aloud import Row


def table(drawing: BurgundyDrawing, seen: BurgundyView) -> list[Row]:
    """By depot."""
    chips = [
        Text.assemble((f"{number} ", "dim"), ", ".join(drawing.speech.name(shield) for shield in lying))
        for number, lying in enumerate(seen["more"]["shields"]["depots"], 1)
        if lying
    ]
    return [(drawing.speech.say("table-shields"), chips)] if chips else []


def player(drawing: BurgundyDrawing, seen: BurgundyView, player: PlayerView) -> list[Row]:
    """What lies on the castles, and whose monasteries are copied."""
    more = player["more"]["shields"]
    chips = [Text(drawing.speech.name(shield)) for shield in more["held"]]
    if more["copied"] is not None:
        chips.append(Text(drawing.speech.say("table-copies", name=drawing.speech.seat(more["copied"])), style="dim"))
    return [(drawing.speech.say("table-shields"), chips)] if chips else []
