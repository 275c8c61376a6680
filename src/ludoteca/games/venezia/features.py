"""The position as one seat sees it, as numbers in fixed places: for learning. Read from the position, not the view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import place_of, put, put_asked, put_flags, put_list, put_zeros
from ludoteca.core.pieces import PLACES, Piece
from ludoteca.core.protocol import PUBLIC

from .board import Board
from .data import HAND_LIMIT, KIND_IDS, KINDS, LAST, PAWNS, QUARTERS, SWAMPS, TREASURES, VALUES
from .ground import kind_of, site_of
from .phases.building import Building
from .phases.buildings import Buildings
from .phases.cards import Cards
from .phases.drain import Drain
from .phases.draw import Draw, Take
from .phases.excess import Excess
from .phases.gold import Exchange
from .player import Player
from .position import CAUSES, Venezia
from .round import Turn

MOST_PARTIES: Final = 5
FEWEST_SEATS: Final = 2
COUNTS: Final = 6  # of a party

# What a hex can be.
HEX_WORDS: Final = ("swamp", "empty", *KIND_IDS)
EMPTY: Final = 1
PIECE: Final = 2

OVER: Final = 0
TURN: Final = 1
CARDS: Final = 2
BUILDINGS: Final = 3
BUILDING: Final = 4
DRAIN: Final = 5
DRAW: Final = 6
TAKE: Final = 7
EXCESS: Final = 8
EXCHANGE: Final = 9
CLOSING: Final = 10
PHASE_WORDS: Final = (
    "over", "turn", "cards", "buildings", "building", "drain", "draw", "take", "excess", "exchange", "closing",
)  # fmt: skip


def feature_pieces(board: Board) -> list[Piece]:
    """Where there is one for each party, the reader's comes first, then the others clockwise."""
    parties = PLACES[: MOST_PARTIES + 1]
    return [
        Piece("hand", KINDS, 2),
        Piece("tokens", VALUES, 4),
        Piece("laid_out", VALUES, 2),
        Piece("open", KINDS),
        Piece("discards", KINDS, 5),
        Piece("supply", KINDS, 6),
        Piece("begun", PAWNS, 3),
        Piece("houses", QUARTERS, 4),
        Piece("hexes", len(board.hexes), words=HEX_WORDS),
        Piece("seated", MOST_PARTIES),
        Piece("track", MOST_PARTIES, LAST),
        Piece("hands", MOST_PARTIES, HAND_LIMIT),
        Piece("swamp_tokens", MOST_PARTIES, 10),
        Piece("treasure_tokens", MOST_PARTIES, 5),
        Piece("most_steps", MOST_PARTIES, 8),
        Piece("shown", MOST_PARTIES * KINDS),
        Piece("in_front", MOST_PARTIES * KINDS, 2),
        Piece("sets", MOST_PARTIES * PAWNS),
        Piece("shores", MOST_PARTIES * QUARTERS),
        Piece("pawns", PAWNS, words=parties),
        Piece("building", 1, words=("none", *KIND_IDS)),
        Piece("way", 1, words=("joint", "alone", "one_card")),
        Piece("master", 1, words=parties),
        Piece("site", 1, words=("none", *board.site_ids)),
        Piece("points", 1, 6),
        Piece("players", 1, words=tuple([str(number) for number in range(FEWEST_SEATS, MOST_PARTIES + 1)])),
        Piece("deck", 1, sum(board.cards)),
        Piece("treasures", 1, TREASURES),
        Piece("swamps", 1, SWAMPS),
        Piece("ending", 1, words=CAUSES),
        Piece("active", 1, words=parties),
        Piece("drained", 1, words=("none", *[board.hexes[hex] for hex in board.marshes])),
        Piece("phase", 1, words=PHASE_WORDS),
        Piece("asked", 1, words=parties),
    ]


def features(s: Venezia, seat: int, into: vec[i16], at: i64) -> None:
    """As in `feature_pieces`."""
    first = max(seat, 0)
    if seat == PUBLIC:
        at = put_zeros(into, at, KINDS + 2 * VALUES)
    else:
        own = s.players[seat]
        at = put_list(into, at, own.hand)
        at = put_list(into, at, own.tokens)
        at = put_list(into, at, own.paid)
    at = put_flags(into, at, s.opened, KINDS)
    at = put_list(into, at, s.discard)
    at = put_list(into, at, s.supply)
    for kind in range(PAWNS):
        at = put(into, at, s.laid(kind))
    at = put_list(into, at, s.ground.houses)
    at = put_hexes(s, into, at)
    at = put_parties(s, into, at, first)
    parties = len(s.players)
    for holder in s.pawns:
        into[at] = i16(place_of(holder, first, parties))
        at += 1
    at = put_building(s, into, at, first)
    at = put_table(s, into, at, first)
    put_asked(into, at, s, first, parties)


