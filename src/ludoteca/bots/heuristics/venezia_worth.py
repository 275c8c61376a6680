"""What things are worth in Venezia: buildings on the map as it is, cards, gold, positions."""

from typing import Final

from ludoteca.games.venezia.data import BASILICA, CARDS, CASA, KINDS, LAST, NEED, PAWNS, PONTE, PRICE
from ludoteca.games.venezia.ground import Ground
from ludoteca.games.venezia.player import Player
from ludoteca.games.venezia.position import Venezia
from ludoteca.games.venezia.scoring import value
from ludoteca.games.venezia.track import land

from ..heuristic import Heuristic

TREASURE: Final = 0.85  # the steps a treasure buys on average
SWAMP: Final = 0.2
RIVAL: Final = 0.5  # a step of somebody else, with two players; less with more
AHEAD: Final = 10.0  # an answer that goes before all others
NO_ROOM: Final = 0.35  # of the usual points, for a type that fits nowhere today
USUAL: Final = [7.0, 6.0, 3.5, 3.0, 1.0]
# What a card in the hand is worth by the number of cards held: the last is needed to draw three for it (VE 52), the
# fourth and fifth are in the way.
HELD: Final = [0.0, 1.6, 1.1, 0.9, 0.5, 0.1]


class Best:
    """The most points each type can bring on a map as it is; 0 where there is no room."""

    def __init__(self, ground: Ground, points: list[float]) -> None:
        self.ground = ground
        self.points = points


class VeneziaWorth(Heuristic[Venezia]):
    """`begin` is how much this player likes cards in unfinished buildings of its own, `join` in those of others;
    `keep` is how dear cards in the hand are to it."""

    def __init__(self, name: str, begin: float, join: float, keep: float) -> None:
        super().__init__(name, 10.0, 15)
        self.begin = begin
        self.join = join
        self.keep = keep
        self.best: Best | None = None

    # What things are worth

    def points(self, s: Venezia) -> list[float]:
        """By type the best points on this map, reckoned once for each map."""
        best = self.best
        if best is None or best.ground is not s.ground:
            best = Best(s.ground, [self.most(s, kind) for kind in range(KINDS)])
            self.best = best
        return best.points

    def most(self, s: Venezia, kind: int) -> float:
        top = 0
        for action in s.sites(kind):
            top = max(top, self.site_points(s, kind, action.thing))
            if kind == CASA or kind == BASILICA:
                break  # all sites are alike
        return float(top)

    def site_points(self, s: Venezia, kind: int, site: int) -> int:
        """VE 36-39: for the master; of the two quarters of a ponte the better one."""
        board = s.board
        if kind == PONTE:
            houses = s.ground.houses
            return max(houses[board.home[site]], houses[board.far[site]])
        return value(board, s.ground, kind, site, -1)

    def expected(self, s: Venezia, kind: int) -> float:
        """The points of a building to come."""
        now = self.points(s)[kind]
        return now if now > 0.0 else NO_ROOM * USUAL[kind]

    def rival(self, s: Venezia) -> float:
        return RIVAL if s.seats == 2 else 1.0 / s.seats

    def want(self, s: Venezia, player: Player, kind: int) -> float:
        """One more card of a type in the hand: it is worth more the more of them there are, here and on the table."""
        if kind == CASA:
            return 1.3 if self.points(s)[CASA] > 0.0 else 0.3
        have = player.hand[kind] + player.front[kind]
        others = s.laid(kind) - player.front[kind]
        return self.expected(s, kind) / NEED[kind] * (0.5 + self.begin * 0.3 * have + self.join * 0.3 * others)

    def deck(self, s: Venezia, player: Player) -> float:
        """A card nobody knows."""
        total = 0.0
        for kind in range(KINDS):
            total += CARDS[kind] * self.want(s, player, kind)
        return total / sum(CARDS)

    def gold(self, s: Venezia, seat: int) -> float:
        """Gold waits for the end, unless it brings the end while nobody can catch up any more."""
        place = land(s.at, seat, s.players[seat].steps(), s.rules.shared)
        if place < LAST:
            return -1.0
        for other in range(s.seats):
            player = s.players[other]
            if other != seat:
                bought = (player.swamps() + 4.2 * player.treasures()) / PRICE
                if s.at[other] + bought + 1.0 > place:
                    return -1.0
        return AHEAD

    def cost(self, player: Player, cards: int) -> float:
        """What playing so many cards leaves undone."""
        total = 0.0
        for left in range(player.held, player.held - cards, -1):
            total += HELD[left]
        return self.keep * total

    def value(self, s: Venezia) -> list[float]:
        """Steps made, steps that gold will buy, and what lies in unfinished buildings."""
        found: list[float] = [float(score) for score in s.scores()]
        for seat in range(s.seats):
            player = s.players[seat]
            worth = SWAMP * player.swamps() + TREASURE * player.treasures()
            if s.ended == 0:
                worth += 0.7 * player.held
                for kind in range(PAWNS):
                    if player.front[kind]:
                        part = 0.8 if s.pawns[kind] == seat else 0.4
                        worth += part * self.expected(s, kind) * s.laid(kind) / NEED[kind]
            found[seat] += worth
        return found
