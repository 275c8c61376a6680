"""Châteauma in a terminal: what it has, its cards, its reserve, what its duchy lacks."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from ludoteca.games.burgundy.data import COLOUR_IDS
from ludoteca.games.burgundy.show.view import BurgundyView

from ..burgundy_aloud import BurgundyAloud, Row


def table(drawing: BurgundyAloud, seen: BurgundyView) -> list[Row]:
    its = seen["more"]["chateau"]
    say = drawing.speech.say
    rows = [(drawing.speech.seat(its["player"]), counts(drawing, its))]
    rows += [(say("table-chateau-card", number=card["id"]), hexes(drawing, card)) for card in its["cards"]]
    rows.append((say("table-chateau-reserve"), reserve(drawing, its)))
    rows.append((say("table-chateau-duchy"), duchy(drawing, its)))
    return rows


def counts(drawing: BurgundyAloud, its: dict[str, Any]) -> list[Text]:
    say = drawing.speech.say
    goods = [f"{good}×{number}" for good, number in enumerate(its["goods"], 1) if number]
    forecast = sum(its["end"].values())
    told = [
        say("points", points=its["score"]),
        say("table-end", points=forecast) if forecast else "",
        say("table-silver", silver=its["silver"]),
        f"{say('table-goods')} {' '.join(goods)}" if goods else "",
        say("table-sold", number=sum(its["sold"])) if any(its["sold"]) else "",
        say("table-chateau-shields", number=len(its["shields"])) if its["shields"] else "",
        say("table-chateau-doubles", number=len(its["doubles"])) if its["doubles"] else "",
    ]
    return [Text(one) for one in told if one]


def hexes(drawing: BurgundyAloud, card: dict[str, Any]) -> list[Text]:
    """What lies on its hexes and what the free ones take, with the symbols still to be covered."""
    chips = [Text(drawing.speech.say("table-chateau-selected"), style="bold")] if card["selected"] else []
    for hex_ in card["hexes"]:
        name = drawing.speech.name(hex_["tile"] or hex_["type"])
        signs = "" if hex_["tile"] else "".join(f" ({symbol(drawing, one)})" for one in hex_["symbols"])
        chips.append(Text(f"[{name}]", style="bold") if hex_["tile"] else Text(f"{name}{signs}", style="dim"))
    return [*chips, Text(drawing.speech.say("table-chateau-pays", points=card["pays"]))]


def symbol(drawing: BurgundyAloud, name: str) -> str:
    return drawing.speech.name(f"symbol_{name}")


def reserve(drawing: BurgundyAloud, its: dict[str, Any]) -> list[Text]:
    tiles = [Text(drawing.speech.name(tile)) for stack in its["reserve"] for tile in reversed(stack["tiles"])]
    if its["wild"]:
        tiles.append(Text(drawing.speech.say("table-chateau-wild", number=len(its["wild"]))))
    return tiles or [Text("–")]


def duchy(drawing: BurgundyAloud, its: dict[str, Any]) -> list[Text]:
    """The free spaces by kind."""
    free = Counter(one["type"] for one in its["duchy"] if one["tile"] is None and not one["hidden"])
    name, say = drawing.speech.name, drawing.speech.say
    return [Text(f"{name(kind)} {say('table-chateau-free', number=free[kind])}") for kind in COLOUR_IDS]
