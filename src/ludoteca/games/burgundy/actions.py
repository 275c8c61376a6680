"""The table of answers. Blocks never move: expansions append theirs behind the last one."""

from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.protocol import Action, Printed

from .boards import PART
from .data import DEPOT_PLACES, DEPOT_SPACES, DEPOTS, GOODS, KINDS, NAMED_KINDS, SPACES, depot_of

# What an action is done with: first die, second die, no die at all.
FIRST: Final = 0
SECOND: Final = 1
FREE: Final = 2
SOURCE_IDS: Final = ("d1", "d2", "any")

# Verbs, by their first code.
TAKE: Final = 0
PLACE: Final = 24
SELL: Final = 61
WORKERS: Final = 67
END: Final = 204
NO: Final = 205
BUY: Final = 206
USE: Final = 214
DROP: Final = 263
DEPOT: Final = 312
GOOD: Final = 318
SIDE: Final = 324
BASE_CODES: Final = 326  # of the base game on a duchy of one part
PICK: Final = 492
DONE: Final = 500

MOST_HEXES: Final = 73  # of the largest board


def space_id(space: int) -> str:
    """Depot and place for a numbered depot, the place alone for the black one."""
    return (
        f"{depot_of(space) + 1}.{space % DEPOT_PLACES + 1}" if space < DEPOT_SPACES else str(space - DEPOT_SPACES + 1)
    )


def write_base(table: ActionTable, tiles: list[str]) -> None:
    """The answers of the base game, and behind them those it needs for larger boards and more kinds of tiles."""
    for source, name in enumerate(SOURCE_IDS):
        die = () if source == FREE else (f"die:{source + 1}",)
        for space in range(DEPOT_SPACES):
            spot = space_id(space)
            table.add(TAKE, f"take {name} {spot}", f"depot:{spot}", *die, source=source, thing=space)
        for hex_ in range(PART):
            table.add(PLACE, f"place {name} {hex_}", f"duchy:{hex_}", *die, source=source, thing=hex_)
        for good in range(GOODS):
            table.add(SELL, f"sell {name} {good + 1}", f"goods:{good + 1}", *die, source=source, thing=good)
        table.add(WORKERS, f"workers {name}", "workers:take", *die, source=source)
    table.add(END, "end")
    table.add(NO, "no")
    for space in range(DEPOT_SPACES, SPACES):
        table.add(BUY, f"buy {space_id(space)}", f"black:{space_id(space)}", thing=space)
    for kind, tile in enumerate(tiles[:KINDS]):
        # Monastery 6 is the one tile that is also used where it stands in the duchy.
        standing = ("tile:monastery_6",) if tile == "monastery_6" else ()
        table.add(USE, f"use {tile}", f"storage:{tile}", *standing, thing=kind)
    table.each(DROP, "drop", "storage", tiles[:KINDS])
    for depot in range(DEPOTS):
        table.add(DEPOT, f"depot {depot + 1}", f"wares:{depot + 1}", thing=depot)
    for good in range(GOODS):
        table.add(GOOD, f"goods {good + 1}", f"ware:{good + 1}", thing=good)
    for side in range(2):
        table.add(SIDE, f"side {side + 1}", f"side:{side + 1}", thing=side)
    write_more(table, tiles)


def write_more(table: ActionTable, tiles: list[str]) -> None:
    for source, name in enumerate(SOURCE_IDS):
        die = () if source == FREE else (f"die:{source + 1}",)
        for hex_ in range(PART, MOST_HEXES):
            table.add(PLACE, f"place {name} {hex_}", f"duchy:{hex_}", *die, source=source, thing=hex_)
    for kind in range(KINDS, NAMED_KINDS):
        table.add(USE, f"use {tiles[kind]}", f"storage:{tiles[kind]}", thing=kind)
    for kind in range(KINDS, NAMED_KINDS):
        table.add(DROP, f"drop {tiles[kind]}", f"storage:{tiles[kind]}", thing=kind)
    for space in range(DEPOT_SPACES, SPACES):
        table.add(PICK, f"pick {space_id(space)}", f"black:{space_id(space)}", thing=space)
    table.add(DONE, "done", closes=True)


def write_added(table: ActionTable, tiles: list[str]) -> None:
    """Behind all others the kinds that an owner's file adds."""
    for kind in range(NAMED_KINDS, len(tiles)):
        table.add(USE, f"use {tiles[kind]}", f"storage:{tiles[kind]}", thing=kind)
        table.add(DROP, f"drop {tiles[kind]}", f"storage:{tiles[kind]}", thing=kind)


def by_source(answers: list[Action]) -> list[list[Action]]:
    """Those of each source by thing."""
    return [[action for action in answers if action.source == source] for source in range(len(SOURCE_IDS))]


class Codes(Printed):
    """The answers by what they mean. Those with a die, or with none, go by source first: `places[source][hex]`."""

    def __init__(self, by_verb: list[list[Action]]) -> None:
        self.takes = by_source(by_verb[TAKE])
        self.places = by_source(by_verb[PLACE])
        self.sells = by_source(by_verb[SELL])
        self.workers = by_verb[WORKERS]
        self.end = by_verb[END][0]
        self.no = by_verb[NO][0]
        self.buys = by_verb[BUY]
        self.uses = by_verb[USE]
        self.drops = by_verb[DROP]
        self.depots = by_verb[DEPOT]
        self.goods = by_verb[GOOD]
        self.sides = by_verb[SIDE]
        self.picks = by_verb[PICK]
        self.done = by_verb[DONE][0]
