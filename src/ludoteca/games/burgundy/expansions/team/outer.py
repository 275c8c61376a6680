"""The second half of a team's board: its hexes are offered behind all others (E 9.2, 9.12)."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.protocol import Action

from ...actions import FIRST, FREE, PLACE, SECOND
from ...boards import PART, POSITION
from ...data import NONE
from ...estate import Estate
from ...hooks import FIRST_DIE, NO_DIE_NEEDED, PLACING_ONLY, SECOND_DIE, Occasion, Power
from ...phases.setup import first_castle
from ...position import Burgundy
from ...reach import reach

OUTER: Final = 1  # the part of the board
NUMBER_SETS: Final = 64  # masks of `Board.number_mask` in each part
GROUPS: Final = 4  # masks of a menu in each part


class OuterHexes(Power):
    """CoB 27: a stored tile onto a hex of the second half, with a die or without. Placing is paid and done as on the
    first half."""

    def __init__(self, first: int) -> None:
        super().__init__(PLACE, NONE, first)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        if len(masks) == 0:
            return
        e = s.estate(seat)
        player = s.players[seat]
        if sources & FIRST_DIE:
            outer_offers(s, e, masks, FIRST, player.first, acts)
        if sources & SECOND_DIE:
            outer_offers(s, e, masks, SECOND, player.second, acts)
        if sources & (NO_DIE_NEEDED | PLACING_ONLY):
            outer_offers(s, e, masks, FREE, value, acts)


def outer_offers(s: Burgundy, e: Estate, masks: list[int], source: int, value: int, acts: list[Action]) -> None:
    """As `place_offers` for the first part."""
    numbers = s.board(e).number_mask
    double = e.has(8)
    found: i64 = 0
    for group in range(GROUPS):
        mask: i64 = masks[OUTER * GROUPS + group]
        if mask:
            free = e.has(8 + group) if group else 0
            found |= mask & numbers[OUTER * NUMBER_SETS + reach(double, free, e.workers, value)]
    places = s.rules.codes.places[source]
    while found:
        low: i64 = found & -found
        found ^= low
        acts.append(places[OUTER * PART + POSITION[low % 67]])


class StartInTheMiddle(Occasion):
    """E 9.3: beginners have their castle on the hex that both halves share."""

    def __init__(self, rank: int, at: int) -> None:
        super().__init__(rank)
        self.at = at

    def happen(self, s: Burgundy) -> None:
        for seat in s.setting.owners:
            first_castle(s, seat, self.at)
