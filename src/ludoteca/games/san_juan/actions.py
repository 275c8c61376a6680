"""The table of answers. Blocks never move: an expansion appends its own behind the last one."""

from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.protocol import Action

from .data import (
    CARD_IDS,
    CARPENTER,
    EVENT_IDS,
    GOLD_MINE,
    GOOD_IDS,
    MARKET_HALL,
    MARKET_STAND,
    PLANTS,
    POOR_HOUSE,
    QUARRY,
    ROLE_IDS,
    SMITHY,
    WELL,
)

PASS: Final = 0
USE_LIBRARY: Final = 1
NO_LIBRARY: Final = 2
NO_COVER: Final = 3
ROLE: Final = 4
EVENT: Final = 9
VISIT: Final = 15
BUILD: Final = 20
COVER: Final = 49
COVER_LOADED: Final = 78
PAY: Final = 83
SPEND: Final = 112
DISCARD: Final = 117
KEEP: Final = 146
TUCK: Final = 175
MINE: Final = 204
PRODUCE: Final = 233
SELL: Final = 238
QUAKE: Final = 243
QUAKE_LOADED: Final = 272
CHANGE: Final = 277
# The option `letter`: to use a function, or to draw at all, where the book says that one may.
USE: Final = 306
DRAW: Final = 335
CODES: Final = 336
ASKED_BY_LETTER: Final = (SMITHY, GOLD_MINE, POOR_HOUSE, WELL, MARKET_STAND, CARPENTER, MARKET_HALL, QUARRY)


def make_actions(home: str) -> list[Action]:
    """Every answer there is, by code."""
    table = ActionTable(home)
    plants = CARD_IDS[:PLANTS]
    table.add(PASS, "pass", closes=True)
    table.add(USE_LIBRARY, "library", "city:library")
    table.add(NO_LIBRARY, "no library")
    table.add(NO_COVER, "no cover", "city:new")
    table.each(ROLE, "role", "role", ROLE_IDS)
    table.each(EVENT, "event", "event", EVENT_IDS)
    table.each(VISIT, "visit", "role", ROLE_IDS)
    table.each(BUILD, "build", "hand", CARD_IDS)
    table.each(COVER, "cover", "city", CARD_IDS)
    table.each(COVER_LOADED, "cover loaded", "loaded", plants)
    table.each(PAY, "pay", "hand", CARD_IDS, secret=True)
    for good, (name, card) in enumerate(zip(GOOD_IDS, plants, strict=True)):
        table.add(SPEND, f"spend {name}", f"loaded:{card}", thing=good)
    table.each(DISCARD, "discard", "hand", CARD_IDS, secret=True)
    table.each(KEEP, "keep", "drawn", CARD_IDS, secret=True)
    table.each(TUCK, "tuck", "hand", CARD_IDS, secret=True)
    table.each(MINE, "mine", "turned", CARD_IDS)
    table.each(PRODUCE, "produce", "city", plants)
    for good, (name, card) in enumerate(zip(GOOD_IDS, plants, strict=True)):
        table.add(SELL, f"sell {name}", f"loaded:{card}", thing=good)
    table.each(QUAKE, "quake", "city", CARD_IDS)
    table.each(QUAKE_LOADED, "quake loaded", "loaded", plants)
    table.each(CHANGE, "change", "hand", CARD_IDS, secret=True)
    table.each(USE, "use", "city", CARD_IDS)
    table.add(DRAW, "draw", "pile:deck")
    assert len(table.actions) == CODES
    return table.actions
