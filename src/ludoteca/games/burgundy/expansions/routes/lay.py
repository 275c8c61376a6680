"""E 8.4: the tiles of the own route in an order of one's choice, asked when the goods have been dealt (R11)."""

from typing import Final

from ludoteca.core.menus import picks
from ludoteca.core.protocol import Action, Decision

from ...hooks import Occasion
from ...phases.setup import ForEstates
from ...position import Burgundy
from ..numbers import ROUTES_CODES, ROUTES_EVENTS
from .sale import route

LAY: Final = ROUTES_CODES
ROUTED: Final = ROUTES_EVENTS


class ChooseRoutes(Occasion):
    def happen(self, s: Burgundy) -> None:
        s.push(LayRoute(s.order[0], s.seats, 0))


class LayRoute(ForEstates):
    """Which tile comes next; the last one is no choice."""

    def clone(self) -> "LayRoute":
        return LayRoute(self.owner, self.count, self.done)

    def turn(self, s: Burgundy, seat: int) -> Decision | None:
        if s.owns(seat) and len(route(s.estate(seat)).hand) == 1:
            lay(s, seat, route(s.estate(seat)).hand[0])
        if s.owns(seat) and route(s.estate(seat)).hand:
            return self.question(s, seat)
        self.next(s)
        return None

    def question(self, s: Burgundy, seat: int) -> Decision:
        return Decision(seat, "setup.route", picks(route(s.estate(seat)).hand, s.rules.by_verb[LAY], 0, 0))

    def apply(self, s: Burgundy, action: Action) -> None:
        lay(s, self.seat(), action.thing)


def lay(s: Burgundy, seat: int, tile: int) -> None:
    mine = route(s.estate(seat))
    mine.hand = [other for other in mine.hand if other != tile]
    mine.tiles = [*mine.tiles, tile]
    s.tell(ROUTED, seat, tile)
