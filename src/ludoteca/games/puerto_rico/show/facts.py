"""What an answer brings, as plain data: amounts, and the terms they are the sum of."""

from ludoteca.core.bits import members
from ludoteca.core.preview import Value
from ludoteca.core.protocol import Action

from ..actions import (  # fmt: skip
    BONUS,
    BUILD,
    BY_WHARF,
    COLONIST_SHIP,
    COLONIST_SUPPLY,
    KEEP,
    LOAD,
    MAN,
    PRODUCE,
    ROLE,
    SELL,
    STACK,
    STORE,
    TAKE,
    USE_HACIENDA,
    USE_HOSPICE,
    USE_UNIVERSITY,
    building_of,
    tile_of,
)
from ..data import (
    BUILDER,
    BUILDING_IDS,
    CAPTAIN,
    CITY,
    CRAFTSMAN,
    FACTORY,
    GOOD_IDS,
    GOODS,
    HACIENDA,
    HARBOR,
    HOSPICE,
    HOUSE,
    LARGE_MARKET,
    MAYOR,
    PLANTS,
    PRODUCTS,
    QUARRY,
    SETTLER,
    SMALL_MARKET,
    TILE_IDS,
    TRADER,
    UNIVERSITY,
    is_large,
)
from ..packed import count, some, total
from ..phases.builder import Builder, building_offers
from ..phases.captain import Captain, captain, load_offers
from ..phases.placement import Placement
from ..phases.settler import tile_offers
from ..phases.trader import Trader, good_offers
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


def facts(s: PuertoRico, action: Action) -> dict[str, Value]:
    """Of an answer to the open question."""
    if s.decision is None:
        return {}
    seat, verb, thing = s.decision.seat, action.verb, action.thing
    player = s.players[seat]
    top = s.stack[-1]
    if verb == ROLE:
        return role_facts(s, seat, thing)
    if verb == TAKE:
        return take_facts(player, thing)
    if verb == MAN and isinstance(top, Placement):
        return man_facts(s, top, thing)
    if verb == BUILD and isinstance(top, Builder):
        return build_facts(s, player, thing, 1 if seat == top.owner else 0)
    if verb == LOAD and isinstance(top, Captain):
        return load_facts(s, seat, top, thing, action.source)
    if verb == SELL and isinstance(top, Trader):
        return sale_facts(s, player, thing, seat == top.owner)
    return small_facts(s, player, verb, thing)


def small_facts(s: PuertoRico, player: Player, verb: int, thing: int) -> dict[str, Value]:
    if verb in (USE_HOSPICE, USE_UNIVERSITY, COLONIST_SUPPLY):
        return colonist_facts(s)
    if verb in (USE_HACIENDA, STACK):
        return stack_facts(s)
    if verb == COLONIST_SHIP:
        return {"from": "ship"}
    if verb in (STORE, KEEP):
        return keep_facts(player, thing, verb == STORE)
    if verb in (BONUS, PRODUCE):
        return supply_facts(s, player, thing)
    return {}


# Roles


def role_facts(s: PuertoRico, seat: int, role: int) -> dict[str, Value]:
    """What a role would bring this seat if it took it now."""
    player = s.players[seat].clone()
    player.doubloons += s.coins[role]
    facts: dict[str, Value] = {"coins": s.coins[role]}
    if role == SETTLER:
        facts.update(settler_facts(s, player))
    elif role == MAYOR:
        supply = 1 if s.colonists else 0
        ship = (s.aboard + s.seats - 1) // s.seats
        facts.update(colonists=supply + ship, terms=terms(("privilege", supply), ("ship", ship)))
        facts["empty_circles"] = player.land() + player.circles - player.people + player.idle()
    elif role == BUILDER:
        offers = building_offers(s, player, 1)
        facts.update(discount=1, doubloons=player.doubloons)
        facts["buildings"] = [BUILDING_IDS[kind] for kind in members(offers)]
    elif role == CRAFTSMAN:
        facts.update(craftsman_facts(s, seat))
    elif role == TRADER:
        facts.update(trader_facts(s, player))
    elif role == CAPTAIN:
        facts.update(captain_facts(s, seat))
    else:
        facts.update(doubloons=1 + s.coins[role], terms=terms(("privilege", 1), ("coins", s.coins[role])))
    return facts


