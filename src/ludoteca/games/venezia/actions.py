"""The table of answers. Those up to SITE are the same on every board; sites and drains follow from the map."""

from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.protocol import Action

from .board import BRIDGE, SHAPES, Board
from .data import CASA, KIND_IDS, PAWNS, RICHEST

# Verbs, by their first code.
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
    table = ActionTable(home)
    table.add(GOLD, "gold", "tokens:own")
    table.add(NO_GOLD, "no gold")
    table.each(SET, "set", "hand", KIND_IDS[:PAWNS])
    table.each(PLAY, "play", "hand", KIND_IDS)
    table.add(BUILT, "built", closes=True)
    table.each(ORDER, "order", "front", KIND_IDS[:PAWNS])
    table.each(ORDER_SET, "order set", "set", KIND_IDS[:PAWNS])
    table.add(ORDER_CASA, "order casa", "front:casa", thing=CASA)
    table.each(POINTS, "points", "quarter", board.quarters)
    table.each(SHOW, "show", "hand", KIND_IDS)
    table.each(OPEN, "open", "open", KIND_IDS)
    table.add(DECK, "deck", "pile:deck")
    table.add(NO_DRAW, "no draw")
    table.each(DROP, "drop", "front", KIND_IDS[:PAWNS])
    table.add(THIRD_NOW, "third now", "pile:deck")
    table.add(THIRD_LATER, "third later")
    for value in range(RICHEST, 0, -1):
        table.add(GIVE, f"give {value}", f"token:{value}", thing=value, secret=True)
    table.add(PAID, "paid", closes=True)
    table.add(TAKE, "take treasure", "pile:treasure")
    table.add(LEAVE, "leave treasure")
    table.add(MOVE, "move", "gondola:own")
    table.add(STAY, "stay")
    for site in range(board.first[SHAPES]):
        hexes = [board.hexes[hex] for hex in board.sites[site]]
        targets = [f"hex:{hex}" for hex in hexes]
        if site >= board.first[BRIDGE]:
            targets.append(f"bridge:{board.site_ids[site]}")
        elif len(hexes) > 1:
            targets.append(f"site:{'+'.join(hexes)}")
        table.add(SITE, f"site {board.site_ids[site]}", *targets, thing=site)
    for marsh, hex in enumerate(board.marshes):
        table.add(drain_verb(board), f"drain {board.hexes[hex]}", f"hex:{board.hexes[hex]}", thing=marsh)
    table.add(len(table.actions), "enough", closes=True)
    return table.actions


def drain_verb(board: Board) -> int:
    """The verb of draining: the one that depends on the map, because it comes behind the sites."""
    return SITE + board.first[SHAPES]
