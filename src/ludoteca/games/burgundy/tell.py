"""What can happen, for log and animation. Nothing is hidden in this game."""

from typing import Final

from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, seat, source, thing

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


def write_events(told: EventTable) -> None:
    """In the order of their numbers."""
    told.add(DUCHY, "duchy", seat(), label("duchy"))
    told.add(DEAL, "deal", seat(), label("good"))
    told.add(START, "start", seat())
    told.add(PHASE, "phase", label("phase"))
    told.add(FILL, "fill", label("space"), thing("tile"))
    told.add(CLEAR, "clear", label("space"), thing("tile"))
    told.add(LANE, "lane", label("round"), label("good"))
    told.add(ROUND, "round", label("phase"), label("round"))
    told.add(ROLL, "roll", seat(), number("first"), number("second"))
    told.add(WHITE, "white", number("die"), label("good"))
    told.add(TURN, "turn", seat())
    told.add(TAKE, "take", seat(), label("space"), thing("tile"))
    told.add(BUY, "buy", seat(), label("space"), thing("tile"))
    told.add(DROP, "drop", seat(), thing("tile"))
    told.add(PLACE, "place", seat(), label("hex"), thing("tile"))
    told.add(AREA, "area", seat(), label("hex"), number("size"))
    told.add(BONUS, "bonus", seat(), thing("colour"), label("place"))
    told.add(SELL, "sell", seat(), label("good"), number("number"))
    told.add(WORKERS, "workers", seat(), number("number"))
    told.add(SILVER, "silver", seat(), number("number"))
    told.add(LOAD, "load", seat(), label("depot"), label("good"))
    told.add(SAIL, "sail", seat(), number("marker"))
    told.add(POWER, "power", seat(), number("monastery"))
    told.add(SCORE, "score", seat(), source(), number("points"))
    told.add(PASS, "pass", seat(), number("dice"))
    told.add(PHASE_END, "phase_end", label("phase"))
    told.add(OVER, "over")
