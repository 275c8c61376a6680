"""The table of answers. Blocks never move: an expansion appends its own behind the last one."""

from typing import Final

from ludoteca.core.protocol import Action

from .data import (
    BUILDINGS,
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
    ROLES,
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
    table: list[Action] = []

    def add(text: str, *targets: str, secret: bool = False, closes: bool = False) -> None:
        table.append(Action(home, len(table), text, targets, secret, closes))

    def cards(verb: str, zone: str, secret: bool = False) -> None:
        for card in CARD_IDS:
            add(f"{verb} {card}", f"{zone}:{card}", secret=secret)

    def plants(verb: str, zone: str) -> None:
        for card in CARD_IDS[:PLANTS]:
            add(f"{verb} {card}", f"{zone}:{card}")

    add("pass", closes=True)
    add("library", "city:library")
    add("no library")
    add("no cover", "city:new")
    for role in ROLE_IDS:
        add(f"role {role}", f"role:{role}")
    for event in EVENT_IDS:
        add(f"event {event}", f"event:{event}")
    for role in ROLE_IDS:
        add(f"visit {role}", f"role:{role}")
    cards("build", "hand")
    cards("cover", "city")
    plants("cover loaded", "loaded")
    cards("pay", "hand", secret=True)
    for good, card in zip(GOOD_IDS, CARD_IDS, strict=False):
        add(f"spend {good}", f"loaded:{card}")
    cards("discard", "hand", secret=True)
    cards("keep", "drawn", secret=True)
    cards("tuck", "hand", secret=True)
    cards("mine", "turned")
    plants("produce", "city")
    for good, card in zip(GOOD_IDS, CARD_IDS, strict=False):
        add(f"sell {good}", f"loaded:{card}")
    cards("quake", "city")
    plants("quake loaded", "loaded")
    cards("change", "hand", secret=True)
    cards("use", "city")
    add("draw", "pile:deck")
    assert len(table) == CODES and table[CHANGE + BUILDINGS - 1].text == "change palace"
    assert table[ROLE + ROLES].text == "event earthquake"
    return table
