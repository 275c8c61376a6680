"""What the rest of a series comes to: which things one answer takes that another leaves."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludoteca.bots.heuristic import Heuristic
from ludoteca.core.chance import seeded
from ludoteca.core.protocol import Action, Decision, State


def differing(
    s: State, decision: Decision, best: Action, other: Action, known: Heuristic[Any]
) -> tuple[list[int], list[int]]:
    """The things that the series from `best` takes and that from `other` does not, and the other way round, as the
    heuristic would go on."""
    one, two = taken(s, decision, best, known), taken(s, decision, other, known)
    return sorted((one - two).elements()), sorted((two - one).elements())


def taken(s: State, decision: Decision, first: Action, known: Heuristic[Any]) -> Counter[int]:
    """Of one verb, what is named in the whole series that begins so, with what is forced at its end."""
    trial = s.imagine(decision.seat, seeded(0))
    turn = trial.turn
    found: Counter[int] = Counter()
    action = first
    while not action.closes:
        found[action.thing] += 1
        trial.tail = []
        trial.apply(action)
        found.update(s.game.actions[code].thing for code in trial.tail if s.game.actions[code].verb == first.verb)
        asked = trial.decision
        if trial.tail or trial.turn != turn or asked is None:
            break
        if (asked.seat, asked.ask) != (decision.seat, decision.ask):
            break
        action = known.pick(trial, asked)
        if not action.closes and action.verb != first.verb:
            break
    return found
