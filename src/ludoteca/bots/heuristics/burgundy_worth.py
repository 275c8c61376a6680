"""What things are worth in The Castles of Burgundy: tiles and hexes, goods, silver and workers, positions."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.bits import ones
from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import (
    BANK,
    BOARDING_HOUSE,
    BUILDING,
    CASTLE,
    CHURCH,
    CITY_HALL,
    COLOURS,
    DEPOTS,
    GOODS,
    KINDS,
    LIVESTOCK,
    MINE,
    MONASTERY,
    NONE,
    PHASES,
    SHIP,
    WAREHOUSE,
    WATCHTOWER,
)
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.position import Burgundy

from ..heuristic import Heuristic
from .burgundy_wisdom import lone, wise

SILVER: Final = 1.3
WORKER: Final = 0.7
ACTION: Final = 2.6  # what doing something without a die is worth
STORED: Final = 0.65  # of the worth of a tile that is taken and not yet placed
WAITING: Final = 2.5  # what a stored tile adds to a position at the start of the game
OPENED: Final = 0.12  # for each hex that can be built on from now on

# Points for each phase still to come, of monasteries that work all the time (1 to 14).
WORKING: Final = [0.0, 0.5, 0.7, 0.9, 0.7, 0.8, 0.8, 1.4, 1.2, 0.9, 0.9, 0.8, 1.0, 0.6, 0.9]
# Points that those bring which count at the end (15 to 26), beyond what they would score now.
UNKNOWN: Final = 2.5
COUNTING: Final = [3.0, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 5.0, 3.5, 2.5]


class BurgundyWorth(Heuristic[Burgundy]):
    """`area` is what this player makes of completing areas and colours, `trade` of ships, goods and mines: both 1 for
    one who takes points as they come. `colours` are preferences, in points for each tile."""

    def __init__(self, name: str, area: float, trade: float, colours: list[float]) -> None:
        super().__init__(name, 20.0, 15)
        self.area = area
        self.trade = trade
        self.colours = colours

    # What things are worth

    def rounds(self, s: Burgundy) -> int:
        """Rounds still to come after this one."""
        return (PHASES - s.phase) * s.rules.pieces.rounds - s.round - 1

    def silver(self, s: Burgundy) -> float:
        return SILVER if self.rounds(s) > 2 else 1.0

    def worker(self, s: Burgundy) -> float:
        return WORKER if self.rounds(s) > 2 else 0.5

    def closing(self, s: Burgundy, e: Estate, board: Board, at: int) -> float:
        """One more tile in an area and of a colour: all the points when it is the last one, before that a part that
        grows with what is done already and falls when there is no time for the rest."""
        pieces = s.rules.pieces
        area = board.area[at]
        size = len(board.cells[area])
        left = e.left[area]
        worth = float(pieces.area_points[s.size_of(e, area)] + pieces.phase_bonus[s.phase])
        if left > 1:
            worth *= 0.8 * (1 + size - left) / (size * left)
            if 2 * left > self.rounds(s) + 2:
                worth *= 0.3
        colour = board.colour[at]
        rest = e.colours[colour]
        if s.claimed[colour] < len(s.setting.bonus):
            worth += s.setting.bonus[s.claimed[colour]] / (rest * rest)
        return self.area * worth

    def opening(self, e: Estate, board: Board, at: int) -> float:
        """New hexes that can be built on next."""
        number = 0
        for part in range(board.parts):
            fresh: i64 = board.near_in(at, part)
            fresh &= ~(e.covered[part] | e.front[part])
            number += int(ones(fresh))
        return OPENED * number

    def cargo(self, s: Burgundy, e: Estate, depot: int) -> float:
        """The goods of a depot that find room."""
        free = s.setting.goods_slots - e.kinds_of_goods()
        total = 0.0
        for good in range(GOODS):
            number = s.ware(depot, good)
            if number:
                if e.goods[good]:
                    total += number * self.good(s) + 0.3
                elif free > 0:
                    total += number * self.good(s)
                    free -= 1
        return total

    def good(self, s: Burgundy) -> float:
        """A good in the store: a point at the end, more if there is time to sell it."""
        return 0.75 * s.setting.sale * self.trade if self.rounds(s) > 1 else 1.0

    def best_cargo(self, s: Burgundy, e: Estate) -> float:
        best = 0.0
        for depot in range(DEPOTS):
            best = max(best, self.cargo(s, e, depot))
        return best

    def sale(self, s: Burgundy, e: Estate, good: int) -> float:
        """A stack sold, against keeping it."""
        number = e.goods[good]
        gain = number * (s.setting.sale - 0.5 * self.good(s)) + (1 + e.has(3)) * self.silver(s)
        if e.has(4):
            gain += self.worker(s)
        if e.has(15) and not e.sold[good]:
            gain += 2.0
        if s.setting.expansions:
            for wisdom in wise(s):
                gain += wisdom.sale(self, s, e, good)
        return gain * self.trade

    def best_sale(self, s: Burgundy, e: Estate) -> float:
        best = 0.0
        for good in range(GOODS):
            if e.goods[good]:
                best = max(best, self.sale(s, e, good))
        return best

    def monastery(self, s: Burgundy, e: Estate, number: int) -> float:
        phases = PHASES - s.phase - 0.2 * s.round
        if number < len(WORKING):
            return WORKING[number] * phases
        at = number - len(WORKING)
        return s.monastery_points(e, number) + (COUNTING[at] if at < len(COUNTING) else UNKNOWN) * phases / PHASES

    def effect(self, s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        """What a tile does when it is placed, wherever that is; livestock counts by pasture."""
        if kind >= KINDS:
            for wisdom in wise(s):
                if kind in wisdom.kinds:
                    return wisdom.effect(self, s, seat, e, kind)
        colour = s.rules.pieces.colour[kind]
        if colour == CASTLE:
            return ACTION + 0.6
        if colour == MINE:
            return (PHASES - s.phase) * (self.silver(s) + e.has(2) * self.worker(s)) * self.trade
        if colour == MONASTERY:
            return self.monastery(s, e, s.rules.pieces.number[kind])
        if colour == SHIP:
            return self.best_cargo(s, e) + 0.8
        if colour == LIVESTOCK:
            return 0.0
        return self.building(s, seat, e, kind)

    def building(self, s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        if kind == WATCHTOWER:
            return 4.0
        if kind == BANK:
            return 2.0 * self.silver(s)
        if kind == BOARDING_HOUSE:
            return 4.0 * self.worker(s)
        if kind == CITY_HALL:
            return ACTION + 0.8 if len(s.stock(seat)) > 1 else 0.8
        if kind == WAREHOUSE:
            return self.best_sale(s, e)
        slots = s.slots(seat) if kind not in s.stock(seat) else s.slots(seat) + 1
        return ACTION - (0.6 if kind == CHURCH else 0.0) if slots > 0 and self.rounds(s) > 0 else 0.3

    def herd(self, s: Burgundy, e: Estate, board: Board, kind: int, at: int) -> float:
        """CoB 37: the animals that score with this tile, and those that might come later to score again."""
        pieces = s.rules.pieces
        total = float(pieces.animals[kind])
        area = board.area[at]
        strange = 0
        for cell in board.cells[area]:
            other = e.tiles[cell]
            if other != NONE:
                if pieces.species[other] == pieces.species[kind]:
                    total += pieces.animals[other] + e.has(7)
                else:
                    strange += 1
        if self.rounds(s) > 3:
            total += 0.25 * pieces.animals[kind] * (e.left[area] - 1) - 0.3 * strange
        return total + e.has(7)

    def gain(self, s: Burgundy, seat: int, e: Estate, board: Board, kind: int, at: int) -> float:
        """Placing a tile on a hex, without what the die costs."""
        worth = self.ground(s, e, board, at) + self.more_ground(s, e, board, kind, at)
        if s.setting.tiles[kind].colour == LIVESTOCK:
            return worth + self.herd(s, e, board, kind, at)
        return worth + self.effect(s, seat, e, kind)

    def ground(self, s: Burgundy, e: Estate, board: Board, at: int) -> float:
        """Any tile on a hex, apart from what it does."""
        return self.colours[board.colour[at]] + self.closing(s, e, board, at) + self.opening(e, board, at)

    def more_ground(self, s: Burgundy, e: Estate, board: Board, kind: int, at: int) -> float:
        """What expansions make of it."""
        more = 0.0
        if s.setting.expansions:
            for wisdom in wise(s):
                more += wisdom.ground(self, s, e, board, kind, at)
        return more

    def want(self, s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        """A tile in the storage: the best it can do where it could go now. One that cannot go anywhere yet, or for
        which there is no time, is worth little; so is one more of a colour that waits already."""
        tile = s.setting.tiles[kind]
        if kind >= KINDS:
            for wisdom in wise(s):
                if kind in wisdom.kinds:
                    stored = wisdom.stored(self, s, seat, e, kind)
                    if stored >= 0.0:
                        return stored
        if tile.colour not in (BUILDING, NONE) and e.colours[tile.colour] == 0:
            return 0.0
        board = s.board(e)
        best = 0.0
        effect = self.effect(s, seat, e, kind)  # 0 for livestock, which counts by pasture
        for at in tile.hexes(s, e, board):
            more = self.herd(s, e, board, kind, at) if tile.colour == LIVESTOCK else effect
            best = max(best, self.ground(s, e, board, at) + self.more_ground(s, e, board, kind, at) + more)
        left = self.rounds(s)
        if best == 0.0:
            return 0.25 * effect + 0.3 if left > 3 else 0.0
        waiting = 0
        for other in s.stock(seat):
            if s.rules.pieces.colour[other] == s.rules.pieces.colour[kind]:
                waiting += 1
        best *= STORED - 0.12 * waiting
        return best if left + 1 > len(s.stock(seat)) else 0.3 * best

    # Positions

    def value(self, s: Burgundy) -> list[float]:
        """Points so far, what would be counted now, and what is begun."""
        if s.setting.parties() == 1:
            wisdom = lone(s)
            if wisdom is not None:
                return [wisdom.prospects(self, s, s.estates[0])]
        found: list[float] = [float(score) for score in s.scores()]
        if s.decision is None:
            return found
        for at, e in enumerate(s.estates):
            found[s.party(s.setting.owners[at])] += self.prospects(s, e)
        if s.setting.actor is not None:
            for wisdom in wise(s):
                found[s.party(s.seats)] += wisdom.unseated(self, s)
        return found

    def prospects(self, s: Burgundy, e: Estate) -> float:
        pieces = s.rules.pieces
        board = s.board(e)
        left = float(self.rounds(s))
        part = left / (left + 6.0)
        total = sum(e.goods) * (1.0 + 0.7 * part * (s.setting.sale - 1)) + e.silver * (1.0 + 0.5 * part)
        total += 0.5 * e.workers * (1.0 + 0.4 * part)
        total += s.all_monasteries(e)
        for number in range(1, len(WORKING)):
            if e.has(number):
                total += WORKING[number] * left * 0.2
        total += e.mines * (PHASES - s.phase) * 1.2
        for area in range(len(board.cells)):
            size = len(board.cells[area])
            done = size - e.left[area]
            if 0 < done < size:
                points = pieces.area_points[s.size_of(e, area)] + pieces.phase_bonus[s.phase]
                total += 0.8 * part * points * done * done / size / size
        for colour in range(COLOURS):
            rest = e.colours[colour]
            if rest and s.claimed[colour] < len(s.setting.bonus):
                total += part * s.setting.bonus[s.claimed[colour]] / (1 + rest) / (1 + rest)
        if s.setting.expansions:
            for wisdom in wise(s):
                total += wisdom.prospects(self, s, e)
        return total + WAITING * part * len(e.storage)
