"""Why a building cannot be built: it stands here, it is sold out, there is no room, or it costs too much."""

from ludoteca.core.preview import Blocked, Sum, Term, Value, Way, way

from ..data import BUILDING_IDS, BUILDINGS, CITY, QUARRY, is_large
from ..player import Player
from ..position import PuertoRico
from .refused import blocked, possible

ROOM = 2


def building_reasons(s: PuertoRico, player: Player, off: int) -> list[Blocked]:
    can = possible(s)
    return [building_reason(s, player, kind, off) for kind in range(BUILDINGS) if kind not in can]


def building_reason(s: PuertoRico, player: Player, kind: int, off: int) -> Blocked:
    target, name = f"market:{BUILDING_IDS[kind]}", BUILDING_IDS[kind]
    if player.owns(kind):
        return blocked(target, "already-built", "PR 36", building=name)
    if s.stock[kind] == 0:
        return blocked(target, "sold-out", "PR 36", building=name)
    if is_large(kind) and CITY - player.used < ROOM:
        return blocked(target, "no-two-spaces", "PR 34", building=name)
    return dear(s, player, kind, off)


def dear(s: PuertoRico, player: Player, kind: int, off: int) -> Blocked:
    """PR 34, 37: the price with quarries and privilege, and what alone would make up for the rest."""
    cost, quarries = s.setup.cost[kind], min(int(player.manned(QUARRY)), s.setup.column[kind])
    price = s.setup.price_of(kind, quarries, off)
    missing = price - player.doubloons
    causes = [Term(cause="cost", number=cost)]
    if quarries:
        causes.append(Term(cause="quarries", number=-quarries))
    if off:
        causes.append(Term(cause="privilege", number=-off))
    ways: list[Way] = [way("more_doubloons", missing=missing)]
    if not off and missing == 1:
        ways.append(way("as_builder", off=1))
    if missing <= s.setup.column[kind] - quarries:
        ways.append(way("more_quarries", quarries=missing))
    args: dict[str, Value] = {
        "building": BUILDING_IDS[kind], "cost": cost, "price": price, "missing": missing,
        "cheaper": price < cost, "doubloons": player.doubloons,
    }  # fmt: skip
    made = blocked(f"market:{BUILDING_IDS[kind]}", "too-dear", "PR 34", ways, rules_of(quarries, off, ways))
    made["args"] = args
    made["sum"] = Sum(terms=causes, total=price, have=player.doubloons, what="doubloons")
    return made


def rules_of(quarries: int, off: int, ways: list[Way]) -> list[str]:
    """PR 33, 37: of the privilege and of the quarries, where they play a part."""
    keys = [one["key"] for one in ways]
    privilege = ["PR 33"] if off or "as_builder" in keys else []
    return privilege + (["PR 37"] if quarries or "more_quarries" in keys else [])
