"""What can happen, for log and animation. The numbers of an event in `secret` are for its seat alone."""

from typing import Final

from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import number, seat, source, thing

TOLD: Final = EventTable()

ROUND: Final = 0
TOLD.add(ROUND, "round", seat("governor"), number("number"))

ROLE: Final = 1
TOLD.add(ROLE, "role", seat(), thing("role"))

EVENT: Final = 2
TOLD.add(EVENT, "event", seat(), thing("event"))

EVENT_UP: Final = 3
TOLD.add(EVENT_UP, "event_up", thing("event"))

SHUFFLE: Final = 4
TOLD.add(SHUFFLE, "shuffle", number("cards"))

CARD: Final = 5
TOLD.add(CARD, "card", seat(), thing("card"), secret=("card",))

DISCARD: Final = 6
TOLD.add(DISCARD, "discard", seat(), thing("card"), secret=("card",))

BUILD: Final = 7
TOLD.add(BUILD, "build", seat(), thing("card"), thing("cover", "card"))

PAID: Final = 8
TOLD.add(PAID, "paid", seat(), number("price"))

PRODUCE: Final = 9
TOLD.add(PRODUCE, "produce", seat(), thing("plant"))

SELL: Final = 10
TOLD.add(SELL, "sell", seat(), thing("plant"), number("price"))

EARN: Final = 11
TOLD.add(EARN, "earn", seat(), number("cards"))

TILE: Final = 12
TOLD.add(TILE, "tile", number("tile"))

TURN_UP: Final = 13
TOLD.add(TURN_UP, "turn_up", thing("card"))

MINED: Final = 14
TOLD.add(MINED, "mined", seat(), thing("card"))

TUCK: Final = 15
TOLD.add(TUCK, "tuck", seat(), thing("card"), secret=("card",))

LIBRARY: Final = 16
TOLD.add(LIBRARY, "library", seat())

QUAKE: Final = 17
TOLD.add(QUAKE, "quake", seat(), thing("card"), number("loaded"))

SCORE: Final = 18
TOLD.add(SCORE, "score", seat(), source(), number("points"))

FUNCTION: Final = 19
TOLD.add(FUNCTION, "function", seat(), thing("card"))

DEAD: Final = 20
TOLD.add(DEAD, "dead")

SPEND: Final = 21
TOLD.add(SPEND, "spend", seat(), thing("plant"))

OVER: Final = 22
TOLD.add(OVER, "over")

EVENT_KINDS: Final = tuple(TOLD.kinds)
