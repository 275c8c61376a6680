"""What shields bring to the game (E 11)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, seat, thing

from ...expansion import Expansion
from ..numbers import SHIELDS_CODES, SHIELDS_EVENTS

SHIELDS: Final = 18
SHIELD: Final = SHIELDS_CODES
FORFEIT: Final = SHIELDS_CODES + 18
TRIBUTE: Final = SHIELDS_CODES + 36
COPY: Final = SHIELDS_CODES + 41
WILD: Final = SHIELDS_CODES + 44

LAID_OUT: Final = SHIELDS_EVENTS
TAKEN: Final = SHIELDS_EVENTS + 1
FORFEITED: Final = SHIELDS_EVENTS + 2
PAID: Final = SHIELDS_EVENTS + 3
COPIED: Final = SHIELDS_EVENTS + 4
TURNED: Final = SHIELDS_EVENTS + 5

MOST_TRIBUTE: Final = 4  # workers
OTHERS: Final = 3


class Shields(Expansion):
    def __init__(self) -> None:
        super().__init__("shields")

    def on(self, options: Mapping[str, str]) -> bool:
        return False

    def actions(self, table: ActionTable) -> None:
        for shield in range(SHIELDS):
            table.add(SHIELD, f"shield {shield + 1}", f"shield:{shield + 1}", thing=shield)
        for shield in range(SHIELDS):
            table.add(FORFEIT, f"forfeit {shield + 1}", f"arms:{shield + 1}", thing=shield)
        for workers in range(MOST_TRIBUTE + 1):
            table.add(TRIBUTE, f"tribute {workers}", f"tribute:{workers}", thing=workers)
        for place in range(OTHERS):
            table.add(COPY, f"copy {place + 1}", f"other:{place + 1}", thing=place)
        for die in range(2):
            table.add(WILD, f"wild d{die + 1}", f"die:{die + 1}", thing=die)

    def events(self, table: EventTable) -> None:
        table.add(LAID_OUT, "crest", label("depot"), thing("shield"))
        table.add(TAKEN, "shield", seat(), thing("shield"))
        table.add(FORFEITED, "forfeit", seat(), thing("shield"))
        table.add(PAID, "tribute", seat(), number("silver"), number("workers"))
        table.add(COPIED, "copy", seat(), seat("whom"))
        table.add(TURNED, "wild", seat(), number("die"))

    def sources(self) -> tuple[str, ...]:
        return ("shields",)

    def chances(self) -> tuple[str, ...]:
        return ("shield",)
