"""What follows without anybody asking: forced answers after an answer, another owner after the owner has gone."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.match import Match
from ludoteca.core.rows import BOT

from ..store.matches import SeatValues
from ..store.models import GameTable, Seat


def give_forced(match: Match, seats: Sequence[Seat]) -> None:
    """Answer where there is only one answer and no secret in it, unless the seat wants to do so itself."""
    while (action := match.forced()) is not None:
        decision = match.decision
        assert decision is not None
        if match.control[decision.seat] != BOT and not seats[decision.seat].auto:
            return
        match.play(action.code)


def heir(table: GameTable, seats: Sequence[Seat], changes: SeatValues) -> int | None:
    """Who owns the table if its owner has just gone: the next person, if there is one."""
    if table.owner not in changes or not changes[table.owner].get("gone"):
        return None
    for seat in seats:
        if seat.seat != table.owner and seat.control != BOT and seat.taken and not seat.gone:
            return seat.seat
    return None
