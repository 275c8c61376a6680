"""The parts of a view that are the same in every game: the open question and the events, for one reader."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NotRequired, TypedDict

from .fields import SOURCE
from .protocol import ALL, Event, Game, State

if TYPE_CHECKING:
    from .preview import Preview


class Asked(TypedDict):
    """The open question. What can be answered stands in it for the asked seat alone."""

    seat: int
    ask: str
    actions: NotRequired[list[int]]
    pool: NotRequired[list[int]]
    least: NotRequired[int]
    most: NotRequired[int]


EventView = dict[str, int | str]


def asked(state: State, who: int) -> Asked | None:
    """The open question as `who` may see it; None when the game is over."""
    decision = state.decision
    if decision is None:
        return None
    if who not in (decision.seat, ALL):
        return Asked(seat=decision.seat, ask=decision.ask)
    return Asked(
        seat=decision.seat,
        ask=decision.ask,
        actions=[action.code for action in decision.actions],
        pool=[action.code for action in state.stack[-1].pool(state)],
        least=decision.least,
        most=decision.most,
    )


def picks_due(state: State, seat: int) -> list[int]:
    """How many picks are still due and still allowed, for the asked seat alone: two numbers for learning."""
    if state.decision is None or state.decision.seat != seat:
        return [0, 0]
    return [state.decision.least, state.decision.most]


def event(game: Game, happened: Event, who: int) -> EventView:
    """An event as `who` may read it, with ids for things: what belongs to one seat is left out for the others."""
    kind = game.events[happened.kind]
    shown: EventView = {"kind": kind.name}
    for field, value in zip(kind.fields, (happened.a, happened.b, happened.c), strict=False):
        if who in (happened.a, ALL) or field.name not in kind.secret:
            shown[field.name] = game.sources[value] if field.kind == SOURCE else value
    return preview(game).named(kind, shown)


@cache
def preview(game: Game) -> Preview[State]:
    made: Preview[State] = game.preview()
    return made
