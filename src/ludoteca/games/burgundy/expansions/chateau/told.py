"""What happens by Châteauma, for log and animation: every step of its turn. What it does as anybody else does (silver,
sales, ships, purchases, bonus tiles, points) it tells by the events of the base game, with its own number as seat."""

from typing import Final

from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, thing

from ..numbers import CHATEAU_EVENTS

CARD: Final = CHATEAU_EVENTS
SELECTED: Final = CHATEAU_EVENTS + 1
ROLLED: Final = CHATEAU_EVENTS + 2
SEARCHED: Final = CHATEAU_EVENTS + 3
IN_VAIN: Final = CHATEAU_EVENTS + 4
CHOSEN: Final = CHATEAU_EVENTS + 5
FETCHED: Final = CHATEAU_EVENTS + 6
COVERED: Final = CHATEAU_EVENTS + 7
WILD_USED: Final = CHATEAU_EVENTS + 8
WILD_TILE: Final = CHATEAU_EVENTS + 9
TILE_BONUS: Final = CHATEAU_EVENTS + 10
CARD_BONUS: Final = CHATEAU_EVENTS + 11
FRUITLESS: Final = CHATEAU_EVENTS + 12
STOWED: Final = CHATEAU_EVENTS + 13
COMPLETED: Final = CHATEAU_EVENTS + 14
MOVED: Final = CHATEAU_EVENTS + 15
AGAIN: Final = CHATEAU_EVENTS + 16
RESHUFFLED: Final = CHATEAU_EVENTS + 17
POST_CARD: Final = CHATEAU_EVENTS + 18
BURIED: Final = CHATEAU_EVENTS + 19


def write_events(table: EventTable) -> None:
    """`side` is the place of a card (left, right), `hex` that of a hex on it."""
    table.add(CARD, "card", thing("side"), label("card", "territory"))
    table.add(SELECTED, "select", thing("side"), label("card", "territory"))
    table.add(ROLLED, "automa", number("die"))
    table.add(SEARCHED, "search", label("depot"), label("card", "territory"))
    table.add(IN_VAIN, "in_vain", label("depot"))
    table.add(CHOSEN, "chosen", label("space"), thing("tile"))
    table.add(FETCHED, "from_reserve", thing("tile"))
    table.add(COVERED, "cover", label("card", "territory"), number("hex"), thing("tile"))
    table.add(WILD_USED, "cover_wild", label("card", "territory"), number("hex"))
    table.add(WILD_TILE, "wild_tile", label("space"), thing("tile"))
    table.add(TILE_BONUS, "tile_bonus", thing("tile"))
    table.add(CARD_BONUS, "card_bonus", thing("symbol"))
    table.add(FRUITLESS, "fruitless")
    table.add(STOWED, "stow", label("space"), thing("tile"))
    table.add(COMPLETED, "complete", label("card", "territory"), number("points"))
    table.add(MOVED, "move", thing("tile"), number("left"))
    table.add(AGAIN, "again")
    table.add(RESHUFFLED, "reshuffle")
    table.add(POST_CARD, "post_card", number("number"))
    table.add(BURIED, "buried", number("number"))
