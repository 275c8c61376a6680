"""What is printed on the components, and what each number of players sets up. Kinds are numbers in the order of the
data file."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData
from ludoteca.core.protocol import Printed

CORN: Final = 0
INDIGO: Final = 1
SUGAR: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
GOODS: Final = 5
QUARRY: Final = 5
TILES: Final = 6

SMALL_INDIGO_PLANT: Final = 0
SMALL_SUGAR_MILL: Final = 1
INDIGO_PLANT: Final = 2
SUGAR_MILL: Final = 3
TOBACCO_STORAGE: Final = 4
COFFEE_ROASTER: Final = 5
SMALL_MARKET: Final = 6
HACIENDA: Final = 7
CONSTRUCTION_HUT: Final = 8
SMALL_WAREHOUSE: Final = 9
HOSPICE: Final = 10
OFFICE: Final = 11
LARGE_MARKET: Final = 12
LARGE_WAREHOUSE: Final = 13
FACTORY: Final = 14
UNIVERSITY: Final = 15
HARBOR: Final = 16
WHARF: Final = 17
GUILD_HALL: Final = 18
RESIDENCE: Final = 19
FORTRESS: Final = 20
CUSTOMS_HOUSE: Final = 21
CITY_HALL: Final = 22
PLANTS: Final = 6
BUILDINGS: Final = 23

SMALL_PLANT_SET: Final = 0b11
LARGE_PLANT_SET: Final = 0b111100
PLANT_SET: Final = 0b111111
LARGE_SET: Final = 0b11111 << GUILD_HALL

# What each production building makes.
PRODUCTS: Final = (INDIGO, SUGAR, INDIGO, SUGAR, TOBACCO, COFFEE)

SETTLER: Final = 0
MAYOR: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
PROSPECTOR: Final = 6
PROSPECTOR_2: Final = 7
ROLES: Final = 8

ISLAND: Final = 12
CITY: Final = 12
HOUSE: Final = 4
STACKS: Final = 5
SHIPS: Final = 3

GOOD_IDS: Final = ("corn", "indigo", "sugar", "tobacco", "coffee")
TILE_IDS: Final = (*GOOD_IDS, "quarry")
ROLE_IDS: Final = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2")
BUILDING_IDS: Final = (
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
    "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office", "large_market",
    "large_warehouse", "factory", "university", "harbor", "wharf",
    "guild_hall", "residence", "fortress", "customs_house", "city_hall",
)  # fmt: skip

CATEGORIES: Final = ("production_small", "production_large", "violet_small", "violet_large")
DEAREST: Final = 10


class Setup(Printed):
    """One way to begin: the numbers of players and of components, prices, and what follows from them."""

    def __init__(self, data: FilePart, seats: int, balanced: bool) -> None:
        here = data.part("setups").part(str(seats))
        buildings = data.parts("buildings")
        self.seats = seats
        self.balanced = balanced
        self.start = [_good(here, name) for name in here.texts("start")]
        self.doubloons = [here.number("doubloons")] * seats
        self.cost = [building.number("cost") for building in buildings]
        if balanced:
            self._balance(data.part("balanced"))
        self.vp = [building.number("vp") for building in buildings]
        self.circles = [building.number("circles") for building in buildings]
        self.column = [building.number("column") for building in buildings]
        self.size = [building.number("size") for building in buildings]
        copies = here.part("stock")
        self.stock = [copies.number(building.text("category")) for building in buildings]
        self.price = [good.number("price") for good in data.parts("goods")]
        self.goods = here.numbers("goods", GOODS)
        self.plantations = here.numbers("plantations", GOODS)
        self.quarries = here.number("quarries")
        self.chips = here.number("chips")
        self.colonists = here.number("colonists")
        self.aboard = here.number("aboard")
        self.ships = here.numbers("ships", 2 if seats == 2 else SHIPS)
        self.row = here.number("row")
        self.roles = here.number("roles")
        self.picks = here.number("picks") * seats
        self.factory = data.numbers("factory", GOODS + 1)
        self.residence = data.numbers("residence", ISLAND + 1)
        self.afford = self._afford()
        self._check(here)

    def _balance(self, changes: FilePart) -> None:
        """The option `balanced`: other prices, and less money for those who begin with corn."""
        costs = changes.part("cost")
        for name in costs.data:
            if name not in BUILDING_IDS:
                raise costs.bad(name, "a building")
            self.cost[BUILDING_IDS.index(name)] = costs.number(name)
        for place in range(self.seats):
            if self.start[place] == CORN:
                self.doubloons[place] += changes.number("corn_seat")

    def price_of(self, kind: int, quarries: int, off: int) -> int:
        """PR 33, 37, E01: occupied quarries up to the column, the builder's privilege on top, never below zero."""
        price = self.cost[kind] - min(quarries, self.column[kind]) - off
        return price if price > 0 else 0

    def _afford(self) -> list[int]:
        """The buildings that can be paid, as bit sets by quarries (0 to 4), privilege (0, 1) and doubloons."""
        table: list[int] = []
        for quarries in range(5):
            for off in range(2):
                for doubloons in range(DEAREST + 1):
                    payable = 0
                    for kind in range(BUILDINGS):
                        if self.price_of(kind, quarries, off) <= doubloons:
                            payable |= 1 << kind
                    table.append(payable)
        return table

    def affordable(self, quarries: int, off: int, doubloons: int) -> int:
        """The buildings a player can pay, as a bit set."""
        return self.afford[(min(quarries, 4) * 2 + off) * (DEAREST + 1) + min(doubloons, DEAREST)]

    def _check(self, here: FilePart) -> None:
        if len(self.start) != self.seats:
            raise here.bad("start", f"a list of {self.seats} goods")
        if max(self.goods) > 15 or max(self.plantations) > 15 or max(self.ships) > 15:
            raise BadData(f"{here.where}: goods, plantations and ships hold at most 15")
        if self.ships != sorted(self.ships):
            raise here.bad("ships", "in rising order")
        if not self.picks < self.roles + 1 <= ROLES + 1:
            raise here.bad("roles", "between the number of picks and eight")
        if max(self.cost) > DEAREST or max(self.circles) > 3 or max(self.column) > 4:
            raise BadData(f"{here.where}: a building costs at most 10, has 3 circles and stands in column 4 at most")


