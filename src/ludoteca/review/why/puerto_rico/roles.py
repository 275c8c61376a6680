"""Which role of Puerto Rico to take: what it brings the chooser, what comes anyway, what the others get."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.heuristics.puerto_rico_roles import ANYWAY, ENVY, SURELY
from ludoteca.core.protocol import Action
from ludoteca.games.puerto_rico.data import (  # fmt: skip
    BUILDER,
    BUILDING_IDS,
    CAPTAIN,
    CRAFTSMAN,
    GOOD_IDS,
    MAYOR,
    QUARRY,
    ROLE_IDS,
    SETTLER,
    TILE_IDS,
    TRADER,
)
from ludoteca.games.puerto_rico.packed import total
from ludoteca.games.puerto_rico.phases.builder import building_offers
from ludoteca.games.puerto_rico.phases.settler import tile_offers
from ludoteca.games.puerto_rico.show.others import produced

from ..ground import Args, Ground, ground
from .eyes import Eyes
from .storage import lost_at_least

ALONE = 0.5  # of what the others do not get, for saying so
HARDLY = 0.1  # and where the other answer would bring them nothing either
NOTHING = 0.3
ROTS = 0.5  # points for a barrel that is lost


def chosen(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    role = best.thing
    found = [*brings(eyes, best), *at_the_end(eyes, best, other)]
    coins = eyes.s.coins[role] - (eyes.s.coins[other.thing] if other is not None else 0)
    found.append(ground(coins * eyes.doubloon, "coins", "PR 10", role=ROLE_IDS[role], coins=eyes.s.coins[role]))
    if other is None:
        return found + by_nobody(eyes, best, NOTHING)
    envy = helped(eyes, other.thing) - helped(eyes, role)
    found += [
        *wasted(eyes, other, own(eyes, role)),
        *helping(eyes, other, envy),
        *by_nobody(eyes, best, max(envy * ALONE, HARDLY)),
    ]
    found += anyway(eyes, other.thing, comes(eyes, other.thing) - comes(eyes, role))
    if other.thing == CAPTAIN:
        lost = lost_at_least(eyes)
        found.append(ground(ROTS * lost, "captain-loses", "PR 57", barrels=lost))
    return found


def own(eyes: Eyes, role: int) -> float:
    return float(eyes.known.role(eyes.s, eyes.seat, role, True, eyes.left))


def comes(eyes: Eyes, role: int) -> float:
    """What a role will bring although somebody else takes it."""
    sure = SURELY if eyes.s.picked == eyes.s.setup.picks - 1 else 1.0
    return sure * ANYWAY[role] * float(eyes.known.role(eyes.s, eyes.seat, role, False, eyes.left))


def helped(eyes: Eyes, role: int) -> float:
    """What a role brings the others, as far as it counts against it."""
    others = sum(eyes.known.role(eyes.s, seat, role, False, eyes.left) for seat in eyes.others())
    return ENVY[role] * float(others) / (eyes.s.seats - 1)


def brings(eyes: Eyes, action: Action) -> list[Ground]:
    """What the chooser gets by a role now; what lies on its card comes besides."""
    s, role, known = eyes.s, action.thing, eyes.facts(action)
    weight = own(eyes, role)
    if role == SETTLER:
        return settles(eyes, weight)
    if role == BUILDER:
        return builds(eyes, known["prices"])
    if role == MAYOR:
        args: Args = {"colonists": known["colonists"], "circles": known["empty_circles"]}
        some = known["colonists"] and known["empty_circles"]
        return [ground(weight, "mayor-colonists", "PR 24", "PR 25", **args)] if some else []
    if role == CRAFTSMAN:
        found = [ground(weight, "craftsman-barrels", "PR 41", "PR 45", barrels=known["barrels"])]
        paid = known["factory"]
        factory = [ground(paid * eyes.doubloon, "craftsman-factory", "PR 69", doubloons=paid)] if paid else []
        return (found if known["barrels"] else []) + factory
    if role == TRADER:
        doubloons = known["doubloons"] - s.coins[role]
        args = {"good": known["good"], "doubloons": doubloons}
        return [ground(weight, "trader-sale", "PR 46", **args)] if known["good"] in GOOD_IDS else []
    if role == CAPTAIN:
        args = {"points": known["points"], "most": known["most"]}
        if known["most"] > known["points"]:
            return [ground(weight, "captain-points", "PR 51", "PR 56", **args)]
        return [ground(weight, "captain-first", "PR 56", points=known["points"])] if known["points"] else []
    return [ground(weight, "prospector-alone", "PR 15")]


def settles(eyes: Eyes, weight: float) -> list[Ground]:
    """PR 16: what the settler would take."""
    s, player = eyes.s, eyes.player
    offers, plain = (tiles(tile_offers(s, player, settler)) for settler in (True, False))
    if not offers:
        return []
    tile = max(offers, key=lambda one: eyes.known.tile(s, player, one, eyes.left))
    if tile == QUARRY and tile not in plain:
        return [ground(weight, "settler-quarry", "PR 16", "PR 37", quarries=eyes.quarries)]
    return [ground(weight, "settler-tile", "PR 16", tile=TILE_IDS[tile])]


def tiles(offers: int) -> list[int]:
    return [tile for tile in range(len(TILE_IDS)) if (offers >> tile) & 1]


def builds(eyes: Eyes, prices: dict[str, int]) -> list[Ground]:
    """PR 33: the building that the builder would most like to build."""
    if not prices:
        return []
    gains = {id: gain(eyes, BUILDING_IDS.index(id), price) for id, price in prices.items()}
    id = max(gains, key=lambda one: gains[one])
    full = eyes.s.setup.price_of(BUILDING_IDS.index(id), eyes.quarries, 0)
    args: Args = {"building": id, "price": prices[id], "full": full}
    weight = max(gains[id], (full - prices[id]) * eyes.doubloon)
    if full > eyes.player.doubloons:
        args |= {"doubloons": eyes.player.doubloons, "coins": eyes.s.coins[BUILDER]}
        return [ground(weight, "builder-only", "PR 33", **args)]
    return [ground(weight, "builder-pays", "PR 33", **args)] if full > prices[id] else []


def gain(eyes: Eyes, kind: int, price: int) -> float:
    return float(eyes.known.building(eyes.s, eyes.player, kind, eyes.left)) - price * eyes.doubloon


def at_the_end(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """PR 77: in the last round points are all that is left to gain."""
    known = eyes.facts(best)
    if not eyes.s.ending or best.thing not in (BUILDER, CAPTAIN):
        return []
    if other is not None and other.thing in (BUILDER, CAPTAIN):
        return []
    if best.thing == CAPTAIN:
        points = known["points"]
        return [ground(points, "last-captain", "PR 77", points=points)] if points else []
    vp = {id: eyes.s.setup.vp[BUILDING_IDS.index(id)] for id in known["prices"]}
    if not vp:
        return []
    id = max(vp, key=lambda one: vp[one])
    return [ground(vp[id], "last-builder", "PR 77", "PR 78", building=id, points=vp[id])]


def wasted(eyes: Eyes, other: Action, weight: float) -> list[Ground]:
    """A role that brings its chooser nothing now."""
    known, role, weight = eyes.facts(other), other.thing, max(weight, NOTHING)
    if role == SETTLER and not known["tiles"]:
        return [ground(weight, "settler-none", "PR 21")]
    if role == MAYOR and not known["empty_circles"]:
        return [ground(weight, "mayor-none", "PR 27")]
    if role == BUILDER and not known["buildings"]:
        return [ground(weight, "builder-none", "PR 34")]
    if role == CRAFTSMAN and not known["barrels"]:
        return [ground(weight, "craftsman-none", "PR 41")]
    if role == TRADER and known["good"] not in GOOD_IDS:
        return [ground(weight, "trader-none", "PR 47")]
    if role == CAPTAIN and not known["points"]:
        return [ground(weight, "captain-none", "PR 53")]
    return []


# Whom a role helps, and what tells it.
HELPS = {
    MAYOR: ("helps-mayor", "colonists", "PR 25"), BUILDER: ("helps-builder", "buildings", "PR 33"),
    CRAFTSMAN: ("helps-craftsman", "barrels", "PR 40"), CAPTAIN: ("helps-captain", "points", "PR 51"),
}  # fmt: skip


def helping(eyes: Eyes, other: Action, weight: float) -> list[Ground]:
    """The one whom the other role would bring most."""
    others: list[dict[str, Any]] = eyes.facts(other)["others"]
    if not others:
        return []
    most = max(others, key=lambda one: one["amount"])
    seat, amount = most["seat"], most["amount"]
    if not amount:
        return []
    if other.thing == TRADER:
        return [ground(weight, "helps-trader", "PR 46", seat=seat, good=most["good"], doubloons=amount)]
    key, name, rule = HELPS[other.thing]
    args: Args = {"seat": seat, name: amount}
    return [ground(weight, key, rule, **args)]


def by_nobody(eyes: Eyes, best: Action, weight: float) -> list[Ground]:
    """What only the chooser can do as things stand."""
    known, role = eyes.facts(best), best.thing
    if known["others"]:
        return []
    if role == CRAFTSMAN and known["barrels"]:
        return [ground(weight, "craftsman-alone", "PR 41")]
    if role == TRADER and known["good"] in GOOD_IDS:
        return [ground(weight, "trader-alone", "PR 47", good=known["good"])]
    if role == CAPTAIN and known["points"]:
        return [ground(weight, "captain-alone", "PR 53")]
    return []


def anyway(eyes: Eyes, role: int, weight: float) -> list[Ground]:
    """PR 8: what a role would bring although somebody else takes it, at the least."""
    s, player = eyes.s, eyes.player
    if role == SETTLER and total(s.row) >= s.seats and not player.full():
        return [ground(weight, "anyway-settler", "PR 17")]
    if role == MAYOR and s.aboard >= s.seats:
        return [ground(weight, "anyway-mayor", "PR 25", colonists=s.aboard // s.seats)]
    if role == CRAFTSMAN:
        barrels = int(total(produced(s, (eyes.seat + 1) % s.seats)[-1]))
        return [ground(weight, "anyway-craftsman", "PR 40", barrels=barrels)] if barrels else []
    if role == BUILDER and (offers := building_offers(s, player, 0)):
        kinds = [kind for kind in range(len(BUILDING_IDS)) if (offers >> kind) & 1]
        prices = {kind: s.setup.price_of(kind, eyes.quarries, 0) for kind in kinds}
        kind = max(kinds, key=lambda one: gain(eyes, one, prices[one]))
        return [ground(weight, "anyway-builder", "PR 33", building=BUILDING_IDS[kind], price=prices[kind])]
    return []