def settler_facts(s: PuertoRico, player: Player) -> dict[str, Value]:
    offers = tile_offers(s, player, True)
    return {
        "tiles": [TILE_IDS[tile] for tile in members(offers)],
        "hacienda": player.works(HACIENDA) and s.stacks != 0 and not player.full(),
        "hospice": player.works(HOSPICE) and offers != 0 and s.colonist_left(),
    }


def craftsman_facts(s: PuertoRico, seat: int) -> dict[str, Value]:
    """What each player would produce, from the craftsman on, while the supply lasts."""
    supply = s.supply
    made: list[int] = []
    for place in range(s.seats):
        makes = s.players[(seat + place) % s.seats].makes()
        got = 0
        for good in range(GOODS):
            number = min(int(count(makes, good)), int(count(supply, good)))
            got += int(some(number, good))
        supply -= got
        made.append(got)
    own = s.players[seat]
    kinds = sum(1 for good in range(GOODS) if count(made[0], good))
    bonus = [GOOD_IDS[good] for good in range(GOODS) if count(own.makes(), good) and count(supply, good)]
    return {
        "goods": goods(made[0]),
        "barrels": int(total(made[0])) + (1 if bonus and made[0] else 0),
        "bonus": bonus if made[0] else [],
        "factory": s.setup.factory[kinds] if own.works(FACTORY) else 0,
        "others": [
            {"seat": (seat + place) % s.seats, "barrels": int(total(made[place]))} for place in range(1, s.seats)
        ],
    }


def trader_facts(s: PuertoRico, player: Player) -> dict[str, Value]:
    offers = good_offers(s, player)
    if not offers:
        return {"doubloons": 0}
    good = int(offers).bit_length() - 1
    return {"good": GOOD_IDS[good], **sale_facts(s, player, good, True)}


def captain_facts(s: PuertoRico, seat: int) -> dict[str, Value]:
    """The best first load, and the most this seat could load if nobody else did."""
    frame = captain(s, seat)
    player = s.players[seat]
    acts = load_offers(s, player, frame.wharf(player, seat))
    loads = [load_facts(s, seat, frame, action.thing, action.source) for action in acts if action.verb == LOAD]
    if not loads:
        return {"points": 0, "most": 0}
    best = max(loads, key=points_of)
    return {"points": best["points"], "terms": best["terms"], "most": most_points(s, seat, frame, {})}


def points_of(facts: dict[str, Value]) -> int:
    points = facts["points"]
    assert isinstance(points, int)
    return points


def most_points(s: PuertoRico, seat: int, frame: Captain, known: dict[tuple[int, int, int], int]) -> int:
    player = s.players[seat]
    key = (int(player.goods), int(s.cargo), frame.wharves)
    if key not in known:
        known[key] = 0
        for action in load_offers(s, player, frame.wharf(player, seat)):
            if action.verb == LOAD:
                gained = points_of(load_facts(s, seat, frame, action.thing, action.source))
                other, then = s.clone(), frame.clone()
                then.load(other, seat, action.thing, action.source)
                known[key] = max(known[key], gained + most_points(other, seat, then, known))
    return known[key]


# Answers


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
    return facts


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


def sale_facts(s: PuertoRico, player: Player, good: int, trader: bool) -> dict[str, Value]:
    causes = (
        ("price", s.setup.price[good]),
        ("privilege", 1 if trader else 0),
        ("small_market", 1 if player.works(SMALL_MARKET) else 0),
        ("large_market", 2 if player.works(LARGE_MARKET) else 0),
    )
    return {
        "doubloons": summed(*causes),
        "terms": terms(*causes),
        "spaces_left": HOUSE - int(total(s.house)) - 1,
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
    return facts


def keep_facts(player: Player, good: int, whole: bool) -> dict[str, Value]:
    have = int(count(player.goods, good))
    return {"kept": have if whole else 1, "lost": 0 if whole else have - 1}


def supply_facts(s: PuertoRico, player: Player, good: int) -> dict[str, Value]:
    return {"have": int(count(player.goods, good)), "supply": int(count(s.supply, good))}


def stack_facts(s: PuertoRico) -> dict[str, Value]:
    """What lies face down, as perfect memory gives it: how likely each kind is."""
    return {"face_down": dict(zip(GOOD_IDS, s.bag, strict=True)), "tiles": int(total(s.stacks))}
