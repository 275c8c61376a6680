"""What answers other than roles bring, and how sums are told."""

from ludoteca.core.preview import Value

from ..actions import BY_WHARF, building_of, tile_of
from ..data import (
    BUILDING_IDS,
    CITY,
    GOOD_IDS,
    GOODS,
    HARBOR,
    HOUSE,
    LARGE_MARKET,
    PLANTS,
    PRODUCTS,
    QUARRY,
    SMALL_MARKET,
    UNIVERSITY,
    is_large,
)
from ..packed import count, some, total
from ..phases.captain import Captain
from ..phases.placement import Placement
from ..player import Player
from ..position import PuertoRico
from ..scoring import bonus_if_manned

Term = tuple[str, int]


def terms(*causes: Term) -> list[Value]:
    """The summands, those that are nothing left out."""
    return [{"cause": cause, "number": number} for cause, number in causes if number]


def summed(*causes: Term) -> int:
    return sum(number for _, number in causes)


def goods(pack: int) -> dict[str, Value]:
    """The goods there are, by name."""
    return {GOOD_IDS[good]: int(count(pack, good)) for good in range(GOODS) if count(pack, good)}


def after(player: Player, doubloons: int = 0, chips: int = 0, san_juan: int = 0) -> dict[str, Value]:
    """What one will have of that which changes, for the table to show beside what one has."""
    has = {"doubloons": player.doubloons, "chips": player.chips(), "san_juan": player.idle()}
    more = {"doubloons": doubloons, "chips": chips, "san_juan": san_juan}
    changed: dict[str, Value] = {name: has[name] + more[name] for name in has if more[name]}
    return {"after": changed} if changed else {}


def points_of(facts: dict[str, Value]) -> int:
    points = facts["points"]
    assert isinstance(points, int)
    return points


def take_facts(player: Player, tile: int) -> dict[str, Value]:
    """What one has of that kind already; for a plantation also the circles of its plants."""
    facts: dict[str, Value] = {"tiles": int(count(player.tiles, tile)), "colonists": int(player.manned(tile))}
    if tile != QUARRY and tile != 0:
        facts["plants"] = [BUILDING_IDS[kind] for kind in range(PLANTS) if PRODUCTS[kind] == tile and player.owns(kind)]
    return facts


def build_facts(s: PuertoRico, player: Player, kind: int, off: int) -> dict[str, Value]:
    """Price and its terms, points and, for a large building, what its bonus would be now."""
    setup = s.setup
    quarries = int(player.manned(QUARRY))
    price = setup.price_of(kind, quarries, off)
    facts: dict[str, Value] = {
        "price": price,
        "terms": terms(
            ("cost", setup.cost[kind]), ("quarries", -min(quarries, setup.column[kind])), ("privilege", -off)
        ),
        "doubloons": player.doubloons - price,
        "points": setup.vp[kind],
        "stock": s.stock[kind],
        "fills_city": player.used + setup.size[kind] >= CITY,
        "university": player.works(UNIVERSITY) and s.colonist_left(),
    }
    if is_large(kind):
        facts["bonus"] = bonus_if_manned(player, s.setup, kind)
    return facts | after(player, doubloons=-price)


def colonist_facts(s: PuertoRico) -> dict[str, Value]:
    return {"from": "supply" if s.colonists else "ship"}


def man_facts(s: PuertoRico, frame: Placement, place: int) -> dict[str, Value]:
    """How full the place is in the plan, and what one more colonist there adds to production."""
    tile, kind = tile_of(place), building_of(place)
    player = s.players[frame.seat()]
    plan = player.clone()
    plan.men, plan.crew = frame.men, frame.crew
    before = plan.makes()
    if tile >= 0:
        now, room = int(count(plan.men, tile)), int(count(player.tiles, tile))
        plan.men += some(1, tile)
    else:
        now, room = int(plan.crew_of(kind)), s.setup.circles[kind]
        plan.add_crew(kind)
    facts: dict[str, Value] = {"colonists": now, "circles": room, "goods": goods(plan.makes() - before)}
    if kind >= 0 and is_large(kind):
        facts["points"] = bonus_if_manned(player, s.setup, kind)
    return facts


def makings(player: Player) -> dict[str, Value]:
    """PR 41-42: for each good one can make the places its colonists stand on, in stages. As much is made as the stage
    with the fewest colonists has."""
    stages: dict[str, Value] = {}
    for good in range(GOODS):
        plants = [kind for kind in range(PLANTS) if PRODUCTS[kind] == good]
        owned: list[Value] = [f"city:{BUILDING_IDS[kind]}" for kind in plants if player.owns(kind)]
        if count(player.tiles, good) and (owned or not plants):
            fields: Value = [f"island:{GOOD_IDS[good]}"]
            stages[GOOD_IDS[good]] = [fields, owned] if plants else [fields]
    return stages


def sale(s: PuertoRico, player: Player, good: int, trader: bool) -> tuple[Term, ...]:
    return (
        ("price", s.setup.price[good]),
        ("privilege", 1 if trader else 0),
        ("small_market", 1 if player.works(SMALL_MARKET) else 0),
        ("large_market", 2 if player.works(LARGE_MARKET) else 0),
    )


def sale_facts(s: PuertoRico, player: Player, good: int, trader: bool) -> dict[str, Value]:
    causes = sale(s, player, good, trader)
    return {
        "doubloons": summed(*causes),
        "terms": terms(*causes),
        "spaces_left": HOUSE - int(total(s.house)) - 1,
        **after(player, doubloons=summed(*causes)),
    }


def load_facts(s: PuertoRico, seat: int, frame: Captain, good: int, hull: int) -> dict[str, Value]:
    player = s.players[seat]
    have = int(count(player.goods, good))
    barrels = have if hull == BY_WHARF else min(have, s.room(hull))
    causes = (
        ("shipping", barrels),
        ("captain", 1 if frame.privilege and seat == frame.owner else 0),
        ("harbor", 1 if player.works(HARBOR) else 0),
    )
    facts: dict[str, Value] = {"barrels": barrels, "left": have - barrels}
    facts.update(points=summed(*causes), terms=terms(*causes))
    if hull != BY_WHARF:
        facts["room_left"] = s.room(hull) - barrels
    return facts | after(player, chips=summed(*causes))


def keep_facts(player: Player, good: int, whole: bool) -> dict[str, Value]:
    have = int(count(player.goods, good))
    return {"kept": have if whole else 1, "lost": 0 if whole else have - 1}


def supply_facts(s: PuertoRico, player: Player, good: int) -> dict[str, Value]:
    return {"have": int(count(player.goods, good)), "supply": int(count(s.supply, good))}


def stack_facts(s: PuertoRico) -> dict[str, Value]:
    """What lies face down, as perfect memory gives it: how likely each kind is."""
    return {"face_down": dict(zip(GOOD_IDS, s.bag, strict=True)), "tiles": int(total(s.stacks))}
