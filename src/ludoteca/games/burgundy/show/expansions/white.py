"""White castles and monastery 29, as people see them (E 5)."""

from __future__ import annotations

from ludoteca.core.components import Group
from ludoteca.core.preview import Value

from ...expansions.white import BROUGHT, WhiteCastle
from ...meta import BurgundyGame
from ...position import Burgundy
from ..printed import tile_of


def args(s: Burgundy) -> dict[str, Value] | None:
    """The number of the action, and whether the storage is full."""
    top = s.stack[-1] if s.stack else None
    return {"die": top.value(s), "full": s.slots(top.seat) <= 0} if isinstance(top, WhiteCastle) else None


def components(game: BurgundyGame) -> list[Group]:
    return [Group("white_castles", [tile_of(game, kind) for kind in BROUGHT])]
