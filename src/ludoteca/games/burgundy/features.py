"""The position as one seat sees it, as numbers in fixed places: for learning. Read from the position, not the view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import put, put_asked, put_flags, put_list, put_zeros
from ludoteca.core.pieces import PLACES, Piece

from .boards import LARGEST_AREA, PART
from .data import (
    BONUS_TILES,
    COLOUR_IDS,
    COLOURS,
    DEPOT_PLACES,
    DEPOTS,
    GOOD_IDS,
    GOODS,
    MONASTERIES,
    PHASES,
    SPACES,
    Pieces,
)
from .estate import Estate
from .position import Burgundy

MOST_SEATS: Final = 4
FEWEST_SEATS: Final = 2
STORAGE: Final = 3
LANE: Final = 5
COUNTS: Final = 12  # of a seat


def feature_pieces(printed: Pieces, kinds: int) -> list[Piece]:
    """With so many kinds of tiles. Where there is one for each seat, the reader's comes first, then the others
    clockwise."""
    tiles = ("none", *printed.ids[:kinds])
    goods = ("none", *GOOD_IDS)
    die = ("none", "1", "2", "3", "4", "5", "6")
    return [
        Piece("spaces", SPACES, words=tiles, shared=DEPOT_PLACES),
        Piece("wares", DEPOTS * GOODS, 2),
        Piece("lane", LANE, words=goods),
        Piece("unseen_goods", GOODS, printed.goods_each),
        Piece("bonus_tiles_taken", COLOURS, BONUS_TILES),
        Piece("box", kinds, 4),
        Piece("players", 1, words=tuple([str(number) for number in range(FEWEST_SEATS, MOST_SEATS + 1)])),
        Piece("phase", 1, words=tuple([str(number + 1) for number in range(PHASES + 1)])),
        Piece("round", 1, words=tuple([str(number) for number in range(printed.rounds + 1)])),
        Piece("white_die", 1, words=die),
        Piece("asked", 1, words=PLACES[: MOST_SEATS + 1]),
        Piece("covered", PART),
        Piece("in_reach", PART),
        Piece("area_left", PART, LARGEST_AREA),
        Piece("own_colours", PART, words=("none", *COLOUR_IDS)),
        Piece("other_colours", (MOST_SEATS - 1) * PART, words=("none", *COLOUR_IDS), shared=PART),
        Piece("hex_tiles", MOST_SEATS * PART, words=tiles, shared=PART),
        Piece("colours_left", MOST_SEATS * COLOURS, 12),
        Piece("storage", MOST_SEATS * STORAGE, words=tiles, shared=STORAGE),
        Piece("goods", MOST_SEATS * GOODS, 3),
        Piece("sold", MOST_SEATS * GOODS, 5),
        Piece("monasteries", MOST_SEATS * MONASTERIES),
        Piece("bonus_tiles", MOST_SEATS * BONUS_TILES * COLOURS),
        Piece("first_die", MOST_SEATS, words=die),
        Piece("second_die", MOST_SEATS, words=die),
        Piece("spent_dice", MOST_SEATS, words=("none", "first", "second", "both")),
        Piece("used_powers", MOST_SEATS, 3),
        Piece("marker", MOST_SEATS, printed.track),
        Piece("order", MOST_SEATS, MOST_SEATS - 1),
        Piece("points", MOST_SEATS, 150),
        Piece("silver", MOST_SEATS, 6),
        Piece("workers", MOST_SEATS, 6),
        Piece("mines", MOST_SEATS, 3),
        Piece("monastery_points", MOST_SEATS, 20),
        Piece("empty", MOST_SEATS, PART),
    ]


def features(s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
    """As in `feature_pieces`; the place behind it. What is written beyond a piece is overwritten by the next."""
    first = max(seat, 0)
    put_list(into, at, s.spaces, 1)
    at += SPACES
    at = put_list(into, at, s.wares)
    put_zeros(into, at, LANE)
    put_list(into, at, s.lane, 1)
    at = put_list(into, at + LANE, s.unseen)
    put_list(into, at, s.claimed)
    at += COLOURS
    put_list(into, at, s.box)
    at += s.setting.kinds
    at = put(into, at, s.setting.players - FEWEST_SEATS)
    at = put(into, at, s.phase)
    at = put(into, at, s.round)
    at = put(into, at, s.white)
    at = put_asked(into, at, s, first, s.seats)
    at = put_own(s, s.estate(first), into, at)
    for place in range(s.seats):
        put_duchy(s, (first + place) % s.seats, into, at, place)
    at = put_rest(into, at, s.seats, PART)
    at = put_rest(into, at, s.seats, PART)
    end = put_holdings(s, into, at, first)
    put_counts(s, into, end, first)
    return end + COUNTS * MOST_SEATS


def put_rest(into: vec[i16], at: i64, seats: i64, size: i64) -> i64:
    """Zeros for the seats that nobody has."""
    return put_zeros(into, at + seats * size, (MOST_SEATS - seats) * size)


def put_own(s: Burgundy, e: Estate, into: vec[i16], at: i64) -> i64:
    """Of the reader's hexes: which are covered, which could be built on next, how many in its area are empty."""
    at = put_flags(into, at, e.covered[0], PART)
    at = put_flags(into, at, e.front[0], PART)
    left = e.left
    areas = s.board(e).area
    end = at + PART
    for area in areas:
        if at == end:
            break
        into[at] = i16(left[area])
        at += 1
    return at


