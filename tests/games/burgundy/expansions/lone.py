"""A table for one in the middle of a turn. Hexes of board 33, by number, with colour and die; rivers join 0-30, 30-32,
32-15, 15-9 and 9-19:

     24 P6 25 B4
  26 C2 27 M3 28 C2          0 S6   1 X5   2 B6   3 B2
     29 X5 30 S1                4 B4   5 P2   6 C4   7 M3
                                   8 B6   9 S3  10 B1
        31 B2 32 S4
     33 B5 34 B4            11 M5  12 M3  13 M5  14 P1
   35 P1 36 M3           15 S1  16 B2  17 C4  18 P6  19 S3
                            20 B6  21 X5  22 B1  23 P2
"""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.scenario import Table, at

from ludoteca.games.burgundy.data import COLOUR_IDS
from ludoteca.games.burgundy.expansions.solo.alone import Alone, alone

TILE_OF = {"castle": "castle", "mine": "mine", "monastery": "monastery_1", "ship": "ship", "livestock": "pig_2"}


def lone(dice: tuple[int, int] = (1, 2), *, mark: int = 0, target: str = "50", falls: int = 0, **given: Any) -> Table:
    """One alone with so many points since the last target, which has fallen so many times."""
    given = {"solo": "33", "start": 6, **given}
    table = at(dice, seats=1, duchy="book", target=target, **given)
    book(table).mark = mark
    book(table).target -= 5 * falls
    return table


def book(table: Table) -> Alone:
    return alone(table.s)


def filled(board: str, *empty: int) -> dict[int, str]:
    """Tiles on all hexes but the empty ones; the start castle is laid elsewhere."""
    colours = at(seats=1, duchy="book", solo=board, start=6).s
    duchy = colours.board(colours.estate(0))
    return {
        hex_: TILE_OF.get(COLOUR_IDS[colour], "bank") for hex_, colour in enumerate(duchy.colour) if hex_ not in empty
    }
