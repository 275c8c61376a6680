"""The position as one seat sees it, as numbers in fixed places: for learning. Read from the position, not the view."""

from __future__ import annotations

from typing import Final

from ludoteca.core.reader import picks_due

from .data import BUILDINGS, GOODS, ROLES, SHIPS, STACKS, TILES
from .packed import unpacked
from .phases.captain import Captain
from .phases.placement import Placement
from .phases.role import role_now
from .player import Player, crew
from .position import PuertoRico

MOST_SEATS: Final = 5
PLAYER: Final = 8 + GOODS + 2 * TILES + 2 * BUILDINGS

# name -> how many numbers
PIECES: dict[str, int] = {
    "players": MOST_SEATS * PLAYER,
    "coins": ROLES,
    "holders": ROLES,
    "row": GOODS,
    "face_down": GOODS,
    "discards": GOODS,
    "stacks": STACKS,
    "supply": GOODS,
    "house": GOODS,
    "ships": 3 * SHIPS,
    "stock": BUILDINGS,
    "plan": 1 + TILES + BUILDINGS,
    "table": 10,
    "phase": ROLES + 1,
    "series": 2,
}


def features(s: PuertoRico, seat: int) -> list[int]:
    first = max(seat, 0)
    numbers: list[int] = []
    for place in range(MOST_SEATS):
        if place < s.seats:
            numbers += player_features(s, (first + place) % s.seats)
        else:
            numbers += [0] * PLAYER
    numbers += s.coins
    numbers += [holder(s, role, first) for role in range(ROLES)]
    numbers += unpacked(s.row, GOODS) + s.bag + unpacked(s.discards, GOODS) + unpacked(s.stacks, STACKS)
    numbers += unpacked(s.supply, GOODS) + unpacked(s.house, GOODS)
    numbers += ship_features(s)
    numbers += s.stock
    numbers += plan_features(s, seat)
    asked = s.decision.seat if s.decision is not None else -1
    numbers += [
        s.seats,
        s.rounds,
        s.picked,
        (s.governor - first) % s.seats,
        s.quarries,
        s.colonists,
        s.aboard,
        s.chips,
        s.ending,
        (asked - first) % s.seats if asked >= 0 else -1,
    ]
    return numbers + phase_features(s) + picks_due(s, seat)


def phase_features(s: PuertoRico) -> list[int]:
    """The role being carried out, and whether the captain's point is still to come."""
    role = role_now(s)
    top = s.stack[-1] if s.stack else None
    point = int(isinstance(top, Captain) and top.privilege)
    return [*(int(role == one) for one in range(ROLES)), point]


def holder(s: PuertoRico, role: int, first: int) -> int:
    """Who took a role, counted from the reader on; 0 if nobody did."""
    seat = s.holder(role)
    return (seat - first) % s.seats + 1 if seat >= 0 else 0


def player_features(s: PuertoRico, seat: int) -> list[int]:
    player = s.players[seat]
    return [
        player.doubloons,
        player.chips(),
        player.people,
        player.idle(),
        player.used,
        player.land(),
        player.empty_circles(),
        wharf_used(s, seat),
        *unpacked(player.goods, GOODS),
        *unpacked(player.tiles, TILES),
        *unpacked(player.men, TILES),
        *city_features(player),
    ]


def city_features(player: Player) -> list[int]:
    owned = [int(player.owns(kind)) for kind in range(BUILDINGS)]
    return owned + [int(player.crew_of(kind)) for kind in range(BUILDINGS)]


def wharf_used(s: PuertoRico, seat: int) -> int:
    top = s.stack[-1] if s.stack else None
    return int(isinstance(top, Captain) and top.used_wharf(seat))


def ship_features(s: PuertoRico) -> list[int]:
    """For each ship its spaces, the good + 1, the barrels; nothing for a ship that does not sail."""
    numbers: list[int] = []
    for ship in range(SHIPS):
        if ship < len(s.setup.ships):
            numbers += [s.setup.ships[ship], s.good_on(ship) + 1, s.barrels_on(ship)]
        else:
            numbers += [0, 0, 0]
    return numbers


def plan_features(s: PuertoRico, seat: int) -> list[int]:
    """The arrangement this seat is making in a mayor phase, with the colonists still in hand."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Placement) or top.seat() != seat:
        return [0] * PIECES["plan"]
    on_buildings = [int(crew(top.crew, kind)) for kind in range(BUILDINGS)]
    return [max(top.left, 0), *unpacked(top.men, TILES), *on_buildings]
