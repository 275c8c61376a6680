"""What lies in front of one player."""

from mypy_extensions import i64

from ludoteca.core.bits import bit, ones

from .data import (
    COFFEE,
    COFFEE_ROASTER,
    CORN,
    INDIGO,
    INDIGO_PLANT,
    ISLAND,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
)
from .packed import count, some, total

# Colonists on buildings: two bits for each.


def posted(number: i64, kind: i64) -> i64:
    """So many colonists on a building. The number is an argument because mypyc shifts a literal in 32 bits."""
    return number << (2 * kind)


def crew(pack: i64, kind: i64) -> i64:
    """How many colonists stand on a building."""
    return (pack >> (2 * kind)) & 3


def crew_total(pack: i64) -> i64:
    """How many colonists stand on all buildings."""
    fours: i64 = (pack & 0x333333333333333) + ((pack >> 2) & 0x333333333333333)
    return total(fours)


class Player:
    """`goods`, `tiles` and `men` (colonists on tiles) are packed by kind, `crew` (colonists on buildings) by two bits
    for each building, `city` is a bit set of buildings. `people` are all colonists of the player: those on no circle
    are in San Juan. `used` and `circles` are the spaces and circles of all buildings. Chips are kept by what earned
    them: `shipped`, `captained`, `harbored`."""

    def __init__(
        self,
        doubloons: int,
        goods: i64,
        tiles: i64,
        men: i64,
        city: i64,
        crew: i64,
        people: int,
        used: int,
        circles: int,
        shipped: int,
        captained: int,
        harbored: int,
    ) -> None:
        self.doubloons = doubloons
        self.goods: i64 = goods
        self.tiles: i64 = tiles
        self.men: i64 = men
        self.city: i64 = city
        self.crew: i64 = crew
        self.people = people
        self.used = used
        self.circles = circles
        self.shipped = shipped
        self.captained = captained
        self.harbored = harbored

    def clone(self) -> "Player":
        return Player(
            doubloons=self.doubloons, goods=self.goods, tiles=self.tiles, men=self.men, city=self.city,
            crew=self.crew, people=self.people, used=self.used, circles=self.circles, shipped=self.shipped,
            captained=self.captained, harbored=self.harbored,
        )  # fmt: skip

    def owns(self, kind: i64) -> bool:
        return (self.city >> kind) & 1 == 1

    def works(self, kind: i64) -> bool:
        """PR 23, 61: a building works while at least one colonist stands on it."""
        return (self.crew >> (2 * kind)) & 3 != 0

    def crew_of(self, kind: i64) -> i64:
        return crew(self.crew, kind)

    def add_crew(self, kind: i64) -> None:
        self.crew += posted(1, kind)

    def manned(self, tile: i64) -> i64:
        """How many tiles of that kind are occupied."""
        return count(self.men, tile)

    def land(self) -> int:
        """How many island spaces are filled."""
        return int(total(self.tiles))

    def full(self) -> bool:
        """PR 21."""
        return total(self.tiles) >= ISLAND

    def add_building(self, kind: i64, spaces: int, circles: int) -> None:
        self.city |= bit(kind)
        self.used += spaces
        self.circles += circles

    def of_set(self, kinds: i64) -> int:
        """How many buildings of a bit set of kinds stand in the city."""
        return int(ones(self.city & kinds))

    def settle(self, tile: i64) -> None:
        self.tiles += some(1, tile)

    def chips(self) -> int:
        return self.shipped + self.captained + self.harbored

    def idle(self) -> int:
        """Colonists in San Juan."""
        return self.people - int(total(self.men)) - int(crew_total(self.crew))

    def empty_circles(self) -> int:
        """PR 30: circles of buildings without a colonist."""
        return self.circles - int(crew_total(self.crew))

    def makes(self) -> i64:
        """PR 41-43: what the player can produce, packed: corn by plantations alone, the rest also needs a colonist
        in a plant for each barrel."""
        men = self.men
        made = some(count(men, CORN), CORN)
        made += some(less(count(men, INDIGO), self.crew_of(SMALL_INDIGO_PLANT) + self.crew_of(INDIGO_PLANT)), INDIGO)
        made += some(less(count(men, SUGAR), self.crew_of(SMALL_SUGAR_MILL) + self.crew_of(SUGAR_MILL)), SUGAR)
        made += some(less(count(men, TOBACCO), self.crew_of(TOBACCO_STORAGE)), TOBACCO)
        return made + some(less(count(men, COFFEE), self.crew_of(COFFEE_ROASTER)), COFFEE)


def less(one: i64, other: i64) -> i64:
    return one if one < other else other


def new_player() -> Player:
    """Who owns nothing yet."""
    return Player(
        doubloons=0, goods=0, tiles=0, men=0, city=0, crew=0, people=0, used=0, circles=0, shipped=0, captained=0,
        harbored=0,
    )  # fmt: skip
