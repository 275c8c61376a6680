"""The position and the small rules that many phases share. The lists of a position are replaced, never changed: clones
share them."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Action, EventKind, Game, Option, State

from . import tell
from .actions import BASE_CODES, Codes
from .boards import Board
from .conserved import all_bonus_tiles, all_goods, all_tiles
from .data import BONUS_TILES, COUNTING, DEPOT_SPACES, GOODS, NONE, Pieces
from .estate import Estate, put
from .hooks import Setting, Tile
from .parts import Part, clone_parts
from .privileges import DOUBLE_BONUS, DOUBLE_MONASTERIES, DOUBLE_SALES, NO_LIMIT, SILVER_EACH, UNLIMITED
from .scoring import BONUS_POINTS, SALE_POINTS, ranked
from .seat import Seat

# Kinds of chance (the names stand in CHANCES).
PLATE_DRAW: Final = 0
DUCHY_DRAW: Final = 1
START_DRAW: Final = 2
GOOD_DRAW: Final = 3
TILE_DRAW: Final = 4
DIE_ROLL: Final = 5
WHITE_ROLL: Final = 6
CHANCES: Final = ("plate", "duchy", "start", "good", "tile", "die", "white")

MANY_HEXES: Final = 99  # more than anybody has


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Game):
    """The game with its components: what a position looks things up in."""

    def __init__(
        self,
        name: str,
        version: int,
        digest: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        chances: tuple[str, ...],
        events: tuple[EventKind, ...],
        sources: tuple[str, ...],
        longest: int,
        pieces: Pieces,
        boards: list[Board],
        plates: list[list[int]],
        tiles: list[Tile],
        actions: list[Action],
        space_ids: list[str],
    ) -> None:
        super().__init__(name, version, digest, seats, options, chances, events, sources, longest)
        self.set_actions(actions)
        self.plain_codes = BASE_CODES
        self.codes = Codes(self.by_verb)
        self.pieces = pieces
        self.boards = boards
        self.plates = plates
        self.tiles = tiles
        self.space_ids = space_ids


class Burgundy(State):
    """`players` are the seats, then those without one; `order` are they as they stand on the track, the first player
    first. `spaces` are the tiles on the main board, four in each depot, then the black depot; behind them those that
    expansions lay beside it. `wares` are the goods in the depots, six counts each. `lane`
    holds the goods of the rounds still to come in this phase. `bags` are counts by back and `unseen` the goods
    nobody has seen: drawn when they appear. `box` is what left the game, `claimed` the bonus tiles taken by colour
    (an expansion may have some behind them), `parts` what expansions keep."""

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        setting: Setting,
        players: list[Seat],
        estates: list[Estate],
        order: list[int],
        phase: int,
        round_: int,
        white: int,
        spaces: list[int],
        wares: list[int],
        lane: list[int],
        bags: list[list[int]],
        unseen: list[int],
        box: list[int],
        claimed: list[int],
        parts: list[Part],
    ) -> None:
        super().__init__(rules, setting.seats, chance)
        self.rules = rules
        self.setting = setting
        self.players = players
        self.estates = estates
        self.order = order
        self.phase = phase
        self.round = round_
        self.white = white
        self.spaces = spaces
        self.wares = wares
        self.lane = lane
        self.bags = bags
        self.unseen = unseen
        self.box = box
        self.claimed = claimed
        self.parts = parts

    def clone(self) -> "Burgundy":
        other = Burgundy(
            rules=self.rules, chance=self.chance.clone(), setting=self.setting,
            players=[player.clone() for player in self.players], estates=[estate.clone() for estate in self.estates],
            order=self.order, phase=self.phase, round_=self.round, white=self.white, spaces=self.spaces,
            wares=self.wares, lane=self.lane, bags=self.bags, unseen=self.unseen, box=self.box, claimed=self.claimed,
            parts=clone_parts(self.parts),
        )  # fmt: skip
        self.hand_on(other)
        return other

    def estate(self, seat: int) -> Estate:
        return self.estates[self.players[seat].estate]

    def owns(self, seat: int) -> bool:
        """Whether this seat acts for its estate where only one can."""
        return self.setting.owners[self.players[seat].estate] == seat

    def board(self, e: Estate) -> Board:
        return self.rules.boards[e.duchy]

    def size_of(self, e: Estate, area: int) -> int:
        """CoB 46: an area counts by its hexes, and by what makes it larger."""
        board = self.board(e)
        size = len(e.area(board, board.cells[area][0]))
        for growth in self.setting.growths:
            size += growth.more(self, e, area)
        return size

    # Gains and costs

    def score(self, seat: int, source: int, number: int) -> None:
        """Every point of the game comes through here."""
        if number:
            player = self.players[seat]
            player.points = put(player.points, source, player.points[source] + number)
            self.tell(tell.SCORE, seat, source, number)
            for watch in self.setting.scored:
                watch.scored(self, seat, source, number)

    def hire(self, seat: int, number: int) -> None:
        """Workers come, or go if the number is below zero."""
        if number:
            self.estate(seat).workers += number
            self.tell(tell.WORKERS, seat, number)
            if number > 0:
                for watch in self.setting.hired:
                    watch.hired(self, seat, number)

    def earn(self, seat: int, number: int) -> None:
        """Silver comes, or goes if the number is below zero."""
        if number:
            self.estate(seat).silver += number
            self.tell(tell.SILVER, seat, number)

    def claim(self, seat: int, colour: int) -> int:
        """CoB 48: the next bonus tile of a colour, the large one first; what it scores, 0 where none is left."""
        place = self.claimed[colour]
        if place == BONUS_TILES:
            return 0
        self.claimed = put(self.claimed, colour, place + 1)
        e = self.estate(seat)
        e.win_bonus(colour, place)
        points = self.setting.bonus[place] << e.has(DOUBLE_BONUS)
        self.score(seat, BONUS_POINTS, points)
        return points

    # Tiles

    def tile_id(self, kind: int) -> str:
        return self.rules.pieces.ids[kind]

    def stock(self, seat: int) -> list[int]:
        """The stored tiles a seat may place, sorted."""
        keys = self.setting.keys
        if keys is not None:
            return keys.stock(self, seat)
        return self.estates[self.players[seat].estate].storage

    def slots(self, seat: int) -> int:
        """Empty storage places."""
        stock = self.stock(seat)
        empty = self.setting.storage - len(stock)
        if self.setting.one_each:
            return empty
        if self.estate(seat).has(NO_LIMIT):
            return UNLIMITED
        for kind in stock:
            empty -= self.setting.tiles[kind].width - 1
        return empty

    def unstore(self, seat: int, kind: int) -> None:
        """A stored tile is used or dropped."""
        keys = self.setting.keys
        if keys is None:
            self.estate(seat).unstore(kind)
        else:
            keys.unstore(self, seat, kind)

    def store(self, seat: int, space: int) -> None:
        """CoB 25, 45: a tile goes from the main board into an empty storage place."""
        keys = self.setting.keys
        if keys is None:
            self.estate(seat).store(self.lift(seat, space))
        else:
            keys.store(self, seat, space)

    def lift(self, seat: int, space: int) -> int:
        """A tile leaves the main board for the storage of a seat."""
        kind = self.spaces[space]
        self.spaces = put(self.spaces, space, NONE)
        taken = space < DEPOT_SPACES or space in self.setting.depots
        self.tell(tell.TAKE if taken else tell.BUY, seat, space, kind)
        return kind

    def discard(self, seat: int, kind: int) -> None:
        """CoB 26: a stored tile leaves the game."""
        self.unstore(seat, kind)
        self.remove(seat, kind)

    def remove(self, seat: int, kind: int) -> None:
        """What a seat had stored goes into the box."""
        self.box = put(self.box, kind, self.box[kind] + 1)
        self.tell(tell.DROP, seat, kind)

    # Goods and workers

    def ware(self, depot: i64, good: i64) -> int:
        """How many goods of a kind lie in a depot."""
        return self.wares[depot * GOODS + good]

    def set_ware(self, depot: int, good: int, number: int) -> None:
        self.wares = put(self.wares, depot * GOODS + good, number)

    def sell(self, seat: int, good: int) -> None:
        """CoB 28, 54: the whole stack; silver once (monastery 3: two, 4: a worker too), points for each tile."""
        e = self.estate(seat)
        number = e.goods[good]
        e.goods = put(e.goods, good, 0)
        e.sold = put(e.sold, good, e.sold[good] + number)
        self.tell(tell.SELL, seat, good, number)
        self.earn(seat, (number if e.has(SILVER_EACH) else 1) + e.has(3))
        self.hire(seat, e.has(4))
        self.score(seat, SALE_POINTS, self.sale_points(e, number))
        for watch in self.setting.sold:
            watch.sold(self, seat, good, number)

    def sale_points(self, e: Estate, number: int) -> int:
        """CoB 28: what so many goods of a stack score when they are sold."""
        return (number * self.setting.sale) << e.has(DOUBLE_SALES)

    def take_workers(self, seat: int) -> None:
        """CoB 29: two workers (monastery 14: four), and silver with monastery 13."""
        e = self.estate(seat)
        self.hire(seat, 4 if e.has(14) else 2)
        self.earn(seat, e.has(13))

    def sail(self, seat: int) -> None:
        """CoB 34: the marker goes one space on, on top of anybody who stands there; at the end of the track it goes on
        top of the stack."""
        player = self.players[seat]
        if player.marker < self.rules.pieces.track - 1:
            player.marker += 1
        order: list[int] = []
        for other in self.order:
            if other != seat:
                if seat not in order and self.players[other].marker <= player.marker:
                    order.append(seat)
                order.append(other)
        if seat not in order:
            order.append(seat)
        self.order = order if self.plain() else self.stacked(order)
        self.tell(tell.SAIL, seat, player.marker)

    def stacked(self, order: list[int]) -> list[int]:
        """The players on the track, each stack from the top down: whoever has monastery 27 lies above all others."""
        found: list[int] = []
        for player in order:
            at = len(found)
            if self.lies_on_top(player):
                while at > 0 and self.gives_way(found[at - 1], player):
                    at -= 1
            found.insert(at, player)
        return found

    def lies_on_top(self, player: int) -> bool:
        return player < self.seats and self.estate(player).has(27) == 1

    def gives_way(self, player: int, to: int) -> bool:
        """Whether a player on the same space of the track lies below one with monastery 27."""
        return self.players[player].marker == self.players[to].marker and not self.lies_on_top(player)

    def draw_good(self) -> int:
        """A good that nobody had seen."""
        good = self.chance.pick(self.unseen, sum(self.unseen), GOOD_DRAW, EVERYBODY)
        self.unseen = put(self.unseen, good, self.unseen[good] - 1)
        return good

    # The end

    def monastery_points(self, e: Estate, number: int) -> int:
        """CoB 55-57: what a monastery is worth at the end in that duchy, 0 for those that do not count then."""
        points = self.setting.tiles[self.rules.pieces.monastery[number]].points(self, e)
        return points << e.has(DOUBLE_MONASTERIES)

    def all_monasteries(self, e: Estate) -> int:
        """What the monasteries of a duchy are worth at the end."""
        worth = 0
        if not self.setting.last_count:
            return worth
        number = COUNTING
        held: i64 = e.monasteries >> COUNTING
        while held and number < len(self.rules.pieces.monastery):
            if held & 1:
                worth += self.monastery_points(e, number)
            held >>= 1
            number += 1
        return worth

    # The rest of the contract

    def feature_pieces(self) -> list[Piece]:
        return self.rules.feature_pieces(self.setting.options)

    def plain(self) -> bool:
        return not self.setting.expansions

    def party(self, player: int) -> int:
        return self.setting.sides[player]

    def tally(self) -> list[list[int]]:
        tally = [[0] * self.setting.parties() for _ in self.game.sources]
        for at, player in enumerate(self.players):
            side = self.party(at)
            for source, points in enumerate(player.points):
                tally[source][side] += points
        return tally

    def scores(self) -> list[int]:
        scores = [0] * self.setting.parties()
        for at, player in enumerate(self.players):
            scores[self.party(at)] += player.score()
        return scores

    def ranking(self) -> list[int]:
        empty = [0] * self.setting.parties()
        for at, e in enumerate(self.estates):
            empty[self.party(self.setting.owners[at])] += e.empty()
        if self.setting.favoured != NONE:
            empty[self.setting.favoured] = MANY_HEXES if self.setting.most else NONE
        order: list[int] = []  # parties, by whoever of them stands furthest back
        for player in reversed(self.order):
            if self.party(player) not in order:
                order.insert(0, self.party(player))
        if len(empty) == 1:  # E 10.20: one alone wins by filling the duchy
            return [1 if empty[0] == 0 else 2]
        return ranked(self.scores(), empty, order if self.setting.track else [], self.setting.most)

    def components(self) -> list[int]:
        """Tiles by kind, goods by kind, bonus tiles by colour, wherever they are; then what only expansions have."""
        tiles = all_tiles(self)
        goods = all_goods(self)
        bonus = all_bonus_tiles(self)
        others: list[int] = []
        for expansion in self.setting.expansions:
            others += expansion.components(self, tiles, goods)
            expansion.bonus_tiles(self, bonus)
        return tiles + goods + bonus + others
