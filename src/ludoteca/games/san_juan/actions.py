"""The table of answers. Blocks never move: an expansion appends its own behind the last one."""

from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.protocol import Action

from .data import CARD_IDS, EVENT_IDS, GOOD_IDS, PLANTS, ROLE_IDS

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
OF_EVENTS: Final = (EVENT, VISIT, QUAKE, QUAKE_LOADED, CHANGE)
OF_THE_LETTER: Final = (USE, DRAW)

# What can be done with a card: verb, words, zone, and whether others must not read the card.
CARD_VERBS: Final = (
    (BUILD, "build", "hand", False),
    (COVER, "cover", "city", False),
    (PAY, "pay", "hand", True),
    (DISCARD, "discard", "hand", True),
    (KEEP, "keep", "drawn", True),
    (TUCK, "tuck", "hand", True),
    (MINE, "mine", "turned", False),
    (QUAKE, "quake", "city", False),
    (CHANGE, "change", "hand", True),
    (USE, "use", "city", False),
)


def cards(table: ActionTable, verb: int) -> None:
    """One answer for each building of the box."""
    for known, words, zone, secret in CARD_VERBS:
        if known == verb:
            table.each(verb, words, zone, CARD_IDS, secret)


def goods(table: ActionTable, verb: int, words: str) -> None:
    for plant, good in enumerate(GOOD_IDS):
        table.add(verb, f"{words} {good}", f"loaded:{CARD_IDS[plant]}", thing=plant)


def more(table: ActionTable, kind: int, card: str) -> None:
    """All answers with a card that a file adds to the box."""
    for verb, words, zone, secret in CARD_VERBS:
        table.add(verb, f"{words} {card}", f"{zone}:{card}", thing=kind, secret=secret)


def make_actions(home: str, ids: list[str]) -> list[Action]:
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
    cards(table, BUILD)
    cards(table, COVER)
    table.each(COVER_LOADED, "cover loaded", "loaded", plants)
    cards(table, PAY)
    goods(table, SPEND, "spend")
    cards(table, DISCARD)
    cards(table, KEEP)
    cards(table, TUCK)
    cards(table, MINE)
    table.each(PRODUCE, "produce", "city", plants)
    goods(table, SELL, "sell")
    cards(table, QUAKE)
    table.each(QUAKE_LOADED, "quake loaded", "loaded", plants)
    cards(table, CHANGE)
    cards(table, USE)
    table.add(DRAW, "draw", "pile:deck")
    assert len(table.actions) == CODES
    for kind in range(len(CARD_IDS), len(ids)):
        more(table, kind, ids[kind])
    return table.actions


def by_code(acts: list[Action]) -> list[Action]:
    """A menu of several verbs in the order of codes: those of a card that a file adds to the box come last."""
    acts.sort(key=code)
    return acts


def code(action: Action) -> int:
    return action.code
