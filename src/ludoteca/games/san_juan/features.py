"""The position as one seat sees it, as numbers in fixed places: for learning. Read from the position, not the view."""

from __future__ import annotations

from typing import Final

from ludoteca.core.bits import flags
from ludoteca.core.protocol import PUBLIC
from ludoteca.core.reader import picks_due

from .data import EVENTS, PLANTS, ROLES, TILES, Cards
from .player import Player
from .position import SanJuan

MOST_SEATS: Final = 4


def pieces(cards: Cards) -> dict[str, int]:
    """The parts of `features` in order: name and how many numbers."""
    buildings = cards.buildings
    return {
        "hand": buildings,
        "drawn": buildings,
        "turned": buildings,
        "own_discards": buildings,
        "own_tucked": buildings,
        "players": MOST_SEATS * (buildings + PLANTS + 5),
        "roles_taken": ROLES,
        "face_up": EVENTS,
        "table": 8,
        "holders": ROLES,
        "tiles": TILES,
        "open_discards": cards.kinds,
        "resolving": EVENTS,
        "shown": MOST_SEATS * buildings,
        "fresh": MOST_SEATS * buildings,
        "covered": MOST_SEATS * buildings,
        "piles": 3,
        "series": 2,
    }


def features(s: SanJuan, seat: int) -> list[int]:
    buildings = s.setting.cards.buildings
    own = s.players[seat] if seat != PUBLIC else None
    numbers = counts(own.hand if own else [], buildings)
    numbers += counts(s.drawn if s.drawn_by == seat else [], buildings)
    numbers += counts(s.turned, buildings)
    numbers += counts([card for card in own.known if card < buildings] if own else [], buildings)
    numbers += counts(own.cards_under(True) if own else [], buildings)
    first = max(seat, 0)
    for place in range(MOST_SEATS):
        if place < s.seats:
            numbers += player_features(s, (first + place) % s.seats)
        else:
            numbers += [0] * (buildings + PLANTS + 5)
    numbers += flags(s.taken, ROLES)
    numbers += flags(s.face_up, EVENTS)
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
    cards = s.setting.cards
    buildings = cards.buildings
    numbers = [(holder - first) % s.seats + 1 if holder >= 0 else 0 for holder in s.holders]
    numbers += [s.tiles.index(tile) + 1 if tile in s.tiles else 0 for tile in range(TILES)]
    numbers += counts(s.opened, cards.kinds)
    numbers += [int(s.resolving == event) for event in range(EVENTS)]
    around = [s.players[(first + place) % s.seats] for place in range(s.seats)]
    rest = [0] * (buildings * (MOST_SEATS - s.seats))
    numbers += [number for player in around for number in counts(player.shown, buildings)] + rest
    numbers += [number for player in around for number in flags(player.fresh, buildings)] + rest
    numbers += [number for player in around for number in counts(player.cards_under(False), buildings)] + rest
    discards = len(s.unseen) + len(s.opened) + sum(len(player.known) for player in s.players)
    return [*numbers, discards, len(s.drawn), (s.drawn_by - first) % s.seats + 1 if s.drawn_by >= 0 else 0]


def player_features(s: SanJuan, seat: int) -> list[int]:
    player = s.players[seat]
    numbers = city(player, s.setting.cards.buildings) + player.loads()
    numbers += [len(player.hand), player.tucked(), int(player.read), int(s.governor == seat), player.buildings()]
    return numbers


def city(player: Player, buildings: int) -> list[int]:
    return [player.number(kind) for kind in range(buildings)]


def counts(cards: list[int], kinds: int) -> list[int]:
    numbers = [0] * kinds
    for card in cards:
        numbers[card] += 1
    return numbers
