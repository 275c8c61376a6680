"""What roles bring in Puerto Rico."""

from typing import Final

from ludoteca.core.bits import members
from ludoteca.core.protocol import Action
from ludoteca.games.puerto_rico.data import (
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    FACTORY,
    GOODS,
    HARBOR,
    LARGE_WAREHOUSE,
    MAYOR,
    QUARRY,
    SETTLER,
    TRADER,
    WHARF,
)
from ludoteca.games.puerto_rico.packed import count
from ludoteca.games.puerto_rico.phases.builder import building_offers
from ludoteca.games.puerto_rico.phases.settler import tile_offers
from ludoteca.games.puerto_rico.phases.trader import good_offers, premium
from ludoteca.games.puerto_rico.player import Player
from ludoteca.games.puerto_rico.position import PuertoRico

from .puerto_rico_worth import PuertoRicoWorth

# Few roles are left over: most of what a role brings without its privilege comes anyway, when somebody else takes it.
# By role, settler first; prospectors bring the others nothing.
ANYWAY: Final = [0.7, 0.7, 0.7, 0.7, 0.6, 0.7, 0.0, 0.0]
SURELY: Final = 0.9  # of that for the last pick of a round
# The part of what a role brings the others that counts against it. A craftsman's barrels go to those who ship first.
ENVY: Final = [0.1, 0.1, 0.07, 0.3, 0.1, 0.1, 0.0, 0.0]
# The part of a barrel's worth that a new one keeps: it has to find a ship, and more of a kind than a ship takes rots.
MADE: Final = 0.6
CROWDED: Final = 0.45
SOLD: Final = 0.2  # what is sold can no longer be shipped


class PuertoRicoRoles(PuertoRicoWorth):
    """What each role brings a player, with its privilege or without."""

    def weigh_roles(self, s: PuertoRico, seat: int, acts: list[Action], left: float) -> list[float]:
        """What a role brings, less what it would have brought if somebody else had taken it, less what it brings the
        others."""
        sure = SURELY if s.picked == s.setup.picks - 1 else 1.0
        weights: list[float] = []
        for action in acts:
            role = action.thing
            gain = self.role(s, seat, role, True, left) + s.coins[role] * self.doubloon(left)
            gain -= sure * ANYWAY[role] * self.role(s, seat, role, False, left)
            others = 0.0
            for other in range(s.seats):
                if other != seat:
                    others += self.role(s, other, role, False, left)
            weights.append(gain - ENVY[role] * others / (s.seats - 1))
        return weights

    def role(self, s: PuertoRico, seat: int, role: int, own: bool, left: float) -> float:
        """The points a role brings a player, with or without the privilege."""
        player = s.players[seat]
        if role == SETTLER:
            return self.best_tile(s, player, own, left)
        if role == MAYOR:
            return self.colonists(s, player, own, left)
        if role == BUILDER:
            return self.best_building(s, player, own, left)
        if role == CRAFTSMAN:
            return self.produced(s, player, own, left)
        if role == TRADER:
            return self.best_sale(s, player, own, left)
        if role == CAPTAIN:
            return self.shipped(s, player, own, left)
        return self.doubloon(left) if own else 0.0

    def best_tile(self, s: PuertoRico, player: Player, own: bool, left: float) -> float:
        offers = tile_offers(s, player, own)
        best = 0.0
        for tile in members(offers):
            best = max(best, self.tile(s, player, tile, left))
        return best

    def colonists(self, s: PuertoRico, player: Player, own: bool, left: float) -> float:
        """New colonists, as far as there is something to do for them."""
        new = s.aboard // s.seats + (1 if own else 0)
        room = player.land() + player.circles - player.people
        return min(new, max(room, 0)) * 0.15 * left

    def best_building(self, s: PuertoRico, player: Player, own: bool, left: float) -> float:
        offers = building_offers(s, player, 1 if own else 0)
        quarries = int(count(player.men, QUARRY))
        best = 0.0
        for kind in members(offers):
            price = s.setup.price_of(kind, quarries, 1 if own else 0)
            best = max(best, self.building(s, player, kind, left) - price * self.doubloon(left))
        return best

    def produced(self, s: PuertoRico, player: Player, own: bool, left: float) -> float:
        """New barrels, as far as a ship will have room for them; none when no captain comes any more."""
        makes = player.makes()
        worth = 0.0
        number = 0
        for good in range(GOODS):
            made = int(min(count(makes, good), count(s.supply, good)))
            if made:
                number += 1
                fit = min(made, max(self.room(s, good) - int(count(player.goods, good)), 0))
                part = fit * MADE + (made - fit) * CROWDED + (0.5 * MADE if own else 0.0)
                worth += part * self.barrel(s, good, left)
        if s.ending and s.holder(CAPTAIN) >= 0:
            worth = 0.0
        if number and player.works(FACTORY):
            worth += s.setup.factory[number] * self.doubloon(left)
        return worth

    def best_sale(self, s: PuertoRico, player: Player, own: bool, left: float) -> float:
        offers = good_offers(s, player)
        best = 0.0
        for good in members(offers):
            doubloons = s.setup.price[good] + premium(player) + (1 if own else 0)
            best = max(best, doubloons * self.doubloon(left) - SOLD * self.ship)
        return best

    def shipped(self, s: PuertoRico, player: Player, own: bool, left: float) -> float:
        """Points for what can be loaded if nobody comes in between, less the barrels that would rot after it."""
        if player.goods == 0:
            return 0.0
        loaded = 0
        loads = 0
        rest = 0
        most = 0
        for good in range(GOODS):
            number = int(count(player.goods, good))
            if number == 0:
                continue
            room = self.room(s, good)
            aboard = min(number, room)
            loaded += aboard
            loads += 1 if aboard else 0
            rest += number - aboard
            most = max(most, number - aboard)
        if most and player.works(WHARF):
            loaded += most
            rest -= most
            loads += 1
        points = float(loaded + (1 if own and loaded else 0) + (loads if player.works(HARBOR) else 0))
        lost = max(rest - 1, 0) if not player.works(LARGE_WAREHOUSE) else 0
        return points - loaded * self.ship * 0.5 - lost * 0.3

    def room(self, s: PuertoRico, good: int) -> int:
        ship = s.ship_with(good)
        if ship >= 0:
            return s.room(ship)
        most = 0
        for ship in range(len(s.setup.ships)):
            if s.empty(ship):
                most = s.setup.ships[ship]
        return most
