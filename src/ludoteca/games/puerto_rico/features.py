"""The position as one seat sees it, as numbers in fixed places: for learning. Read from the position, not the view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import place_of, put, put_asked, put_flags, put_list, put_picks, put_zeros
from ludoteca.core.pieces import PLACES, Piece

from .data import BUILDINGS, CITY, GOOD_IDS, GOODS, ISLAND, ROLE_IDS, ROLES, SHIPS, STACKS, TILES
from .packed import count
from .phases.captain import Captain
from .phases.placement import Placement
from .phases.role import role_now
from .player import Player, crew
from .position import CAUSES, PuertoRico

MOST_SEATS: Final = 5
FEWEST_SEATS: Final = 2
COUNTS: Final = 8  # of a player


def feature_pieces() -> list[Piece]:
    """Where there is one for each seat, the reader's comes first, then the others clockwise."""
    seats = PLACES[: MOST_SEATS + 1]
    return [
        Piece("doubloons", MOST_SEATS, 10),
        Piece("chips", MOST_SEATS, 30),
        Piece("colonists", MOST_SEATS, 15),
        Piece("in_san_juan", MOST_SEATS, 4),
        Piece("city_spaces", MOST_SEATS, CITY),
        Piece("island_spaces", MOST_SEATS, ISLAND),
        Piece("empty_circles", MOST_SEATS, 6),
        Piece("wharf_used", MOST_SEATS),
        Piece("goods", MOST_SEATS * GOODS, 4),
        Piece("islands", MOST_SEATS * TILES, 3),
        Piece("on_islands", MOST_SEATS * TILES, 3),
        Piece("cities", MOST_SEATS * BUILDINGS),
        Piece("in_cities", MOST_SEATS * BUILDINGS, 2),
        Piece("coins", ROLES, 3),
        Piece("holders", ROLES, words=seats),
        Piece("row", GOODS, 3),
        Piece("face_down", GOODS, 10),
        Piece("discards", GOODS, 5),
        Piece("stacks", STACKS, 10),
        Piece("supply", GOODS, 10),
        Piece("house", GOODS, 2),
        Piece("ship_spaces", SHIPS, 8),
        Piece("ship_goods", SHIPS, words=("none", *GOOD_IDS)),
        Piece("ship_barrels", SHIPS, 8),
        Piece("stock", BUILDINGS, 2),
        Piece("plan_left", 1, 10),
        Piece("plan_islands", TILES, 3),
        Piece("plan_cities", BUILDINGS, 2),
        Piece("players", 1, words=tuple([str(number) for number in range(FEWEST_SEATS, MOST_SEATS + 1)])),
        Piece("rounds", 1, 15),
        Piece("picked", 1, 6),
        Piece("governor", 1, words=seats),
        Piece("quarries", 1, 8),
        Piece("colonists_left", 1, 50),
        Piece("aboard", 1, 8),
        Piece("chips_left", 1, 100),
        Piece("ending", len(CAUSES)),
        Piece("role", 1, words=("none", *ROLE_IDS)),
        Piece("captains_point", 1),
        Piece("asked", 1, words=seats),
        Piece("picks", 2, 10),
    ]


def features(s: PuertoRico, seat: int, into: vec[i16], at: i64) -> None:
    """As in `feature_pieces`."""
    first = max(seat, 0)
    at = put_players(s, into, at, first)
    at = put_list(into, at, s.coins)
    for role in range(ROLES):
        into[at] = i16(place_of(s.holder(role), first, s.seats))
        at += 1
    at = put_packed(into, at, s.row, GOODS)
    at = put_list(into, at, s.bag)
    at = put_packed(into, at, s.discards, GOODS)
    at = put_packed(into, at, s.stacks, STACKS)
    at = put_packed(into, at, s.supply, GOODS)
    at = put_packed(into, at, s.house, GOODS)
    at = put_ships(s, into, at)
    at = put_list(into, at, s.stock)
    at = put_plan(s, seat, into, at)
    at = put_table(s, into, at, first)
    at = put_asked(into, at, s, first, s.seats)
    put_picks(into, at, s, seat)


