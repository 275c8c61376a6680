"""What can happen, for log and animation. Everything in this game is public."""

from typing import Final

from ludoteca.core.fields import number, seat, source, thing
from ludoteca.core.protocol import EventKind

ROUND: Final = 0
ROLE: Final = 1
COIN: Final = 2
TILE: Final = 3
DRAWN: Final = 4
REVEAL: Final = 5
DISCARD: Final = 6
SHUFFLE: Final = 7
COLONIST: Final = 8
COLONISTS: Final = 9
PLACED: Final = 10
REFILL: Final = 11
BUILD: Final = 12
PRODUCE: Final = 13
FACTORY: Final = 14
BONUS: Final = 15
SELL: Final = 16
HOUSE_EMPTIED: Final = 17
LOAD: Final = 18
SHIP_EMPTIED: Final = 19
LOSE: Final = 20
SCORE: Final = 21
ENDING: Final = 22
OVER: Final = 23
PROSPECTOR: Final = 24

EVENT_KINDS: Final = (
    EventKind("round", (seat("governor"), number("number"))),
    EventKind("role", (seat(), thing("role"), number("doubloons"))),
    EventKind("coin", (thing("role"),)),
    EventKind("tile", (seat(), thing("tile"))),
    EventKind("drawn", (seat(), thing("tile"), number("stack"))),
    EventKind("reveal", (thing("tile"), number("stack"))),
    EventKind("discard", (number("tiles"),)),
    EventKind("shuffle", (number("tiles"),)),
    EventKind("colonist", (seat(), thing("place"), number("from_ship"))),
    EventKind("colonists", (seat(), number("supply"), number("ship"))),
    EventKind("placed", (seat(),)),
    EventKind("refill", (number("colonists"), number("due"))),
    EventKind("build", (seat(), thing("building"), number("price"))),
    EventKind("produce", (seat(), thing("good"), number("amount"))),
    EventKind("factory", (seat(), number("kinds"), number("doubloons"))),
    EventKind("bonus", (seat(), thing("good"))),
    EventKind("sell", (seat(), thing("good"), number("doubloons"))),
    EventKind("house_emptied", (number("goods"),)),
    EventKind("load", (seat(), number("where"), number("amount"))),
    EventKind("ship_emptied", (number("ship"), thing("good"), number("amount"))),
    EventKind("lose", (seat(), thing("good"), number("amount"))),
    EventKind("score", (seat(), source(), number("points"))),
    EventKind("ending", (thing("cause"),)),
    EventKind("over", ()),
    EventKind("prospector", (seat(), number("doubloons"))),
)
