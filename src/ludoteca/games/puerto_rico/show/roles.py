"""What a role would bring the seat that chooses, and the others, if it were taken now."""

from ludoteca.core.bits import members
from ludoteca.core.preview import NOTHING, Value

from ..actions import LOAD
from ..data import (
    BUILDER,
    BUILDING_IDS,
    CAPTAIN,
    CRAFTSMAN,
    FACTORY,
    GOOD_IDS,
    GOODS,
    HACIENDA,
    HOSPICE,
    MAYOR,
    QUARRY,
    SETTLER,
    TILE_IDS,
    TRADER,
)
from ..packed import count, total
from ..phases.builder import building_offers
from ..phases.captain import Captain, captain, load_offers
from ..phases.settler import tile_offers
from ..player import Player
from ..position import PuertoRico
from .answers import after, goods, load_facts, points_of, sale, summed, terms
from .others import aboard_for, best_sale, others, produced


def role_facts(s: PuertoRico, seat: int, role: int) -> dict[str, Value]:
    """What a role would bring this seat if it took it now."""
    coins = s.coins[role]
    player = s.players[seat].clone()
    player.doubloons += coins
    facts: dict[str, Value] = {"coins": coins}
    if role == SETTLER:
        facts.update(settler_facts(s, player))
    elif role == MAYOR:
        facts.update(mayor_facts(s, player))
    elif role == BUILDER:
        offers = building_offers(s, player, 1)
        facts.update(discount=1, doubloons=player.doubloons)
        facts["buildings"] = [BUILDING_IDS[kind] for kind in members(offers)]
        quarries = int(player.manned(QUARRY))
        facts["prices"] = {BUILDING_IDS[kind]: s.setup.price_of(kind, quarries, 1) for kind in members(offers)}
    elif role == CRAFTSMAN:
        facts.update(craftsman_facts(s, seat))
    elif role == TRADER:
        facts.update(trader_facts(s, player, coins))
    elif role == CAPTAIN:
        facts.update(captain_facts(s, seat))
    else:
        facts.update(doubloons=1 + coins, terms=terms(("privilege", 1), ("coins", coins)))
    facts.update(others=others(s, seat, role, facts))
    facts.update(after(s.players[seat], **gained(role, facts)))
    return facts


def gained(role: int, facts: dict[str, Value]) -> dict[str, int]:
    """Doubloons, chips and colonists that come with a role, as far as its facts tell; a builder pays later."""
    amount = {name: value for name, value in facts.items() if isinstance(value, int)}
    if role == MAYOR:
        return {"doubloons": amount["coins"], "san_juan": amount["colonists"]}
    if role == CAPTAIN:
        return {"doubloons": amount["coins"], "chips": amount["points"]}
    if role in (SETTLER, BUILDER, CRAFTSMAN):
        return {"doubloons": amount["coins"] + amount.get("factory", 0)}
    return {"doubloons": amount["doubloons"]}


def mayor_facts(s: PuertoRico, player: Player) -> dict[str, Value]:
    supply, ship = 1 if s.colonists else 0, aboard_for(s, 0)
    return {
        "colonists": supply + ship,
        "terms": terms(("privilege", supply), ("ship", ship)),
        "empty_circles": player.land() + player.circles - player.people + player.idle(),
    }


def settler_facts(s: PuertoRico, player: Player) -> dict[str, Value]:
    offers = tile_offers(s, player, True)
    return {
        "tiles": [TILE_IDS[tile] for tile in members(offers)],
        "hacienda": player.works(HACIENDA) and s.stacks != 0 and not player.full(),
        "hospice": player.works(HOSPICE) and offers != 0 and s.colonist_left(),
    }


def craftsman_facts(s: PuertoRico, seat: int) -> dict[str, Value]:
    made = produced(s, seat)
    supply = s.supply - sum(made)
    own = s.players[seat]
    kinds = sum(1 for good in range(GOODS) if count(made[0], good))
    bonus = [GOOD_IDS[good] for good in range(GOODS) if count(own.makes(), good) and count(supply, good)]
    return {
        "goods": goods(made[0]),
        "barrels": int(total(made[0])) + (1 if bonus and made[0] else 0),
        "bonus": bonus if made[0] else [],
        "factory": s.setup.factory[kinds] if own.works(FACTORY) else 0,
    }


def trader_facts(s: PuertoRico, player: Player, coins: int) -> dict[str, Value]:
    """The best sale, with what lies on the card."""
    good = best_sale(s, player)
    if good < 0:
        return {"good": NOTHING, "doubloons": coins, "terms": terms(("coins", coins))}
    causes = (*sale(s, player, good, True), ("coins", coins))
    return {"good": GOOD_IDS[good], "doubloons": summed(*causes), "terms": terms(*causes)}


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
