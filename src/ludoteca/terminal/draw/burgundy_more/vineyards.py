"""Vineyards in a terminal: depot, shop and grape tiles; and each vineyard, level by level (E 12)."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludoteca.games.burgundy.show.view import BurgundyView, PlayerView

from ..burgundy import BurgundyDrawing
from ..burgundy_aloud import Row

INKS = {
    "green": "color(70)",
    "blue": "color(27)",
    "red": "color(160)",
    "white": "color(252)",
    "yellow": "color(178)",
    "purple": "color(97)",
}
GRAPE = "●"


def table(drawing: BurgundyDrawing, seen: BurgundyView) -> list[Row]:
    return rows(drawing, seen, "")


def short(drawing: BurgundyDrawing, seen: BurgundyView) -> list[Row]:
    """Double tiles by their signs."""
    return rows(drawing, seen, "sign")


def rows(drawing: BurgundyDrawing, seen: BurgundyView, form: str) -> list[Row]:
    more = seen["more"]["vineyards"]
    say = drawing.speech.say
    depot = [
        Text.assemble((f"{'/'.join(map(str, slot['dice']))} ", "dim"), double(drawing, slot["tile"], form))
        for slot in more["depot"]
        if slot["tile"]
    ]
    lying = [(at, tile) for at, tile in enumerate(more["shop"], 1) if tile]
    shop = [Text.assemble((f"{at} ", "dim"), double(drawing, tile, form)) for at, tile in lying]
    stock = [amount(drawing, grape, number) for grape, number in more["stock"].items()]
    none = [Text(say("table-none"), style="dim")]
    return [
        (say("table-vine-depot"), depot or none),
        (say("table-vine-shop"), shop or none),
        (say("table-vine-stock"), stock or none),
    ]


def double(drawing: BurgundyDrawing, tile: str, form: str) -> Text:
    """Its grapes in their colours, and its name."""
    grapes = tile.split("_")[1:]
    both = grapes * 2 if len(grapes) == 1 else grapes
    return Text.assemble(*((GRAPE, INKS[grape]) for grape in both), f" {drawing.speech.name(tile, form)}")


def amount(drawing: BurgundyDrawing, grape: str, number: int) -> Text:
    return Text(f"{GRAPE} {drawing.speech.name(grape)} ×{number}", style=INKS[grape])


def player(drawing: BurgundyDrawing, seen: BurgundyView, player: PlayerView) -> list[Row]:
    """The grape tiles, what the vineyard would score, and its spaces: planted ones by grapes, those that are open by
    die and bonuses."""
    more = player["more"]["vineyards"]
    say = drawing.speech.say
    grapes = [amount(drawing, grape, number) for grape, number in more["grapes"].items()]
    areas = [
        Text(say("table-vine-areas", grape=drawing.speech.name(grape), sizes=" ".join(map(str, sizes))), INKS[grape])
        for grape, sizes in more["areas"].items()
        if grape in more["grapes"]
    ]
    points = [Text(say("table-vine-points", points=more["points"]))]
    rows = [(say("table-vine-grapes"), [*grapes, *areas, *points])]
    mine = player["seat"] == drawing.me
    board = seen["more"]["vineyards"]["board"]
    spaces = [space(drawing, board, more, at) for at in range(len(board["dice"])) if shown(more, at, mine)]
    return [*rows, (say("table-vines"), spaces)] if spaces else rows


def sign(drawing: BurgundyDrawing, grape: str) -> Text:
    return Text(f"{GRAPE}{drawing.speech.name(grape, 'sign')}", style=INKS[grape])


def shown(more: dict[str, Any], at: int, mine: bool) -> bool:
    """Of others only what is planted."""
    return more["hexes"][2 * at] is not None or (mine and at in more["open"])


def space(drawing: BurgundyDrawing, board: dict[str, Any], more: dict[str, Any], at: int) -> Text:
    """With the hexes by which answers name it."""
    left, right = more["hexes"][2 * at], more["hexes"][2 * at + 1]
    where = Text(f"{2 * at}-{2 * at + 1} ", style="dim")
    if left is not None:
        return Text.assemble(where, sign(drawing, left), sign(drawing, right))
    bonuses = [drawing.speech.name(bonus) for bonus in board["bonus"][2 * at : 2 * at + 2]]
    told = drawing.speech.say("table-vine-space", die=board["dice"][at], left=bonuses[0], right=bonuses[1])
    return Text.assemble(where, told)