class Box:
    """Everything in the box: one set-up for each number of players, plain and balanced."""

    def __init__(self, data: Mapping[str, object]) -> None:
        reader = FilePart(data, "puerto-rico")
        self._check(reader)
        self.standing = reader.text("standing")
        self.plain = [Setup(reader, seats, False) for seats in range(2, 6)]
        self.balanced = [Setup(reader, seats, True) for seats in range(2, 6)]

    def setup(self, seats: int, balanced: bool) -> Setup:
        return (self.balanced if balanced else self.plain)[seats - 2]

    def _check(self, reader: FilePart) -> None:
        if tuple(item.text("id") for item in reader.parts("goods")) != GOOD_IDS:
            raise reader.bad("goods", "the five goods of the game, in order")
        if tuple(reader.texts("roles")) != ROLE_IDS:
            raise reader.bad("roles", "the eight role cards of the game, in order")
        buildings = reader.parts("buildings")
        if tuple(item.text("id") for item in buildings) != BUILDING_IDS:
            raise reader.bad("buildings", "the 23 kinds of the game, in order")
        for kind, building in enumerate(buildings):
            if building.text("category") != category(kind):
                raise building.bad("category", category(kind))


def is_large(kind: int) -> bool:
    """Whether a building takes two spaces and scores at the end."""
    return (LARGE_SET >> kind) & 1 == 1


def category(kind: int) -> str:
    """What a building is: the rules for guild hall and city hall go by it."""
    if kind < PLANTS:
        return CATEGORIES[0] if (SMALL_PLANT_SET >> kind) & 1 else CATEGORIES[1]
    return CATEGORIES[3] if is_large(kind) else CATEGORIES[2]


def _good(here: FilePart, name: str) -> int:
    if name not in GOOD_IDS:
        raise here.bad("start", "a list of goods")
    return GOOD_IDS.index(name)
