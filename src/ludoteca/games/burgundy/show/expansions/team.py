"""The team game as people see it (E 9)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.parties import members
from ludoteca.core.preview import Value
from ludoteca.core.protocol import Action

from ...data import NONE
from ...expansions.team.keys import PRIVATE_PLACES, SHARED_PLACES, Slot, pairs
from ...position import Burgundy


def table(s: Burgundy, who: int) -> dict[str, Any]:
    """The teams by seat with their points, and who of them is up."""
    scores = s.scores()
    return {
        "teams": [{"seats": seats, "points": scores[party]} for party, seats in enumerate(members(s))],
        "up": s.decision.seat if s.decision is not None else None,
    }


def player(s: Burgundy, seat: int) -> dict[str, Any]:
    """The partner, and what lies in the key spaces of both and in one's own."""
    return {
        "partner": next(other for other in range(s.seats) if other != seat and s.party(other) == s.party(seat)),
        "shared": [s.tile_id(kind) for kind in s.estate(seat).storage],
        "private": [s.tile_id(kind) for kind in pairs(s).private[seat]],
        "places": {"shared": SHARED_PLACES, "private": PRIVATE_PLACES},
    }


def args(s: Burgundy) -> dict[str, Value] | None:
    """Which tile a key space is asked for: one that comes, one that is placed, one that leaves the game."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Slot):
        return None
    if top.kind == NONE:
        return {"tile": s.tile_id(s.spaces[top.space]), "way": "come"}
    return {"tile": s.tile_id(top.kind), "way": "drop" if top.at == NONE else "place"}


def alike(s: Burgundy) -> Action | None:
    """Whatever key space a tile comes from or goes to, it costs and brings the same."""
    top = s.stack[-1] if s.stack else None
    return s.decision.actions[0] if isinstance(top, Slot) and s.decision is not None else None
