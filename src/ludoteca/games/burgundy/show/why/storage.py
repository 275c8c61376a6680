"""Stored tiles: CoB 26-27, 40."""

from __future__ import annotations

from ludoteca.core.preview import Blocked

from ...actions import PLACE
from ...data import NONE
from ...phases.act import Choose, Discard, droppable, lacking
from ...position import Burgundy
from ...reach import workers_for
from .because import because
from .places import empty_hex, no_place
from .reach import missing, values


def placing(s: Burgundy, seat: int) -> list[Blocked]:
    """Stored tiles that go to no hex now. A wide one goes to no duchy: its expansion tells of it."""
    assert s.decision is not None
    e = s.estate(seat)
    board = s.board(e)
    chosen = {action.thing for action in s.decision.actions if action.verb == PLACE}
    found = []
    for kind in sorted(set(s.stock(seat))):
        tile = s.setting.tiles[kind]
        if tile.width > 1:
            continue
        target = f"storage:{s.tile_id(kind)}"
        room = tile.hexes(s, e, board)
        if not values(s, seat):
            found.append(because(target, "no-die", "CoB 22"))
        elif room and not any(reaches(s, seat, tile.adjust, board.number[at]) for at in chosen.intersection(room)):
            least = min(missing(s, seat, (tile.adjust,), board.number[at]) for at in room)
            found.append(because(target, "no-number", "CoB 23", missing=least))
        elif not room:
            found.append(no_place(s, seat, kind, target))
    return found


def reaches(s: Burgundy, seat: int, adjust: int, number: int) -> bool:
    return missing(s, seat, (adjust,), number) <= 0


def dropping(s: Burgundy, frame: Discard) -> list[Blocked]:
    """E R33: tiles that would not make room enough."""
    lack = 1 if s.setting.one_each else lacking(s, frame.seat, frame.space)
    kinds = set(s.stock(frame.seat)) - set(droppable(s, frame.seat, lack))
    return [because(f"storage:{s.tile_id(kind)}", "too-narrow", "E R33") for kind in sorted(kinds)]


def fitting(s: Burgundy, frame: Choose) -> list[Blocked]:
    """CoB 27: stored tiles that do not go to the hex that was chosen."""
    e = s.estate(frame.seat)
    board = s.board(e)
    at = frame.at
    found = []
    for kind in sorted(set(s.stock(frame.seat))):
        tile = s.setting.tiles[kind]
        target = f"storage:{s.tile_id(kind)}"
        if tile.width > 1:
            continue
        if at in tile.hexes(s, e, board):
            lack = workers_for(e.has(8), e.has(tile.adjust), frame.value, board.number[at]) - e.workers
            found.append(because(target, "out-of-reach", "CoB 23", number=board.number[at], missing=lack))
        elif tile.colour in (NONE, board.colour[at]):
            found.append({**empty_hex(s, frame.seat, at, (kind,)), "target": target})
        else:
            found.append(because(target, "not-its-colour", "CoB 27"))
    return found
