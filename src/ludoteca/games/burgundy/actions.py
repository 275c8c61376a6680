"""The table of answers. Blocks never move: an expansion appends its own behind the last one."""

from typing import Final

from ludoteca.core.protocol import Action

from .boards import PART
from .data import DEPOT_SPACES, DEPOTS, GOODS, SPACES, TILE_IDS

# One block for each source of an action: first die, second die, no die at all.
FIRST: Final = 0
SECOND: Final = 1
FREE: Final = 2
SOURCE_IDS: Final = ("d1", "d2", "any")
BLOCK: Final = 68
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
CODES: Final = 326


def space_id(space: int) -> str:
    """Depot and place for a numbered depot, the place alone for the black one."""
    return f"{space // 4 + 1}.{space % 4 + 1}" if space < DEPOT_SPACES else str(space - DEPOT_SPACES + 1)


def make_actions(home: str) -> list[Action]:
    """Every answer there is, by code."""
    table: list[Action] = []

    def add(text: str, *targets: str) -> None:
        table.append(Action(home, len(table), text, targets))

    for source, name in enumerate(SOURCE_IDS):
        die = () if source == FREE else (f"die:{source + 1}",)
        for space in range(DEPOT_SPACES):
            add(f"take {name} {space_id(space)}", f"depot:{space_id(space)}", *die)
        for hex_ in range(PART):
            add(f"place {name} {hex_}", f"duchy:{hex_}", *die)
        for good in range(GOODS):
            add(f"sell {name} {good + 1}", f"goods:{good + 1}", *die)
        add(f"workers {name}", "workers:take", *die)
    add("end")
    add("no")
    for space in range(DEPOT_SPACES, SPACES):
        add(f"buy {space_id(space)}", f"black:{space_id(space)}")
    for tile in TILE_IDS:
        # Monastery 6 is the one tile that is also used where it stands in the duchy.
        add(f"use {tile}", f"storage:{tile}", *(("tile:monastery_6",) if tile == "monastery_6" else ()))
    for tile in TILE_IDS:
        add(f"drop {tile}", f"storage:{tile}")
    for depot in range(DEPOTS):
        add(f"depot {depot + 1}", f"wares:{depot + 1}")
    for good in range(GOODS):
        add(f"goods {good + 1}", f"ware:{good + 1}")
    for side in (1, 2):
        add(f"side {side}", f"side:{side}")
    assert len(table) == CODES and table[BLOCK * FREE + WORKERS].text == "workers any"
    assert table[DROP].text == "drop market" and table[GOOD].text == "goods 1" and table[BUY].text == "buy 1"
    return table
