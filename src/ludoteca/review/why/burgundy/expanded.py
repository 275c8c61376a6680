"""Answers that only expansions have: inns (E 6), shields (E 11), vineyards (E 12), castles bought back (E 1)."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.bots.heuristics.burgundy_more.shields import POINTS, SECOND_DIE, worth
from ludoteca.bots.heuristics.burgundy_more.vineyards import grape_tile, planting
from ludoteca.core.protocol import Action
from ludoteca.games.burgundy.data import CASTLE_TILE
from ludoteca.games.burgundy.expansions.boards import PRICE, RECLAIM
from ludoteca.games.burgundy.expansions.inns import BUY_INN, PICK_INN, top_inn
from ludoteca.games.burgundy.expansions.shields.numbers import SHIELD
from ludoteca.games.burgundy.expansions.vineyards.cellar import cellar, vines
from ludoteca.games.burgundy.expansions.vineyards.codes import (  # fmt: skip
    BUY_SHOP,
    GRAPE,
    GRAPE_IDS,
    HARVEST,
    PICK_SHOP,
    PLANT,
)
from ludoteca.games.burgundy.expansions.vineyards.planted import fitting_doubles
from ludoteca.games.burgundy.phases.turn import Turn

from ..merits import Merit, merit, silent
from .costs import price, workers_of
from .known import Asked
from .storing import stored, taking

Telling = Callable[[Asked, Action], list[Merit]]

LEVEL = 4.0  # a grape tile


def inns(a: Asked, action: Action) -> list[Merit]:
    return taking(a, action, top_inn(a.s), action.verb == BUY_INN)


def reclaiming(a: Asked, action: Action) -> list[Merit]:
    """E 1.4."""
    return [*stored(a, CASTLE_TILE), merit("die", -float(PRICE), "pays-points", "E 1.4", points=PRICE)]


def shield(a: Asked, action: Action) -> list[Merit]:
    """E 11.3, 11.8."""
    s = a.s
    which = action.thing
    points = int(POINTS[which])
    named = f"shield_{which + 1}"
    found = [merit("shield", worth(a.h, s, a.e, which), "shield", "E 11.8", tile=named, points=points)]
    if isinstance(s.stack[-1], Turn):
        found.append(merit("die", -SECOND_DIE[s.phase], "both-dice", "E 11.3", tile=named))
        found += workers_of(a, action)
    return found


def plant(a: Asked, action: Action) -> list[Merit]:
    """E 12.12-12.24: with the double tile that does most there."""
    s = a.s
    kinds = fitting_doubles(s, a.seat, action.thing)
    if not kinds:
        return []
    kind = max(kinds, key=lambda one: planting(a.h, s, a.seat, a.e, action.thing, one))
    printed = cellar(s).printed
    own = vines(a.e)
    after = own.clone()
    after.plant(action.thing, kind)
    points = after.points(printed) - own.points(printed)
    level = printed.board.level[action.thing // 2]
    found = [silent("vine", planting(a.h, s, a.seat, a.e, action.thing, kind) - points)]
    if points > 0:
        found.append(merit("vines", float(points), "vine-points", "E 12.23", points=points))
    if after.is_full(printed.board, level) and not own.levels >> level & 1:
        found.append(merit("level", LEVEL, "vine-level", "E 12.19"))
    return [*found, *workers_of(a, action)]


def harvest(a: Asked, action: Action) -> list[Merit]:
    """E 12.10."""
    return [silent("effect", a.h.want(a.s, a.seat, a.e, a.s.spaces[action.thing])), *workers_of(a, action)]


def shop(a: Asked, action: Action) -> list[Merit]:
    """E 12.20-12.21."""
    paid = price(a) if action.verb == BUY_SHOP else []
    return [silent("effect", a.h.want(a.s, a.seat, a.e, a.s.spaces[action.thing])), *paid]


def grape(a: Asked, action: Action) -> list[Merit]:
    """E 12.19, 12.23-12.24: the largest area that no tile scores yet."""
    printed = cellar(a.s).printed
    own = vines(a.e)
    sizes = printed.board.areas(own.hexes, action.thing)
    held = own.grapes[action.thing]
    value = grape_tile(a.h, a.s, a.e, action.thing)
    if held >= len(sizes):
        return [silent("grape", value)]
    points = printed.points[sizes[held]]
    named = GRAPE_IDS[action.thing]
    return [merit("grape", value, "grape", "E 12.23", grape=named, points=points)]


EXPANDED: dict[int, Telling] = {
    BUY_INN: inns,
    PICK_INN: inns,
    RECLAIM: reclaiming,
    SHIELD: shield,
    PLANT: plant,
    HARVEST: harvest,
    BUY_SHOP: shop,
    PICK_SHOP: shop,
    GRAPE: grape,
}
