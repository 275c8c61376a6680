"""What can happen, for log and animation. A party without a seat (VE 61) has the number after the last one."""

from typing import Final

from ludoteca.core.fields import label, number, seat, source, thing
from ludoteca.core.protocol import EventKind

TURN: Final = 0
SCORE: Final = 1
PLAY: Final = 2
SET: Final = 3
PAWN: Final = 4
BUILT: Final = 5
NO_ROOM: Final = 6
POINTS: Final = 7
TREASURE: Final = 8
MOVE: Final = 9
DISCARD: Final = 10
DRAIN: Final = 11
PAID: Final = 12
SPENT: Final = 13
SHOW: Final = 14
OPEN: Final = 15
DRAW: Final = 16
SHUFFLE: Final = 17
FLUSH: Final = 18
THIRD: Final = 19
CLOSE: Final = 20
NO_TREASURE: Final = 21

EVENT_KINDS: Final = (
    EventKind("turn", (seat(),)),
    EventKind("score", (seat(), source(), number("points"))),
    EventKind("play", (seat(), thing("card"), number("laid"))),
    EventKind("set", (seat(), thing("card"))),
    EventKind("pawn", (thing("card"), seat(), seat("from"))),
    EventKind("built", (seat(), thing("card"), label("site"))),
    EventKind("no_room", (seat(), thing("card"))),
    EventKind("points", (seat(), label("quarter"), number("points"))),
    EventKind("treasure", (seat(), number("value")), ("value",)),
    EventKind("move", (seat(), number("from"), number("to"))),
    EventKind("discard", (seat(), thing("card"), number("number"))),
    EventKind("drain", (seat(), label("hex"), number("value")), ("value",)),
    EventKind("paid", (seat(), number("gold"), number("steps"))),
    EventKind("spent", (seat(), number("value"), number("number"))),
    EventKind("show", (seat(), thing("card"))),
    EventKind("open", (seat(), thing("card"))),
    EventKind("draw", (seat(), thing("card")), ("card",)),
    EventKind("shuffle", (number("cards"),)),
    EventKind("flush", ()),
    EventKind("third", (thing("card"), number("kept"))),
    EventKind("close", (seat(), thing("cause"))),
    EventKind("no_treasure", (seat(),)),
)
