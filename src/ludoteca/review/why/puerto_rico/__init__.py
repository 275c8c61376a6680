"""Why, in Puerto Rico: by question."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.puerto_rico.position import PuertoRico

from ...shape import Reason
from ..ground import Ground, varied
from .build import built
from .eyes import Eyes
from .goods import loaded, sold, taken_extra
from .land import taken, used
from .mayor import placed
from .roles import chosen
from .storage import stored

Grounds = Callable[[Eyes, Action, Action | None], list[Ground]]

BY_QUESTION: dict[str, Grounds] = {
    "round.role": chosen,
    "settler.take": taken,
    "settler.hacienda": used,
    "settler.hospice": used,
    "mayor.man": placed,
    "builder.build": built,
    "builder.university": used,
    "craftsman.bonus": taken_extra,
    "trader.sell": sold,
    "captain.load": loaded,
    "captain.store": stored,
    "captain.keep": stored,
}


def why(s: PuertoRico, decision: Decision, best: Action, other: Action | None) -> list[Reason]:
    found = BY_QUESTION.get(decision.ask)
    return varied(found(Eyes(s, decision), best, other)) if found is not None else []
