"""Why something cannot be chosen now, with the rule behind it."""

from ludoteca.core.preview import Blocked, Value

from ..actions import BUILD, BY_WHARF, HULLS, LOAD, SELL, TAKE
from ..data import BUILDING_IDS, BUILDINGS, CITY, GOOD_IDS, GOODS, LARGE_SET, QUARRY, ROLE_IDS, TILE_IDS, TILES, WHARF
from ..packed import count
from ..phases.captain import Captain
from ..player import Player
from ..position import PuertoRico


def blocked(target: str, reason: str, rule: str, **args: Value) -> Blocked:
    return Blocked(target=target, reason=reason, args=args, rule=rule)


def asked_codes(s: PuertoRico) -> set[int]:
    return set() if s.decision is None else {action.code for action in s.decision.actions}


def role_reasons(s: PuertoRico) -> list[Blocked]:
    holders = [(role, int(count(s.holders, role)) - 1) for role in range(s.setup.roles)]
    return [
        blocked(f"role:{ROLE_IDS[role]}", "role-taken", "PR 9", seat=holder) for role, holder in holders if holder >= 0
    ]


def tile_reasons(s: PuertoRico) -> list[Blocked]:
    possible = asked_codes(s)
    reasons = []
    for tile in range(TILES):
        if TAKE + tile in possible:
            continue
        if tile != QUARRY:
            reasons.append(blocked(f"row:{TILE_IDS[tile]}", "not-in-row", "PR 17"))
        elif s.quarries == 0:
            reasons.append(blocked("pile:quarry", "no-quarry-left", "PR 22"))
        else:
            reasons.append(blocked("pile:quarry", "settler-or-hut-only", "PR 17"))
    return reasons


def building_reasons(s: PuertoRico, player: Player, off: int) -> list[Blocked]:
    possible = asked_codes(s)
    return [building_reason(s, player, kind, off) for kind in range(BUILDINGS) if BUILD + kind not in possible]


def building_reason(s: PuertoRico, player: Player, kind: int, off: int) -> Blocked:
    target = f"market:{BUILDING_IDS[kind]}"
    if player.owns(kind):
        return blocked(target, "already-built", "PR 36")
    if s.stock[kind] == 0:
        return blocked(target, "sold-out", "PR 36")
    if (LARGE_SET >> kind) & 1 and CITY - player.used < 2:
        return blocked(target, "no-two-spaces", "PR 34")
    price = s.setup.price_of(kind, int(player.manned(QUARRY)), off)
    return blocked(target, "too-dear", "PR 34", price=price, missing=price - player.doubloons)


def sale_reasons(s: PuertoRico, player: Player) -> list[Blocked]:
    possible = asked_codes(s)
    return [
        blocked(f"goods:{GOOD_IDS[good]}", "kind-in-house", "PR 47")
        for good in range(GOODS)
        if count(player.goods, good) and SELL + good not in possible
    ]


def load_reasons(s: PuertoRico, player: Player, seat: int, frame: Captain) -> list[Blocked]:
    possible = asked_codes(s)
    reasons = []
    for good in range(GOODS):
        codes = range(LOAD + good * HULLS, LOAD + good * HULLS + BY_WHARF)
        if count(player.goods, good) and not possible.intersection(codes):
            ship = s.ship_with(good)
            reason = "ship-full" if ship >= 0 else "no-empty-ship"
            reasons.append(blocked(f"goods:{GOOD_IDS[good]}", reason, "PR 53", ship=ship + 1))
    for ship in range(len(s.setup.ships)):
        if not possible.intersection(range(LOAD + ship, LOAD + GOODS * HULLS, HULLS)):
            reasons.append(ship_reason(s, player, ship))
    if player.works(WHARF) and not frame.wharf(player, seat):
        reasons.append(blocked("city:wharf", "wharf-used", "PR 72"))
    return reasons


def ship_reason(s: PuertoRico, player: Player, ship: int) -> Blocked:
    target = f"ship:{ship + 1}"
    cargo = int(s.aboard_of(ship))
    if cargo == 0:
        if any(count(player.goods, good) and s.ship_with(good) < 0 for good in range(GOODS)):
            return blocked(target, "smaller-ship", "PR 54")
        return blocked(target, "kinds-on-other-ships", "PR 53")
    if s.room(ship) == 0:
        return blocked(target, "ship-full", "PR 53")
    return blocked(target, "other-kind", "PR 53", good=GOOD_IDS[(cargo & 15) - 1])
