"""Puerto Rico: where the colonists go, what is stored, what is produced."""

from __future__ import annotations

from ludoteca.core.bits import members
from ludoteca.core.menus import of_bits
from ludoteca.core.protocol import Action
from ludoteca.games.puerto_rico.actions import (
    KEEP,
    MAN,
    PRODUCE,
    STORE,
    building_of,
    place_of_building,
    place_of_tile,
    tile_of,
)
from ludoteca.games.puerto_rico.data import (
    BUILDING_IDS,
    CITY,
    CORN,
    GOODS,
    ISLAND,
    PLANTS,
    PRODUCTS,
    QUARRY,
    is_large,
)
from ludoteca.games.puerto_rico.packed import count, kinds, some
from ludoteca.games.puerto_rico.phases.craftsman import Production
from ludoteca.games.puerto_rico.phases.placement import Placement
from ludoteca.games.puerto_rico.phases.storage import Storage
from ludoteca.games.puerto_rico.player import Player
from ludoteca.games.puerto_rico.position import PuertoRico
from ludoteca.games.puerto_rico.scoring import bonus_if_manned

# What a good is worth to somebody who both sells and ships, in tenths of a point.
GOOD_WORTH = (12, 14, 18, 22, 26)
WORTH = {
    "small_market": 10,
    "hacienda": 9,
    "construction_hut": 6,
    "small_warehouse": 7,
    "hospice": 9,
    "office": 8,
    "large_market": 13,
    "large_warehouse": 9,
    "factory": 20,
    "university": 8,
    "harbor": 25,
    "wharf": 22,
}
QUARRY_WORTH = 13
ON_THE_ISLAND = ("hacienda", "construction_hut", "hospice")


def suggest(s: PuertoRico) -> list[Action]:
    """For a series: a whole arrangement of colonists, what to keep, everything that can be produced."""
    top = s.stack[-1]
    if isinstance(top, Placement):
        return arrangement(s, top)
    if isinstance(top, Storage):
        return storing(s, top)
    if isinstance(top, Production):
        return of_bits(top.offers(s, top.seat()), s.game.by_verb[PRODUCE])
    return []


def arrangement(s: PuertoRico, frame: Placement) -> list[Action]:
    """Fill the rest of the plan: bundles of one or two circles that do something together, the best for each colonist
    first; then whatever is left."""
    seat = frame.seat()
    player = s.players[seat]
    free: dict[int, int] = {}
    for action in frame.pool(s):
        free[action.thing] = free.get(action.thing, 0) + 1
    plan = player.clone()
    plan.men, plan.crew = frame.men, frame.crew
    chosen: list[int] = []
    while len(chosen) < frame.left:
        bundle = best_bundle(s, player, plan, free, frame.left - len(chosen))
        for place in bundle:
            free[place] -= 1
            chosen.append(place)
            man(plan, place)
    return [s.game.by_verb[MAN][place] for place in sorted(chosen)]


def man(plan: Player, place: int) -> None:
    if tile_of(place) >= 0:
        plan.men += some(1, tile_of(place))
    else:
        plan.add_crew(building_of(place))


def best_bundle(s: PuertoRico, player: Player, plan: Player, free: dict[int, int], most: int) -> list[int]:
    best: tuple[float, list[int]] = (-1.0, [])
    for worth, bundle in bundles(s, player, plan, free):
        if len(bundle) <= most and worth / len(bundle) > best[0]:
            best = (worth / len(bundle), bundle)
    return best[1]


def bundles(s: PuertoRico, player: Player, plan: Player, free: dict[int, int]) -> list[tuple[int, list[int]]]:
    """Every open circle by itself, and each plantation with a circle in a plant of its good."""
    made = plan.makes()
    found: list[tuple[int, list[int]]] = []
    for place, number in free.items():
        if number:
            found.append((worth_alone(s, player, plan, place), [place]))
    for good in range(1, GOODS):
        tile = place_of_tile(good)
        if not free.get(tile) or count(plan.men, good) > count(made, good):
            continue
        for kind in range(PLANTS):
            plant = place_of_building(kind)
            if PRODUCTS[kind] == good and free.get(plant):
                found.append((GOOD_WORTH[good], [plant, tile]))
    return found


def worth_alone(s: PuertoRico, player: Player, plan: Player, place: int) -> int:
    """What a single colonist on a place brings, in tenths of a point."""
    tile, kind = tile_of(place), building_of(place)
    if tile == QUARRY:
        return QUARRY_WORTH if player.used < CITY else 0
    if tile == CORN:
        return GOOD_WORTH[CORN]
    if tile >= 0 or kind < PLANTS:
        after = plan.clone()
        man(after, place)
        good = tile if tile >= 0 else PRODUCTS[kind]
        return GOOD_WORTH[good] if count(after.makes(), good) > count(plan.makes(), good) else 0
    if is_large(kind):
        # The bonus counts once, at the end: worth manning only as the end comes near.
        return 10 * bonus_if_manned(player, s.setup, kind) // (1 if s.ending else rounds_left(s))
    if BUILDING_IDS[kind] in ON_THE_ISLAND and player.land() >= ISLAND:
        return 0
    return WORTH[BUILDING_IDS[kind]]


def rounds_left(s: PuertoRico) -> int:
    """A rough guess, from the end that is nearest."""
    fullest = max(player.used for player in s.players)
    by_city = (CITY - fullest) * 2
    by_colonists = s.colonists * 2 // (s.seats + 2)
    by_chips = s.chips // (3 * s.seats)
    return max(1, min(by_city, by_colonists, by_chips))


def storing(s: PuertoRico, frame: Storage) -> list[Action]:
    """The kinds worth most into the warehouses, then the best single barrel of the rest."""
    player = s.players[frame.seat()]
    rest = members(kinds(player.goods) & ~frame.stored)
    open_kinds = [good for good in rest if good >= frame.last]
    by_worth = sorted(open_kinds, key=lambda good: int(count(player.goods, good)) * GOOD_WORTH[good], reverse=True)
    stored = sorted(by_worth[: max(frame.left, 0)])
    left = [good for good in rest if good not in stored]
    answer = [s.game.by_verb[STORE][good] for good in stored]
    if len(left) > 1 or (left and s.letter):
        answer.append(s.game.by_verb[KEEP][max(left, key=lambda good: GOOD_WORTH[good])])
    return answer
