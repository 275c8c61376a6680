"""Inns as people see them (E 6)."""

from __future__ import annotations

from ludoteca.core.components import Group
from ludoteca.core.preview import Blocked, Value
from ludoteca.core.protocol import Action

from ...data import NONE
from ...estate import Estate
from ...expansions.inns import BUY_INN, PICK_INN, inns_in, lying
from ...expansions.numbers import INN
from ...meta import BurgundyGame
from ...phases.act import can_store
from ...position import Burgundy
from ...powers import BOUGHT
from ..printed import tile_of
from ..reasons import out_of_reach
from ..shapes import InnsTable


def table(s: Burgundy, who: int) -> InnsTable:
    return {"lying": lying(s)}


def facts(s: Burgundy, action: Action) -> dict[str, Value]:
    return {"tile": s.tile_id(INN)} if action.verb in (BUY_INN, PICK_INN) else {}


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    return blocked_purchase(s, seat) + (blocked_hexes(s, seat) if INN in s.stock(seat) else [])


def blocked_purchase(s: Burgundy, seat: int) -> list[Blocked]:
    """E 6.3: why none can be bought."""
    e = s.estate(seat)
    price = s.rules.pieces.black_price
    args: dict[str, Value] = {}
    if not lying(s):
        return []
    if s.players[seat].used & BOUGHT:
        reason = "bought-before"
    elif e.silver < price:
        reason, args = "too-dear", {"missing": price - e.silver}
    elif not can_store(s, seat):
        reason = "no-room"
    else:
        return []
    return [Blocked(target="inn:1", reason=reason, args=args, rule="E 6.3")]


def blocked_hexes(s: Burgundy, seat: int) -> list[Blocked]:
    """E 6.4: the hexes for which an inn is the only stored tile, and the inn where it can go nowhere."""
    e = s.estate(seat)
    board = s.board(e)
    tile = s.setting.tiles[INN]
    room = tile.hexes(s, e, board)
    found = []
    for at in beside(s, e):
        if any(s.setting.tiles[kind].colour == board.colour[at] for kind in s.stock(seat)):
            continue
        target = f"duchy:{at}"
        if at in room:
            found.append(out_of_reach(s, seat, target, tile.adjust, board.number[at], "E 6.4"))
        elif inns_in(board, e, at):
            found.append(Blocked(target=target, reason="area-has-inn", args={}, rule="E 6.4"))
        else:
            found.append(Blocked(target=target, reason="no-link", args={}, rule="R2"))
    if not room and all(inns_in(board, e, at) for at in beside(s, e)):
        found.append(Blocked(target="storage:inn", reason="area-has-inn", args={}, rule="E 6.4"))
    return found


def beside(s: Burgundy, e: Estate) -> list[int]:
    """The empty hexes next to a tile."""
    board = s.board(e)
    empty = [at for at in range(board.size) if e.tiles[at] == NONE]
    return [at for at in empty if any(e.tiles[near] != NONE for near in board.near[at])]


def components(game: BurgundyGame) -> list[Group]:
    return [Group("inns", [tile_of(game, INN)])]
