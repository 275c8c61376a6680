"""What is printed on tiles and boards, and how well it is attested."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.components import ALWAYS, Component, When
from ludoteca.core.preview import Value

from ..boards import HEXAGON, LETTERS, Board
from ..position import Rules


def tile_of(game: Rules, kind: int) -> Component:
    return Component(game.pieces.ids[kind], {"standing": game.pieces.standings[kind]})


def board_of(board: Board, when: When = ALWAYS) -> Component:
    return Component(board.name, printed(board), when)


def printed(board: Board) -> dict[str, Value]:
    """Colours by letter and dice, row by row as they are drawn, and the set it belongs to. Of a board of another shape
    also where the hexes of these rows lie, and the pairs of them that rivers join."""
    drawn = sorted(range(board.size), key=lambda at: board.place[at])
    shown: dict[str, Value] = {
        "rows": rows(board, drawn, [LETTERS[colour] for colour in board.colour]),
        "dice": rows(board, drawn, board.number),
        "set": board.group,
        "standing": board.standing,
    }
    if board.place != HEXAGON:
        shown["places"] = [list(board.place[at]) for at in drawn]
        shown["rivers"] = [
            [drawn.index(at), drawn.index(other)]
            for at in range(board.size)
            for other in board.near[at]
            if at < other and other not in board.land[at]
        ]
    return shown


def rows(board: Board, drawn: list[int], hexes: Sequence[object]) -> list[str]:
    numbers = sorted({place[0] for place in board.place})
    return ["".join(str(hexes[at]) for at in drawn if board.place[at][0] == number) for number in numbers]
