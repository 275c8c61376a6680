"""Why, in The Castles of Burgundy."""

from __future__ import annotations

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.burgundy.actions import BUY, DEPOT, DONE, DROP, END, GOOD, NO, PICK, PLACE, SELL, TAKE, USE, WORKERS
from ludoteca.games.burgundy.phases.effects import MONASTERY_6
from ludoteca.games.burgundy.position import Burgundy

from ...shape import Reason
from ..merits import Merit, alone, compared, silent
from .costs import hiring, order, workers_of
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
    if not (is_known(asked, best) and (other is None or is_known(asked, other))):
        return []
    mine = merits(asked, best)
    if other is None:
        return alone(mine)
    return compared([*mine, *order(asked, best, other)], merits(asked, other))


def is_known(a: Asked, action: Action) -> bool:
    """Whether all that can be said of an answer is: otherwise it cannot be held against another."""
    if a.ask in QUESTIONS:
        return True
    if a.ask.startswith("steward"):
        return False  # these tiles never come into the storage
    if action.verb == USE:
        return action.thing == MONASTERY_6
    return action.verb in ANSWERS or action.verb in (NO, END, DONE)


def merits(a: Asked, action: Action) -> list[Merit]:
    """All that can be said of an answer; nothing of one that nobody knows."""
    verb = action.verb
    if a.ask in QUESTIONS:
        return QUESTIONS[a.ask](a, action)
    return ANSWERS[verb](a, action) if verb in ANSWERS else []


def taken(a: Asked, action: Action) -> list[Merit]:
    return taking(a, action, action.thing, action.verb == BUY)


def lifted(a: Asked, action: Action) -> list[Merit]:
    """E 2.4: as which building the crane works."""
    return effect(a, action.thing) if action.verb != NO else []


def fetched(a: Asked, action: Action) -> list[Merit]:
    """CoB A2: a building for workers, by the monastery that stands in the duchy."""
    return [silent("tiles", a.h.best_fetch(a.s, a.seat, a.e, [-1.0] * len(a.s.setting.tiles))), *workers_of(a, action)]


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
    USE: fetched,
    **EXPANDED,
}
