"""The tiles by colour, and the hexes of the duchies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.components import Component, Group, plain

from ..boards import LETTERS, Board
from ..data import BUILDING, CASTLE, LIVESTOCK, MINE, MONASTERY, SHIP
from ..expansion import Expansion
from ..meta import BurgundyGame
from .more import asked


def components(game: BurgundyGame, options: Mapping[str, str]) -> list[Group]:
    return [
        plain("lands", tiles(game, CASTLE) + tiles(game, MINE) + tiles(game, SHIP)),
        plain("buildings", tiles(game, BUILDING)),
        plain("livestock", tiles(game, LIVESTOCK)),
        plain("monasteries", tiles(game, MONASTERY)),
        Group("duchies", [Component(game.boards[at].name, printed(game.boards[at])) for at in game.ordinary]),
        *(group for _, more in asked(on(game, options), "components") for group in more(game)),
    ]


def on(game: BurgundyGame, options: Mapping[str, str]) -> list[Expansion]:
    return [expansion for expansion in game.expansions if expansion.on(options)]


def tiles(game: BurgundyGame, colour: int) -> tuple[str, ...]:
    """Those of the base game; expansions have groups of their own."""
    pieces = game.pieces
    return tuple(
        name for kind, name in enumerate(pieces.ids) if pieces.colour[kind] == colour and not pieces.sets[kind]
    )


def printed(board: Board) -> dict[str, list[str] | str]:
    """Colours by letter and dice, row by row, and how well they are attested."""
    colours = [LETTERS[colour] for colour in board.colour]
    return {"rows": rows(board, colours), "dice": rows(board, board.number), "standing": board.standing}


def rows(board: Board, hexes: Sequence[object]) -> list[str]:
    """Row by row as the board is drawn."""
    drawn = sorted(zip(board.place, hexes, strict=True), key=lambda one: one[0])
    numbers = sorted({place[0] for place in board.place})
    return ["".join(str(one) for (row, _), one in drawn if row == number) for number in numbers]
