"""What can happen, for log and animation. A party without a seat (VE 61) has the number after the last one."""

from typing import Final

from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, seat, source, thing

TOLD: Final = EventTable()

TURN: Final = 0
TOLD.add(TURN, "turn", seat())

SCORE: Final = 1
TOLD.add(SCORE, "score", seat(), source(), number("points"))

PLAY: Final = 2
TOLD.add(PLAY, "play", seat(), thing("card"), number("laid"))

SET: Final = 3
TOLD.add(SET, "set", seat(), thing("card"))

PAWN: Final = 4
TOLD.add(PAWN, "pawn", thing("card"), seat(), seat("from"))

BUILT: Final = 5
TOLD.add(BUILT, "built", seat(), thing("card"), label("site"))

NO_ROOM: Final = 6
TOLD.add(NO_ROOM, "no_room", seat(), thing("card"))

POINTS: Final = 7
TOLD.add(POINTS, "points", seat(), label("quarter"), number("points"))

TREASURE: Final = 8
TOLD.add(TREASURE, "treasure", seat(), number("value"), secret=("value",))

MOVE: Final = 9
TOLD.add(MOVE, "move", seat(), number("from"), number("to"))

DISCARD: Final = 10
TOLD.add(DISCARD, "discard", seat(), thing("card"), number("number"))

DRAIN: Final = 11
TOLD.add(DRAIN, "drain", seat(), label("hex"), number("value"), secret=("value",))

PAID: Final = 12
TOLD.add(PAID, "paid", seat(), number("gold"), number("steps"))

SPENT: Final = 13
TOLD.add(SPENT, "spent", seat(), number("value"), number("number"))

SHOW: Final = 14
TOLD.add(SHOW, "show", seat(), thing("card"))

OPEN: Final = 15
TOLD.add(OPEN, "open", seat(), thing("card"))

DRAW: Final = 16
TOLD.add(DRAW, "draw", seat(), thing("card"), secret=("card",))

SHUFFLE: Final = 17
TOLD.add(SHUFFLE, "shuffle", number("cards"))

FLUSH: Final = 18
TOLD.add(FLUSH, "flush")

THIRD: Final = 19
TOLD.add(THIRD, "third", thing("card"), number("kept"))

CLOSE: Final = 20
TOLD.add(CLOSE, "close", seat(), thing("cause"))

NO_TREASURE: Final = 21
TOLD.add(NO_TREASURE, "no_treasure", seat())

EVENT_KINDS: Final = tuple(TOLD.kinds)
