"""Why something cannot be chosen now, with the rule behind it."""

from ludoteca.core.preview import Blocked, Value

from ..actions import BY_WHARF
from ..data import BUILDING_IDS, BUILDINGS, CITY, GOOD_IDS, GOODS, QUARRY, ROLE_IDS, TILE_IDS, TILES, WHARF, is_large
from ..packed import count
from ..phases.builder import Builder
from ..phases.captain import Captain
from ..player import Player
from ..position import PuertoRico


def blocked(target: str, reason: str, rule: str, **args: Value) -> Blocked:
    return Blocked(target=target, reason=reason, args=args, rule=rule)


def possible(s: PuertoRico) -> set[int]:
    """The things that can be chosen now."""
    return set() if s.decision is None else {action.thing for action in s.decision.actions}


def reasons(s: PuertoRico) -> list[Blocked]:
    """For what the open question leaves out."""
    if s.decision is None:
        return []
    seat, ask = s.decision.seat, s.decision.ask
    player = s.players[seat]
    top = s.stack[-1]
    if ask == "round.role":
        return role_reasons(s)
    if ask == "settler.take":
        return tile_reasons(s)
    if ask == "builder.build" and isinstance(top, Builder):
        return building_reasons(s, player, 1 if seat == top.owner else 0)
    if ask == "trader.sell":
        return sale_reasons(s, player)
    if ask == "captain.load" and isinstance(top, Captain):
        return load_reasons(s, player, seat, top)
    return []


def role_reasons(s: PuertoRico) -> list[Blocked]:
    holders = [(role, s.holder(role)) for role in range(s.setup.roles)]
    return [
        blocked(f"role:{ROLE_IDS[role]}", "role-taken", "PR 9", seat=holder) for role, holder in holders if holder >= 0
    ]


def tile_reasons(s: PuertoRico) -> list[Blocked]:
    can = possible(s)
    reasons = []
    for tile in range(TILES):
        if tile in can:
            continue
        if tile != QUARRY:
            reasons.append(blocked(f"row:{TILE_IDS[tile]}", "not-in-row", "PR 17"))
        elif s.quarries == 0:
            reasons.append(blocked("pile:quarry", "no-quarry-left", "PR 22"))
        else:
            reasons.append(blocked("pile:quarry", "settler-or-hut-only", "PR 17"))
    return reasons


def building_reasons(s: PuertoRico, player: Player, off: int) -> list[Blocked]:
    can = possible(s)
    return [building_reason(s, player, kind, off) for kind in range(BUILDINGS) if kind not in can]


def building_reason(s: PuertoRico, player: Player, kind: int, off: int) -> Blocked:
    target = f"market:{BUILDING_IDS[kind]}"
    if player.owns(kind):
        return blocked(target, "already-built", "PR 36")
    if s.stock[kind] == 0:
        return blocked(target, "sold-out", "PR 36")
    if is_large(kind) and CITY - player.used < 2:
        return blocked(target, "no-two-spaces", "PR 34")
    price = s.setup.price_of(kind, int(player.manned(QUARRY)), off)
    return blocked(target, "too-dear", "PR 34", price=price, missing=price - player.doubloons)


def sale_reasons(s: PuertoRico, player: Player) -> list[Blocked]:
    can = possible(s)
    return [
        blocked(f"goods:{GOOD_IDS[good]}", "kind-in-house", "PR 47")
        for good in range(GOODS)
        if count(player.goods, good) and good not in can
    ]


def load_reasons(s: PuertoRico, player: Player, seat: int, frame: Captain) -> list[Blocked]:
    assert s.decision is not None
    aboard = [action for action in s.decision.actions if 0 <= action.source < BY_WHARF]
    loads, ships = {action.thing for action in aboard}, {action.source for action in aboard}
    reasons = []
    for good in range(GOODS):
        if count(player.goods, good) and good not in loads:
            ship = s.ship_with(good)
            reason = "ship-full" if ship >= 0 else "no-empty-ship"
            reasons.append(blocked(f"goods:{GOOD_IDS[good]}", reason, "PR 53", ship=ship + 1))
    reasons += [ship_reason(s, player, ship) for ship in range(len(s.setup.ships)) if ship not in ships]
    if player.works(WHARF) and not frame.wharf(player, seat):
        reasons.append(blocked("city:wharf", "wharf-used", "PR 72"))
    return reasons


def ship_reason(s: PuertoRico, player: Player, ship: int) -> Blocked:
    target = f"ship:{ship + 1}"
    if s.empty(ship):
        if any(count(player.goods, good) and s.ship_with(good) < 0 for good in range(GOODS)):
            return blocked(target, "smaller-ship", "PR 54")
        return blocked(target, "kinds-on-other-ships", "PR 53")
    if s.room(ship) == 0:
        return blocked(target, "ship-full", "PR 53")
    return blocked(target, "other-kind", "PR 53", good=GOOD_IDS[s.good_on(ship)])
