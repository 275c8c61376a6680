"""Where the colonists of Puerto Rico go."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.puerto_rico.actions import PLACE_IDS, building_of, tile_of
from ludoteca.games.puerto_rico.data import (  # fmt: skip
    BUILDER,
    BUILDING_IDS,
    CAPTAIN,
    CONSTRUCTION_HUT,
    CORN,
    CRAFTSMAN,
    FACTORY,
    GOOD_IDS,
    GOODS,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    OFFICE,
    PLANTS,
    PRODUCTS,
    QUARRY,
    ROLE_IDS,
    SETTLER,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    TRADER,
    UNIVERSITY,
    WHARF,
)
from ludoteca.games.puerto_rico.packed import count
from ludoteca.games.puerto_rico.phases.placement import Placement, circles_at, place_at
from ludoteca.games.puerto_rico.player import crew
from ludoteca.games.puerto_rico.scoring import bonus_if_manned

from ..ground import Args, Ground, ground
from ..series import differing
from .build import COUNTED, FUNCTIONS
from .eyes import Eyes, plants_of

BARREL = 0.6  # for each barrel that a craftsman brings more
KIND = 0.4
SHARE = 0.3  # of what a place brings until the end
IDLE = 0.2
PASSED = 0.15  # for a phase that does not come again in this round


# The phase in which a violet building works.
WORKS_IN = {
    SMALL_MARKET: TRADER, OFFICE: TRADER, LARGE_MARKET: TRADER, HACIENDA: SETTLER, CONSTRUCTION_HUT: SETTLER,
    HOSPICE: SETTLER, SMALL_WAREHOUSE: CAPTAIN, LARGE_WAREHOUSE: CAPTAIN, HARBOR: CAPTAIN, WHARF: CAPTAIN,
    FACTORY: CRAFTSMAN, UNIVERSITY: BUILDER,
}  # fmt: skip


class Open:
    """What can still be made of a plan: for each good the circles manned and still open, on plantations and plants."""

    def __init__(self, eyes: Eyes, action: Action) -> None:
        frame = eyes.s.stack[-1]
        assert isinstance(frame, Placement)
        plan = frame.clone()
        plan.reach(action.thing)
        plan.put(1)
        plan.tail()
        self.left = plan.left
        self.supply = [int(count(eyes.s.supply, good)) for good in range(GOODS)]
        self.tiles = [int(count(plan.men, good)) for good in range(GOODS)]
        self.plants = [sum(int(crew(plan.crew, kind)) for kind in plants_of(good)) for good in range(GOODS)]
        self.more_tiles, self.more_plants = [0] * GOODS, [0] * GOODS
        for at in range(plan.at, len(plan.places)) if plan.left else ():
            entry = plan.places[at]
            free = plan.spare if at == plan.at else circles_at(entry)
            tile, kind = tile_of(place_at(entry)), building_of(place_at(entry))
            if 0 <= tile < GOODS:
                self.more_tiles[tile] += free
            elif 0 <= kind < PLANTS:
                self.more_plants[PRODUCTS[kind]] += free

    def cost(self, good: int, barrels: int) -> int:
        """The colonists still to be laid for so many barrels of a good, -1 if it cannot be."""
        fields = max(barrels - self.tiles[good], 0)
        rooms = 0 if good == CORN else max(barrels - self.plants[good], 0)
        if fields > self.more_tiles[good] or rooms > self.more_plants[good] or barrels > self.supply[good]:
            return -1
        return fields + rooms

    def most_of(self, good: int) -> int:
        """PR 41-44: the most barrels of a good that a craftsman could bring."""
        barrels = 0
        while 0 <= self.cost(good, barrels + 1) <= self.left:
            barrels += 1
        return barrels

    def most(self) -> int:
        """Of all goods together: the cheapest next barrel first, as none is cheaper than the one before it."""
        made, left, barrels = [0] * GOODS, self.left, 0
        while True:
            steps = []
            for good in range(GOODS):
                then = self.cost(good, made[good] + 1)
                if then >= 0:
                    steps.append((then - self.cost(good, made[good]), good))
            if not steps or min(steps)[0] > left:
                return barrels
            price, good = min(steps)
            made[good] += 1
            left -= price
            barrels += 1

    def kinds(self) -> int:
        """The most kinds together."""
        costs = sorted(cost for good in range(GOODS) if (cost := self.cost(good, 1)) >= 0)
        left, found = self.left, 0
        for cost in costs:
            if cost <= left:
                left -= cost
                found += 1
        return found


def placed(eyes: Eyes, best: Action, other: Action | None) -> list[Ground]:
    if other is None:
        alone = manned(eyes, best.thing)
        return [alone] if alone is not None else []
    mine, _ = differing(eyes.s, eyes.decision, best, other, eyes.known)
    found = made(eyes, Open(eyes, best), Open(eyes, other))
    found += [works for place in dict.fromkeys(mine) if (works := manned(eyes, place)) is not None]
    return found + idle(eyes, other)


def made(eyes: Eyes, here: Open, there: Open) -> list[Ground]:
    """PR 41-43: what a craftsman could bring after the one answer and after the other; nothing is said twice."""
    goods = []
    for good in range(GOODS):
        barrels, fewer = here.most_of(good), there.most_of(good)
        if barrels > fewer:
            weight = SHARE * (barrels - fewer) * eyes.known.tiles[good] * eyes.left
            args: Args = {"good": GOOD_IDS[good], "barrels": barrels, "fewer": fewer}
            rule = "PR 41" if good == CORN else "PR 42"
            goods.append((barrels - fewer, fewer, ground(weight, "makes-good", rule, **args)))
    found = [one for _, _, one in goods]
    barrels, fewer = here.most(), there.most()
    if barrels - fewer not in [more for more, _, _ in goods]:
        found.append(ground(BARREL * (barrels - fewer), "makes-more", "PR 41", "PR 42", barrels=barrels, fewer=fewer))
    kinds, less = here.kinds(), there.kinds()
    if all(before for _, before, _ in goods):
        found.append(ground(KIND * (kinds - less), "makes-kinds", "PR 42", kinds=kinds, fewer=less))
    return found


def manned(eyes: Eyes, place: int) -> Ground | None:
    """What a colonist does at a place that makes no goods."""
    kind = building_of(place)
    if tile_of(place) == QUARRY:
        weight = SHARE * eyes.known.tiles[QUARRY] * eyes.left
        return ground(weight, "man-quarry", "PR 37")
    if kind >= GUILD_HALL:
        bonus = bonus_if_manned(eyes.player, eyes.s.setup, kind)
        return ground(bonus, "man-large", COUNTED.get(kind, "PR 83"), building=BUILDING_IDS[kind], bonus=bonus)
    if kind in FUNCTIONS:
        weight = SHARE * eyes.works(kind) * eyes.left
        return ground(weight, "man-function", "PR 61", FUNCTIONS[kind], building=BUILDING_IDS[kind])
    return None


def idle(eyes: Eyes, other: Action) -> list[Ground]:
    """What a colonist there cannot do: PR 43, a plant whose plantations have all the colonists they can use."""
    kind = building_of(other.thing)
    if kind >= PLANTS:
        return unused(eyes, kind)
    if kind < 0:
        return []
    good = PRODUCTS[kind]
    frame = eyes.s.stack[-1]
    assert isinstance(frame, Placement)
    posts = sum(int(crew(frame.crew, plant)) for plant in plants_of(good))
    tiles = int(count(eyes.player.tiles, good))
    if posts < tiles:
        return []
    args: Args = {"building": PLACE_IDS[other.thing], "good": GOOD_IDS[good], "plantations": tiles}
    return [ground(IDLE, "idle-plant", "PR 43", **args)]


def unused(eyes: Eyes, kind: int) -> list[Ground]:
    """A violet building that has nothing to do on a full island, or in this round any more."""
    rule, role = FUNCTIONS.get(kind, ""), WORKS_IN.get(kind, -1)
    if role == SETTLER and eyes.player.full():
        return [ground(IDLE, "full-island", "PR 21", rule, building=BUILDING_IDS[kind])]
    if role < 0 or eyes.s.holder(role) < 0:
        return []
    return [ground(PASSED, "role-over", rule, building=BUILDING_IDS[kind], role=ROLE_IDS[role])]
