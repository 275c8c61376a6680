"""What learners are told of the vineyards (E 12)."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import put_flags, put_list, put_zeros
from ludoteca.core.pieces import Piece

from ...features import MOST_SEATS
from ...position import Burgundy
from ..numbers import ALL_SPACES, DOUBLE_KINDS, VINE_SPACES
from .cellar import cellar, vines
from .codes import GRAPE_IDS, GRAPES, VINE_HEXES
from .vine_file import MOST_LEVELS


def vineyard_pieces(ids: list[str], each: int) -> list[Piece]:
    """Where there is one for each seat, the reader's comes first, then the others clockwise."""
    return [
        Piece("vineyard_spaces", ALL_SPACES - VINE_SPACES, words=("none", *ids)),
        Piece("double_bag", DOUBLE_KINDS, 3),
        Piece("grape_stock", GRAPES, each),
        Piece("grapes_out", GRAPES),
        Piece("vines", MOST_SEATS * VINE_HEXES, words=("none", *GRAPE_IDS)),
        Piece("grape_tiles", MOST_SEATS * GRAPES, each),
        Piece("vine_levels", MOST_SEATS * MOST_LEVELS),
        Piece("vine_points", MOST_SEATS, 30),
    ]


def put_vineyards(s: Burgundy, first: int, into: vec[i16], at: i64) -> i64:
    table = cellar(s)
    at = put_list(into, at, s.spaces[VINE_SPACES:ALL_SPACES], 1)
    at = put_list(into, at, table.bag)
    at = put_list(into, at, table.stock)
    at = put_list(into, at, table.out)
    grapes = at + MOST_SEATS * VINE_HEXES
    levels = grapes + MOST_SEATS * GRAPES
    points = levels + MOST_SEATS * MOST_LEVELS
    end = points + MOST_SEATS
    put_zeros(into, at, end - at)
    for place in range(s.seats):
        own = vines(s.estate((first + place) % s.seats))
        at = put_list(into, at, own.hexes, 1)
        grapes = put_list(into, grapes, own.grapes)
        levels = put_flags(into, levels, own.levels, MOST_LEVELS)
        into[points] = i16(own.points(table.printed))
        points += 1
    return end
