"""Why, in The Castles of Burgundy."""

from __future__ import annotations

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.burgundy.actions import BUY, DEPOT, DROP, GOOD, PICK, PLACE, SELL, TAKE, WORKERS
from ludoteca.games.burgundy.data import DEPOT_SPACES
from ludoteca.games.burgundy.position import Burgundy

from ...shape import Reason
from ..merits import Merit, compared
from .costs import hiring, order
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
        return compared(mine, [])
    return compared([*mine, *order(asked, best, other)], merits(asked, other))


def merits(a: Asked, action: Action) -> list[Merit]:
    """All that can be said of an answer; nothing of one that nobody knows."""
    verb = action.verb
    if a.ask == "setup.castle":
        return first_castle(a, action)
    if a.ask == "turn.use":
        return choosing(a, action)
    if verb == DROP:
        return dropping(a, action)
    if verb == PLACE:
        return placing(a, action)
    if verb == TAKE and action.thing < DEPOT_SPACES:
        return taking(a, action, action.thing, False)
    if verb in (BUY, PICK):
        return taking(a, action, action.thing, verb == BUY)
    if verb == SELL:
        return selling(a, action)
    if verb == WORKERS:
        return hiring(a, action)
    if verb == DEPOT:
        return loading(a, action)
    if verb == GOOD:
        return stowing(a, action)
    return []
