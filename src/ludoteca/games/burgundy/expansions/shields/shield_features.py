"""Shields as numbers for learning."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import count_kinds, place_of, put, put_flags, put_list, put_zeros
from ludoteca.core.pieces import PLACES, Piece

from ...data import DEPOTS, NONE
from ...features import MOST_SEATS
from ...position import Burgundy, Rules
from ...privileges import NO_LIMIT, PRIVILEGES
from .arms import HELD, arms, crests
from .numbers import SHIELDS
from .powers import Oust
from .printed import MOST_LYING
from .tribute import Tribute

IDS: Final = ("none", *(str(number + 1) for number in range(SHIELDS)))


def shield_pieces(rules: Rules) -> list[Piece]:
    """Where there is one for each seat, the reader's comes first. `unlimited` is the storage of whoever has shield 4,
    by kind; `coming` the shield for which one may go, `unpaid` those given up so far."""
    return [
        Piece("shields_lying", DEPOTS * MOST_LYING, words=IDS, shared=MOST_LYING),
        Piece("shields_gone", SHIELDS),
        Piece("shields_held", MOST_SEATS * SHIELDS),
        Piece("shield_copies", MOST_SEATS, words=PLACES),
        Piece("shield_coming", 1, words=IDS),
        Piece("shields_unpaid", SHIELDS),
        Piece("unlimited_storage", len(rules.tiles), 3),
    ]


def put_shields(s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
    first = max(seat, 0)
    part = crests(s)
    at = put_list(into, at, part.lying, 1)
    at = put_flags(into, at, part.gone, SHIELDS)
    copies = at + MOST_SEATS * SHIELDS
    end = put_zeros(into, at, MOST_SEATS * (SHIELDS + 1))
    for place in range(s.seats):
        e = s.estate((first + place) % s.seats)
        at = put_flags(into, at, (e.monasteries & HELD) >> PRIVILEGES, SHIELDS)
        if arms(e).copied != NONE:
            into[copies + place] = i16(place_of(arms(e).copied, first, len(s.players)))
    return put_open(s, into, end)


def put_open(s: Burgundy, into: vec[i16], at: i64) -> i64:
    """What an open question is about, and the storage without end."""
    top = s.stack[len(s.stack) - 1] if s.stack else None
    at = put(into, at, top.shield + 1 if isinstance(top, Oust) else 0)
    at = put_flags(into, at, top.marked if isinstance(top, Tribute) else 0, SHIELDS)
    end = put_zeros(into, at, len(s.rules.tiles))
    for e in s.estates:
        if e.has(NO_LIMIT):
            count_kinds(into, at, e.storage)
    return end
