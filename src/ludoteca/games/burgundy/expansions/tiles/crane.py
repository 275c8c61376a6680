"""The crane: any building once, and any building at the end (E 2.4-2.6)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.frames import OneSeat
from ludoteca.core.protocol import Action, Decision

from ...actions import NO
from ...data import CARPENTER, CHURCH, CITY_HALL, MARKET, WAREHOUSE, WATCHTOWER
from ...hooks import PLACING_ONLY
from ...phases.act import power_offers, rooms
from ...phases.effects import decline, fetch_offers
from ...position import Burgundy, Rules
from ...reach import ANY
from ...tiles import BuildingTile
from ..numbers import TILES_CODES, TILES_EVENTS, WHITE_CASTLE
from .monasteries import HIRE

EFFECT: Final = TILES_CODES + 1
LIFTED: Final = TILES_EVENTS

# What a crane may do: the buildings of the base game, and the white castle.
EFFECTS: Final = (*range(MARKET, WATCHTOWER + 1), WHITE_CASTLE)


class CraneTile(BuildingTile):
    """E 2.4: it does what a building of one's choice does. What it counts as at the end is found there (R8)."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(Crane(seat, at))


class Crane(OneSeat[Burgundy]):
    """E 2.4, R7: which building the crane on hex `at` works as; only those that do something, and one may decline."""

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def clone(self) -> "Crane":
        return Crane(self.seat, self.at)

    def step(self, s: Burgundy) -> Decision | None:
        acts = [s.rules.codes.no]
        for action in crane_answers(s.rules, s.setting.options):
            if does_something(s, self.seat, action.thing):
                acts.append(action)
        return Decision(self.seat, "crane.effect", acts)

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.verb == NO:
            decline(s, self.seat)
            return
        s.stack.pop()
        s.tell(LIFTED, self.seat, action.thing)
        s.setting.tiles[action.thing].placed(s, self.seat, self.at)


def crane_answers(rules: Rules, options: Mapping[str, str]) -> list[Action]:
    """The white castle is a building like others where there are any."""
    white = options.get("white") == "yes"
    return [rules.by_verb[EFFECT][kind] for kind in EFFECTS if white or kind != WHITE_CASTLE]


def does_something(s: Burgundy, seat: int, building: int) -> bool:
    """A bank, a boarding house, a watchtower and a white castle always do."""
    if building in (MARKET, CARPENTER, CHURCH):
        return len(fetch_offers(s, seat, building)) > 0
    if building == WAREHOUSE:
        return s.estate(seat).kinds_of_goods() > 0
    if building == CITY_HALL:
        return can_place(s, seat)
    return True


def can_place(s: Burgundy, seat: int) -> bool:
    """Whether a city hall has a tile to place, or one can be had before it does (A3)."""
    masks = rooms(s, seat, s.estate(seat))
    if any(masks):
        return True
    acts: list[Action] = []
    power_offers(s, seat, PLACING_ONLY, ANY, masks, acts)
    return any(action.verb != HIRE for action in acts)
