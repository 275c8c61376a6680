"""What can happen, for log and animation. Nothing is hidden in this game."""

from typing import Final

from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, seat, source, thing

TOLD: Final = EventTable()

DUCHY: Final = 0
TOLD.add(DUCHY, "duchy", seat(), label("duchy"))

DEAL: Final = 1
TOLD.add(DEAL, "deal", seat(), label("good"))

START: Final = 2
TOLD.add(START, "start", seat())

PHASE: Final = 3
TOLD.add(PHASE, "phase", label("phase"))

FILL: Final = 4
TOLD.add(FILL, "fill", label("space"), thing("tile"))

CLEAR: Final = 5
TOLD.add(CLEAR, "clear", label("space"), thing("tile"))

LANE: Final = 6
TOLD.add(LANE, "lane", label("round"), label("good"))

ROUND: Final = 7
TOLD.add(ROUND, "round", label("phase"), label("round"))

ROLL: Final = 8
TOLD.add(ROLL, "roll", seat(), number("first"), number("second"))

WHITE: Final = 9
TOLD.add(WHITE, "white", number("die"), label("good"))

TURN: Final = 10
TOLD.add(TURN, "turn", seat())

TAKE: Final = 11
TOLD.add(TAKE, "take", seat(), label("space"), thing("tile"))

BUY: Final = 12
TOLD.add(BUY, "buy", seat(), label("space"), thing("tile"))

DROP: Final = 13
TOLD.add(DROP, "drop", seat(), thing("tile"))

PLACE: Final = 14
TOLD.add(PLACE, "place", seat(), label("hex"), thing("tile"))

AREA: Final = 15
TOLD.add(AREA, "area", seat(), label("hex"), number("size"))

BONUS: Final = 16
TOLD.add(BONUS, "bonus", seat(), thing("colour"), label("place"))

SELL: Final = 17
TOLD.add(SELL, "sell", seat(), label("good"), number("number"))

WORKERS: Final = 18
TOLD.add(WORKERS, "workers", seat(), number("number"))

SILVER: Final = 19
TOLD.add(SILVER, "silver", seat(), number("number"))

LOAD: Final = 20
TOLD.add(LOAD, "load", seat(), label("depot"), label("good"))

SAIL: Final = 21
TOLD.add(SAIL, "sail", seat(), number("marker"))

POWER: Final = 22
TOLD.add(POWER, "power", seat(), number("monastery"))

SCORE: Final = 23
TOLD.add(SCORE, "score", seat(), source(), number("points"))

PASS: Final = 24
TOLD.add(PASS, "pass", seat(), number("dice"))

PHASE_END: Final = 25
TOLD.add(PHASE_END, "phase_end", label("phase"))

OVER: Final = 26
TOLD.add(OVER, "over")

EVENT_KINDS: Final = tuple(TOLD.kinds)
