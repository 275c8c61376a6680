"""Why something cannot be chosen now: every hex, tile, stack and power that is not in the menu, with its rule."""

from __future__ import annotations

from ludoteca.core.preview import Blocked, Value

from ..actions import PLACE, space_id
from ..data import COLOUR_IDS, DEPOT_SPACES, GOODS, NONE, SPACES, depot_of
from ..estate import Estate
from ..phases.act import can_store, fitting
from ..phases.effects import CityHall, FreeAction
from ..phases.turn import Turn
from ..position import Burgundy
from ..powers import BOUGHT, FETCHED, WORKERS_PRICE
from ..privileges import ANYWHERE
from ..reach import ANY, workers_for
from .facts import open_dice
from .more import each


def reasons(s: Burgundy) -> list[Blocked]:
    """In a turn and in the free actions of castles and city halls."""
    if s.decision is None or not isinstance(s.stack[-1], Turn | FreeAction):
        return []
    seat = s.decision.seat
    possible = {target for action in s.decision.actions for target in action.targets}
    reasons = blocked_hexes(s, seat) + blocked_storage(s, seat)
    if not isinstance(s.stack[-1], CityHall):
        reasons += blocked_depots(s, seat) + blocked_goods(s, seat)
    reasons += blocked_black(s, seat) + blocked_monastery(s, seat)
    for _, more in each(s, "reasons", seat):
        reasons += more
    found = {reason["target"]: reason for reason in reasons}  # what an expansion says stands over the base game
    return [reason for target, reason in found.items() if target not in possible]


def values(s: Burgundy, seat: int) -> list[int]:
    """The dice to act with now; ANY for a castle or a city hall."""
    top = s.stack[-1]
    if isinstance(top, FreeAction):
        return [top.value(s)]
    return [s.players[seat].die(source) for source in open_dice(s, seat)]


def missing(e: Estate, adjust: int, number: int, dice: list[int]) -> int:
    """Workers lacking for a number with the best die."""
    return min((workers_for(e.has(8), e.has(adjust), value, number) - e.workers for value in dice), default=0)


def out_of_reach(s: Burgundy, seat: int, target: str, adjust: int, number: int, rule: str) -> Blocked:
    dice = values(s, seat)
    if not dice:
        return Blocked(target=target, reason="no-die", args={}, rule="CoB 22")
    args: dict[str, Value] = {"number": number, "missing": missing(s.estate(seat), adjust, number, dice)}
    return Blocked(target=target, reason="out-of-reach", args=args, rule=rule)


def blocked_hexes(s: Burgundy, seat: int) -> list[Blocked]:
    """Every empty hex of the duchy; the caller leaves out those that can be chosen."""
    e = s.estate(seat)
    board = s.board(e)
    reasons = []
    for at in range(board.size):
        if e.tiles[at] != NONE:
            continue
        target = f"duchy:{at}"
        colour = COLOUR_IDS[board.colour[at]]
        fit = [kind for kind in s.stock(seat) if s.setting.tiles[kind].colour == board.colour[at]]
        if not e.has(ANYWHERE) and all(e.tiles[near] == NONE for near in board.near[at]):
            reasons.append(Blocked(target=target, reason="no-neighbour", args={}, rule="CoB 27"))
        elif not fit:
            reasons.append(Blocked(target=target, reason="no-tile", args={"colour": colour}, rule="CoB 27"))
        elif not fitting(s, seat, at, ANY):
            reasons.append(Blocked(target=target, reason="city-has", args={"tile": s.tile_id(fit[0])}, rule="CoB 40"))
        else:
            adjust = s.setting.tiles[fit[0]].adjust
            reasons.append(out_of_reach(s, seat, target, adjust, board.number[at], "CoB 27"))
    return reasons


def blocked_storage(s: Burgundy, seat: int) -> list[Blocked]:
    """Stored tiles for which there is no hex now."""
    assert s.decision is not None
    e = s.estate(seat)
    board = s.board(e)
    possible = {action.thing for action in s.decision.actions if action.verb == PLACE}
    reasons = []
    for kind in sorted(set(s.stock(seat))):
        tile = s.setting.tiles[kind]
        room = tile.hexes(s, e, board)
        bordering = any(e.front[part] & board.colour_in(tile.colour, part) for part in range(board.parts))
        target = f"storage:{s.tile_id(kind)}"
        if possible.intersection(room) or tile.width > 1:  # a wide tile goes to no duchy: its expansion tells of it
            continue
        if room:
            reasons.append(Blocked(target=target, reason="no-number", args={}, rule="CoB 23"))
        elif bordering:
            reasons.append(Blocked(target=target, reason="city-has", args={"tile": s.tile_id(kind)}, rule="CoB 40"))
        else:
            reasons.append(Blocked(target=target, reason="no-hex", args={}, rule="CoB 27"))
    return reasons


def blocked_depots(s: Burgundy, seat: int) -> list[Blocked]:
    return [
        out_of_reach(s, seat, f"depot:{space_id(space)}", 12, depot_of(space) + 1, "CoB 25")
        for space in range(DEPOT_SPACES)
        if s.spaces[space] != NONE
    ]


def blocked_goods(s: Burgundy, seat: int) -> list[Blocked]:
    return [
        out_of_reach(s, seat, f"goods:{good + 1}", 0, good + 1, "CoB 28")
        for good in range(GOODS)
        if s.estate(seat).goods[good]
    ]


def blocked_black(s: Burgundy, seat: int) -> list[Blocked]:
    """CoB 30, A4: why nothing can be bought."""
    e = s.estate(seat)
    price = s.rules.pieces.black_price
    args: dict[str, Value] = {}
    if s.players[seat].used & BOUGHT:
        reason, rule = "bought-before", "CoB 30"
    elif e.silver < price:
        reason, rule, args = "too-dear", "CoB 30", {"missing": price - e.silver}
    elif not can_store(s, seat):
        reason, rule = "no-room", "CoB 30"
    else:
        return []
    return [
        Blocked(target=f"black:{space_id(space)}", reason=reason, args=args, rule=rule)
        for space in range(DEPOT_SPACES, SPACES)
        if s.spaces[space] != NONE
    ]


def blocked_monastery(s: Burgundy, seat: int) -> list[Blocked]:
    """A2: why monastery 6 fetches nothing."""
    e = s.estate(seat)
    if not e.has(6):
        return []
    args: dict[str, Value] = {}
    if s.players[seat].used & FETCHED:
        reason = "used-before"
    elif e.workers < WORKERS_PRICE:
        reason, args = "too-few-workers", {"missing": WORKERS_PRICE - e.workers}
    elif not can_store(s, seat):
        reason = "no-room"
    else:
        reason = "no-building"
    return [Blocked(target="tile:monastery_6", reason=reason, args=args, rule="CoB A2")]
