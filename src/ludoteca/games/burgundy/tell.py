"""What can happen, for log and animation. Nothing is hidden in this game."""

from typing import Final

from ludoteca.core.fields import label, number, seat, source, thing
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
    EventKind("duchy", (seat(), label("duchy"))),
    EventKind("deal", (seat(), label("good"))),
    EventKind("start", (seat(),)),
    EventKind("phase", (label("phase"),)),
    EventKind("fill", (label("space"), thing("tile"))),
    EventKind("clear", (label("space"), thing("tile"))),
    EventKind("lane", (label("round"), label("good"))),
    EventKind("round", (label("phase"), label("round"))),
    EventKind("roll", (seat(), number("first"), number("second"))),
    EventKind("white", (number("die"), label("good"))),
    EventKind("turn", (seat(),)),
    EventKind("take", (seat(), label("space"), thing("tile"))),
    EventKind("buy", (seat(), label("space"), thing("tile"))),
    EventKind("drop", (seat(), thing("tile"))),
    EventKind("place", (seat(), label("hex"), thing("tile"))),
    EventKind("area", (seat(), label("hex"), number("size"))),
    EventKind("bonus", (seat(), thing("colour"), label("place"))),
    EventKind("sell", (seat(), label("good"), number("number"))),
    EventKind("workers", (seat(), number("number"))),
    EventKind("silver", (seat(), number("number"))),
    EventKind("load", (seat(), label("depot"), label("good"))),
    EventKind("sail", (seat(), number("marker"))),
    EventKind("power", (seat(), number("monastery"))),
    EventKind("score", (seat(), source(), number("points"))),
    EventKind("pass", (seat(), number("dice"))),
    EventKind("phase_end", (label("phase"),)),
    EventKind("over", ()),
)
