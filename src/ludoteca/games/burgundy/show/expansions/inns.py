"""Inns as people see them (E 6)."""

from __future__ import annotations

from ludoteca.core.components import Group
from ludoteca.core.preview import Blocked, Value
from ludoteca.core.protocol import Action

from ...expansions.inns import BUY_INN, PICK_INN, lying
from ...expansions.numbers import INN
from ...expansions.solo.ship import Swap
from ...meta import BurgundyGame
from ...position import Burgundy
from ..printed import tile_of
from ..shapes import InnsTable
from ..why.because import because
from ..why.board import purchase
from ..why.reach import acts

TARGET = "inn:1"


def table(s: Burgundy, who: int) -> InnsTable:
    return {"lying": lying(s)}


def facts(s: Burgundy, action: Action) -> dict[str, Value]:
    return {"tile": s.tile_id(INN)} if action.verb in (BUY_INN, PICK_INN) else {}


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    """E 6.3: why none can be bought; E 10.11: why none can be had for goods. Where one may lie is told with the other
    stored tiles."""
    if not lying(s):
        return []
    if isinstance(s.stack[-1], Swap):
        return [because(TARGET, "no-black-side", "E 10.11")]
    return purchase(s, seat, [TARGET], "E 6.3") if acts(s) else []


def components(game: BurgundyGame) -> list[Group]:
    return [Group("inns", [tile_of(game, INN)])]
