"""What the solo game brings (E 10)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, seat, thing

from ...expansion import Expansion
from ..numbers import SOLO_CODES, SOLO_EVENTS

TOP_UP: Final = SOLO_CODES
FIRST: Final = SOLO_CODES + 1

TARGET: Final = SOLO_EVENTS
PRUNED: Final = SOLO_EVENTS + 1
SUNK: Final = SOLO_EVENTS + 2
SWAPPED: Final = SOLO_EVENTS + 3
GIVEN: Final = SOLO_EVENTS + 4
COLOUR_DONE: Final = SOLO_EVENTS + 5

# What may come first of what a tile sets off: points of the area and of the phase, the colour, the effect.
GAINS: Final = ("area", "phase", "colour", "effect")


class Solo(Expansion):
    def __init__(self) -> None:
        super().__init__("solo")

    def on(self, options: Mapping[str, str]) -> bool:
        return False

    def actions(self, table: ActionTable) -> None:
        table.add(TOP_UP, "top up", "silver:top_up")
        for gain, name in enumerate(GAINS):
            table.add(FIRST, f"first {name}", f"gain:{name}", thing=gain)

    def events(self, table: EventTable) -> None:
        table.add(TARGET, "target", seat(), number("target"))
        table.add(PRUNED, "prune", label("space"), thing("tile"))
        table.add(SUNK, "sink", label("depot"), label("good"))
        table.add(SWAPPED, "swap", seat(), thing("tile"))
        table.add(GIVEN, "give", seat(), label("good"))
        table.add(COLOUR_DONE, "colour", seat(), thing("colour"))
