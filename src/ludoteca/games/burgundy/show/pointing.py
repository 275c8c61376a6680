"""What partners can point at: the hexes of the board that they share (E 9.2)."""

from __future__ import annotations

from ..position import Burgundy


def pointable(s: Burgundy, seat: int) -> list[str]:
    return [f"duchy:{at}" for at in range(s.board(s.estate(seat)).size)]
