"""Duchies of Burgundy as they are printed, with nothing on them: to choose between, and to look up."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import COLOUR_IDS
from ludoteca.games.burgundy.meta import BurgundyGame
from ludoteca.i18n.voice import Speech

from .ink import running

SYMBOLS = {"castle": "♜", "mine": "◊", "monastery": "✚", "ship": "≈", "livestock": "♣", "building": "⌂"}
INKS = {
    "castle": "color(125)",
    "mine": "color(245)",
    "monastery": "color(136)",
    "ship": "color(32)",
    "livestock": "color(64)",
    "building": "color(137)",
}
CELL = 4
BETWEEN = 4


def sides_of(game: BurgundyGame, duchy: str) -> list[Board]:
    """The duchies on both sides of a plate."""
    plates = [[game.boards[side] for side in plate] for plate in game.plates]
    return next((plate for plate in plates if duchy in [board.name for board in plate]), [])


def drawn(speech: Speech, boards: list[Board], width: int) -> list[RenderableType]:
    """Each with its title, as many side by side as there is room for: kind and number of every hex."""
    shown: list[RenderableType] = []
    row: list[Board] = []
    for board in boards:
        if row and sum(columns(one) + BETWEEN for one in [*row, board]) > width:
            shown.append(beside(speech, row))
            row = []
        row.append(board)
    return [*shown, beside(speech, row)] if row else shown


def signs(speech: Speech) -> list[Text]:
    """What the signs of all kinds mean."""
    return [Text(f"{SYMBOLS[one]}{speech.name(one)}", style=INKS[one]) for one in SYMBOLS]


def plan_legend(speech: Speech) -> RenderableType:
    return running([*signs(speech), Text(speech.say("table-plan-read", building=SYMBOLS["building"]), style="dim")])


def beside(speech: Speech, boards: list[Board]) -> Table:
    table = Table.grid(padding=(0, BETWEEN, 0, 0))
    for _ in boards:
        table.add_column(no_wrap=True)
    table.add_row(*(Text(speech.say("table-duchy-of", name=board.name), style="bold") for board in boards))
    table.add_row(*(Text("\n").join(plan(board)) for board in boards))
    return table


def columns(board: Board) -> int:
    return (max(half for _, half in board.place) + 2) * CELL // 2


def plan(board: Board) -> list[Text]:
    rows: dict[int, Text] = {}
    for at in sorted(range(board.size), key=board.place.__getitem__):
        row, half = board.place[at]
        line = rows.setdefault(row, Text())
        line.pad_right(half * CELL // 2 - len(line))
        colour = COLOUR_IDS[board.colour[at]]
        line.append(f"{SYMBOLS[colour]}{board.number[at]}", style=INKS[colour])
        line.append("  ")
    return list(rows.values())


def read(speech: Speech, board: Board) -> list[str]:
    """By kind, the hexes with their numbers and how large their areas are."""
    lines = [speech.say("table-duchy-of", name=board.name) + "."]
    for colour, name in enumerate(COLOUR_IDS):
        cells = board.colour_cells[colour]
        told = ", ".join(speech.say("table-hex-empty", hex=at, number=board.number[at]) for at in cells)
        sizes = sorted((len(area) for area in board.cells if board.colour[area[0]] == colour), reverse=True)
        areas = speech.say("table-areas", sizes=" + ".join(str(size) for size in sizes))
        lines.append(f"  {speech.name(name)} ({areas}): {told}.")
    return lines
