"""Border posts in a terminal: where they stand, what is left to win, and which are joined (E 4)."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView, PlayerView

from ..burgundy import BurgundyDrawing
from ..burgundy_aloud import Row


def table(drawing: BurgundyDrawing, seen: BurgundyView) -> list[Row]:
    more = seen["more"]["posts"]
    say = drawing.speech.say
    chips = [say("table-post", post=at, hexes=" ".join(map(str, hexes))) for at, hexes in enumerate(more["touch"], 1)]
    left = " ".join(map(str, more["bonus"]))
    chips.append(say("table-border-left", points=left) if left else say("table-border-gone"))
    return [(say("table-posts"), [Text(chip) for chip in chips])]


def player(drawing: BurgundyDrawing, seen: BurgundyView, player: PlayerView) -> list[Row]:
    more = player["more"]["posts"]
    say = drawing.speech.say
    chips = [say("table-post-pair", one=one, other=other) for one, other in more["joined"]]
    if more["bonus"]:
        chips.append(say("table-border-tile", place=more["bonus"]))
    return [(say("table-joined"), [Text(chip) for chip in chips])] if chips else []
