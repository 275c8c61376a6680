"""The solo game in a terminal: how far it is to the target, what has left the table, where rivers flow (E 10)."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView, PlayerView

from ..burgundy_aloud import BurgundyAloud, Row


def table(drawing: BurgundyAloud, seen: BurgundyView) -> list[Row]:
    more = seen["more"]["solo"]
    lost = [Text(f"{good}×{number}") for good, number in enumerate(more["lost"], 1) if number]
    under = [Text(drawing.speech.name(tile)) for tile in more["under"]]
    rivers = [Text(f"{one}~{other}") for one, other in more["rivers"]]
    rows = [("table-solo-rivers", rivers), ("table-solo-lost", lost), ("table-solo-under", under)]
    return [(drawing.speech.say(title), chips) for title, chips in rows if chips]


def player(drawing: BurgundyAloud, seen: BurgundyView, player: PlayerView) -> list[Row]:
    more = player["more"]["solo"]
    say = drawing.speech.say
    race = [
        Text(say("table-solo-mark", mark=more["mark"], target=more["target"])),
        Text(say("table-solo-empty", hexes=sum(player["duchy"]["left"]), rounds=more["rounds"]), style="dim"),
    ]
    return [(say("table-solo-target"), race)]
