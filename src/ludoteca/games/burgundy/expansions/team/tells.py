"""What a net is told of a team game beyond the base block, which knows the first half of the board (E 9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import put_flags, put_list, put_zeros
from ludoteca.core.pieces import Piece

from ...actions import MOST_HEXES
from ...boards import LARGEST_AREA, PART
from ...data import COLOUR_IDS
from ...position import Burgundy, Rules
from .keys import PRIVATE_PLACES, pairs
from .outer import OUTER

SEATS: Final = 4
HEXES: Final = MOST_HEXES - PART


def pieces(rules: Rules) -> list[Piece]:
    """Of each seat the reader's comes first, then the others clockwise."""
    tiles = ("none", *rules.pieces.ids)
    return [
        Piece("outer_covered", HEXES),
        Piece("outer_in_reach", HEXES),
        Piece("outer_area_left", HEXES, LARGEST_AREA),
        Piece("outer_colours", SEATS * HEXES, words=("none", *COLOUR_IDS), shared=HEXES),
        Piece("outer_tiles", SEATS * HEXES, words=tiles, shared=HEXES),
        Piece("private_storage", SEATS * PRIVATE_PLACES, words=tiles, shared=PRIVATE_PLACES),
    ]


def features(s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
    first = max(seat, 0)
    e = s.estate(first)
    board = s.board(e)
    at = put_flags(into, at, e.covered[OUTER], HEXES)
    at = put_flags(into, at, e.front[OUTER], HEXES)
    for hex_ in range(PART, board.size):
        into[at] = i16(e.left[board.area[hex_]])
        at += 1
    tiles = at + SEATS * HEXES
    private = tiles + SEATS * HEXES
    put_zeros(into, private, SEATS * PRIVATE_PLACES)
    for place in range(SEATS):
        other = (first + place) % SEATS
        at = put_list(into, at, s.board(s.estate(other)).colour[PART:], 1)
        tiles = put_list(into, tiles, s.estate(other).tiles[PART:], 1)
        put_list(into, private, pairs(s).private[other], 1)
        private += PRIVATE_PLACES
    return private
