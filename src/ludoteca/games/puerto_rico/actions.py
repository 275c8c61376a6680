"""The table of answers. Blocks never move: an expansion appends its own behind the last one."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.menus import by_set, of_bits
from ludoteca.core.protocol import Action, Game, Printed, State

from .data import (
    BUILDING_IDS,
    BUILDINGS,
    COFFEE,
    GOOD_IDS,
    GOODS,
    PLANTS,
    QUARRY,
    ROLE_IDS,
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
OF_THE_LETTER: Final = (COLONIST_SUPPLY, COLONIST_SHIP, PRODUCE, CAPTAIN_POINT, HARBOR_POINT, STACK)

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


def load_by(answers: list[Action], good: int, hull: int) -> Action:
    """Of the answers that load, the one with this good and this hull: `by_verb` has them hull by hull."""
    return answers[hull * GOODS + good]


def load_place(good: int, hull: int) -> int:
    """Where a good was loaded, as events tell it: good and hull in one number."""
    return good * HULLS + hull


def good_at(where: int) -> int:
    return where // HULLS


def hull_at(where: int) -> int:
    return where % HULLS


def make_actions(home: str) -> list[Action]:
    """Every answer there is, by code."""
    table = ActionTable(home)
    table.add(PASS, "pass", closes=True)
    table.each(ROLE, "role", "role", ROLE_IDS)
    table.each(TAKE, "take", "row", GOOD_IDS)
    table.add(TAKE, "take quarry", "pile:quarry", thing=QUARRY)
    table.add(USE_HACIENDA, "hacienda", "city:hacienda", "pile:stacks")
    table.add(USE_HOSPICE, "hospice", "city:hospice", "pile:colonists")
    for place, name in enumerate(PLACE_IDS):
        zone = "island" if tile_of(place) >= 0 else "city"
        table.add(MAN, f"man {name}", f"{zone}:{name}", thing=place)
    table.each(BUILD, "build", "market", BUILDING_IDS)
    table.add(USE_UNIVERSITY, "university", "city:university", "pile:colonists")
    table.each(BONUS, "bonus", "supply", GOOD_IDS)
    table.each(SELL, "sell", "goods", GOOD_IDS)
    for good, name in enumerate(GOOD_IDS):
        for hull in range(HULLS):
            ship, target = ("wharf", "city:wharf") if hull == BY_WHARF else (str(hull + 1), f"ship:{hull + 1}")
            table.add(LOAD, f"load {name} {ship}", f"goods:{name}", target, source=hull, thing=good)
    table.each(STORE, "store", "goods", GOOD_IDS)
    table.each(KEEP, "keep", "goods", GOOD_IDS)
    table.add(COLONIST_SUPPLY, "colonist supply", "pile:colonists")
    table.add(COLONIST_SHIP, "colonist ship", "ship:colonists")
    table.each(PRODUCE, "produce", "supply", GOOD_IDS)
    table.add(CAPTAIN_POINT, "point captain", "role:captain")
    table.add(HARBOR_POINT, "point harbor", "city:harbor")
    for stack in range(STACKS):
        table.add(STACK, f"stack {stack + 1}", f"stack:{stack + 1}", thing=stack)
    assert len(table.actions) == CODES
    return table.actions


class Menus(Printed):
    """Menus that depend on a few bits only, made once: a question shares them and never changes them."""

    def __init__(self, game: Game) -> None:
        table = game.actions
        self.refuse = table[PASS]
        self.roles = by_set(game.by_verb[ROLE])
        self.take = self.or_pass(by_set(game.by_verb[TAKE]))
        self.sell = self.or_pass(by_set(game.by_verb[SELL]))
        self.bonus = by_set(game.by_verb[BONUS])
        self.bonus_or_pass = self.or_pass(self.bonus)
        self.keep = by_set(game.by_verb[KEEP])
        self.keep_or_pass = self.or_pass(self.keep)
        self.produce = self.or_pass(by_set(game.by_verb[PRODUCE]))
        self.hacienda = either(table, USE_HACIENDA)
        self.hospice = either(table, USE_HOSPICE)
        self.university = either(table, USE_UNIVERSITY)
        self.colonist_supply = either(table, COLONIST_SUPPLY)
        self.colonist_ship = either(table, COLONIST_SHIP)
        self.captain_point = either(table, CAPTAIN_POINT)
        self.harbor_point = either(table, HARBOR_POINT)

    def or_pass(self, made: list[list[Action]]) -> list[list[Action]]:
        """The same menus where the book says that one may."""
        return [[self.refuse, *acts] for acts in made]


def either(table: list[Action], code: int) -> list[Action]:
    """To do it or not."""
    return [table[PASS], table[code]]


def menu_or_pass(s: State, verb: int, kinds: i64) -> list[Action]:
    """One answer for each kind of a set, behind a `pass`."""
    acts = of_bits(kinds, s.game.by_verb[verb])
    acts.insert(0, s.game.actions[PASS])
    return acts
