"""Monasteries 27 and 28, crane and geese, as people see them (E 2)."""

from __future__ import annotations

from ludoteca.core.components import Group
from ludoteca.core.preview import Blocked

from ...data import CARPENTER, CHURCH, CITY_HALL, MARKET, WAREHOUSE
from ...expansions.shields.tribute import Tribute
from ...expansions.tiles.brings import BROUGHT
from ...expansions.tiles.crane import Crane, crane_answers
from ...meta import BurgundyGame
from ...phases.act import can_store
from ...position import Burgundy
from ...privileges import TRIBUTE_BY_WORKERS
from ..printed import tile_of
from ..why.because import because
from ..why.reach import acts


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    """E 2.3: why monastery 28 sells nothing; E 2.4, R7: what a crane cannot do now."""
    top = s.stack[-1]
    e = s.estate(seat)
    if isinstance(top, Crane):
        return [idle(s, seat, answer.thing, answer.targets[0]) for answer in crane_answers(s.rules, s.setting.options)]
    if not e.has(28) or e.silver:
        return []
    pays = isinstance(top, Tribute) and e.has(TRIBUTE_BY_WORKERS)
    return [because("tile:monastery_28", "too-dear", "E 2.3", price=1, missing=1)] if acts(s) or pays else []


# Why a building would do nothing.
NONE_THERE = {MARKET: "no-ship-livestock", CARPENTER: "no-building", CHURCH: "no-mine-monastery-castle"}
NOTHING_OWN = {WAREHOUSE: "no-goods", CITY_HALL: "nothing-to-place"}


def idle(s: Burgundy, seat: int, building: int, target: str) -> Blocked:
    if building not in NONE_THERE:
        return because(target, NOTHING_OWN.get(building, "no-goods"), "E 2.4")
    return because(target, NONE_THERE[building] if can_store(s, seat) else "no-room", "E 2.4")


def components(game: BurgundyGame) -> list[Group]:
    return [Group("more_tiles", [tile_of(game, kind) for kind in BROUGHT])]
