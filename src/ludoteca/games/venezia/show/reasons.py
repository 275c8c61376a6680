"""Why something of the asked seat, or on offer, cannot be chosen now, with the rule behind it."""

from __future__ import annotations

from ludoteca.core.preview import Blocked

from ..phases.building import AT_POINTS, AT_SITE, Building
from ..phases.buildings import Buildings
from ..phases.cards import Cards
from ..phases.drain import Drain
from ..phases.draw import Draw, Take
from ..phases.excess import Excess
from ..phases.gold import Exchange
from ..position import Venezia
from .why import cards, gold, ground


def reasons(s: Venezia) -> list[Blocked]:
    """For all that the question could concern; what the question or its series takes is left out."""
    if s.decision is None or not s.stack:
        return []
    found = concerned(s)
    if not isinstance(s.stack[-1], Exchange):
        found += gold.paying(s, s.decision.seat)
    can = {target for action in (*s.decision.actions, *s.stack[-1].pool(s)) for target in action.targets}
    return [one for one in found if one["target"] not in can]


def concerned(s: Venezia) -> list[Blocked]:
    """Beside the gold, which can be paid with many questions."""
    top = s.stack[-1]
    if isinstance(top, Cards):
        return cards.playing(s, top)
    if isinstance(top, Buildings):
        return cards.unfinished(s, top.seat)
    if isinstance(top, Building):
        return building(s, top)
    if isinstance(top, Excess):
        return cards.dropping(s, top)
    if isinstance(top, Drain):
        return ground.draining(s, top)
    if isinstance(top, Draw):
        return cards.drawing(s, top.seat)
    if isinstance(top, Take):
        return cards.taking(s, top)
    return gold.tokens(s, top) if isinstance(top, Exchange) else []


def building(s: Venezia, frame: Building) -> list[Blocked]:
    if frame.todo == AT_SITE:
        return ground.sites(s, frame.kind)
    return ground.quarters(s, frame) if frame.todo == AT_POINTS else []
