"""What can happen, for log and animation. Nothing is hidden in this game."""

from typing import Final

from ludoteca.core.protocol import EventKind

DUCHY: Final = 0
DEAL: Final = 1
START: Final = 2
PHASE: Final = 3
FILL: Final = 4
CLEAR: Final = 5
LANE: Final = 6
ROUND: Final = 7
ROLL: Final = 8
WHITE: Final = 9
TURN: Final = 10
TAKE: Final = 11
BUY: Final = 12
DROP: Final = 13
PLACE: Final = 14
AREA: Final = 15
BONUS: Final = 16
SELL: Final = 17
WORKERS: Final = 18
SILVER: Final = 19
LOAD: Final = 20
SAIL: Final = 21
POWER: Final = 22
SCORE: Final = 23
PASS: Final = 24
PHASE_END: Final = 25
OVER: Final = 26

EVENT_KINDS: Final = (
    EventKind("duchy", ("seat", "duchy")),
    EventKind("deal", ("seat", "good")),
    EventKind("start", ("seat",)),
    EventKind("phase", ("phase",)),
    EventKind("fill", ("space", "tile")),
    EventKind("clear", ("space", "tile")),
    EventKind("lane", ("round", "good")),
    EventKind("round", ("phase", "round")),
    EventKind("roll", ("seat", "first", "second")),
    EventKind("white", ("die", "good")),
    EventKind("turn", ("seat",)),
    EventKind("take", ("seat", "space", "tile")),
    EventKind("buy", ("seat", "space", "tile")),
    EventKind("drop", ("seat", "tile")),
    EventKind("place", ("seat", "hex", "tile")),
    EventKind("area", ("seat", "hex", "size")),
    EventKind("bonus", ("seat", "colour", "place")),
    EventKind("sell", ("seat", "good", "number")),
    EventKind("workers", ("seat", "number")),
    EventKind("silver", ("seat", "number")),
    EventKind("load", ("seat", "depot", "good")),
    EventKind("sail", ("seat", "marker")),
    EventKind("power", ("seat", "monastery")),
    EventKind("score", ("seat", "source", "points")),
    EventKind("pass", ("seat", "dice")),
    EventKind("phase_end", ("phase",)),
    EventKind("over", ()),
)
