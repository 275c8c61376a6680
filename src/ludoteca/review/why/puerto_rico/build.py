"""What to build in Puerto Rico."""

from __future__ import annotations

from ludoteca.bots.heuristics.puerto_rico_worth import FALLOW
from ludoteca.core.protocol import Action
from ludoteca.games.puerto_rico.actions import BUILD
from ludoteca.games.puerto_rico.data import (  # fmt: skip
    BUILDING_IDS,
    BUILDINGS,
    CONSTRUCTION_HUT,
    CUSTOMS_HOUSE,
    FACTORY,
    FORTRESS,
    GOOD_IDS,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    OFFICE,
    PLANTS,
    PRODUCTS,
    RESIDENCE,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    UNIVERSITY,
    WHARF,
    is_large,
)
from ludoteca.games.puerto_rico.packed import count
from ludoteca.games.puerto_rico.phases.builder import Builder, building_offers
from ludoteca.games.puerto_rico.scoring import bonus_if_manned

from ..ground import Args, Ground, ground
from .eyes import Eyes

FUNCTIONS = {
    SMALL_MARKET: "PR 62", HACIENDA: "PR 63", CONSTRUCTION_HUT: "PR 65", SMALL_WAREHOUSE: "PR 68", HOSPICE: "PR 66",
    OFFICE: "PR 67", LARGE_MARKET: "PR 62", LARGE_WAREHOUSE: "PR 68", FACTORY: "PR 69", UNIVERSITY: "PR 70",
    HARBOR: "PR 71", WHARF: "PR 72",
}  # fmt: skip
# What each large building counts at the end.
COUNTED = {GUILD_HALL: "PR 79", RESIDENCE: "PR 80", FORTRESS: "PR 81", CUSTOMS_HOUSE: "PR 82"}
NEXT = 0.3  # the part of what a building is worth that the means for it are worth now
LAST = 0.3
IDLE = 0.2
VIOLET_FALLOW = 1.5  # rounds before a violet building is manned


class Offer:
    """A building in the eyes of who could build it: what speaks for it, in points as the heuristic counts them."""

    def __init__(self, eyes: Eyes, kind: int, off: int) -> None:
        s, player, known = eyes.s, eyes.player, eyes.known
        self.kind = kind
        self.id = BUILDING_IDS[kind]
        self.price = s.setup.price_of(kind, eyes.quarries, off)
        self.vp = s.setup.vp[kind]
        self.bonus = bonus_if_manned(player, s.setup, kind) if is_large(kind) else 0
        self.grown = float(known.bonus(s, player, kind, eyes.left)) if is_large(kind) else 0.0
        self.fed = fed(eyes, kind)
        self.works = 0.0
        if kind < PLANTS:
            self.works = self.fed * known.tiles[PRODUCTS[kind]] * max(eyes.left - FALLOW, 0.0)
        elif kind < GUILD_HALL:
            self.works = eyes.works(kind) * max(eyes.left - VIOLET_FALLOW, 0.0)

    def more(self, other: Offer | None) -> float:
        """What it works more than another of its sort; one of another sort does something else."""
        alike = other is not None and (other.kind < PLANTS) == (self.kind < PLANTS)
        return self.works - (other.works if other is not None and alike else 0.0)


def fed(eyes: Eyes, kind: int) -> int:
    """How many plantations that have no plant yet it would serve."""
    if kind >= PLANTS:
        return 0
    good = PRODUCTS[kind]
    idle = int(count(eyes.player.tiles, good)) - eyes.known.capacity(eyes.s, eyes.player, good)
    return min(max(idle, 0), eyes.s.setup.circles[kind])


