"""What lies where: a table without a drawing of its own is drawn from this."""

from __future__ import annotations

from ludoteca.core.protocol import ALL, PUBLIC
from ludoteca.core.zones import Zone, face_down, face_up, word

from ..position import Pebbles
from .view import named


def zones(s: Pebbles, who: int) -> list[Zone]:
    found = [face_down(PUBLIC, "bag", sum(s.bag)), word(PUBLIC, "sea", s.sea)]
    for seat in range(s.seats):
        if who in (seat, ALL):
            found.append(face_up(seat, "hand", named(s.hands[seat]), chosen=seat == who))
        else:
            found.append(face_down(seat, "hand", sum(s.hands[seat])))
        found.append(face_up(seat, "beach", named(s.beaches[seat])))
    return found
