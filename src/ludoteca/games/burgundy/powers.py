"""What a turn offers beside its dice, once each: CoB 30 and monastery 6 (A2, A3)."""

from typing import Final

from ludoteca.core.protocol import Action

from . import tell
from .actions import BUY, USE
from .data import DEPOT_SPACES, NONE, SPACES
from .hooks import Power
from .phases.act import acquire, can_store
from .phases.effects import MONASTERY_6, Fetch, fetch_offers
from .position import Burgundy

# Bits of Seat.used.
BOUGHT: Final = 1
FETCHED: Final = 2

WORKERS_PRICE: Final = 2


class BlackDepot(Power):
    """CoB 30: once a turn any tile of the black depot for silver."""

    def __init__(self) -> None:
        super().__init__(BUY)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        e = s.estate(seat)
        if e.silver < s.rules.pieces.black_price or s.players[seat].used & BOUGHT or not can_store(s, seat):
            return
        for space in range(DEPOT_SPACES, SPACES):
            if s.spaces[space] != NONE:
                acts.append(s.rules.codes.buys[space])

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        s.players[seat].used |= BOUGHT
        s.earn(seat, -s.rules.pieces.black_price)
        acquire(s, seat, action.thing)


class MonasterySix(Power):
    """A2: once a turn a building from the numbered depots for two workers."""

    def __init__(self) -> None:
        super().__init__(USE, MONASTERY_6)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        e = s.estate(seat)
        if (
            e.has(6)
            and e.workers >= WORKERS_PRICE
            and not s.players[seat].used & FETCHED
            and fetch_offers(s, seat, MONASTERY_6)
        ):
            acts.append(s.rules.codes.uses[MONASTERY_6])

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        s.players[seat].used |= FETCHED
        s.tell(tell.POWER, seat, 6)
        s.hire(seat, -WORKERS_PRICE)
        s.push(Fetch(seat, MONASTERY_6))
