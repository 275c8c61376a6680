"""What the kind of a question concerns in Burgundy: the things of the asked seat, or on offer, that it could be about.
Read off the position alone, in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.burgundy import tell
from ludoteca.games.burgundy.actions import PLACE, space_id
from ludoteca.games.burgundy.data import DEPOT_SPACES, NONE, SPACES
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.boards import aside
from ludoteca.games.burgundy.expansions.numbers import ALL_SPACES, DOUBLES, SHOP_SPACES, VINE_SPACES
from ludoteca.games.burgundy.expansions.shields.arms import crests, held
from ludoteca.games.burgundy.expansions.shields.tribute import Tribute
from ludoteca.games.burgundy.expansions.team.keys import pairs
from ludoteca.games.burgundy.expansions.vineyards.codes import GRAPE_IDS, PLANT, PLANTED, VINE_HEXES
from ludoteca.games.burgundy.position import Burgundy

Keys = set[str]
EFFECTS = "market carpenter church warehouse boarding_house bank city_hall watchtower"
SHIELD_3, SHIELD_6, SHIELD_16 = 42, 45, 55
MINE = ("castle.act", "city_hall.place", "solo.act", "turn.act", "turn.end", "white_castle.act")
FETCHING = ("market.take", "carpenter.take", "church.take", "monastery_6.take", "route.take")
PICKING = ("solo.pick", "steward.black", "vine.black", "solo.swap")


def asked(s: Burgundy) -> int:
    assert s.decision is not None
    return s.decision.seat


def ask(s: Burgundy) -> str:
    assert s.decision is not None
    return s.decision.ask


def mine(s: Burgundy) -> Estate:
    return s.estate(asked(s))


def top(s: Burgundy) -> Any:
    return s.stack[-1]


def on(s: Burgundy, name: str) -> bool:
    """Whether an expansion is in play."""
    return any(one.name == name for one in s.setting.expansions)


def hexes(s: Burgundy) -> Keys:
    return {f"duchy:{at}" for at in range(len(mine(s).tiles))}


def depots(s: Burgundy) -> Keys:
    return {f"depot:{space_id(space)}" for space in range(DEPOT_SPACES) if s.spaces[space] != NONE}


def black(s: Burgundy) -> Keys:
    return {f"black:{space_id(space)}" for space in range(DEPOT_SPACES, SPACES) if s.spaces[space] != NONE}


def beside_black(s: Burgundy) -> Keys:
    """An inn, and what lies in the shop."""
    inns = {"inn:1"} if on(s, "inns") and any(kind != NONE for kind in s.spaces[SPACES:VINE_SPACES]) else set()
    shop = s.spaces[SHOP_SPACES:ALL_SPACES] if on(s, "vineyards") else []
    return inns | {f"shop:{at + 1}" for at, kind in enumerate(shop) if kind != NONE}


def vine_depot(s: Burgundy) -> Keys:
    slots = s.spaces[VINE_SPACES:SHOP_SPACES] if on(s, "vineyards") else []
    return {f"vine:{at + 1}" for at, kind in enumerate(slots) if kind != NONE}


def vineyard(s: Burgundy) -> Keys:
    return {f"vineyard:{hex_}" for hex_ in range(VINE_HEXES)} if on(s, "vineyards") else set()


def storage(s: Burgundy) -> Keys:
    return {f"storage:{s.tile_id(kind)}" for kind in s.stock(asked(s))}


def waiting(s: Burgundy) -> Keys:
    """Stored tiles that no answer places, found by trying all of them: tiles go by the hex, not by their own key."""
    assert s.decision is not None
    left = set(s.stock(asked(s)))
    for action in s.decision.actions:
        if left and action.verb in (PLACE, PLANT):
            trial = s.clone()
            trial.events = []
            trial.apply(action)
            frame = top(trial) if trial.stack else None
            left -= {getattr(frame, "kind", NONE)}
            left -= {event.c for event in trial.events if event.kind in (tell.PLACE, PLANTED) and event.a == asked(s)}
            if trial.decision is not None and trial.decision.ask in ("turn.use", "vine.use"):
                left -= {answer.thing for answer in trial.decision.actions}
    return {f"storage:{s.tile_id(kind)}" for kind in left}


def partners(s: Burgundy) -> Keys:
    """The private tiles of the other one of a team."""
    if not on(s, "team"):
        return set()
    other = next(seat for seat in range(s.seats) if seat != asked(s) and s.party(seat) == s.party(asked(s)))
    return {f"partner:{s.tile_id(kind)}" for kind in pairs(s).private[other]}


def goods(s: Burgundy) -> Keys:
    return {f"goods:{good + 1}" for good, number in enumerate(mine(s).goods) if number}


def monasteries(s: Burgundy) -> Keys:
    """Those that work when their owner says so."""
    return {f"tile:monastery_{number}" for number in (6, 28) if mine(s).has(number)}


def shields(s: Burgundy) -> Keys:
    """Those in the depots, and of those one holds the two that work when one says so."""
    if not on(s, "shields"):
        return set()
    own = {f"arms:{number}" for number, privilege in ((6, SHIELD_6), (16, SHIELD_16)) if mine(s).has(privilege)}
    return own | {f"shield:{shield + 1}" for shield in crests(s).lying if shield != NONE}


def acting(s: Burgundy) -> Keys:
    """A turn, or an action without a die: all that one may do; a city hall only places, and what is bought may be
    bought before it."""
    found = hexes(s) | waiting(s) | partners(s) | black(s) | beside_black(s) | monasteries(s) | shields(s)
    found |= {"die:1", "die:2"}
    if on(s, "boards") and aside(s).castles:
        found.add("aside:castle")
    if ask(s) != "city_hall.place":
        found |= depots(s) | goods(s) | vine_depot(s) | vineyard(s) | {"workers:take"}
    return found


def arms(s: Burgundy) -> Keys:
    return {f"arms:{shield + 1}" for shield in held(mine(s))}


def hiring(s: Burgundy) -> Keys:
    """Monastery 28, for whoever may pay tribute with workers."""
    return {"tile:monastery_28"} if mine(s).has(28) and mine(s).has(SHIELD_3) else set()


def tribute(s: Burgundy) -> Keys:
    assert isinstance(top(s), Tribute)
    return {f"tribute:{number}" for number in range(len(top(s).kept(mine(s))) + 1)}


def straight(s: Burgundy) -> Keys:
    """Where a tile of the main board may go that needs no storage place."""
    return vineyard(s) if s.spaces[top(s).space] >= DOUBLES else hexes(s)


def wares(s: Burgundy) -> Keys:
    """Kinds of goods in the depots, or in the one that a ship unloads."""
    depots = range(6) if ask(s) == "ship.kind" else [top(s).depot]
    return {f"ware:{good + 1}" for good in range(6) if any(s.ware(depot, good) for depot in depots)}


def effects(s: Burgundy) -> Keys:
    return {f"effect:{name}" for name in [*EFFECTS.split(), *(["white_castle"] if on(s, "white") else [])]}


CONCERNED: dict[str, list[Callable[[Burgundy], Keys]]] = {
    **{key: [acting] for key in MINE},
    **{key: [depots, black] for key in FETCHING},
    **{key: [black, beside_black] for key in PICKING},
    "turn.drop": [storage, partners],
    "turn.use": [storage, partners],
    "shield.drop": [storage],
    "vine.use": [storage],
    "setup.castle": [hexes],
    "warehouse.sell": [goods],
    "ship.depot": [lambda _: {f"wares:{depot}" for depot in range(1, 7)}],
    "ship.second": [lambda _: {f"wares:{depot}" for depot in range(1, 7)}],
    "ship.kind": [wares],
    "ship.goods": [wares],
    "solo.goods": [lambda s: {f"ware:{good + 1}" for good, number in enumerate(mine(s).goods) if number}],
    "solo.place": [hexes],
    "steward.take": [depots],
    "steward.place": [straight],
    "shield.replace": [arms],
    "tribute.forfeit": [arms, hiring],
    "tribute.pay": [tribute, hiring],
    "crane.effect": [effects],
    "vine.depot": [vine_depot],
    "vine.grape": [lambda _: {f"grape:{name}" for name in GRAPE_IDS}],
}


def concerned(s: Burgundy) -> Keys:
    return set[str]().union(*(part(s) for part in CONCERNED.get(ask(s), ())))
