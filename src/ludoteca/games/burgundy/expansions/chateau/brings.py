"""What Châteauma brings to the game (E 13-17)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, thing

from ...expansion import Expansion
from ..numbers import CHATEAU_EVENTS

CARD: Final = CHATEAU_EVENTS
ROLLED: Final = CHATEAU_EVENTS + 1
COVERED: Final = CHATEAU_EVENTS + 2
STOWED: Final = CHATEAU_EVENTS + 3
COMPLETED: Final = CHATEAU_EVENTS + 4
MOVED: Final = CHATEAU_EVENTS + 5


class Chateau(Expansion):
    def __init__(self) -> None:
        super().__init__("chateau")

    def on(self, options: Mapping[str, str]) -> bool:
        return False

    def events(self, table: EventTable) -> None:
        table.add(CARD, "card", label("place"), label("card"))
        table.add(ROLLED, "automa", number("die"))
        table.add(COVERED, "cover", label("place"), thing("tile"))
        table.add(STOWED, "stow", thing("tile"))
        table.add(COMPLETED, "complete", label("card"), number("points"))
        table.add(MOVED, "move", thing("tile"))

    def sources(self) -> tuple[str, ...]:
        return ("cards", "reserve")

    def chances(self) -> tuple[str, ...]:
        return ("card", "automa", "unused")
