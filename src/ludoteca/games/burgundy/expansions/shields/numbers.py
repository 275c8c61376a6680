"""By what numbers shields know their answers and events (E 11)."""

from typing import Final

from ..numbers import SHIELDS_CODES, SHIELDS_EVENTS

SHIELDS: Final = 18
MOST_TRIBUTE: Final = 4  # workers, one for each castle of a duchy
OTHERS: Final = 3

# Verbs.
SHIELD: Final = SHIELDS_CODES
FORFEIT: Final = SHIELDS_CODES + SHIELDS
TRIBUTE: Final = FORFEIT + SHIELDS
COPY: Final = TRIBUTE + MOST_TRIBUTE + 1
WILD: Final = COPY + OTHERS

# Events.
LAID_OUT: Final = SHIELDS_EVENTS
TAKEN: Final = SHIELDS_EVENTS + 1
FORFEITED: Final = SHIELDS_EVENTS + 2
PAID: Final = SHIELDS_EVENTS + 3
COPIED: Final = SHIELDS_EVENTS + 4
TURNED: Final = SHIELDS_EVENTS + 5
