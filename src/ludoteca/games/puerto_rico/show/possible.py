"""What cannot be in Puerto Rico: roles, phases, ships and players' boards that contradict each other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.core.codecs import Here
from ludoteca.core.sheets import name_of

from ..data import (
    BUILDER,
    BUILDING_IDS,
    CAPTAIN,
    CITY,
    CRAFTSMAN,
    ISLAND,
    MAYOR,
    ROLE_IDS,
    ROLES,
    SETTLER,
    TILE_IDS,
    TRADER,
    WHARF,
)
from ..packed import count, total, unpacked
from ..phases import builder, captain, craftsman, mayor, placement, settler, storage, trader
from ..player import Player
from ..position import PuertoRico

ROLE_OF: dict[type, int] = {
    settler.Settler: SETTLER,
    mayor.Privilege: MAYOR,
    mayor.Boarding: MAYOR,
    placement.Placement: MAYOR,
    builder.Builder: BUILDER,
    craftsman.Production: CRAFTSMAN,
    craftsman.Bonus: CRAFTSMAN,
    trader.Trader: TRADER,
    captain.Captain: CAPTAIN,
    storage.Storage: CAPTAIN,
}


def held(holders: int) -> int:
    """How many roles are taken."""
    return sum(1 for seat in unpacked(holders, ROLES) if seat)


def check(s: PuertoRico, here: Here) -> None:
    check_picks(s, here)
    for at, phase in enumerate(s.stack):
        if type(phase) in ROLE_OF:
            check_begun(s, phase, here.to("phases").to(at))
    check_plantations(s, here)
    check_ships(s, here)
    for seat, player in enumerate(s.players):
        check_player(s, player, here.to("players").to(seat))


# Roles, and what they began


def check_picks(s: PuertoRico, here: Here) -> None:
    """PR 8-9: a role for each pick, from the governor on; two players pick three each by turns."""
    for role in range(s.setup.roles, ROLES):
        if s.holder(role) >= 0 or s.coins[role]:
            raise here.to("roles").bad(f"{ROLE_IDS[role]} is not played by {s.seats}")
    taken = held(s.holders)
    if taken != s.picked or taken > s.setup.picks:
        raise here.to("picked").bad(f"{s.picked} roles were picked, {taken} are held; at most {s.setup.picks}")
    pickers = [(s.governor + at) % s.seats for at in range(s.picked)]
    holders = [s.holder(role) for role in range(ROLES)]
    for seat in range(s.seats):
        roles, times = holders.count(seat), pickers.count(seat)
        if roles != times:
            raise here.to("roles").bad(f"seat {seat} holds {roles} and has picked {times} times since the governor")


def check_begun(s: PuertoRico, phase: Any, inner: Here) -> None:
    """PR 9-10: whoever has just picked the role began its phase."""
    role = ROLE_OF[type(phase)]
    owner = phase.owner if hasattr(phase, "owner") else phase.seat
    last = (s.governor + s.picked - 1) % s.seats
    if s.holder(role) != owner:
        raise inner.bad(
            f"seat {owner} began '{name_of(type(phase))}', but does not hold the {ROLE_IDS[role]} ('roles')"
        )
    if owner != last:
        raise inner.bad(
            f"seat {owner} began '{name_of(type(phase))}', but seat {last} picked last ('governor', 'picked')"
        )
    if isinstance(phase, captain.Captain):
        check_captain(s, phase, inner)


def check_captain(s: PuertoRico, phase: captain.Captain, inner: Here) -> None:
    """PR 72: and by the letter alone a point can be refused."""
    for seat, player in enumerate(s.players):
        if phase.used_wharf(seat) and not player.works(WHARF):
            raise inner.to("wharves").bad(f"seat {seat} has no wharf at work")
    if phase.asked and not s.letter:
        raise inner.to("asked").bad("points are asked for only by the letter of the book (option 'letter')")


# What lies in the middle


def check_plantations(s: PuertoRico, here: Here) -> None:
    if total(s.stacks) != sum(s.bag):
        why = f"{int(total(s.stacks))} tiles in the stacks, {sum(s.bag)} lie face down"
        raise here.to("stack_heights").bad(why)
    if total(s.row) > s.setup.row:
        raise here.to("row").bad(f"{int(total(s.row))} tiles lie face up; there are {s.setup.row} at most")


def check_ships(s: PuertoRico, here: Here) -> None:
    if total(s.house) > 4:
        raise here.to("house").bad(f"{int(total(s.house))} barrels; the trading house holds 4")
    goods = [s.good_on(ship) for ship in range(len(s.setup.ships)) if not s.empty(ship)]
    for ship in range(len(s.setup.ships)):
        if s.barrels_on(ship) > s.setup.ships[ship]:
            raise here.to("ships").to(ship).bad(f"{s.barrels_on(ship)} barrels; it holds {s.setup.ships[ship]}")
    if len(set(goods)) < len(goods):
        raise here.to("ships").bad("two ships carry the same good")


# Players' boards


def check_player(s: PuertoRico, player: Player, here: Here) -> None:
    if player.land() > ISLAND:
        raise here.to("tiles").bad(f"{player.land()} tiles; an island holds {ISLAND}")
    if player.used > CITY:
        raise here.to("city").bad(f"{player.used} spaces are built on; a city has {CITY}")
    for why in unmanned(player):
        raise here.to("men").bad(why)
    for kind, name in enumerate(BUILDING_IDS):
        men = int(player.crew_of(kind))
        if men and not player.owns(kind):
            raise here.to("crew").bad(f"there is no {name} in this city")
        if men > s.setup.circles[kind]:
            raise here.to("crew").bad(f"{men} colonists; {name} has {s.setup.circles[kind]} circles")


def unmanned(player: Player) -> Iterator[str]:
    """Where colonists stand on tiles that are not there."""
    for tile, name in enumerate(TILE_IDS):
        men, tiles = int(count(player.men, tile)), int(count(player.tiles, tile))
        if men > tiles:
            yield f"{men} colonists on {tiles} {name}: each tile takes one"
