"""Trade routes (E 8)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, seat

from ..expansion import Expansion
from .numbers import ROUTES_CODES, ROUTES_EVENTS

LAY: Final = ROUTES_CODES
ROUTE_TILES: Final = 12
ROUTED: Final = ROUTES_EVENTS
CARAVAN: Final = ROUTES_EVENTS + 1


class Routes(Expansion):
    def __init__(self) -> None:
        super().__init__("routes")

    def on(self, options: Mapping[str, str]) -> bool:
        return False

    def actions(self, table: ActionTable) -> None:
        for tile in range(ROUTE_TILES):
            table.add(LAY, f"lay {tile + 1}", f"route:{tile + 1}", thing=tile)

    def events(self, table: EventTable) -> None:
        table.add(ROUTED, "route", seat(), label("route"))
        table.add(CARAVAN, "caravan", seat(), label("good"), number("space"))

    def sources(self) -> tuple[str, ...]:
        return ("routes",)

    def chances(self) -> tuple[str, ...]:
        return ("route",)
