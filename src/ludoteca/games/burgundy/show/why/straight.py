"""Tiles that go straight from the main board to a place of their owner: E 10.16, 11.8."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.preview import Blocked

from ...actions import space_id
from ...data import DEPOT_SPACES, SPACES
from ...expansions.inns import top_inn
from ...expansions.numbers import ALL_SPACES, INN_SPACES, SHOP_SPACES
from ...position import Burgundy
from .because import because
from .places import no_place
from .reach import lies


def pick_spaces(s: Burgundy) -> list[int]:
    """What may be had where the black depot is picked from: its tiles, the inn on top, the shop."""
    spaces = [space for space in range(DEPOT_SPACES, SPACES) if lies(s, space)]
    if s.setting.spaces > INN_SPACES and top_inn(s) >= 0:
        spaces.append(top_inn(s))
    if s.setting.spaces == ALL_SPACES:
        spaces += [space for space in range(SHOP_SPACES, ALL_SPACES) if lies(s, space)]
    return spaces


def key(space: int) -> str:
    """By what an answer names a space."""
    if space < SPACES:
        return f"{'depot' if space < DEPOT_SPACES else 'black'}:{space_id(space)}"
    return f"shop:{space - SHOP_SPACES + 1}" if space >= SHOP_SPACES else "inn:1"


def unplaceable(s: Burgundy, seat: int, spaces: Iterable[int], rule: str) -> list[Blocked]:
    """Why there is no place for the tiles on some spaces; those that have one are left out."""
    found = []
    for space in spaces:
        kind = s.spaces[space]
        if s.setting.tiles[kind].anywhere(s, seat):
            continue
        if s.setting.tiles[kind].width > 1:
            found.append(because(key(space), "vineyard-full", "E 12.14"))
        else:
            found.append({**no_place(s, seat, kind, key(space)), "rules": [rule]})
    return found
