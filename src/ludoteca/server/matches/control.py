"""Who controls a seat: a person, or a bot after the person left, resigned or is away."""

from __future__ import annotations

from typing import Any

from ludoteca.core import rows as kinds
from ludoteca.core.match import Match

from ..errors import Refusal
from .rooms import Room


async def hand_over(
    room: Room, seat: int, kind: str, by: str, values: dict[str, Any], others: dict[int, dict[str, Any]] | None = None
) -> int:
    """A row that changes who controls a seat, with what changes in the seat itself and in others."""

    def work(match: Match) -> object:
        if match.over:
            raise Refusal("not-running", "the match is over", len(match.rows))
        if kind == kinds.LEAVE:
            return match.leave(seat)
        return match.resign(seat) if kind == kinds.RESIGN else match.take(seat, by)

    return await room.change(work, lambda match: {**(others or {}), seat: {"control": match.control[seat], **values}})
