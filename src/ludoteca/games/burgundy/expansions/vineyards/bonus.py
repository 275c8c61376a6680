"""What the hexes of a vineyard let one do: the effects of buildings and of the castle, a tile of the black depot or the
shop, a double tile of the depot (E 12.16-12.18)."""

from typing import Final

from ludoteca.core.frames import OneSeat
from ludoteca.core.protocol import Action, Decision

from ...actions import FREE, NO
from ...data import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    MARKET,
    NONE,
    WAREHOUSE,
    WATCHTOWER,
)
from ...estate import Estate
from ...hooks import NO_DIE_NEEDED, PLACING_ONLY
from ...phases.act import acquire, can_store, power_offers, rooms
from ...phases.effects import Castle, CityHall, Fetch, Warehouse, decline, fetch_offers
from ...phases.pick import pick_offers, picked
from ...position import Burgundy
from ...reach import ANY
from ..numbers import VINEYARD_POINTS
from .codes import HARVEST
from .vine_board import BLACK_BONUS, CASTLE_BONUS, DOUBLE_BONUS

DOUBLE_WIDTH: Final = 2
WORKERS_GIVEN: Final = 4
SILVER_GIVEN: Final = 2
POINTS_GIVEN: Final = 4


def can_do(s: Burgundy, seat: int, bonus: int) -> bool:
    """R34: whether a bonus would do or ask anything now."""
    if bonus in (MARKET, CARPENTER, CHURCH):
        return len(fetch_offers(s, seat, bonus)) > 0
    if bonus == WAREHOUSE:
        return sum(s.estate(seat).goods) > 0
    if bonus == CITY_HALL:
        return can_place(s, seat)
    if bonus == BLACK_BONUS:
        return len(black_offers(s, seat)) > 0
    if bonus == DOUBLE_BONUS:
        return len(double_offers(s, seat)) > 0
    return True


def do(s: Burgundy, seat: int, bonus: int) -> None:
    """Carry it out; what asks is a frame, which goes by itself where there is nothing to ask."""
    if bonus in (MARKET, CARPENTER, CHURCH):
        s.push(Fetch(seat, bonus))
    elif bonus == WAREHOUSE:
        s.push(Warehouse(seat))
    elif bonus == BOARDING_HOUSE:
        s.hire(seat, WORKERS_GIVEN)
    elif bonus == BANK:
        s.earn(seat, SILVER_GIVEN)
    elif bonus == WATCHTOWER:
        s.score(seat, VINEYARD_POINTS, POINTS_GIVEN)
    elif bonus == CITY_HALL:
        s.push(CityHall(seat))
    elif bonus == CASTLE_BONUS:
        s.push(VineCastle(seat))
    elif bonus == BLACK_BONUS:
        s.push(FreeBlack(seat))
    else:
        s.push(FreeDouble(seat))


def can_place(s: Burgundy, seat: int) -> bool:
    """Whether the effect of a city hall finds a tile to place, or a way to one."""
    masks = rooms(s, seat, s.estate(seat))
    acts: list[Action] = []
    power_offers(s, seat, PLACING_ONLY, ANY, masks, acts)
    return sum(masks) > 0 or len(acts) > 0


class VineCastle(Castle):
    """E 12.16, R29: the action of a castle; but no castle was placed, and one may do without it."""

    def clone(self) -> "VineCastle":
        return VineCastle(self.seat)

    def offer(self, s: Burgundy, e: Estate, masks: list[int], acts: list[Action]) -> None:
        super().offer(s, e, masks, acts)
        if not s.setting.letter:
            acts.append(s.rules.codes.no)

    def sources(self) -> int:
        return NO_DIE_NEEDED


def black_offers(s: Burgundy, seat: int) -> list[Action]:
    """E 12.17, R3: what lies in the black depot and beside it, as far as there is an empty place for it."""
    return pick_offers(s, seat, can_store(s, seat, DOUBLE_WIDTH)) if can_store(s, seat) else []


def double_offers(s: Burgundy, seat: int) -> list[Action]:
    """E 12.18, R3: any slot of the depot, whatever its number."""
    acts: list[Action] = []
    if can_store(s, seat, DOUBLE_WIDTH):
        for answer in s.rules.by_verb[HARVEST]:
            if answer.source == FREE and s.spaces[answer.thing] != NONE:
                acts.append(answer)
    return acts


class FreeTile(OneSeat[Burgundy]):
    """One may take a tile without paying for it; it is no purchase."""

    def step(self, s: Burgundy) -> Decision | None:
        acts = self.offers(s)
        if not acts:
            s.stack.pop()
            return None
        return Decision(self.seat, self.ask(), [s.rules.codes.no, *acts])

    def offers(self, s: Burgundy) -> list[Action]:
        raise NotImplementedError

    def ask(self) -> str:
        raise NotImplementedError

    def space(self, s: Burgundy, action: Action) -> int:
        """Where the tile lies that an answer means."""
        return action.thing

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.verb == NO:
            decline(s, self.seat)
        else:
            s.stack.pop()
            acquire(s, self.seat, self.space(s, action))


class FreeBlack(FreeTile):
    """E 12.17."""

    def clone(self) -> "FreeBlack":
        return FreeBlack(self.seat)

    def offers(self, s: Burgundy) -> list[Action]:
        return black_offers(s, self.seat)

    def ask(self) -> str:
        return "vine.black"

    def space(self, s: Burgundy, action: Action) -> int:
        return picked(s, action)


class FreeDouble(FreeTile):
    """E 12.18."""

    def clone(self) -> "FreeDouble":
        return FreeDouble(self.seat)

    def offers(self, s: Burgundy) -> list[Action]:
        return double_offers(s, self.seat)

    def ask(self) -> str:
        return "vine.depot"
