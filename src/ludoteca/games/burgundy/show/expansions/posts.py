"""Border posts as people see them (E 4)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.preview import Value
from ludoteca.core.protocol import Event

from ...data import BONUS_TILES
from ...expansions.posts import BORDER, BORDER_TILE, LINKED, PAIRS, BorderPosts, joined
from ...position import Burgundy


def posts(s: Burgundy) -> BorderPosts:
    return next(watch for watch in s.setting.placed if isinstance(watch, BorderPosts))


def table(s: Burgundy, who: int) -> dict[str, Any]:
    """The hexes that touch each post, the bonus tiles that are left, and whether only the first pair scores."""
    masks = posts(s).touch
    return {
        "touch": [[at for at in range(mask.bit_length()) if mask >> at & 1] for mask in masks],
        "bonus": s.setting.bonus[s.claimed[BORDER] :],
        "once": posts(s).once,
    }


def player(s: Burgundy, seat: int) -> dict[str, Any]:
    """The pairs of posts that are joined, counted from 1, and the bonus tile: 1 for the large one, 2 for the small
    one, 0 for none."""
    e = s.estate(seat)
    bits = joined(s.board(e), e.covered[0], posts(s).touch)
    return {
        "joined": [[one + 1, other + 1] for at, (one, other) in enumerate(PAIRS) if bits >> at & 1],
        "bonus": next((place + 1 for place in range(BONUS_TILES) if e.has_bonus(BORDER, place)), 0),
    }


def told(s: Burgundy, event: Event) -> dict[str, Value]:
    if event.kind == LINKED:
        return {"links": event.b}
    return {"border_tile": event.b + 1} if event.kind == BORDER_TILE else {}
