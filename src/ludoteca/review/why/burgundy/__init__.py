"""Why, in The Castles of Burgundy."""

from __future__ import annotations

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.burgundy.actions import BUY, DEPOT, DROP, GOOD, NO, PICK, PLACE, SELL, TAKE, WORKERS
from ludoteca.games.burgundy.data import DEPOT_SPACES
from ludoteca.games.burgundy.position import Burgundy

from ...shape import Reason
from ..merits import Merit, alone, compared
from .costs import hiring, order
from .effects import effect
from .expanded import EXPANDED, Telling
from .known import Asked
from .placing import choosing, placing
from .start import first_castle
from .storing import dropping, taking
from .wares import loading, selling, stowing


def why(s: Burgundy, decision: Decision, best: Action, other: Action | None) -> list[Reason]:
    if s.setting.parties() == 1:
        return []  # who plays alone plays for something else
    asked = Asked(s, decision.seat, decision.ask)
    mine = merits(asked, best)
    if other is None:
        return alone(mine)
    return compared([*mine, *order(asked, best, other)], merits(asked, other))


def merits(a: Asked, action: Action) -> list[Merit]:
    """All that can be said of an answer; nothing of one that nobody knows."""
    verb = action.verb
    if a.ask in QUESTIONS:
        return QUESTIONS[a.ask](a, action)
    if a.ask.startswith("steward"):
        return []  # these tiles never come into the storage
    if verb == TAKE and action.thing >= DEPOT_SPACES:
        return []
    return ANSWERS[verb](a, action) if verb in ANSWERS else []


def taken(a: Asked, action: Action) -> list[Merit]:
    return taking(a, action, action.thing, action.verb == BUY)


def lifted(a: Asked, action: Action) -> list[Merit]:
    """E 2.4: as which building the crane works."""
    return effect(a, action.thing) if action.verb != NO else []


QUESTIONS: dict[str, Telling] = {"setup.castle": first_castle, "turn.use": choosing, "crane.effect": lifted}
ANSWERS: dict[int, Telling] = {
    DROP: dropping,
    PLACE: placing,
    TAKE: taken,
    BUY: taken,
    PICK: taken,
    SELL: selling,
    WORKERS: hiring,
    DEPOT: loading,
    GOOD: stowing,
    **EXPANDED,
}
