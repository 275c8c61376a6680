"""The team game as people see it (E 9)."""

from __future__ import annotations

from ludoteca.core.components import Group
from ludoteca.core.parties import members
from ludoteca.core.preview import Blocked, Value
from ludoteca.core.protocol import Action

from ...boards import TEAM, find
from ...data import NONE
from ...expansions.team.brings import BOARDS
from ...expansions.team.keys import PRIVATE_PLACES, SHARED_PLACES, Slot, pairs
from ...meta import BurgundyGame
from ...phases.act import Choose, Discard
from ...position import Burgundy
from ..printed import board_of
from ..shapes import TeamPlayer, TeamTable
from ..why.because import each
from ..why.reach import acts


def table(s: Burgundy, who: int) -> TeamTable:
    scores = s.scores()
    return {
        "teams": [{"seats": seats, "points": scores[party]} for party, seats in enumerate(members(s))],
        "up": s.decision.seat if s.decision is not None else None,
    }


def player(s: Burgundy, seat: int) -> TeamPlayer:
    return {
        "partner": partner(s, seat),
        "shared": [s.tile_id(kind) for kind in s.estate(seat).storage],
        "private": [s.tile_id(kind) for kind in pairs(s).private[seat]],
        "places": {"shared": SHARED_PLACES, "private": PRIVATE_PLACES},
    }


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    """E 9.10: the partner's private tiles, wherever stored tiles are chosen from."""
    if not acts(s) and not isinstance(s.stack[-1], Choose | Discard):
        return []
    tiles = sorted(set(pairs(s).private[partner(s, seat)]))
    return each([f"partner:{s.tile_id(kind)}" for kind in tiles], "partners-own", "E 9.10")


def partner(s: Burgundy, seat: int) -> int:
    return next(other for other in range(s.seats) if other != seat and s.party(other) == s.party(seat))


def components(game: BurgundyGame) -> list[Group]:
    """The boards, by the side that is chosen."""
    found = {value: find(game.boards, TEAM, name) for value, name in BOARDS.items()}
    boards = [board_of(game.boards[at], {"team": (value,)}) for value, at in found.items() if at >= 0]
    return [Group("team_boards", boards)]


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
