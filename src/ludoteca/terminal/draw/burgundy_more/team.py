"""Teams in a terminal: who plays with whom and is up, and the key spaces for both and for oneself (E 9)."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView, PlayerView

from ..burgundy import BurgundyDrawing
from ..burgundy_aloud import Row
from ..ink import seat_name

UP = "›"


def table(drawing: BurgundyDrawing, seen: BurgundyView) -> list[Row]:
    """Each team with its points; whoever is up is marked."""
    more = seen["more"]["team"]
    chips = []
    for team in more["teams"]:
        names = [named(drawing, seat, seat == more["up"]) for seat in team["seats"]]
        points = drawing.speech.say("points", points=team["points"])
        chips.append(Text.assemble(Text(" + ").join(names), f" {points}"))
    return [(drawing.speech.say("table-teams"), chips)]


def named(drawing: BurgundyDrawing, seat: int, up: bool) -> Text:
    return Text.assemble(UP if up else "", seat_name(seat, drawing.speech.seat(seat)))


def player(drawing: BurgundyDrawing, seen: BurgundyView, player: PlayerView) -> list[Row]:
    """With whom, and what lies in the key spaces of both and in those of this player alone."""
    more = player["more"]["team"]
    say = drawing.speech.say
    partner = more["partner"]
    rows = [(say("table-partner"), [seat_name(partner, drawing.speech.seat(partner))])]
    for key, title in (("shared", "table-shared"), ("private", "table-private")):
        tiles = [drawing.tile(tile) for tile in more[key]]
        free = more["places"][key] - len(tiles)
        rows.append((say(title), [*tiles, *([Text(say("table-free", number=free), style="dim")] if free else [])]))
    return rows
