"""The answers and events of the solo game, by number (E 10)."""

from typing import Final

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
