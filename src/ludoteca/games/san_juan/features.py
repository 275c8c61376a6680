"""The position as one seat sees it, as numbers in fixed places: for learning. Read from the position, not the view."""

from __future__ import annotations

from ludoteca.core.protocol import PUBLIC
from ludoteca.core.reader import picks_due

from .data import BUILDINGS, EVENTS, KINDS, PLANTS, ROLES, TILES
from .player import TUCKED, Player
from .position import SanJuan

MOST_SEATS = 4

# name -> how many numbers
PIECES: dict[str, int] = {
    "hand": BUILDINGS,
    "drawn": BUILDINGS,
    "turned": BUILDINGS,
    "own_discards": BUILDINGS,
    "own_tucked": BUILDINGS,
    "players": MOST_SEATS * (BUILDINGS + PLANTS + 5),
    "roles_taken": ROLES,
    "face_up": EVENTS,
    "table": 8,
    "holders": ROLES,
    "tiles": TILES,
    "open_discards": KINDS,
    "resolving": EVENTS,
    "shown": MOST_SEATS * BUILDINGS,
    "fresh": MOST_SEATS * BUILDINGS,
    "covered": MOST_SEATS * BUILDINGS,
    "piles": 3,
    "series": 2,
}


def features(s: SanJuan, seat: int) -> list[int]:
    own = s.players[seat] if seat != PUBLIC else None
    numbers = counts(own.hand if own else [])
    numbers += counts(s.drawn if s.drawn_by == seat else [])
    numbers += counts(s.turned)
    numbers += counts([card for card in own.known if card < BUILDINGS] if own else [])
    numbers += counts([entry & (TUCKED - 1) for entry in own.under if entry & TUCKED] if own else [])
    first = max(seat, 0)
    for place in range(MOST_SEATS):
        if place < s.seats:
            numbers += player_features(s, (first + place) % s.seats)
        else:
            numbers += [0] * (BUILDINGS + PLANTS + 5)
    numbers += [(s.taken >> role) & 1 for role in range(ROLES)]
    numbers += [(s.face_up >> event) & 1 for event in range(EVENTS)]
    asked = s.decision.seat if s.decision is not None else -1
    numbers += [
        s.seats,
        s.rounds,
        s.picked,
        s.deck_size,
        s.tile + 1,
        s.trades,
        s.site + 1,
        (asked - first) % s.seats if asked >= 0 else -1,
    ]
    return numbers + memory(s, first) + picks_due(s, seat)


def memory(s: SanJuan, first: int) -> list[int]:
    """What is public besides: who took which role, the cycle of tiles as far as it was seen, open discards, cards seen
    in a hand, what does not work yet, what lies beneath, the sizes of what is out of the draw pile."""
    numbers = [(holder - first) % s.seats + 1 if holder >= 0 else 0 for holder in s.holders]
    numbers += [s.tiles.index(tile) + 1 if tile in s.tiles else 0 for tile in range(TILES)]
    numbers += counts(s.opened, KINDS)
    numbers += [int(s.resolving == event) for event in range(EVENTS)]
    around = [s.players[(first + place) % s.seats] for place in range(s.seats)]
    rest = [0] * (BUILDINGS * (MOST_SEATS - s.seats))
    numbers += [number for player in around for number in counts(player.shown)] + rest
    numbers += [(player.fresh >> kind) & 1 for player in around for kind in range(BUILDINGS)] + rest
    numbers += [number for player in around for number in counts(covered(player))] + rest
    discards = len(s.unseen) + len(s.opened) + sum(len(player.known) for player in s.players)
    return [*numbers, discards, len(s.drawn), (s.drawn_by - first) % s.seats + 1 if s.drawn_by >= 0 else 0]


def covered(player: Player) -> list[int]:
    return [entry & (TUCKED - 1) for entry in player.under if not entry & TUCKED]


def player_features(s: SanJuan, seat: int) -> list[int]:
    player = s.players[seat]
    numbers = buildings(player)
    numbers += [player.loaded(plant) for plant in range(PLANTS)]
    numbers += [len(player.hand), player.tucked(), int(player.read), int(s.governor == seat), player.buildings()]
    return numbers


def buildings(player: Player) -> list[int]:
    return [player.plants[kind] if kind < PLANTS else (player.violet >> kind) & 1 for kind in range(BUILDINGS)]


def counts(cards: list[int], kinds: int = BUILDINGS) -> list[int]:
    numbers = [0] * kinds
    for card in cards:
        numbers[card] += 1
    return numbers
