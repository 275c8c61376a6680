"""The answers of the vineyards, by verb, what they speak of, and what can happen by them (E 12)."""

from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, seat, thing

from ...actions import FREE, SOURCE_IDS
from ..numbers import SHOP_SPACES, VINE_SPACES, VINEYARDS_CODES, VINEYARDS_EVENTS

HARVEST: Final = VINEYARDS_CODES
PLANT: Final = VINEYARDS_CODES + 18
GRAPE: Final = VINEYARDS_CODES + 90
BUY_SHOP: Final = VINEYARDS_CODES + 96
PICK_SHOP: Final = VINEYARDS_CODES + 99
NEXT: Final = VINEYARDS_CODES + 102

GRAPE_OUT: Final = VINEYARDS_EVENTS
GRAPE_TILE: Final = VINEYARDS_EVENTS + 1
PLANTED: Final = VINEYARDS_EVENTS + 2
LEVEL: Final = VINEYARDS_EVENTS + 3

GRAPE_IDS: Final = ("green", "blue", "red", "white", "yellow", "purple")
GRAPES: Final = 6
DEPOT_SLOTS: Final = 6
SHOP_SLOTS: Final = 3
VINE_HEXES: Final = 24
DOUBLE_SPACES: Final = 12
ORDERS: Final = ("left", "right")


def write_answers(table: ActionTable) -> None:
    for source, name in enumerate(SOURCE_IDS):
        die = () if source == FREE else (f"die:{source + 1}",)
        for slot in range(DEPOT_SLOTS):
            text = f"harvest {name} {slot + 1}"
            table.add(HARVEST, text, f"vine:{slot + 1}", *die, source=source, thing=VINE_SPACES + slot)
    for source, name in enumerate(SOURCE_IDS):
        die = () if source == FREE else (f"die:{source + 1}",)
        for hex_ in range(VINE_HEXES):
            table.add(PLANT, f"plant {name} {hex_}", f"vineyard:{hex_}", *die, source=source, thing=hex_)
    for grape, name in enumerate(GRAPE_IDS):
        table.add(GRAPE, f"grape {name}", f"grape:{name}", thing=grape)
    for slot in range(SHOP_SLOTS):
        table.add(BUY_SHOP, f"buy shop.{slot + 1}", f"shop:{slot + 1}", thing=SHOP_SPACES + slot)
    for slot in range(SHOP_SLOTS):
        table.add(PICK_SHOP, f"pick shop.{slot + 1}", f"shop:{slot + 1}", thing=SHOP_SPACES + slot)
    for side, name in enumerate(ORDERS):
        table.add(NEXT, f"next {name}", f"bonus:{name}", thing=side)


def write_events(table: EventTable) -> None:
    table.add(GRAPE_OUT, "grape_out", thing("grape"))
    table.add(GRAPE_TILE, "grape_tile", seat(), thing("grape"))
    table.add(PLANTED, "plant", seat(), label("vine"), thing("tile"))
    table.add(LEVEL, "level", seat(), number("level"))


def space_ids() -> tuple[str, ...]:
    """The slots of the depot, then those of the shop."""
    depot = [f"vine.{slot + 1}" for slot in range(DEPOT_SLOTS)]
    return (*depot, *(f"shop.{slot + 1}" for slot in range(SHOP_SLOTS)))
