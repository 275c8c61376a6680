"""The castle link and the castles set aside, as people see them (E 1)."""

from __future__ import annotations

from ludoteca.core.preview import Blocked, Value
from ludoteca.core.protocol import Action, Event

from ...data import CASTLE_TILE
from ...expansions.boards import PRICE, RECLAIM, RECLAIMED, BringBack, aside
from ...phases.act import can_store
from ...position import Burgundy
from ..shapes import BoardsTable
from ..why.because import because
from ..why.reach import acts

CASTLES = "aside:castle"


def table(s: Burgundy, who: int) -> BoardsTable:
    return {"castles": aside(s).castles}


def args(s: Burgundy) -> dict[str, Value] | None:
    """Which tile comes for the one that leaves."""
    top = s.stack[-1] if s.stack else None
    return {"tile": s.tile_id(CASTLE_TILE)} if isinstance(top, BringBack) else None


def facts(s: Burgundy, action: Action) -> dict[str, Value]:
    return {"tile": s.tile_id(CASTLE_TILE)} if action.verb == RECLAIM else {}


def told(s: Burgundy, event: Event) -> dict[str, Value]:
    return {"tile": s.tile_id(CASTLE_TILE)} if event.kind == RECLAIMED else {}


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    """E 1.4: why no castle can be bought back."""
    player = s.players[seat]
    if not acts(s) or not aside(s).castles:
        return []
    if player.spent:
        return [because(CASTLES, "dice-used", "E 1.4")]
    if player.score() < PRICE:
        return [because(CASTLES, "too-few-points", "E 1.4", price=PRICE, missing=PRICE - player.score())]
    return [] if can_store(s, seat) else [because(CASTLES, "no-room", "E R3")]
