"""Whether a place is barred as it is said, in the duchy and in the vineyard."""

from __future__ import annotations

from tests.games.burgundy.about import (
    accepted,
    at_hex,
    beside,
    cells,
    colour,
    considered,
    empty,
    named,
    number,
    tile,
    town_has,
    zone,
)
from tests.games.burgundy.concerned import ask, mine, on, top

from ludoteca.core.preview import Blocked
from ludoteca.games.burgundy.data import BUILDING, COLOUR_IDS, NONE
from ludoteca.games.burgundy.expansions.numbers import DOUBLES, INN
from ludoteca.games.burgundy.expansions.vineyards.cellar import cellar, vines
from ludoteca.games.burgundy.expansions.vineyards.doubles import FIRSTS, SECONDS
from ludoteca.games.burgundy.position import Burgundy


def no_tile(s: Burgundy, one: Blocked) -> bool:
    """CoB 27: no tile of the colour, and none that would go to any."""
    own = at_hex(s, number(one)) == named(one, "colour")
    stored = [COLOUR_IDS[colour(s, kind)] for kind in considered(s) if colour(s, kind) != NONE]
    return own and named(one, "colour") not in stored and not accepted(s, number(one))


def in_town(s: Burgundy, one: Blocked) -> bool:
    building = s.rules.pieces.ids.index(named(one, "tile"))
    places = [number(one)] if zone(one) == "duchy" else [at for at in cells(s, building) if beside(s, at)]
    if ask(s) == "turn.use":
        places = [top(s).at]
    stored = zone(one) != "duchy" or building in considered(s)
    return (
        stored and colour(s, building) == BUILDING and places != [] and all(town_has(s, at, building) for at in places)
    )


def unlinked(s: Burgundy, one: Blocked) -> bool:
    """E 1.2, R2: beside a tile, of the right colour or for an inn, and without the link not to be placed."""
    if not on(s, "boards"):
        return False
    if zone(one) == "duchy":
        fit = [kind for kind in considered(s) if number(one) in cells(s, kind)]
        return fit != [] and beside(s, number(one)) and not accepted(s, number(one))
    places = [top(s).at] if ask(s) == "turn.use" else [at for at in cells(s, tile(s, one)) if beside(s, at)]
    e, board = mine(s), s.board(mine(s))
    return any(beside(s, at) for at in places) and not (
        set(places) & set(s.setting.tiles[tile(s, one)].hexes(s, e, board))
    )


def inn_there(s: Burgundy, one: Blocked) -> bool:
    """E 6.4."""
    e, board = mine(s), s.board(mine(s))
    places = [number(one)] if zone(one) == "duchy" else [at for at in cells(s, INN) if beside(s, at)]
    if ask(s) == "turn.use":
        places = [top(s).at]
    return places != [] and all(any(e.tiles[cell] == INN for cell in e.area(board, at)) for at in places)


def none_beside(s: Burgundy, one: Blocked) -> bool:
    there = [at for at in cells(s, tile(s, one)) if empty(s, at)]
    right = named(one, "colour") == COLOUR_IDS[colour(s, tile(s, one))]
    return right and there != [] and not any(beside(s, at) for at in there)


def none_left(s: Burgundy, one: Blocked) -> bool:
    right = named(one, "colour") == COLOUR_IDS[colour(s, tile(s, one))]
    return right and not any(empty(s, at) for at in cells(s, tile(s, one)))


def other_colour(s: Burgundy, one: Blocked) -> bool:
    said = at_hex(s, number(one)) == named(one, "colour")
    return said and COLOUR_IDS[colour(s, considered(s)[0])] != named(one, "colour")


def lies_there(s: Burgundy, one: Blocked) -> bool:
    if zone(one) == "vineyard":
        return vines(mine(s)).hexes[number(one)] != NONE
    return not empty(s, number(one))


def planted(s: Burgundy) -> list[int]:
    return [space for space in range(12) if vines(mine(s)).covered >> space & 1]


def touches(s: Burgundy, hex_: int) -> bool:
    """Whether one of the two hexes of a double space lies beside a planted one."""
    near = {at // 2 for own in (hex_, hex_ ^ 1) for at in cellar(s).printed.board.near[own]}
    return bool(near & set(planted(s)))


def left_only(s: Burgundy, one: Blocked) -> bool:
    tiles = [tile(s, one)] if zone(one) == "storage" else considered(s)
    own = [at - DOUBLES for at in tiles if at >= DOUBLES]
    hex_ = top(s).hex if zone(one) == "storage" else number(one)
    return hex_ % 2 == 1 and own != [] and all(FIRSTS[at] == SECONDS[at] for at in own)
