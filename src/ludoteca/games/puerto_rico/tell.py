"""What can happen, for log and animation. Everything in this game is public."""

from typing import Final

from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import number, seat, source, thing

TOLD: Final = EventTable()

ROUND: Final = 0
TOLD.add(ROUND, "round", seat("governor"), number("number"))

ROLE: Final = 1
TOLD.add(ROLE, "role", seat(), thing("role"), number("doubloons"))

COIN: Final = 2
TOLD.add(COIN, "coin", thing("role"))

TILE: Final = 3
TOLD.add(TILE, "tile", seat(), thing("tile"))

DRAWN: Final = 4
TOLD.add(DRAWN, "drawn", seat(), thing("tile"), number("stack"))

REVEAL: Final = 5
TOLD.add(REVEAL, "reveal", thing("tile"), number("stack"))

DISCARD: Final = 6
TOLD.add(DISCARD, "discard", number("tiles"))

SHUFFLE: Final = 7
TOLD.add(SHUFFLE, "shuffle", number("tiles"))

COLONIST: Final = 8
TOLD.add(COLONIST, "colonist", seat(), thing("place"), number("from_ship"))

COLONISTS: Final = 9
TOLD.add(COLONISTS, "colonists", seat(), number("supply"), number("ship"))

PLACED: Final = 10
TOLD.add(PLACED, "placed", seat())

REFILL: Final = 11
TOLD.add(REFILL, "refill", number("colonists"), number("due"))

BUILD: Final = 12
TOLD.add(BUILD, "build", seat(), thing("building"), number("price"))

PRODUCE: Final = 13
TOLD.add(PRODUCE, "produce", seat(), thing("good"), number("amount"))

FACTORY: Final = 14
TOLD.add(FACTORY, "factory", seat(), number("kinds"), number("doubloons"))

BONUS: Final = 15
TOLD.add(BONUS, "bonus", seat(), thing("good"))

SELL: Final = 16
TOLD.add(SELL, "sell", seat(), thing("good"), number("doubloons"))

HOUSE_EMPTIED: Final = 17
TOLD.add(HOUSE_EMPTIED, "house_emptied", number("goods"))

LOAD: Final = 18
TOLD.add(LOAD, "load", seat(), number("where"), number("amount"))

SHIP_EMPTIED: Final = 19
TOLD.add(SHIP_EMPTIED, "ship_emptied", number("ship"), thing("good"), number("amount"))

LOSE: Final = 20
TOLD.add(LOSE, "lose", seat(), thing("good"), number("amount"))

SCORE: Final = 21
TOLD.add(SCORE, "score", seat(), source(), number("points"))

ENDING: Final = 22
TOLD.add(ENDING, "ending", thing("cause"))

OVER: Final = 23
TOLD.add(OVER, "over")

PROSPECTOR: Final = 24
TOLD.add(PROSPECTOR, "prospector", seat(), number("doubloons"))

EVENT_KINDS: Final = tuple(TOLD.kinds)
