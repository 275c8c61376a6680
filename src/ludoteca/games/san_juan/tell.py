"""What can happen, for log and animation. The numbers of an event in `secret` are for its seat alone."""

from typing import Final

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
    EventKind("round", ("governor", "number")),
    EventKind("role", ("seat", "role")),
    EventKind("event", ("seat", "event")),
    EventKind("event_up", ("event",)),
    EventKind("shuffle", ("cards",)),
    EventKind("card", ("seat", "card"), ("card",)),
    EventKind("discard", ("seat", "card"), ("card",)),
    EventKind("build", ("seat", "card", "cover")),
    EventKind("paid", ("seat", "price")),
    EventKind("produce", ("seat", "plant")),
    EventKind("sell", ("seat", "plant", "price")),
    EventKind("earn", ("seat", "cards")),
    EventKind("tile", ("tile",)),
    EventKind("turn_up", ("card",)),
    EventKind("mined", ("seat", "card")),
    EventKind("tuck", ("seat", "card"), ("card",)),
    EventKind("library", ("seat",)),
    EventKind("quake", ("seat", "card", "loaded")),
    EventKind("score", ("seat", "source", "points")),
    EventKind("function", ("seat", "card")),
    EventKind("dead", ()),
    EventKind("spend", ("seat", "plant")),
    EventKind("over", ()),
)
