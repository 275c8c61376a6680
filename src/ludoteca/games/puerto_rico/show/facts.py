"""What an answer brings, as plain data: amounts, and the terms they are the sum of."""

from ludoteca.core.preview import Value

from ..actions import BY_WHARF, HULLS, LOAD, building_of, tile_of
from ..data import (
    BUILDER,
    BUILDING_IDS,
    CAPTAIN,
    CITY,
    CITY_HALL,
    CRAFTSMAN,
    CUSTOMS_HOUSE,
    FACTORY,
    FORTRESS,
    GOOD_IDS,
    GOODS,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    HOUSE,
    LARGE_MARKET,
    LARGE_SET,
    MAYOR,
    PLANTS,
    PRODUCTS,
    QUARRY,
    RESIDENCE,
    SETTLER,
    SMALL_MARKET,
    TILE_IDS,
    TILES,
    TRADER,
    UNIVERSITY,
)
from ..packed import count, some, total
from ..phases.builder import building_offers
from ..phases.captain import NO_POINT, Captain, load_offers
from ..phases.placement import Placement
from ..phases.settler import tile_offers
from ..phases.trader import good_offers
from ..player import Player
from ..position import PuertoRico
from ..scoring import city_hall, customs_house, fortress, guild_hall, residence

Term = tuple[str, int]


def terms(*causes: Term) -> list[Value]:
    """The summands, those that are nothing left out."""
    return [{"cause": cause, "number": number} for cause, number in causes if number]


def summed(*causes: Term) -> int:
    return sum(number for _, number in causes)


def goods(pack: int) -> dict[str, Value]:
    """The goods there are, by name."""
    return {GOOD_IDS[good]: int(count(pack, good)) for good in range(GOODS) if count(pack, good)}


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
        facts["buildings"] = [BUILDING_IDS[kind] for kind in range(len(BUILDING_IDS)) if (offers >> kind) & 1]
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
        "tiles": [TILE_IDS[tile] for tile in range(TILES) if (offers >> tile) & 1],
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
    frame = Captain(seat, s.seats, 0, seat, 0, True, NO_POINT)
    player = s.players[seat]
    acts = load_offers(s, player, frame.wharf(player, seat))
    loads = [load_facts(s, seat, frame, action.code - LOAD) for action in acts if action.code >= LOAD]
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
            if action.code >= LOAD:
                gained = points_of(load_facts(s, seat, frame, action.code - LOAD))
                other, then = s.clone(), frame.clone()
                then.load(other, seat, action.code - LOAD)
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
    if (LARGE_SET >> kind) & 1:
        facts["bonus"] = bonus_if_manned(s, player, kind)
    return facts


def bonus_if_manned(s: PuertoRico, player: Player, kind: int) -> int:
    """The points a large building would add if it stood there occupied and the game ended now."""
    one = player.clone()
    one.city |= 1 << kind
    if not one.works(kind):
        one.add_crew(kind)
    if kind == GUILD_HALL:
        return guild_hall(one)
    if kind == RESIDENCE:
        return residence(one, s.setup)
    if kind == FORTRESS:
        return fortress(one)
    if kind == CUSTOMS_HOUSE:
        return customs_house(one)
    assert kind == CITY_HALL
    return city_hall(one)


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
    if kind >= 0 and (LARGE_SET >> kind) & 1:
        facts["points"] = bonus_if_manned(s, player, kind)
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


def load_facts(s: PuertoRico, seat: int, frame: Captain, where: int) -> dict[str, Value]:
    good, hull = where // HULLS, where % HULLS
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
