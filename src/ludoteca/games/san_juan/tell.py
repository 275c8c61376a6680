"""What can happen, for log and animation. The numbers of an event in `secret` are for its seat alone."""

from typing import Final

from ludoteca.core.fields import number, seat, source, thing
from ludoteca.core.protocol import EventKind

ROUND: Final = 0
ROLE: Final = 1
EVENT: Final = 2
EVENT_UP: Final = 3
SHUFFLE: Final = 4
CARD: Final = 5
DISCARD: Final = 6
BUILD: Final = 7
PAID: Final = 8
PRODUCE: Final = 9
SELL: Final = 10
EARN: Final = 11
TILE: Final = 12
TURN_UP: Final = 13
MINED: Final = 14
TUCK: Final = 15
LIBRARY: Final = 16
QUAKE: Final = 17
SCORE: Final = 18
FUNCTION: Final = 19
DEAD: Final = 20
SPEND: Final = 21
OVER: Final = 22

EVENT_KINDS: Final = (
    EventKind("round", (seat("governor"), number("number"))),
    EventKind("role", (seat(), thing("role"))),
    EventKind("event", (seat(), thing("event"))),
    EventKind("event_up", (thing("event"),)),
    EventKind("shuffle", (number("cards"),)),
    EventKind("card", (seat(), thing("card")), ("card",)),
    EventKind("discard", (seat(), thing("card")), ("card",)),
    EventKind("build", (seat(), thing("card"), thing("cover", "card"))),
    EventKind("paid", (seat(), number("price"))),
    EventKind("produce", (seat(), thing("plant"))),
    EventKind("sell", (seat(), thing("plant"), number("price"))),
    EventKind("earn", (seat(), number("cards"))),
    EventKind("tile", (number("tile"),)),
    EventKind("turn_up", (thing("card"),)),
    EventKind("mined", (seat(), thing("card"))),
    EventKind("tuck", (seat(), thing("card")), ("card",)),
    EventKind("library", (seat(),)),
    EventKind("quake", (seat(), thing("card"), number("loaded"))),
    EventKind("score", (seat(), source(), number("points"))),
    EventKind("function", (seat(), thing("card"))),
    EventKind("dead", ()),
    EventKind("spend", (seat(), thing("plant"))),
    EventKind("over", ()),
)
