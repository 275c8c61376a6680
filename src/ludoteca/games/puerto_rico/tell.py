"""What can happen, for log and animation. Everything in this game is public."""

from typing import Final

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
    EventKind("round", ("governor", "number")),
    EventKind("role", ("seat", "role", "doubloons")),
    EventKind("coin", ("role",)),
    EventKind("tile", ("seat", "tile")),
    EventKind("drawn", ("seat", "tile", "stack")),
    EventKind("reveal", ("tile", "stack")),
    EventKind("discard", ("tiles",)),
    EventKind("shuffle", ("tiles",)),
    EventKind("colonist", ("seat", "place", "from_ship")),
    EventKind("colonists", ("seat", "supply", "ship")),
    EventKind("placed", ("seat",)),
    EventKind("refill", ("colonists", "due")),
    EventKind("build", ("seat", "building", "price")),
    EventKind("produce", ("seat", "good", "amount")),
    EventKind("factory", ("seat", "kinds", "doubloons")),
    EventKind("bonus", ("seat", "good")),
    EventKind("sell", ("seat", "good", "doubloons")),
    EventKind("house_emptied", ("goods",)),
    EventKind("load", ("seat", "where", "amount")),
    EventKind("ship_emptied", ("ship", "good", "amount")),
    EventKind("lose", ("seat", "good", "amount")),
    EventKind("score", ("seat", "source", "points")),
    EventKind("ending", ("cause",)),
    EventKind("over", ()),
    EventKind("prospector", ("seat", "doubloons")),
)
