"""What can happen, for log and animation. A party without a seat (VE 61) has the number after the last one."""

from typing import Final

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
    EventKind("turn", ("seat",)),
    EventKind("score", ("seat", "source", "points")),
    EventKind("play", ("seat", "card", "laid")),
    EventKind("set", ("seat", "card")),
    EventKind("pawn", ("card", "seat", "from")),
    EventKind("built", ("seat", "card", "site")),
    EventKind("no_room", ("seat", "card")),
    EventKind("points", ("seat", "quarter", "points")),
    EventKind("treasure", ("seat", "value"), ("value",)),
    EventKind("move", ("seat", "from", "to")),
    EventKind("discard", ("seat", "card", "number")),
    EventKind("drain", ("seat", "hex", "value"), ("value",)),
    EventKind("paid", ("seat", "gold", "steps")),
    EventKind("spent", ("seat", "value", "number")),
    EventKind("show", ("seat", "card")),
    EventKind("open", ("seat", "card")),
    EventKind("draw", ("seat", "card"), ("card",)),
    EventKind("shuffle", ("cards",)),
    EventKind("flush", ()),
    EventKind("third", ("card", "kept")),
    EventKind("close", ("seat", "cause")),
    EventKind("no_treasure", ("seat",)),
)
