"""Where tiles may go in a duchy, and why they may not: CoB 27, 31, 40; the castle link, E 1.2; inns, E 6.4."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.core.preview import Blocked

from ...boards import PART, Board
from ...data import COLOUR_IDS, NONE
from ...estate import Estate
from ...expansions.inns import inns_in
from ...expansions.numbers import INN
from ...position import Burgundy
from ...privileges import ANYWHERE
from .because import because


def beside_a_tile(e: Estate, board: Board, at: int) -> bool:
    """Whether a tile may lie there as far as its neighbours go; with shield 18 it needs none."""
    return e.has(ANYWHERE) == 1 or any(e.tiles[near] != NONE for near in board.near[at])


def city_has(s: Burgundy, e: Estate, board: Board, at: int, kind: int) -> bool:
    """CoB 40: whether a building of that kind stands in the city of a hex, and may not stand there twice."""
    row = s.rules.pieces.row[kind]
    return row != NONE and not e.has(1) and e.barred_in(board, row, at // PART) >> at % PART & 1 == 1


def empty_hex(s: Burgundy, seat: int, at: int, kinds: Collection[int]) -> Blocked:
    """Why none of some tiles may go to an empty hex, whatever its number."""
    e = s.estate(seat)
    board = s.board(e)
    target = f"duchy:{at}"
    fit = [kind for kind in kinds if s.setting.tiles[kind].colour == board.colour[at]]
    if not beside_a_tile(e, board, at):
        return because(target, "no-neighbour", "CoB 27")
    if fit and all(city_has(s, e, board, at, kind) for kind in fit):
        return because(target, "city-has", "CoB 40", tile=s.tile_id(fit[0]))
    if fit:
        return because(target, "no-link", "E 1.2")
    if INN in kinds:
        return because(target, "area-has-inn", "E 6.4") if inns_in(board, e, at) else because(target, "no-link", "E R2")
    return because(target, "no-tile", "CoB 27", colour=COLOUR_IDS[board.colour[at]])


def no_place(s: Burgundy, seat: int, kind: int, target: str) -> Blocked:
    """Why there is no hex at all for a tile, whatever the number."""
    e = s.estate(seat)
    board = s.board(e)
    colour = s.setting.tiles[kind].colour
    cells = range(board.size) if colour == NONE else board.colour_cells[colour]
    empty = [at for at in cells if e.tiles[at] == NONE]
    beside = [at for at in empty if beside_a_tile(e, board, at)]
    if not empty and colour == NONE:
        return because(target, "duchy-full", "CoB 27")
    if not empty:
        return because(target, "no-hex-left", "CoB 27", colour=COLOUR_IDS[colour])
    if not beside:
        return because(target, "no-hex", "CoB 27", colour=COLOUR_IDS[colour])
    if kind == INN:
        barred = all(inns_in(board, e, at) for at in beside)
        return because(target, "area-has-inn", "E 6.4") if barred else because(target, "no-link", "E R2")
    if all(city_has(s, e, board, at, kind) for at in beside):
        return because(target, "city-has", "CoB 40", tile=s.tile_id(kind))
    return because(target, "no-link", "E 1.2")
