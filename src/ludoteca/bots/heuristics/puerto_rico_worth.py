"""What things are worth in Puerto Rico: time, money, barrels, plantations, buildings, positions."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.bits import ones
from ludoteca.games.puerto_rico.data import (
    BUILDINGS,
    CITY,
    CONSTRUCTION_HUT,
    CORN,
    CUSTOMS_HOUSE,
    FACTORY,
    FORTRESS,
    GOODS,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    ISLAND,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    OFFICE,
    PLANT_SET,
    PLANTS,
    PRODUCTS,
    QUARRY,
    RESIDENCE,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    UNIVERSITY,
    WHARF,
)
from ludoteca.games.puerto_rico.packed import count, kinds, total
from ludoteca.games.puerto_rico.player import Player
from ludoteca.games.puerto_rico.position import PuertoRico

from ..heuristic import Heuristic

# Rounds of a game by what ends it (a full city, no colonists, no points left), for each number of players, fitted over
# games of the heuristics and of searches.
CITY_ROUNDS: Final = [0.0, 0.0, 9.6, 16.5, 14.8, 17.5]
COLONIST_ROUNDS: Final = [0.0, 0.0, 9.6, 15.2, 14.8, 13.7]
CHIP_ROUNDS: Final = [0.0, 0.0, 18.0, 15.2, 14.0, 12.7]
HALTING: Final = 0.35  # the part of a round that passes between the last of something and the end

# What a doubloon brings besides for each round still to come: who is poor at first builds late and little, and an early
# building works all game.
EARLY: Final = 0.035
FALLOW: Final = 1.6  # rounds before a new plant works

# Points for each round still to come: a plantation that works, by kind (quarry last), and a manned violet building.
SHIPPER_TILES: Final = [0.55, 0.35, 0.4, 0.4, 0.58, 0.5]
BUILDER_TILES: Final = [0.42, 0.19, 0.27, 0.58, 0.63, 0.5]
SHIPPER_VIOLET: Final = {
    SMALL_MARKET: 0.4, HACIENDA: 0.1, CONSTRUCTION_HUT: 0.1, SMALL_WAREHOUSE: 0.3, HOSPICE: 0.1, OFFICE: 0.2,
    LARGE_MARKET: 0.25, LARGE_WAREHOUSE: 0.4, FACTORY: 0.65, UNIVERSITY: 0.33, HARBOR: 1.0, WHARF: 1.0,
}  # fmt: skip
BUILDER_VIOLET: Final = {
    SMALL_MARKET: 0.37, HACIENDA: 0.1, CONSTRUCTION_HUT: 0.2, SMALL_WAREHOUSE: 0.24, HOSPICE: 0.2, OFFICE: 0.27,
    LARGE_MARKET: 0.41, LARGE_WAREHOUSE: 0.3, FACTORY: 0.7, UNIVERSITY: 0.25, HARBOR: 0.74, WHARF: 0.74,
}  # fmt: skip


class PuertoRicoWorth(Heuristic[PuertoRico]):
    """`tiles` and `violet` are points a round for what works, `ship` the points a barrel in the store will bring on a
    ship, `money` those of a doubloon while there is time to spend it."""

    def __init__(self, name: str, tiles: list[float], violet: dict[int, float], ship: float, money: float) -> None:
        super().__init__(name, 10.0, 40)
        self.tiles = tiles
        self.violet = [violet.get(kind, 0.0) for kind in range(BUILDINGS)]
        self.ship = ship
        self.money = money

    def left(self, s: PuertoRico) -> float:
        """Rounds still to come, by the end that is nearest."""
        if s.ending:
            return (s.setup.picks - s.picked + 1) / s.setup.picks
        used = 0
        for player in s.players:
            used = max(used, player.used)
        seats = s.seats
        city = CITY_ROUNDS[seats] * (CITY - used) / CITY
        colonists = COLONIST_ROUNDS[seats] * s.colonists / s.setup.colonists
        chips = CHIP_ROUNDS[seats] * s.chips / s.setup.chips
        return HALTING + min(city, colonists, chips)

    def doubloon(self, left: float) -> float:
        return self.money + EARLY * left if left >= 4.0 else self.money * left / 4.0

    def barrel(self, s: PuertoRico, good: int, left: float) -> float:
        """A barrel in the store: a point on a ship or a sale, whichever is better on the whole."""
        return self.ship + 0.2 * s.setup.price[good] * self.doubloon(left)

    def capacity(self, s: PuertoRico, player: Player, good: int) -> int:
        """Circles in plants for a good, manned or not."""
        if good == CORN:
            return ISLAND
        circles = 0
        for kind in range(PLANTS):
            if PRODUCTS[kind] == good and player.owns(kind):
                circles += s.setup.circles[kind]
        return circles

    def tile(self, s: PuertoRico, player: Player, tile: int, left: float) -> float:
        """One more plantation or quarry."""
        worth = self.tiles[tile] * left
        if tile == QUARRY:
            return worth * max(1.0 - 0.25 * int(count(player.tiles, QUARRY)), 0.0) * (CITY - player.used) / CITY
        own = int(count(player.tiles, tile))
        room = self.capacity(s, player, tile) - own
        if room <= 0:
            worth *= 0.55 if own == 0 else 0.3
        return worth

    def building(self, s: PuertoRico, player: Player, kind: int, left: float) -> float:
        """The points a building will have brought at the end if it is built now."""
        worth = float(s.setup.vp[kind])
        if kind < PLANTS:
            good = PRODUCTS[kind]
            idle = int(count(player.tiles, good)) - self.capacity(s, player, good)
            gain = min(max(idle, 0), s.setup.circles[kind])
            worth += (gain + (0.15 if gain == 0 and kind >= 2 else 0.0)) * self.tiles[good] * max(left - FALLOW, 0.0)
        elif kind >= GUILD_HALL:
            worth += self.bonus(s, player, kind, left)
        else:
            worth += self.violet[kind] * max(left - 1.5, 0.0)
        return worth

    def bonus(self, s: PuertoRico, player: Player, kind: int, left: float) -> float:
        """What a large building will score at the end, if it is manned."""
        if kind == GUILD_HALL:
            large = int(ones(player.city & 0b111100))
            return 2.0 * large + int(ones(player.city & 0b11)) + 0.15 * left
        if kind == RESIDENCE:
            return float(s.setup.residence[min(player.land() + int(left / 3.0), ISLAND)])
        if kind == FORTRESS:
            return (player.people + 0.8 * left) / 3.0
        if kind == CUSTOMS_HOUSE:
            return (player.chips() + self.ship * 2.0 * left) / 4.0
        return 1.0 + int(ones(player.city & ~PLANT_SET)) + 0.25 * left

    def value(self, s: PuertoRico) -> list[float]:
        left = self.left(s)
        found: list[float] = [float(score) for score in s.scores()]
        for seat in range(s.seats):
            player = s.players[seat]
            worth = player.doubloons * self.doubloon(left)
            makes: i64 = player.makes()
            for good in range(GOODS):
                worth += int(count(player.goods, good)) * self.barrel(s, good, left)
                worth += int(count(makes, good)) * self.tiles[good] * left
            worth += int(count(player.men, QUARRY)) * self.tiles[QUARRY] * left
            worth += int(total(player.tiles)) * 0.1 * left + player.idle() * 0.1 * left
            for kind in range(PLANTS, GUILD_HALL):
                if player.works(kind):
                    worth += self.violet[kind] * left
            worth += int(ones(kinds(makes))) * 0.1 * left
            found[seat] += worth
        return found
