"""The hexes of one's own duchy: CoB 11, 27, 31, 40."""

from __future__ import annotations

from ludoteca.core.preview import Blocked

from ...data import CASTLE, COLOUR_IDS, NONE
from ...expansions.numbers import BLANK, INN
from ...position import Burgundy
from .because import because, each
from .places import empty_hex
from .reach import out_of_reach, values

# Tiles that go to any colour, by the rule that says so; they come behind those that have one.
RULES = {INN: "E 6.4", BLANK: "E 10.12"}


def hexes(s: Burgundy, seat: int) -> list[Blocked]:
    """Every hex, when a stored tile may be placed; the caller leaves out those that can be chosen."""
    e = s.estate(seat)
    board = s.board(e)
    kinds = sorted(set(s.stock(seat)))
    rooms = {kind: set(s.setting.tiles[kind].hexes(s, e, board)) for kind in kinds}
    done = not values(s, seat)
    found = []
    for at in range(board.size):
        target = f"duchy:{at}"
        if e.tiles[at] != NONE:
            found.append(because(target, "covered", "CoB 31"))
        elif done:
            found.append(because(target, "no-die", "CoB 22"))
        else:
            fit = [kind for kind in kinds if at in rooms[kind]]
            if fit:
                adjusts = {s.setting.tiles[kind].adjust for kind in fit}
                rule = RULES.get(fit[0], "CoB 27")
                found.append(out_of_reach(s, seat, target, adjusts, board.number[at], rule))
            else:
                found.append(empty_hex(s, seat, at, kinds))
    return found


def for_one(s: Burgundy, seat: int, kind: int) -> list[Blocked]:
    """Every hex to which one tile cannot go, whatever its number."""
    e = s.estate(seat)
    board = s.board(e)
    room = set(s.setting.tiles[kind].hexes(s, e, board))
    colour = s.setting.tiles[kind].colour
    found = []
    for at in range(board.size):
        target = f"duchy:{at}"
        if e.tiles[at] != NONE:
            found.append(because(target, "covered", "CoB 31"))
        elif at in room:
            continue
        elif colour not in (NONE, board.colour[at]):
            found.append(because(target, "other-colour", "CoB 27", colour=COLOUR_IDS[board.colour[at]]))
        else:
            found.append(empty_hex(s, seat, at, (kind,)))
    return found


def castles(s: Burgundy, seat: int) -> list[Blocked]:
    """CoB 11: the first castle goes to a hex for castles."""
    colours = s.board(s.estate(seat)).colour
    return each([f"duchy:{at}" for at, colour in enumerate(colours) if colour != CASTLE], "no-castle-hex", "CoB 11")
