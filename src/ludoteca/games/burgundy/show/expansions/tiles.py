"""Monasteries 27 and 28, crane and geese, as people see them (E 2)."""

from __future__ import annotations

from ludoteca.core.components import Group
from ludoteca.core.preview import Blocked

from ...expansions.tiles.brings import BROUGHT
from ...meta import BurgundyGame
from ...position import Burgundy
from ..printed import tile_of


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    """E 2.3: why monastery 28 sells nothing."""
    e = s.estate(seat)
    if not e.has(28) or e.silver:
        return []
    return [Blocked(target="tile:monastery_28", reason="too-dear", args={"missing": 1}, rule="E 2.3")]


def components(game: BurgundyGame) -> list[Group]:
    return [Group("more_tiles", [tile_of(game, kind) for kind in BROUGHT])]
