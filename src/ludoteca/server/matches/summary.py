"""What is written together with an answer: the forced ones that follow it, what lists show, who owns the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.match import Match
from ludoteca.core.rows import BOT

from ..store import matches
from ..store.models import GameTable, Seat


def give_forced(match: Match, seats: Sequence[Seat]) -> None:
    """Answer where there is only one answer and no secret in it, unless the seat wants to do so itself."""
    while (action := match.forced()) is not None:
        decision = match.decision
        assert decision is not None
        if match.control[decision.seat] != BOT and not seats[decision.seat].auto:
            return
        match.play(action.code)


def summarize(match: Match, at: float) -> matches.Summary:
    """What lists show. Points only at the end: before it they may be a secret."""
    decision = match.decision
    return matches.Summary(
        rows=len(match.rows),
        asked=None if decision is None else decision.seat,
        bot_asked=decision is not None and match.control[decision.seat] == BOT,
        status="running" if decision is not None else "over",
        scores=[] if decision is not None else match.state.scores(),
        ranking=[] if decision is not None else match.state.ranking(),
        at=at,
    )


def heir(table: GameTable, seats: Sequence[Seat], changes: dict[int, dict[str, Any]]) -> int | None:
    """Who owns the table if its owner has just gone: the next person, if there is one."""
    if table.owner not in changes or not changes[table.owner].get("gone"):
        return None
    for seat in seats:
        if seat.seat != table.owner and seat.control != BOT and seat.taken and not seat.gone:
            return seat.seat
    return None
