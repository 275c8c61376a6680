"""A tile that goes onto a hex: what it completes, scores, opens and does (CoB 27, 37, 46-48)."""

from __future__ import annotations

from ludoteca.core.bits import ones
from ludoteca.core.protocol import Action
from ludoteca.games.burgundy import tell
from ludoteca.games.burgundy.actions import USE
from ludoteca.games.burgundy.data import COLOUR_IDS
from ludoteca.games.burgundy.phases.act import Choose, fitting
from ludoteca.games.burgundy.scoring import (
    BONUS_POINTS,
    LIVESTOCK_POINTS,
    MONASTERY_POINTS,
)

from ..merits import Merit, merit, silent
from .brought import PLACED, ground, inn, more_points
from .costs import workers
from .effects import effect
from .known import Asked, Outcome

PHASE_IDS = "ABCDE"
FEW = 4  # hexes of a colour that are left, to speak of its bonus
ROOM = 0.5  # a place in a full storage
ELSEWHERE = 0.6  # that a tile fits on this hex alone


def placing(a: Asked, action: Action) -> list[Merit]:
    """With the tile that does most there, where several may go."""
    s = a.s
    value = a.value(action)
    kinds = fitting(s, a.seat, action.thing, value)
    if not kinds:
        return []
    kind = max(kinds, key=lambda one: a.h.gain(s, a.seat, a.e, a.board, one, action.thing))
    answers = [action]
    if len(kinds) > 1:
        answers.append(next(one for one in s.game.actions if one.verb == USE and one.thing == kind))
    return laid(a, kind, action.thing, Outcome(s, *answers))


def choosing(a: Asked, action: Action) -> list[Merit]:
    """CoB 27: which tile goes to a hex that was chosen."""
    top = a.s.stack[-1]
    if not isinstance(top, Choose):
        return []
    kind = action.thing
    found = laid(a, kind, top.at, Outcome(a.s, action))
    if a.s.setting.tiles[kind].hexes(a.s, a.e, a.board) == [top.at]:
        found.append(merit("alone", ELSEWHERE, "only-here", "CoB 27", tile=a.s.tile_id(kind)))
    return found


def laid(a: Asked, kind: int, at: int, outcome: Outcome) -> list[Merit]:
    return [
        *area(a, at, outcome),
        *colour(a, at, outcome),
        *scored(a, kind, at, outcome),
        *(effect(a, kind, PLACED, at) if not a.is_livestock(kind) else []),
        *inn(a, kind, at, PLACED),
        *ground(a, kind, at, PLACED),
        *opened(a, at),
        *room(a),
        *workers(a, outcome),
    ]


def area(a: Asked, at: int, outcome: Outcome) -> list[Merit]:
    """CoB 46."""
    s = a.s
    phase = PHASE_IDS[s.phase]
    completed = outcome.told(tell.AREA)
    if completed:
        points = s.rules.pieces.area_points[completed[0].c]
        more = s.rules.pieces.phase_bonus[s.phase]
        worth = a.h.area * (points + more)
        size = completed[0].c
        return [merit("area", worth, "closes", "CoB 46", size=size, points=points, more=more, phase=phase)]
    left = a.left(at) - 1
    started = left + 1 < len(a.e.area(a.board, at))
    if not started or left == 0:
        return [silent("area", a.area_worth(at))]
    size = a.s.size_of(outcome.trial.estate(a.seat), a.board.area[at])
    return [merit("area", a.area_worth(at), "grows", "CoB 46", size=size, left=left)]


def colour(a: Asked, at: int, outcome: Outcome) -> list[Merit]:
    """CoB 48."""
    s = a.s
    won = outcome.told(tell.BONUS)
    which = a.board.colour[at]
    if won:
        points = outcome.points(a.seat, BONUS_POINTS)
        return [merit("bonus", a.h.area * points, "wins-bonus", "CoB 48", colour=COLOUR_IDS[which], points=points)]
    left = a.e.colours[which] - 1
    if not 0 < left < FEW or s.claimed[which] >= len(s.setting.bonus):
        return [silent("bonus", a.colour_worth(at))]
    points = s.setting.bonus[s.claimed[which]]
    named = COLOUR_IDS[which]
    return [merit("bonus", a.colour_worth(at), "nears-bonus", "CoB 48", colour=named, left=left, points=points)]


def scored(a: Asked, kind: int, at: int, outcome: Outcome) -> list[Merit]:
    """CoB 37, 52; and what expansions score."""
    found: list[Merit] = []
    if a.is_livestock(kind):
        points = outcome.points(a.seat, LIVESTOCK_POINTS) + outcome.points(a.seat, MONASTERY_POINTS)
        before = a.animals(kind, at)[1]
        found.append(merit("herd", float(points), "herd", "CoB 37", points=points, before=before))
    more = a.last_points(kind, at)
    if more:
        found.append(merit("monasteries", float(more), "feeds", "CoB 50", tile=a.s.tile_id(kind), points=more))
    return found + more_points(a, outcome)


def opened(a: Asked, at: int) -> list[Merit]:
    """CoB 27: hexes that can be built on from now on."""
    hexes = 0
    for part in range(a.board.parts):
        fresh = a.board.near_in(at, part) & ~(a.e.covered[part] | a.e.front[part])
        hexes += int(ones(fresh))
    return [merit("opens", a.h.opening(a.e, a.board, at), "opens", "CoB 27", hexes=hexes)] if hexes else []


def room(a: Asked) -> list[Merit]:
    """CoB 26."""
    return [merit("room", ROOM, "makes-room", "CoB 26")] if a.s.slots(a.seat) <= 0 and a.h.rounds(a.s) else []
