"""What an answer is paid with: workers, silver, dice (CoB 23, 29-30)."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.burgundy import tell

from ..merits import Merit, merit
from .known import Asked, Outcome

NONE_LEFT = 0.6  # beyond their worth, for who has no workers
DIE = 0.8  # that is left for something else
EITHER = 0.3  # that the other answer can follow
ONE_WAY = 1.0  # and not the other way round


def workers(a: Asked, outcome: Outcome) -> list[Merit]:
    """CoB 23: those that turn the die."""
    spent = -sum(event.b for event in outcome.told(tell.WORKERS) if event.a == a.seat and event.b < 0)
    return [merit("workers", -spent * a.h.worker(a.s), "pays-workers", "CoB 23", workers=spent)] if spent else []


def workers_of(a: Asked, action: Action) -> list[Merit]:
    return workers(a, Outcome(a.s, action))


def hiring(a: Asked, action: Action) -> list[Merit]:
    """CoB 29, 54."""
    outcome = Outcome(a.s, action)
    number = outcome.number(tell.WORKERS, a.seat)
    silver = outcome.number(tell.SILVER, a.seat)
    worth = number * a.h.worker(a.s) + (NONE_LEFT if a.e.workers == 0 else 0.0)
    key = "hires-first" if a.e.workers == 0 else "hires"
    found = [merit("workers", worth, key, "CoB 29", workers=number)]
    if silver > 0:
        found.append(merit("silver", silver * a.h.silver(a.s), "earns-silver", "CoB 54", silver=silver))
    return found


def price(a: Asked) -> list[Merit]:
    """CoB 30: silver, and no die."""
    silver = a.s.rules.pieces.black_price
    found = [merit("silver", -silver * a.h.silver(a.s), "pays-silver", "CoB 30", silver=silver)]
    if a.ask == "turn.act":
        found.append(merit("die", DIE, "keeps-dice", "CoB 30", silver=silver))
    return found


def order(a: Asked, best: Action, other: Action) -> list[Merit]:
    """CoB 22: whether one of two answers can be given after the other, but not the other way round."""
    if a.ask != "turn.act" or not stays(a, best, other):
        return []
    either = stays(a, other, best)
    return [merit("order", EITHER if either else ONE_WAY, "either-way" if either else "then-other", "CoB 22")]


def stays(a: Asked, first: Action, second: Action) -> bool:
    """Whether the same turn goes on at once, with that answer."""
    outcome = Outcome(a.s, first)
    decision = outcome.trial.decision
    if outcome.over or decision is None or decision.ask != a.ask or decision.seat != a.seat:
        return False
    return any(action.code == second.code for action in decision.actions)
