"""CoB 35, 39-45: what castles and buildings let one do."""

from typing import Final

from ludoteca.core.frames import OneSeat
from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import FREE, NO
from ..data import (
    BUILDING,
    CARPENTER,
    CASTLE,
    CHURCH,
    DEPOT_SPACES,
    LIVESTOCK,
    MARKET,
    MINE,
    MONASTERY,
    MONASTERY_TILES,
    NONE,
    SHIP,
)
from ..estate import Estate
from ..hooks import NO_DIE_NEEDED, OF_A_CASTLE, PLACING_ONLY
from ..position import Burgundy
from ..reach import ANY
from .act import acquire, can_store, offers, perform, place_offers, power_offers, rooms, sell_offers, use_power

MONASTERY_6: Final = MONASTERY_TILES + 6


def decline(s: Burgundy, seat: int) -> None:
    """What one may do is left undone."""
    s.stack.pop()
    s.tell(tell.PASS, seat)


class FreeAction(OneSeat[Burgundy]):
    """An action without a die; what may be bought at any moment may be bought before it (A3). Where nothing can be
    done but to decline, nobody is asked."""

    def step(self, s: Burgundy) -> Decision | None:
        acts: list[Action] = []
        e = s.estate(self.seat)
        masks = rooms(s, self.seat, e)
        self.offer(s, e, masks, acts)
        power_offers(s, self.seat, self.sources(), self.value(s), masks, acts)
        if len(acts) == 1 and acts[0].verb == NO:
            s.stack.pop()
            return None
        return Decision(self.seat, self.ask(), acts)

    def offer(self, s: Burgundy, e: Estate, masks: list[int], acts: list[Action]) -> None:
        """Append what can be done without a die, and to decline it. `masks` are the rooms of the stored tiles."""
        raise NotImplementedError

    def value(self, s: Burgundy) -> int:
        """The number it is done with."""
        return ANY

    def sources(self) -> int:
        """What powers may be paid with."""
        raise NotImplementedError

    def ask(self) -> str:
        raise NotImplementedError

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.source == FREE:
            s.stack.pop()
            perform(s, self.seat, self.value(s), action)
        elif action.verb == NO:
            decline(s, self.seat)
        else:
            use_power(s, self.seat, self.value(s), action)


class Castle(FreeAction):
    """CoB 35, A8: at once an action as with a die of any value."""

    def clone(self) -> "Castle":
        return Castle(self.seat)

    def offer(self, s: Burgundy, e: Estate, masks: list[int], acts: list[Action]) -> None:
        offers(s, e, masks, FREE, ANY, acts)
        if s.setting.letter:
            acts.append(s.rules.codes.no)

    def sources(self) -> int:
        return NO_DIE_NEEDED | OF_A_CASTLE

    def ask(self) -> str:
        return "castle.act"


class CityHall(FreeAction):
    """CoB 44, A5: one may place a second stored tile, whatever its number."""

    def clone(self) -> "CityHall":
        return CityHall(self.seat)

    def offer(self, s: Burgundy, e: Estate, masks: list[int], acts: list[Action]) -> None:
        place_offers(s, e, masks, FREE, ANY, acts)
        acts.append(s.rules.codes.no)

    def sources(self) -> int:
        return PLACING_ONLY

    def ask(self) -> str:
        return "city_hall.place"


class Fetch(Frame[Burgundy]):
    """CoB 41, A4: a tile of certain colours from any numbered depot into an empty storage place. `by` is the
    building that allows it, or monastery 6, which was paid for and is not declined."""

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by

    def clone(self) -> "Fetch":
        return Fetch(self.seat, self.by)

    def step(self, s: Burgundy) -> Decision | None:
        acts = fetch_offers(s, self.seat, self.by)
        if not acts:
            s.stack.pop()
            return None
        if self.by != MONASTERY_6:
            acts.append(s.rules.codes.no)
        return Decision(self.seat, ASKS[self.by], acts)

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.verb == NO:
            decline(s, self.seat)
        else:
            s.stack.pop()
            acquire(s, self.seat, action.thing)


# What each allows to fetch, as bits of colours, and how it asks.
WANTED: Final = {
    MARKET: 1 << SHIP | 1 << LIVESTOCK,
    CARPENTER: 1 << BUILDING,
    CHURCH: 1 << MINE | 1 << MONASTERY | 1 << CASTLE,
    MONASTERY_6: 1 << BUILDING,
}
ASKS: Final = {
    MARKET: "market.take",
    CARPENTER: "carpenter.take",
    CHURCH: "church.take",
    MONASTERY_6: "monastery_6.take",
}


def fetch_offers(s: Burgundy, seat: int, by: int) -> list[Action]:
    """The tiles in the numbered depots that may be fetched; none without a place for them."""
    return tiles_of(s, WANTED[by]) if can_store(s, seat) else []


def tiles_of(s: Burgundy, wanted: int) -> list[Action]:
    """The tiles in the numbered depots of these colours, which are bits."""
    acts: list[Action] = []
    takes = s.rules.codes.takes[FREE]
    for space in range(DEPOT_SPACES):
        kind = s.spaces[space]
        if kind != NONE and (wanted >> s.setting.tiles[kind].colour) & 1:
            acts.append(takes[space])
    return acts


class Warehouse(OneSeat[Burgundy]):
    """CoB 42: one may sell a stack of one's choice, as with the sell action."""

    def clone(self) -> "Warehouse":
        return Warehouse(self.seat)

    def step(self, s: Burgundy) -> Decision | None:
        acts: list[Action] = []
        sell_offers(s, s.estate(self.seat), FREE, ANY, acts)
        if not acts:
            s.stack.pop()
            return None
        acts.append(s.rules.codes.no)
        return Decision(self.seat, "warehouse.sell", acts)

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.verb == NO:
            decline(s, self.seat)
        else:
            s.stack.pop()
            s.sell(self.seat, action.thing)