def put_duchy(s: Burgundy, seat: int, into: vec[i16], at: i64, place: i64) -> None:
    """The colours of the hexes and what lies on them."""
    e = s.estate(seat)
    at += place * PART
    board = s.board(e)
    colours = board.colour
    tiles = e.tiles
    if board.parts > 1:
        colours = colours[:PART]
        tiles = tiles[:PART]
    put_list(into, at, colours, 1)
    put_list(into, at + MOST_SEATS * PART, tiles, 1)


def put_holdings(s: Burgundy, into: vec[i16], at: i64, first: int) -> i64:
    """What each seat has besides tiles in its duchy."""
    storage = at + MOST_SEATS * COLOURS
    goods = storage + MOST_SEATS * STORAGE
    sold = goods + MOST_SEATS * GOODS
    monasteries = sold + MOST_SEATS * GOODS
    bonus = monasteries + MOST_SEATS * MONASTERIES
    end = bonus + MOST_SEATS * BONUS_TILES * COLOURS
    put_zeros(into, at, end - at)
    for place in range(s.seats):
        e = s.estate((first + place) % s.seats)
        at = put_list(into, at, e.colours)
        put_list(into, storage, e.storage if len(e.storage) <= STORAGE else e.storage[:STORAGE], 1)
        storage += STORAGE
        goods = put_list(into, goods, e.goods)
        sold = put_list(into, sold, e.sold)
        monasteries = put_flags(into, monasteries, e.monasteries >> 1, MONASTERIES)
        bonus = put_flags(into, bonus, e.bonus, BONUS_TILES * COLOURS)
    return end


def put_counts(s: Burgundy, into: vec[i16], at: i64, first: int) -> None:
    """What is counted of each seat, one count after the other."""
    put_zeros(into, at, COUNTS * MOST_SEATS)
    for place in range(s.seats):
        seat = (first + place) % s.seats
        player = s.players[seat]
        into[at] = i16(player.first)
        into[at + MOST_SEATS] = i16(player.second)
        into[at + 2 * MOST_SEATS] = i16(player.spent)
        into[at + 3 * MOST_SEATS] = i16(player.used)
        into[at + 4 * MOST_SEATS] = i16(player.marker)
        into[at + 5 * MOST_SEATS] = i16(s.order.index(seat))
        into[at + 6 * MOST_SEATS] = i16(player.score())
        put_stock(s, s.estate(seat), into, at + 7 * MOST_SEATS)
        at += 1


def put_stock(s: Burgundy, e: Estate, into: vec[i16], at: i64) -> None:
    into[at] = i16(e.silver)
    into[at + MOST_SEATS] = i16(e.workers)
    into[at + 2 * MOST_SEATS] = i16(e.mines)
    into[at + 3 * MOST_SEATS] = i16(s.all_monasteries(e))
    into[at + 4 * MOST_SEATS] = i16(e.empty())
