"""The position as one seat sees it, as numbers in fixed places: for learning. Read from the position, not the view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import count_kinds, place_of, put, put_asked, put_flags, put_list, put_picks, put_zeros
from ludoteca.core.pieces import PLACES, Piece
from ludoteca.core.protocol import PUBLIC

from .data import CARDS, EVENT_IDS, EVENTS, PLANTS, ROLES, TILES, Cards
from .packed import card_beneath, is_tucked, plant_of
from .player import Player
from .position import SanJuan

MOST_SEATS: Final = 4
FEWEST_SEATS: Final = 2


def feature_pieces(cards: Cards) -> list[Piece]:
    """Where there is one for each seat, the reader's comes first, then the others clockwise."""
    kinds = cards.buildings
    seats = PLACES[: MOST_SEATS + 1]
    return [
        Piece("hand", kinds, 2),
        Piece("drawn", kinds, 2),
        Piece("turned", kinds),
        Piece("own_discards", kinds, 2),
        Piece("own_tucked", kinds, 2),
        Piece("cities", MOST_SEATS * kinds, 2),
        Piece("goods", MOST_SEATS * PLANTS, 2),
        Piece("hands", MOST_SEATS, 7),
        Piece("tucked", MOST_SEATS, 6),
        Piece("library_used", MOST_SEATS),
        Piece("governor", MOST_SEATS),
        Piece("buildings", MOST_SEATS, cards.end),
        Piece("shown", MOST_SEATS * kinds),
        Piece("fresh", MOST_SEATS * kinds),
        Piece("covered", MOST_SEATS * kinds),
        Piece("roles_taken", ROLES),
        Piece("face_up", EVENTS),
        Piece("resolving", 1, words=("none", *EVENT_IDS)),
        Piece("holders", ROLES, words=seats),
        Piece("tiles", TILES, words=("unseen", *[str(number + 1) for number in range(TILES)])),
        Piece("tile", 1, words=("none", *[str(number + 1) for number in range(TILES)])),
        Piece("site", 1, words=("none", *cards.ids)),
        Piece("open_discards", cards.kinds, 2),
        Piece("players", 1, words=tuple([str(number) for number in range(FEWEST_SEATS, MOST_SEATS + 1)])),
        Piece("rounds", 1, 20),
        Piece("picked", 1, MOST_SEATS),
        Piece("deck", 1, CARDS),
        Piece("trades", 1, 10),
        Piece("discards", 1, CARDS),
        Piece("drawn_cards", 1, 8),
        Piece("drawn_by", 1, words=seats),
        Piece("asked", 1, words=seats),
        Piece("picks", 2, 6),
    ]


def features(s: SanJuan, seat: int, into: vec[i16], at: i64) -> None:
    """As in `feature_pieces`."""
    kinds: i64 = s.setting.cards.buildings
    first = max(seat, 0)
    at = put_own(s, seat, into, at, kinds)
    around: list[Player] = []
    for place in range(s.seats):
        around.append(s.players[(first + place) % s.seats])
    at = put_cities(around, into, at, kinds)
    at = put_counts(s, around, into, at, first)
    at = put_memory(around, into, at, kinds)
    at = put_table(s, into, at, first)
    at = put_asked(into, at, s, first, s.seats)
    put_picks(into, at, s, seat)


def put_own(s: SanJuan, seat: int, into: vec[i16], at: i64, kinds: i64) -> i64:
    """What the reader alone sees of his own, and what is turned up."""
    end = put_zeros(into, at, 5 * kinds)
    if s.drawn_by == seat:
        count_kinds(into, at + kinds, s.drawn)
    count_kinds(into, at + 2 * kinds, s.turned)
    if seat == PUBLIC:
        return end
    own = s.players[seat]
    count_kinds(into, at, own.hand)
    for card in own.known:
        place: i64 = card
        if place < kinds:
            into[at + 3 * kinds + place] = into[at + 3 * kinds + place] + 1
    put_under(own, True, into, at + 4 * kinds)
    return end


def put_under(player: Player, tucked: bool, into: vec[i16], at: i64) -> None:
    """The tucked cards, or the covered ones."""
    for entry in player.under:
        if is_tucked(entry) == tucked:
            place: i64 = card_beneath(entry)
            into[at + place] = into[at + place] + 1


def put_cities(around: list[Player], into: vec[i16], at: i64, kinds: i64) -> i64:
    """The buildings and the goods of each player."""
    goods = at + MOST_SEATS * kinds
    end = put_zeros(into, goods, MOST_SEATS * PLANTS)
    for player in around:
        put_flags(into, at, player.violet, kinds)
        put_list(into, at, player.plants)
        at += kinds
        for good in player.goods:
            place: i64 = plant_of(good)
            into[goods + place] = into[goods + place] + 1
        goods += PLANTS
    put_zeros(into, at, (MOST_SEATS - len(around)) * kinds)
    return end


def put_counts(s: SanJuan, around: list[Player], into: vec[i16], at: i64, first: int) -> i64:
    """What is counted of each player, one count after the other."""
    end = put_zeros(into, at, 5 * MOST_SEATS)
    for player in around:
        into[at] = i16(len(player.hand))
        into[at + MOST_SEATS] = i16(player.tucked())
        into[at + 2 * MOST_SEATS] = 1 if player.read else 0
        into[at + 4 * MOST_SEATS] = i16(player.buildings())
        at += 1
    into[end - 2 * MOST_SEATS + (s.governor - first) % s.seats] = 1
    return end


def put_memory(around: list[Player], into: vec[i16], at: i64, kinds: i64) -> i64:
    """Cards that were seen in a hand, what does not work yet, what lies beneath."""
    end = put_zeros(into, at, 3 * MOST_SEATS * kinds)
    for player in around:
        count_kinds(into, at, player.shown)
        put_flags(into, at + MOST_SEATS * kinds, player.fresh, kinds)
        put_under(player, False, into, at + 2 * MOST_SEATS * kinds)
        at += kinds
    return end


def put_table(s: SanJuan, into: vec[i16], at: i64, first: int) -> i64:
    """Roles, events, price tiles as far as they were seen, the piles."""
    at = put_flags(into, at, s.taken, ROLES)
    at = put_flags(into, at, s.face_up, EVENTS)
    at = put(into, at, s.resolving + 1)
    for holder in s.holders:
        into[at] = i16(place_of(holder, first, s.seats))
        at += 1
    end = put_zeros(into, at, TILES)
    order: i16 = 1
    for tile in s.tiles:
        into[at + tile] = order
        order += 1
    at = put(into, end, s.tile + 1)
    at = put(into, at, s.site + 1)
    end = put_zeros(into, at, s.setting.cards.kinds)
    count_kinds(into, at, s.opened)
    at = put(into, end, s.seats - FEWEST_SEATS)
    at = put(into, at, s.rounds)
    at = put(into, at, s.picked)
    at = put(into, at, s.deck_size)
    at = put(into, at, s.trades)
    discards = len(s.unseen) + len(s.opened)
    for player in s.players:
        discards += len(player.known)
    at = put(into, at, discards)
    at = put(into, at, len(s.drawn))
    into[at] = i16(place_of(s.drawn_by, first, s.seats))
    return at + 1
