"""What a refusal in Burgundy is about: its thing, and what lies where that thing is. For the law of "Ask why"."""

from __future__ import annotations

from tests.games.burgundy.concerned import ask, asked, mine, top

from ludoteca.core.preview import Blocked
from ludoteca.games.burgundy.data import COLOUR_IDS, NONE
from ludoteca.games.burgundy.expansions.numbers import INN
from ludoteca.games.burgundy.position import Burgundy

SHIELD_18 = 57


def zone(one: Blocked) -> str:
    return one["target"].partition(":")[0]


def kind(one: Blocked) -> str:
    return one["target"].partition(":")[2]


def number(one: Blocked) -> int:
    """The hex, the depot, the good or the die that it is about."""
    return int(kind(one).partition(".")[0])


def given(one: Blocked, name: str) -> int:
    """A number that it gives."""
    value = one["args"][name]
    assert isinstance(value, int)
    return value


def named(one: Blocked, name: str) -> str:
    """A thing that it names."""
    return str(one["args"][name])


def tile(s: Burgundy, one: Blocked) -> int:
    """The kind of a tile that is named, or that lies on the space that is."""
    if zone(one) in ("storage", "partner"):
        return s.rules.pieces.ids.index(kind(one))
    if zone(one) == "inn":
        return INN
    return s.spaces[s.rules.space_ids.index(kind(one) if zone(one) != "shop" else f"shop.{kind(one)}")]


def colour(s: Burgundy, kind: int) -> int:
    return s.setting.tiles[kind].colour


def at_hex(s: Burgundy, at: int) -> str:
    return COLOUR_IDS[s.board(mine(s)).colour[at]]


def empty(s: Burgundy, at: int) -> bool:
    return mine(s).tiles[at] == NONE


def beside(s: Burgundy, at: int) -> bool:
    """CoB 27, shield 18: whether a tile may lie on an empty hex as far as its neighbours go."""
    near = s.board(mine(s)).near[at]
    return empty(s, at) and (bool(mine(s).has(SHIELD_18)) or not all(empty(s, other) for other in near))


def considered(s: Burgundy) -> list[int]:
    """The tiles that the question is about: those that are stored, or one that goes straight to its place."""
    return [s.spaces[top(s).space]] if ask(s) in ("steward.place", "solo.place") else s.stock(asked(s))


def accepted(s: Burgundy, at: int) -> list[int]:
    """Those of them that may lie on a hex, whatever its number."""
    e, board = mine(s), s.board(mine(s))
    return [kind for kind in considered(s) if at in s.setting.tiles[kind].hexes(s, e, board)]


def cells(s: Burgundy, kind: int) -> list[int]:
    """The hexes of a tile's colour; all for one that has none."""
    board = s.board(mine(s))
    return [at for at in range(board.size) if colour(s, kind) in (NONE, board.colour[at])]


def town_has(s: Burgundy, at: int, kind: int) -> bool:
    """CoB 40: whether such a building lies in the city of a hex."""
    e, board = mine(s), s.board(mine(s))
    return not e.has(1) and any(e.tiles[cell] == kind for cell in board.cells[board.area[at]])