def put_hexes(s: Venezia, into: vec[i16], at: i64) -> i64:
    board = s.board
    end = at + len(board.hexes)
    for place in range(at, end):
        into[place] = EMPTY
    ground = s.ground
    for hex in board.marshes:
        if ground.is_swamp(board, hex):
            into[at + hex] = 0
    for piece in ground.pieces:
        stands = i16(PIECE + kind_of(piece))
        for hex in board.sites[site_of(piece)]:
            into[at + hex] = stands
    return end


def put_parties(s: Venezia, into: vec[i16], at: i64, first: int) -> i64:
    """Counts first, one after the other; then what there is of each type and quarter. An imaginary party has no seat,
    no gondola and no shore."""
    shown = at + COUNTS * MOST_PARTIES
    front = shown + MOST_PARTIES * KINDS
    sets = front + MOST_PARTIES * KINDS
    shores = sets + MOST_PARTIES * PAWNS
    end = shores + MOST_PARTIES * QUARTERS
    put_zeros(into, at, end - at)
    for place in range(len(s.players)):
        party = (first + place) % len(s.players)
        player = s.players[party]
        if party < s.seats:
            into[at] = 1
            into[at + MOST_PARTIES] = i16(s.at[party])
            put_flags(into, shores, s.shore(party), QUARTERS)
            put_counts(player, into, at)
        at += 1
        shown = put_list(into, shown, player.shown)
        front = put_list(into, front, player.front)
        sets = put_flags(into, sets, player.sets, PAWNS)
        shores += QUARTERS
    return end


def put_counts(player: Player, into: vec[i16], at: i64) -> None:
    into[at + 2 * MOST_PARTIES] = i16(player.held)
    into[at + 3 * MOST_PARTIES] = i16(player.swamps())
    into[at + 4 * MOST_PARTIES] = i16(player.treasures())
    into[at + 5 * MOST_PARTIES] = i16(player.most_steps())


def put_building(s: Venezia, into: vec[i16], at: i64, first: int) -> i64:
    """The building being resolved: type, way, master, site, points."""
    for frame in s.stack:
        if isinstance(frame, Building):
            at = put(into, at, frame.kind + 1)
            at = put(into, at, frame.way)
            into[at] = i16(place_of(frame.master, first, len(s.players)))
            at = put(into, at + 1, frame.site + 1)
            return put(into, at, frame.value)
    return put_zeros(into, at, 5)


def put_table(s: Venezia, into: vec[i16], at: i64, first: int) -> i64:
    at = put(into, at, s.seats - FEWEST_SEATS)
    at = put(into, at, s.deck_size)
    at = put(into, at, s.treasures())
    at = put(into, at, s.ground.swamps())
    at = put(into, at, s.ended)
    turn = s.stack[0] if s.stack else None
    into[at] = i16(place_of(turn.seat, first, len(s.players))) if isinstance(turn, Turn) else 0
    top = s.stack[-1] if s.stack else None
    at = put(into, at + 1, top.chosen + 1 if isinstance(top, Drain) else 0)
    return put(into, at, phase_of(s))


def phase_of(s: Venezia) -> int:
    """The frame above the turn, as an index in PHASE_WORDS."""
    if not s.stack:
        return OVER
    frame = s.stack[min(1, len(s.stack) - 1)]
    if isinstance(frame, Turn):
        return TURN
    if isinstance(frame, Cards):
        return CARDS
    if isinstance(frame, Buildings):
        return BUILDINGS
    if isinstance(frame, Building):
        return BUILDING
    if isinstance(frame, Drain):
        return DRAIN
    if isinstance(frame, Draw):
        return DRAW
    if isinstance(frame, Take):
        return TAKE
    if isinstance(frame, Excess):
        return EXCESS
    return EXCHANGE if isinstance(frame, Exchange) else CLOSING
