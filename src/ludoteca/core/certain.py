"""What an answer moves for certain, known before it is given: the events it brings up to the first thing that is drawn
or was hidden. A table may show these at once; all else waits until the answer is kept.

Each is tried on a copy of the position that has no chances: the first draw ends it. It ends as well where something
hidden comes to light, and with the turn: what the rules do with other seats after it may rest on what those hold."""

from __future__ import annotations

from collections.abc import Callable

from .chance import Chance, Need, scripted
from .protocol import Action, Decision, Event, State
from .series import goes_on


def moves(state: State) -> dict[int, list[Event]]:
    """By code, for every answer to the open question and every pick of its series.

    An answer brings the events that its row will begin with. Of a pick that belongs to a series these are the events
    of that thing alone, whatever else is picked with it; what follows from the series as a whole comes with the answer
    that closes it, or with the last pick where there is but one."""
    decision = state.decision
    if decision is None:
        return {}
    nothing = scripted(())
    pool = {action.code for action in state.stack[-1].pool(state)} if decision.most > 1 else set()
    found = {
        action.code: tried(state, action, nothing, picked if action.code in pool else answered)
        for action in decision.actions
    }
    if not pool.issubset(found):
        later_picks(state, decision, nothing, pool, found)
    return found


def later_picks(
    state: State, decision: Decision, nothing: Chance, pool: set[int], found: dict[int, list[Event]]
) -> None:
    """Those of the pool that no series can begin with: found where a series that begins with the first offered things
    comes to offer them. What is never offered, because numbers force it, moves nothing for certain by itself."""
    trial = without_chance(state, nothing)
    at: Decision | None = decision
    while at is not None and not pool.issubset(found):
        first = next((action for action in at.actions if action.code in pool), None)
        if first is None:
            return
        try:
            trial.apply(first)
        except Need:
            return
        if not goes_on(trial, decision):
            return
        at = trial.decision
        for action in at.actions if at is not None else ():
            if action.code in pool and action.code not in found:
                found[action.code] = tried(trial, action, nothing, picked)


def without_chance(state: State, nothing: Chance) -> State:
    trial = state.clone()
    trial.chance = nothing
    trial.events = []
    return trial


def tried(state: State, action: Action, nothing: Chance, carry_out: Callable[[State, Action], int]) -> list[Event]:
    """What was told on a copy until something could not be known."""
    trial = without_chance(state, nothing)
    try:
        certain = carry_out(trial, action)
    except Need:
        return trial.events or []
    return (trial.events or [])[:certain]


def picked(trial: State, action: Action) -> int:
    """Carry out one pick and nothing of what follows; how many of the events are certain."""
    reveals = trial.reveals
    trial.stack[-1].apply(trial, action)
    return told(trial) if trial.reveals == reveals else 0


def answered(trial: State, action: Action) -> int:
    """Carry out an answer to the end of its turn or to the next question; how many of the events are certain."""
    turn, reveals = trial.turn, trial.reveals
    certain = picked(trial, action)
    stack = trial.stack
    while stack and (trial.turn, trial.reveals) == (turn, reveals) and stack[-1].step(trial) is None:
        if trial.reveals == reveals:
            certain = told(trial)
    return certain


def told(trial: State) -> int:
    return len(trial.events or ())
