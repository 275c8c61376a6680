"""The main board and what can be sold: CoB 25, 28, 30, 32, 41."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.preview import Blocked

from ...actions import space_id
from ...data import BUILDING, DEPOT_SPACES, DEPOTS, GOODS, LIVESTOCK, SHIP, SPACES, depot_of
from ...phases.act import can_store
from ...phases.effects import MONASTERY_6, WANTED, Fetch
from ...phases.ship import FIRST_DEPOT, KIND, Loading, Ship
from ...position import Burgundy
from ...powers import BOUGHT
from .because import because, each
from .reach import lies, out_of_reach

# CoB 41: what a building brings, by its colours.
ONLY = {1 << SHIP | 1 << LIVESTOCK: "only-ships-livestock", 1 << BUILDING: "only-buildings"}


def depot_spaces(s: Burgundy) -> list[int]:
    return [space for space in range(DEPOT_SPACES) if lies(s, space)]


def black_spaces(s: Burgundy) -> list[int]:
    return [space for space in range(DEPOT_SPACES, SPACES) if lies(s, space)]


def depots(s: Burgundy, seat: int) -> list[Blocked]:
    return [
        out_of_reach(s, seat, f"depot:{space_id(space)}", (12,), depot_of(space) + 1, "CoB 25")
        for space in depot_spaces(s)
    ]


def goods(s: Burgundy, seat: int) -> list[Blocked]:
    return [
        out_of_reach(s, seat, f"goods:{good + 1}", (), good + 1, "CoB 28")
        for good in range(GOODS)
        if s.estate(seat).goods[good]
    ]


def black(s: Burgundy, seat: int) -> list[Blocked]:
    """CoB 30, A4: tiles that cannot be bought."""
    return purchase(s, seat, [f"black:{space_id(space)}" for space in black_spaces(s)], "CoB 30")


def purchase(s: Burgundy, seat: int, targets: Iterable[str], rule: str, width: int = 1) -> list[Blocked]:
    """The one purchase of a turn: of what lies there, all at one price."""
    silver, price = s.estate(seat).silver, s.rules.pieces.black_price
    if s.players[seat].used & BOUGHT:
        return each(targets, "bought-before", rule)
    if silver < price:
        return each(targets, "too-dear", rule, price=price, missing=price - silver)
    if not can_store(s, seat, width):
        return each(targets, "no-room" if width == 1 else "no-room-for-two", rule if width == 1 else "E R3")
    return []


def fetching(s: Burgundy, frame: Fetch) -> list[Blocked]:
    """CoB 41, A2: what a building, or monastery 6, does not bring."""
    return of_other_colours(s, WANTED[frame.by], "CoB A2" if frame.by == MONASTERY_6 else "CoB 41")


def of_other_colours(s: Burgundy, wanted: int, rule: str) -> list[Blocked]:
    reason = ONLY.get(wanted, "only-mines-monasteries-castles")
    spaces = [space for space in depot_spaces(s) if not wanted >> s.setting.tiles[s.spaces[space]].colour & 1]
    found = each([f"depot:{space_id(space)}" for space in spaces], reason, rule)
    return found + each([f"black:{space_id(space)}" for space in black_spaces(s)], "not-from-black", rule)


def wares(s: Burgundy, frame: Ship) -> list[Blocked]:
    """CoB 32, A6: depots from which a ship brings nothing; shield 5: kinds that have no room."""
    if frame.todo == FIRST_DEPOT:
        return []
    if frame.todo == KIND:
        lying = [good for good in range(GOODS) if any(s.ware(depot, good) for depot in range(DEPOTS))]
        return each([f"ware:{good + 1}" for good in lying], "no-goods-room", "E 11.8", most=s.setting.goods_slots)
    found = []
    beside = ((frame.depot + 1) % DEPOTS, (frame.depot - 1) % DEPOTS)
    for depot in range(DEPOTS):
        target = f"wares:{depot + 1}"
        if depot == frame.depot:
            found.append(because(target, "depot-before", "CoB A6"))
        elif depot not in beside:
            found.append(because(target, "not-beside", "CoB A6", depot=frame.depot + 1))
        elif not any(s.ware(depot, good) for good in range(GOODS)):
            found.append(because(target, "depot-empty", "CoB 32"))
        else:
            found.append(because(target, "no-goods-room", "CoB 32", most=s.setting.goods_slots))
    return found


def loading(s: Burgundy, frame: Loading) -> list[Blocked]:
    """CoB 33: goods of the depot that were passed over."""
    passed = [good for good in range(frame.last) if s.ware(frame.depot, good)]
    return each([f"ware:{good + 1}" for good in passed], "passed-over", "CoB 33")
