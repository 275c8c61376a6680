"""The table of answers. Blocks never move: an expansion appends its own behind the last one."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.protocol import Action, Printed

from .data import (
    BUILDING_IDS,
    BUILDINGS,
    COFFEE,
    GOOD_IDS,
    GOODS,
    PLANTS,
    QUARRY,
    ROLE_IDS,
    ROLES,
    SHIPS,
    STACKS,
    TILE_IDS,
    TILES,
)

PASS: Final = 0
ROLE: Final = 1
TAKE: Final = 9
USE_HACIENDA: Final = 15
USE_HOSPICE: Final = 16
MAN: Final = 17
BUILD: Final = 46
USE_UNIVERSITY: Final = 69
BONUS: Final = 70
SELL: Final = 75
LOAD: Final = 80
STORE: Final = 100
KEEP: Final = 105
# The option `letter`: what the book leaves free and nobody would refuse.
COLONIST_SUPPLY: Final = 110
COLONIST_SHIP: Final = 111
PRODUCE: Final = 112
CAPTAIN_POINT: Final = 117
HARBOR_POINT: Final = 118
STACK: Final = 119
CODES: Final = 124

# Where a good can be loaded: three ships, and the owner's wharf.
HULLS: Final = SHIPS + 1
BY_WHARF: Final = SHIPS

# Places for colonists in the order of `man`: kinds never fall in a series, so uniformly random answers end up on the
# late ones. Violet buildings, the quarry, production buildings, plantations with corn last.
PLACES: Final = BUILDINGS + TILES
QUARRY_PLACE: Final = BUILDINGS - PLANTS
PLANT_PLACE: Final = QUARRY_PLACE + 1
TILE_PLACE: Final = PLANT_PLACE + PLANTS


def building_of(place: int) -> int:
    """The building at a place, -1 if it is on the island."""
    if place < QUARRY_PLACE:
        return place + PLANTS
    if PLANT_PLACE <= place < TILE_PLACE:
        return place - PLANT_PLACE
    return -1


def tile_of(place: int) -> int:
    """The island tile at a place, -1 if it is in the city."""
    if place >= TILE_PLACE:
        return TILE_PLACE + COFFEE - place
    return QUARRY if place == QUARRY_PLACE else -1


def place_of_tile(tile: int) -> int:
    return QUARRY_PLACE if tile == QUARRY else TILE_PLACE + COFFEE - tile


def place_of_building(kind: int) -> int:
    return PLANT_PLACE + kind if kind < PLANTS else kind - PLANTS


PLACE_IDS: Final = tuple(
    TILE_IDS[tile_of(place)] if tile_of(place) >= 0 else BUILDING_IDS[building_of(place)] for place in range(PLACES)
)


def make_actions(home: str) -> list[Action]:
    """Every answer there is, by code."""
    table: list[Action] = []

    def add(text: str, *targets: str, closes: bool = False) -> None:
        table.append(Action(home, len(table), text, targets, False, closes))

    def goods(verb: str, zone: str) -> None:
        for good in GOOD_IDS:
            add(f"{verb} {good}", f"{zone}:{good}")

    add("pass", closes=True)
    for role in ROLE_IDS:
        add(f"role {role}", f"role:{role}")
    goods("take", "row")
    add("take quarry", "pile:quarry")
    add("hacienda", "city:hacienda", "pile:stacks")
    add("hospice", "city:hospice", "pile:colonists")
    for place in range(PLACES):
        zone = "island" if tile_of(place) >= 0 else "city"
        add(f"man {PLACE_IDS[place]}", f"{zone}:{PLACE_IDS[place]}")
    for building in BUILDING_IDS:
        add(f"build {building}", f"market:{building}")
    add("university", "city:university", "pile:colonists")
    goods("bonus", "supply")
    goods("sell", "goods")
    for good in GOOD_IDS:
        for ship in range(SHIPS):
            add(f"load {good} {ship + 1}", f"goods:{good}", f"ship:{ship + 1}")
        add(f"load {good} wharf", f"goods:{good}", "city:wharf")
    goods("store", "goods")
    goods("keep", "goods")
    add("colonist supply", "pile:colonists")
    add("colonist ship", "ship:colonists")
    goods("produce", "supply")
    add("point captain", "role:captain")
    add("point harbor", "city:harbor")
    for stack in range(STACKS):
        add(f"stack {stack + 1}", f"stack:{stack + 1}")
    assert len(table) == CODES and table[STORE].text == "store corn"
    return table


class Menus(Printed):
    """Menus that depend on a few bits only, made once: a question shares them and never changes them."""

    def __init__(self, table: list[Action]) -> None:
        self.table = table
        self.roles = menus(table, ROLE, ROLES, False)
        self.take = menus(table, TAKE, TILES, True)
        self.sell = menus(table, SELL, GOODS, True)
        self.bonus = menus(table, BONUS, GOODS, False)
        self.bonus_or_pass = menus(table, BONUS, GOODS, True)
        self.keep = menus(table, KEEP, GOODS, False)
        self.keep_or_pass = menus(table, KEEP, GOODS, True)
        self.produce = menus(table, PRODUCE, GOODS, True)
        self.hacienda = either(table, USE_HACIENDA)
        self.hospice = either(table, USE_HOSPICE)
        self.university = either(table, USE_UNIVERSITY)
        self.colonist_supply = either(table, COLONIST_SUPPLY)
        self.colonist_ship = either(table, COLONIST_SHIP)
        self.captain_point = either(table, CAPTAIN_POINT)
        self.harbor_point = either(table, HARBOR_POINT)


def either(table: list[Action], code: int) -> list[Action]:
    """To do it or not."""
    return [table[PASS], table[code]]


def menus(table: list[Action], base: int, length: int, closing: bool) -> list[list[Action]]:
    """One menu for each set of kinds."""
    made: list[list[Action]] = []
    for mask in range(1 << length):
        acts = [table[PASS]] if closing else []
        acts += [table[base + kind] for kind in range(length) if (mask >> kind) & 1]
        made.append(acts)
    return made


def menu(table: list[Action], base: int, mask: i64, closing: bool) -> list[Action]:
    """One action for each bit; with a closing `pass` where the book says that one may."""
    acts = [table[PASS]] if closing else []
    code = base
    while mask:
        if mask & 1:
            acts.append(table[code])
        mask >>= 1
        code += 1
    return acts
