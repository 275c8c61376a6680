"""The position as one seat sees it, as numbers in fixed places: for learning. Read from the position, not the view."""

from __future__ import annotations

from typing import Final

from ludoteca.core.bits import flags

from .boards import PART
from .data import BONUS_TILES, COLOURS, DEPOTS, GOODS, KINDS, MONASTERIES, SPACES
from .position import Burgundy

MOST_SEATS: Final = 4
STORAGE: Final = 3

# One seat: colours and tiles of its hexes (1 + kind, 0 for none), then counts.
SEAT_PIECES: Final[dict[str, int]] = {
    "hex_colours": PART,
    "hex_tiles": PART,
    "colours_left": COLOURS,
    "storage": STORAGE,
    "goods": GOODS,
    "sold": GOODS,
    "monasteries": MONASTERIES,
    "bonus_tiles": BONUS_TILES * COLOURS,
    "numbers": 12,
}
SEAT: Final = sum(SEAT_PIECES.values())

# name -> how many numbers
PIECES: Final[dict[str, int]] = {
    "spaces": SPACES,
    "wares": DEPOTS * GOODS,
    "lane": 5,
    "unseen_goods": GOODS,
    "bonus_tiles_taken": COLOURS,
    "box": KINDS,
    "table": 5,
    "seats": MOST_SEATS * SEAT,
}


def features(s: Burgundy, seat: int) -> list[int]:
    """As in PIECES; kinds of tiles beyond those of the book are counted in the box behind everything else."""
    numbers = [kind + 1 for kind in s.spaces]
    numbers += s.wares
    numbers += [good + 1 for good in s.lane] + [0] * (5 - len(s.lane))
    numbers += s.unseen
    numbers += s.claimed
    numbers += s.box[:KINDS]
    first = max(seat, 0)
    asked = s.decision.seat if s.decision is not None else -1
    numbers += [s.seats, s.phase, s.round, s.white, (asked - first) % s.seats if asked >= 0 else -1]
    for place in range(MOST_SEATS):
        numbers += seat_features(s, (first + place) % s.seats) if place < s.seats else [0] * SEAT
    return numbers + s.box[KINDS:]


def seat_features(s: Burgundy, seat: int) -> list[int]:
    player, e = s.players[seat], s.estate(seat)
    numbers = [colour + 1 for colour in s.board(e).colour]
    numbers += [kind + 1 for kind in e.tiles]
    numbers += e.colours
    numbers += [kind + 1 for kind in e.storage] + [0] * (STORAGE - len(e.storage))
    numbers += e.goods
    numbers += e.sold
    numbers += [e.has(number) for number in range(1, MONASTERIES + 1)]
    numbers += flags(e.bonus, BONUS_TILES * COLOURS)
    numbers += [
        player.first,
        player.second,
        player.spent,
        player.used,
        player.marker,
        s.order.index(seat),
        player.score(),
        e.silver,
        e.workers,
        e.mines,
        s.all_monasteries(e),
        e.empty(),
    ]
    return numbers
