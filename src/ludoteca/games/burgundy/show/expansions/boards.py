"""The castle link and the castles set aside, as people see them (E 1)."""

from __future__ import annotations

from ludoteca.core.preview import Blocked, Value
from ludoteca.core.protocol import Action, Event

from ...boards import hexes
from ...data import CASTLE_TILE, NONE
from ...expansions.boards import PRICE, RECLAIM, RECLAIMED, BringBack, aside
from ...phases.act import can_store
from ...position import Burgundy
from ..shapes import BoardsTable

CASTLES = "aside:castle"


def table(s: Burgundy, who: int) -> BoardsTable:
    return {"castles": aside(s).castles}


def args(s: Burgundy) -> dict[str, Value] | None:
    """Which tile comes for the one that leaves."""
    top = s.stack[-1] if s.stack else None
    return {"tile": s.tile_id(CASTLE_TILE)} if isinstance(top, BringBack) else None


def facts(s: Burgundy, action: Action) -> dict[str, Value]:
    return {"tile": s.tile_id(CASTLE_TILE)} if action.verb == RECLAIM else {}


def told(s: Burgundy, event: Event) -> dict[str, Value]:
    return {"tile": s.tile_id(CASTLE_TILE)} if event.kind == RECLAIMED else {}


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    return blocked_hexes(s, seat) + blocked_castle(s, seat)


def blocked_hexes(s: Burgundy, seat: int) -> list[Blocked]:
    """E 1.2: what a stored tile would fit on but for the link, and stored tiles that fit nowhere else."""
    ground = s.setting.ground
    assert ground is not None
    e = s.estate(seat)
    board = s.board(e)
    found = []
    for kind in sorted(set(s.stock(seat))):
        colour = s.setting.tiles[kind].colour
        if colour == NONE:
            continue
        beside = e.front[0] & board.colour_in(colour, 0)
        linked = ground.open(s, e, board, 0, colour)
        found += [f"duchy:{at}" for at in hexes(beside & ~linked, 0)]
        if beside and not linked:
            found.append(f"storage:{s.tile_id(kind)}")
    return [Blocked(target=target, reason="no-link", args={}, rule="E 1.2") for target in found]


def blocked_castle(s: Burgundy, seat: int) -> list[Blocked]:
    """E 1.4: why no castle can be bought back."""
    player = s.players[seat]
    args: dict[str, Value] = {}
    if not aside(s).castles:
        return []
    if player.spent:
        reason, rule = "dice-used", "E 1.4"
    elif player.score() < PRICE:
        reason, rule, args = "too-few-points", "E 1.4", {"missing": PRICE - player.score()}
    elif not can_store(s, seat):
        reason, rule = "no-room", "R3"
    else:
        return []
    return [Blocked(target=CASTLES, reason=reason, args=args, rule=rule)]
