"""Which plantation of Puerto Rico to take, and what works at once."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.puerto_rico.actions import TAKE, USE_HACIENDA, USE_HOSPICE, USE_UNIVERSITY
from ludoteca.games.puerto_rico.data import (  # fmt: skip
    BUILDING_IDS,
    CONSTRUCTION_HUT,
    CORN,
    GOOD_IDS,
    ISLAND,
    QUARRY,
    TILE_IDS,
)
from ludoteca.games.puerto_rico.packed import count
from ludoteca.games.puerto_rico.phases.builder import Builder
from ludoteca.games.puerto_rico.phases.settler import Settler

from ..ground import Args, Ground, ground
from .eyes import Eyes, plants_of

PRICE = 0.3  # points for each doubloon that a good sells for more, over the rest of a game
PLANT = 0.4  # the part of the price of a plant that counts before it is built
KIND = 0.3  # for the first of its kind
RARE = 0.2  # for what nobody else grows
USED = 0.3
NOW = 0.3  # for what can be had in this phase only


def taken(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    if best.verb != TAKE:
        return []
    one, two = best.thing, other.thing if other is not None and other.verb == TAKE else -1
    found = against(eyes, one, two)
    if one == QUARRY:
        quarries = int(count(eyes.player.tiles, QUARRY))
        return [*found, ground(worth(eyes, one), "quarry", "PR 37", quarries=quarries), *only_now(eyes)]
    found += waiting(eyes, one, two)
    if two == QUARRY or two < 0:
        return found
    found += [*by_price(eyes, one, two), *by_plant(eyes, one, two)]
    own, theirs = (int(count(eyes.player.tiles, tile)) for tile in (one, two))
    if not own and theirs:
        found.append(ground(KIND, "new-kind", "PR 47", good=GOOD_IDS[one], other=GOOD_IDS[two], count=theirs))
    return found + nobody(eyes, one, two)


def worth(eyes: Eyes, tile: int) -> float:
    return float(eyes.known.tile(eyes.s, eyes.player, tile, eyes.left))


def room(eyes: Eyes, good: int) -> int:
    """Circles of plants that wait for one more plantation."""
    return eyes.known.capacity(eyes.s, eyes.player, good) - int(count(eyes.player.tiles, good))


def idle(eyes: Eyes, tile: int) -> float:
    """What a plantation is worth less because nothing in the city can use it yet."""
    if tile < 0 or tile in (CORN, QUARRY) or room(eyes, tile) > 0:
        return 0.0
    return float(eyes.known.tiles[tile] * eyes.left) - worth(eyes, tile)


def waiting(eyes: Eyes, one: int, two: int) -> list[Ground]:
    if one == CORN:
        return [ground(idle(eyes, two), "corn-alone", "PR 41")]
    circles = room(eyes, one)
    if circles <= 0:
        return []
    weight = idle(eyes, two) if 0 <= two < QUARRY else worth(eyes, one)
    return [ground(weight, "plant-waits", "PR 42", good=GOOD_IDS[one], circles=circles)]


def against(eyes: Eyes, one: int, two: int) -> list[Ground]:
    """A plantation that nothing in the city can use yet."""
    weight = idle(eyes, two) - idle(eyes, one)
    if weight <= 0.0:
        return []
    if not eyes.known.capacity(eyes.s, eyes.player, two):
        return [ground(weight, "no-plant", "PR 42", good=GOOD_IDS[two])]
    return [ground(weight, "plant-full", "PR 42", good=GOOD_IDS[two])]


def only_now(eyes: Eyes) -> list[Ground]:
    """PR 17, 65: others than the settler take a quarry by a construction hut alone."""
    frame = eyes.s.stack[-1]
    assert isinstance(frame, Settler)
    if frame.owner != eyes.seat or eyes.player.works(CONSTRUCTION_HUT):
        return []
    return [ground(NOW, "quarry-now", "PR 16", "PR 17", "PR 65", left=eyes.s.quarries)]


def by_price(eyes: Eyes, one: int, two: int) -> list[Ground]:
    price, lower = eyes.s.setup.price[one], eyes.s.setup.price[two]
    args: Args = {"good": GOOD_IDS[one], "price": price, "other": GOOD_IDS[two], "lower": lower}
    return [ground(PRICE * (price - lower), "sells-for", "PR 46", **args)]


def by_plant(eyes: Eyes, one: int, two: int) -> list[Ground]:
    """Of two goods without a free plant the one whose next plant costs less."""
    if CORN in (one, two) or room(eyes, one) > 0 or room(eyes, two) > 0:
        return []
    first, second = next_plant(eyes, one), next_plant(eyes, two)
    if first < 0 or second < 0:
        return []
    price, dearer = (eyes.s.setup.price_of(kind, eyes.quarries, 0) for kind in (first, second))
    args: Args = {"building": BUILDING_IDS[first], "price": price, "other": BUILDING_IDS[second], "dearer": dearer}
    return [ground(PLANT * (dearer - price) * eyes.doubloon, "plant-cheaper", "PR 34", "PR 42", **args)]


def next_plant(eyes: Eyes, good: int) -> int:
    """The cheapest plant for a good that can still be built, -1 if there is none."""
    left = [kind for kind in plants_of(good) if eyes.s.stock[kind] and not eyes.player.owns(kind)]
    return min(left, key=lambda kind: eyes.s.setup.price_of(kind, eyes.quarries, 0), default=-1)


def nobody(eyes: Eyes, one: int, two: int) -> list[Ground]:
    """A kind for which nobody else needs the ships or the house."""
    grown = [[seat for seat in eyes.others() if count(eyes.s.players[seat].tiles, tile)] for tile in (one, two)]
    if grown[0] or not grown[1]:
        return []
    return [ground(RARE, "nobody-grows", "PR 47", "PR 53", good=GOOD_IDS[one])]


def used(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    """PR 63, 66, 70: what comes besides."""
    frame = eyes.s.stack[-1]
    if best.verb == USE_HACIENDA:
        return [ground(USED, "hacienda", "PR 63", spaces=ISLAND - eyes.player.land())]
    if best.verb == USE_HOSPICE and isinstance(frame, Settler):
        return [ground(USED, "hospice", "PR 66", tile=TILE_IDS[frame.tile])]
    if best.verb == USE_UNIVERSITY and isinstance(frame, Builder):
        return [ground(USED, "university", "PR 70", building=BUILDING_IDS[frame.built])]
    return []
