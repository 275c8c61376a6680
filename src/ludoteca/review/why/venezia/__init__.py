"""Why, in Venezia."""

from __future__ import annotations

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.venezia.actions import GIVE, GOLD, PAID, THIRD_LATER, THIRD_NOW
from ludoteca.games.venezia.position import Venezia

from ...shape import Reason
from ..merits import Merit, alone, compared
from .cards import dropping, playing
from .drawing import drawing
from .gold import exchanging, paying, third
from .known import Asked
from .pairs import paired
from .sites import ordering, standing
from .swamps import draining


def why(s: Venezia, decision: Decision, best: Action, other: Action | None) -> list[Reason]:
    """Gold takes nothing away: the same is asked again after it."""
    asked = Asked(s, decision.seat, decision.ask)
    mine = merits(asked, best)
    if other is None:
        return alone(mine)
    gold = GOLD in (best.verb, other.verb)
    if gold and decision.ask != "gold.final":
        return compared(mine if best.verb == GOLD else [], merits(asked, other) if other.verb == GOLD else [])
    return compared([*mine, *paired(asked, best, other)], merits(asked, other))


def merits(a: Asked, action: Action) -> list[Merit]:
    """All that can be said of an answer; nothing of one that goes without saying."""
    verb = action.verb
    if verb == GOLD:
        return exchanging(a)
    if verb in (GIVE, PAID):
        return paying(a, action)
    if verb in (THIRD_NOW, THIRD_LATER):
        return third(a, action)
    if a.ask == "cards.play":
        return playing(a, action)
    if a.ask == "building.drop":
        return dropping(a, action)
    if a.ask in ("building.site", "building.points"):
        return standing(a, action)
    if a.ask == "building.order":
        return ordering(a, action)
    if a.ask == "drain":
        return draining(a, action)
    return drawing(a, action) if a.ask in ("draw", "draw.take") else []
