"""The position: what lies on the table, and the small rules about tiles, colonists, goods and points."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.bits import bit
from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.protocol import Frame, Game
from ludoteca.core.scored import Scored

from . import tell
from .actions import Menus
from .data import BUILDINGS, GOODS, ROLES, STACKS, TILES, Setup
from .packed import count, packed, some, total
from .player import Player, new_player
from .scoring import CAPTAIN_SOURCE, FIRST_BONUS, HARBOR_SOURCE, SHIPPING_SOURCE, points, tie_break

# Kinds of chance (the names stand in CHANCES).
GOVERNOR: Final = 0
REVEAL: Final = 1
DRAW: Final = 2
CHANCES: Final = ("governor", "reveal", "draw")

# Why the game ends (the names stand in CAUSES).
COLONISTS_OUT: Final = 0
CITY_FULL: Final = 1
CHIPS_OUT: Final = 2
CAUSES: Final = ("colonists", "city", "chips")


class PuertoRico(Scored):
    """`holders` says who took which role (seat + 1, packed), `coins` the doubloons on the role cards. Face-down
    plantations are counts (`bag`), the stacks only heights: a tile gets its kind when it is turned. `cargo` holds
    the loads of the ships. `chips` may fall below zero: points noted on paper (PR 76).
    `ending` is the set of causes that will end the game. `coins` and `stock` are replaced, never changed, so that
    clones share them."""

    def __init__(
        self,
        game: Game,
        chance: Chance,
        setup: Setup,
        menus: Menus,
        letter: bool,
        players: list[Player],
        governor: int,
        rounds: int,
        picked: int,
        holders: i64,
        coins: list[int],
        bag: list[int],
        stacks: i64,
        row: i64,
        discards: i64,
        quarries: int,
        supply: i64,
        cargo: i64,
        house: i64,
        colonists: int,
        aboard: int,
        chips: int,
        stock: list[int],
        market: i64,
        ending: int,
    ) -> None:
        super().__init__(game, setup.seats, chance)
        self.setup = setup
        self.menus = menus
        self.letter = letter
        self.players = players
        self.governor = governor
        self.rounds = rounds
        self.picked = picked
        self.holders: i64 = holders
        self.coins = coins
        self.bag = bag
        self.stacks: i64 = stacks
        self.row: i64 = row
        self.discards: i64 = discards
        self.quarries = quarries
        self.supply: i64 = supply
        self.cargo: i64 = cargo
        self.house: i64 = house
        self.colonists = colonists
        self.aboard = aboard
        self.chips = chips
        self.stock = stock
        self.market: i64 = market  # the buildings still in stock, as a bit set
        self.ending = ending

    def clone(self) -> "PuertoRico":
        other = PuertoRico(
            game=self.game, chance=self.chance.clone(), setup=self.setup, menus=self.menus, letter=self.letter,
            players=[player.clone() for player in self.players],
            governor=self.governor, rounds=self.rounds, picked=self.picked, holders=self.holders, coins=self.coins,
            bag=self.bag[:], stacks=self.stacks, row=self.row, discards=self.discards, quarries=self.quarries,
            supply=self.supply, cargo=self.cargo, house=self.house, colonists=self.colonists, aboard=self.aboard,
            chips=self.chips, stock=self.stock, market=self.market, ending=self.ending,
        )  # fmt: skip
        self.hand_on(other)
        return other

    # Roles

    def holder(self, role: int) -> int:
        """PR 9: who took a role in this round, -1 if nobody did."""
        return int(count(self.holders, role)) - 1

    def hold(self, seat: int, role: int) -> None:
        self.holders += some(seat + 1, role)

    # Plantations

    def draw(self, stack: int, kind: int) -> int:
        """The top tile of a stack, seen by everybody."""
        tile = self.chance.pick(self.bag, int(total(self.stacks)), kind, EVERYBODY)
        self.bag[tile] -= 1
        self.stacks -= some(1, stack)
        return tile

    def first_stack(self) -> int:
        """The first stack with tiles; the stacks are alike, nobody knows their order."""
        stack = 0
        while count(self.stacks, stack) == 0:
            stack += 1
        return stack

    def shuffle(self) -> None:
        """PR 19: the discards become new stacks."""
        self.tell(tell.SHUFFLE, int(total(self.discards)))
        for tile in range(GOODS):
            self.bag[tile] += int(count(self.discards, tile))
        self.stacks = heights(int(total(self.discards)))
        self.discards = 0

    def reveal_row(self) -> None:
        """PR 5, 18-19: turn up one plantation more than there are players; what is left first, then from the
        reshuffled discards; a short row stays short."""
        missing = self.setup.row - int(total(self.row))
        while missing > 0:
            if self.stacks == 0:
                if self.discards == 0:
                    return
                self.shuffle()
            stack = self.first_stack()
            tile = self.draw(stack, REVEAL)
            self.row += some(1, tile)
            self.tell(tell.REVEAL, tile, stack + 1)
            missing -= 1

    # Colonists

    def colonist_left(self) -> bool:
        """PR 66, 70: somebody is left in the supply or aboard."""
        return self.colonists > 0 or self.aboard > 0

    def lend_colonist(self, seat: int, place: int) -> None:
        """PR 66, 70: one from the supply, else from the ship; the caller puts it on its circle."""
        from_ship = self.colonists == 0
        if from_ship:
            self.aboard -= 1
        else:
            self.colonists -= 1
        self.players[seat].people += 1
        self.tell(tell.COLONIST, seat, place, 1 if from_ship else 0)

    # Buildings

    def sold_out(self, kind: int) -> None:
        """The last of a kind has left the stock."""
        self.market &= ~bit(kind)

    # Ships

    # The load of a ship is eight bits of the cargo: the good + 1, and how many.

    def good_on(self, ship: i64) -> int:
        """What a ship carries, -1 if it is empty."""
        return int((self.cargo >> (8 * ship)) & 15) - 1

    def barrels_on(self, ship: i64) -> int:
        return int((self.cargo >> (8 * ship + 4)) & 15)

    def empty(self, ship: i64) -> bool:
        return (self.cargo >> (8 * ship)) & 255 == 0

    def ship_with(self, good: i64) -> int:
        """PR 53: the ship that carries this kind, -1 if none does."""
        cargo = self.cargo
        ship = 0
        while cargo:
            if cargo & 15 == good + 1:
                return ship
            cargo >>= 8
            ship += 1
        return -1

    def room(self, ship: int) -> int:
        return self.setup.ships[ship] - self.barrels_on(ship)

    def put_aboard(self, ship: i64, good: i64, number: i64) -> None:
        load = number << 4
        if self.empty(ship):
            load += good + 1
        self.cargo += load << (8 * ship)

    def empty_ship(self, ship: i64) -> None:
        """PR 59: its goods go back to the supply."""
        good, number = self.good_on(ship), self.barrels_on(ship)
        load = (self.cargo >> (8 * ship)) & 255
        self.cargo -= load << (8 * ship)
        self.supply += some(number, good)
        self.tell(tell.SHIP_EMPTIED, int(ship) + 1, good, number)

    # Points

    def score(self, seat: int, source: int, number: int) -> None:
        """Say that points were gained."""
        self.tell_points(tell.SCORE, seat, source, number)

    def ship_points(self, seat: int, source: int, number: int) -> None:
        """PR 56, 71, 76: chips for shipping; the last one ends the game after this round, later points still count."""
        player = self.players[seat]
        if source == SHIPPING_SOURCE:
            player.shipped += number
        elif source == CAPTAIN_SOURCE:
            player.captained += number
        else:
            assert source == HARBOR_SOURCE
            player.harbored += number
        self.chips -= number
        self.score(seat, source, number)
        if self.chips <= 0:
            self.end_by(CHIPS_OUT)

    def end_by(self, cause: int) -> None:
        """PR 74-77: the round is played to its end."""
        if not self.ends_by(cause):
            self.ending |= 1 << cause
            self.tell(tell.ENDING, cause)

    def ends_by(self, cause: int) -> bool:
        return (self.ending >> cause) & 1 == 1

    def end_game(self) -> None:
        """PR 77-78: the large buildings score, and nothing more is played."""
        self.close(tell.OVER, tell.SCORE, FIRST_BONUS)

    # The rest of the contract

    def points(self, seat: int) -> list[int]:
        return points(self.players[seat], self.setup)

    def tie_break(self, seat: int) -> int:
        return tie_break(self.players[seat])

    def components(self) -> list[int]:
        """Buildings, plantations and quarries, goods, colonists, points (chips and noted ones)."""
        buildings = self.stock[:]
        tiles = [self.bag[good] + int(count(self.row, good) + count(self.discards, good)) for good in range(GOODS)]
        tiles.append(self.quarries)
        goods = [int(count(self.supply, good) + count(self.house, good)) for good in range(GOODS)]
        for ship in range(len(self.setup.ships)):
            if not self.empty(ship):
                goods[self.good_on(ship)] += self.barrels_on(ship)
        colonists = self.colonists + self.aboard
        chips = self.chips
        for player in self.players:
            for kind in range(BUILDINGS):
                buildings[kind] += 1 if player.owns(kind) else 0
            for tile in range(TILES):
                tiles[tile] += int(count(player.tiles, tile))
            for good in range(GOODS):
                goods[good] += int(count(player.goods, good))
            colonists += player.people
            chips += player.chips()
        return [*buildings, *tiles, *goods, colonists, chips]


def heights(tiles: int) -> i64:
    """PR 4: so many tiles in five stacks, as even as can be."""
    stacks: i64 = 0
    for stack in range(STACKS):
        stacks += some((tiles + STACKS - 1 - stack) // STACKS, stack)
    return stacks


def set_up(
    game: Game, chance: Chance, setup: Setup, menus: Menus, letter: bool, governor: int, first: "Frame[PuertoRico]"
) -> PuertoRico:
    """PR 1-7: money and a plantation for each by place from the governor on, the rest of the plantations in five
    stacks, the row turned up, colonists aboard besides the supply."""
    seats = setup.seats
    players = [new_player() for _ in range(seats)]
    bag = setup.plantations[:]
    for place in range(seats):
        player = players[(governor + place) % seats]
        player.doubloons = setup.doubloons[place]
        player.settle(setup.start[place])
        bag[setup.start[place]] -= 1
    market: i64 = bit(BUILDINGS) - 1
    s = PuertoRico(
        game=game, chance=chance, setup=setup, menus=menus, letter=letter, players=players, governor=governor,
        rounds=1, picked=0, holders=0, coins=[0] * ROLES, bag=bag, stacks=heights(sum(bag)), row=0, discards=0,
        quarries=setup.quarries, supply=packed(setup.goods), cargo=0, house=0, colonists=setup.colonists,
        aboard=setup.aboard, chips=setup.chips, stock=setup.stock[:], market=market, ending=0,
    )  # fmt: skip
    s.reveal_row()
    s.push(first)
    return s