def built(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    frame = eyes.s.stack[-1]
    assert isinstance(frame, Builder)
    off = 1 if eyes.seat == frame.owner else 0
    one = Offer(eyes, best.thing, off) if best.verb == BUILD else None
    two = Offer(eyes, other.thing, off) if other is not None and other.verb == BUILD else None
    found = out_of_reach(eyes, one, two)
    if one is None:
        return [*found, *dear(eyes, two)]
    found += [*by_points(one, two), *by_work(eyes, one, two), *last_copy(eyes, frame, one)]
    if two is not None:
        weight = (two.price - one.price) * eyes.doubloon
        rules = ["PR 34", *(["PR 37"] if eyes.quarries else [])]
        args: Args = {"building": one.id, "price": one.price, "other": two.id, "dearer": two.price}
        found.append(ground(weight, "cheaper", *rules, **args))
    return found


def by_points(one: Offer, two: Offer | None) -> list[Ground]:
    """PR 78-83: printed, and counted at the end."""
    counted = two.vp + two.grown if two is not None else 0.0
    weight = one.vp + one.grown - counted
    if is_large(one.kind):
        rule = COUNTED.get(one.kind, "PR 83")
        args: Args = {"building": one.id, "points": one.vp, "bonus": one.bonus}
        if two is not None and is_large(two.kind):
            args |= {"other": two.id, "fewer": two.bonus}
            return [ground(one.bonus - two.bonus, "large-more", rule, COUNTED.get(two.kind, "PR 83"), **args)]
        return [ground(weight, "large", rule, **args)]
    if two is None:
        return [ground(weight, "points-alone", "PR 78", building=one.id, points=one.vp)]
    if is_large(two.kind):
        return []
    args = {"building": one.id, "points": one.vp, "other": two.id, "fewer": two.vp}
    return [ground(weight, "points", "PR 78", **args)]


def by_work(eyes: Eyes, one: Offer, two: Offer | None) -> list[Ground]:
    """What it does until the end, and what the other cannot do yet."""
    weight = one.more(two)
    found = []
    if one.fed:
        args: Args = {"building": one.id, "good": GOOD_IDS[PRODUCTS[one.kind]], "plantations": one.fed}
        found.append(ground(weight, "plant-fed", "PR 42", **args))
    elif one.kind in FUNCTIONS:
        found.append(ground(weight, "function", FUNCTIONS[one.kind], building=one.id))
    if two is not None and two.kind < PLANTS and not two.fed and (one.kind >= PLANTS or one.fed):
        args = {"building": two.id, "good": GOOD_IDS[PRODUCTS[two.kind]]}
        found.append(ground(max(weight, IDLE), "plant-idle", "PR 42", **args))
    return found


def last_copy(eyes: Eyes, frame: Builder, one: Offer) -> list[Ground]:
    """PR 36: somebody who comes later in this phase could take the last one."""
    if eyes.s.stock[one.kind] != 1:
        return []
    for seat in eyes.others():
        if frame.to_come(seat) and building_offers(eyes.s, eyes.s.players[seat], 0) >> one.kind & 1:
            return [ground(LAST, "last-copy", "PR 36", building=one.id, seat=seat)]
    return []


def dear(eyes: Eyes, two: Offer | None) -> list[Ground]:
    if two is None or not two.price:
        return []
    args: Args = {"building": two.id, "price": two.price, "doubloons": eyes.player.doubloons}
    return [ground(two.price * eyes.doubloon, "costs", "PR 34", **args)]


def out_of_reach(eyes: Eyes, one: Offer | None, two: Offer | None) -> list[Ground]:
    """The best of the buildings that can be paid for after the one answer, but not after the other."""
    if two is None:
        return []
    s, player = eyes.s, eyes.player
    rich = player.doubloons - (one.price if one is not None else 0)
    poor = player.doubloons - two.price
    free = s.setup.size[two.kind] + player.used
    found: list[Ground] = []
    for kind in range(BUILDINGS):
        price = s.setup.price_of(kind, eyes.quarries, 0)
        if not poor < price <= rich or not s.stock[kind] or player.owns(kind):
            continue
        if kind == two.kind or (one is not None and kind == one.kind) or free + s.setup.size[kind] > 12:
            continue
        worth = float(eyes.known.building(s, player, kind, eyes.left)) - price * eyes.doubloon
        args: Args = {"building": BUILDING_IDS[kind], "price": price, "other": two.id, "doubloons": poor}
        found.append(ground(NEXT * worth, "out-of-reach", "PR 34", **args))
    return sorted(found, key=lambda one: -one.points)[:1]
