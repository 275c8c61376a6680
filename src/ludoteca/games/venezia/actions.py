"""The table of answers. The blocks up to SITE are the same on every board; sites and drains follow from the map."""

from typing import Final

from ludoteca.core.protocol import Action

from .board import BRIDGE, SHAPES, Board
from .data import KIND_IDS, KINDS, PAWNS, QUARTERS, RICHEST

GOLD: Final = 0
NO_GOLD: Final = 1
SET: Final = 2
PLAY: Final = 6
BUILT: Final = 11
ORDER: Final = 12
ORDER_SET: Final = 16
ORDER_CASA: Final = 20
POINTS: Final = 21
SHOW: Final = 26
OPEN: Final = 31
DECK: Final = 36
NO_DRAW: Final = 37
DROP: Final = 38
THIRD_NOW: Final = 42
THIRD_LATER: Final = 43
GIVE: Final = 44
PAID: Final = 50
# The option `letter`: what the book says one may do and nobody would refuse.
TAKE: Final = 51
LEAVE: Final = 52
MOVE: Final = 53
STAY: Final = 54
SITE: Final = 55


def make_actions(home: str, board: Board) -> list[Action]:
    """Every answer there is, by code."""
    table: list[Action] = []

    def add(text: str, *targets: str, secret: bool = False, closes: bool = False) -> None:
        table.append(Action(home, len(table), text, targets, secret, closes))

    def cards(verb: str, zone: str, number: int) -> None:
        for kind in KIND_IDS[:number]:
            add(f"{verb} {kind}", f"{zone}:{kind}")

    add("gold", "tokens:own")
    add("no gold")
    cards("set", "hand", PAWNS)
    cards("play", "hand", KINDS)
    add("built", closes=True)
    cards("order", "front", PAWNS)
    cards("order set", "set", PAWNS)
    add("order casa", "front:casa")
    for quarter in board.quarters:
        add(f"points {quarter}", f"quarter:{quarter}")
    cards("show", "hand", KINDS)
    cards("open", "open", KINDS)
    add("deck", "pile:deck")
    add("no draw")
    cards("drop", "front", PAWNS)
    add("third now", "pile:deck")
    add("third later")
    for value in range(RICHEST, 0, -1):
        add(f"give {value}", f"token:{value}", secret=True)
    add("paid", closes=True)
    add("take treasure", "pile:treasure")
    add("leave treasure")
    add("move", "gondola:own")
    add("stay")
    assert len(table) == SITE and table[POINTS + QUARTERS].text == "show basilica"
    for site in range(board.first[SHAPES]):
        targets = [f"hex:{board.hexes[hex]}" for hex in board.sites[site]]
        if site >= board.first[BRIDGE]:
            targets.append(f"bridge:{board.site_ids[site]}")
        add(f"site {board.site_ids[site]}", *targets)
    for hex in board.marshes:
        add(f"drain {board.hexes[hex]}", f"hex:{board.hexes[hex]}")
    add("enough", closes=True)
    return table


def first_drain(board: Board) -> int:
    """The code of draining the first of the swamps."""
    return SITE + board.first[SHAPES]
