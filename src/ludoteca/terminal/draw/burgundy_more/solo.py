"""The solo game in a terminal: how far it is to the target, and what has left the table (E 10)."""

from __future__ import annotations

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView

from ..burgundy_aloud import BurgundyAloud, Row


def table(drawing: BurgundyAloud, seen: BurgundyView) -> list[Row]:
    more = seen["more"]["solo"]
    say = drawing.speech.say
    empty = sum(seen["players"][0]["duchy"]["left"])
    rounds = seen["rounds"] * (len(seen["phase_bonus"]) - seen["phase"] + 1) - seen["round"] + 1
    race = [
        Text(say("table-solo-mark", mark=more["mark"], target=more["target"])),
        Text(say("table-solo-empty", hexes=empty, rounds=rounds), style="dim"),
    ]
    lost = [Text(f"{good}×{number}") for good, number in enumerate(more["lost"], 1) if number]
    under = [Text(drawing.speech.name(tile)) for tile in more["under"]]
    rows = [("table-solo-target", race), ("table-solo-lost", lost), ("table-solo-under", under)]
    return [(say(title), chips) for title, chips in rows if chips]
