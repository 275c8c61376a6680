"""What learners are told of Châteauma: all that lies open of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import count_kinds, put, put_flags, put_list, put_zeros
from ludoteca.core.pieces import Piece

from ...data import BONUS_TILES, COLOURS, GOODS
from ...features import MOST_SEATS
from ...position import Burgundy
from .part import HIDDEN, number_of, rival
from .printed import CARD_IDS, CARDS, DUCHY, MOST_HEXES

BONUS: Final = BONUS_TILES * (COLOURS + 1)  # with those of the border
SHIELDS: Final = 18


def rival_pieces(ids: list[str]) -> list[Piece]:
    """`ids` are the kinds of tiles."""
    tiles = ("hidden", "none", *ids)
    kinds = len(ids)
    return [
        Piece("chateau_cards", 2, words=("none", *CARD_IDS)),
        Piece("chateau_laid", 2 * MOST_HEXES, words=tiles),
        Piece("chateau_face_down", 2 * MOST_HEXES),
        Piece("chateau_deck", CARDS),
        Piece("chateau_pile", CARDS),
        Piece("chateau_duchy", DUCHY, words=tiles),
        Piece("chateau_over", kinds, 2),
        Piece("chateau_reserve", kinds, 2),
        Piece("chateau_wild", kinds, 2),
        Piece("chateau_doubles", kinds, 2),
        Piece("chateau_goods", GOODS, 3),
        Piece("chateau_sold", GOODS, 5),
        Piece("chateau_bonus_tiles", BONUS),
        Piece("chateau_shields", SHIELDS),
        Piece("chateau_post_cards", 1, 3),
        Piece("chateau_silver", 1, 4),
        Piece("chateau_marker", 1, 6),
        Piece("chateau_order", 1, MOST_SEATS - 1),
        Piece("chateau_points", 1, 150),
    ]


def put_rival(s: Burgundy, kinds: int, into: vec[i16], at: i64) -> i64:
    r = rival(s)
    at = put_list(into, at, r.cards, 1)
    at = put_list(into, at, r.laid, -HIDDEN)
    at = put_flags(into, at, r.down, 2 * MOST_HEXES)
    at = put_list(into, at, r.deck)
    at = put_list(into, at, r.pile)
    at = put_list(into, at, r.spaces, -HIDDEN)
    for tiles in (r.over, r.reserve, r.wild, r.doubles):
        put_zeros(into, at, kinds)
        count_kinds(into, at, tiles)
        at += kinds
    at = put_list(into, at, r.goods)
    at = put_list(into, at, r.sold)
    at = put_flags(into, at, r.bonus, BONUS)
    put_zeros(into, at, SHIELDS)
    count_kinds(into, at, r.arms)
    at = put(into, at + SHIELDS, r.posts)
    at = put(into, at, r.silver)
    player = s.players[number_of(s)]
    at = put(into, at, player.marker)
    at = put(into, at, s.order.index(number_of(s)) if number_of(s) in s.order else s.seats)
    return put(into, at, player.score())
