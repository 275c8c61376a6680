"""Why an answer is good, or another is not, in messages: what a game can say of it lies in `why/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.protocol import Action, Decision

from .shape import Reason
from .why import burgundy, puerto_rico, san_juan, venezia

MOST = 3

Why = Callable[[Any, Decision, Action, Action | None], list[Reason]]

WHY: dict[str, Why] = {
    "san-juan": san_juan.why,
    "puerto-rico": puerto_rico.why,
    "venezia": venezia.why,
    "burgundy": burgundy.why,
}


def reasons(state: Any, decision: Decision, best: Action, other: Action | None = None) -> list[Reason]:
    """What speaks for `best`, or against `other`; without an `other`, for `best` at all. The weightiest come first,
    nothing where nothing can be said truly. `state` is what the asked seat knows (a determinized position); it is left
    as it is, and what is said does not depend on how its secrets were dealt."""
    why = WHY.get(state.game.name)
    if why is None or (other is not None and other.code == best.code):
        return []
    return why(state, decision, best, other)[:MOST]