def put_packed(into: vec[i16], at: i64, pack: i64, length: i64) -> i64:
    for kind in range(length):
        into[at + kind] = i16(count(pack, kind))
    return at + length


def put_players(s: PuertoRico, into: vec[i16], at: i64, first: int) -> i64:
    goods = at + COUNTS * MOST_SEATS
    tiles = goods + MOST_SEATS * GOODS
    men = tiles + MOST_SEATS * TILES
    city = men + MOST_SEATS * TILES
    crews = city + MOST_SEATS * BUILDINGS
    if s.seats < MOST_SEATS:
        put_zeros(into, at, crews + MOST_SEATS * BUILDINGS - at)
    put_wharves(s, into, at + 7 * MOST_SEATS, first)
    for place in range(s.seats):
        player = s.players[(first + place) % s.seats]
        put_counts(player, into, at)
        at += 1
        goods = put_packed(into, goods, player.goods, GOODS)
        tiles = put_packed(into, tiles, player.tiles, TILES)
        men = put_packed(into, men, player.men, TILES)
        city = put_flags(into, city, player.city, BUILDINGS)
        crews = put_crew(into, crews, player.crew)
    return crews + (MOST_SEATS - s.seats) * BUILDINGS


def put_counts(player: Player, into: vec[i16], at: i64) -> None:
    into[at] = i16(player.doubloons)
    into[at + MOST_SEATS] = i16(player.chips())
    into[at + 2 * MOST_SEATS] = i16(player.people)
    into[at + 3 * MOST_SEATS] = i16(player.idle())
    into[at + 4 * MOST_SEATS] = i16(player.used)
    into[at + 5 * MOST_SEATS] = i16(player.land())
    into[at + 6 * MOST_SEATS] = i16(player.empty_circles())


def put_crew(into: vec[i16], at: i64, pack: i64) -> i64:
    """The colonists on each building."""
    for kind in range(BUILDINGS):
        into[at + kind] = i16(crew(pack, kind))
    return at + BUILDINGS


def put_wharves(s: PuertoRico, into: vec[i16], at: i64, first: int) -> None:
    """Whose wharf has sailed in the captain phase that goes on."""
    put_zeros(into, at, MOST_SEATS)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Captain) and top.wharves:
        for place in range(s.seats):
            if top.used_wharf((first + place) % s.seats):
                into[at + place] = 1


def put_ships(s: PuertoRico, into: vec[i16], at: i64) -> i64:
    """Spaces, goods and barrels; nothing for a ship that does not sail."""
    end = put_zeros(into, at, 3 * SHIPS)
    for spaces in s.setup.ships:
        into[at] = i16(spaces)
        at += 1
    at = end - 2 * SHIPS
    cargo = s.cargo
    while cargo:
        into[at] = i16(cargo & 15)
        into[at + SHIPS] = i16((cargo >> 4) & 15)
        cargo >>= 8
        at += 1
    return end


def put_plan(s: PuertoRico, seat: int, into: vec[i16], at: i64) -> i64:
    """The arrangement this seat is making in a mayor phase, with the colonists still in hand."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Placement) or top.seat() != seat:
        return put_zeros(into, at, 1 + TILES + BUILDINGS)
    at = put(into, at, max(top.left, 0))
    at = put_packed(into, at, top.men, TILES)
    return put_crew(into, at, top.crew)


def put_table(s: PuertoRico, into: vec[i16], at: i64, first: int) -> i64:
    at = put(into, at, s.seats - FEWEST_SEATS)
    at = put(into, at, s.rounds)
    at = put(into, at, s.picked)
    into[at] = i16(place_of(s.governor, first, s.seats))
    at = put(into, at + 1, s.quarries)
    at = put(into, at, s.colonists)
    at = put(into, at, s.aboard)
    at = put(into, at, s.chips)
    at = put_flags(into, at, s.ending, len(CAUSES))
    at = put(into, at, role_now(s) + 1)
    top = s.stack[-1] if s.stack else None
    into[at] = 1 if isinstance(top, Captain) and top.privilege else 0
    return at + 1
