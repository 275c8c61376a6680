"""What vineyards are worth: what a double tile covers, the levels it fills, the areas of grapes it makes (E 12)."""

from typing import TYPE_CHECKING, Final

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.burgundy.actions import NO
from ludoteca.games.burgundy.data import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    MARKET,
    NONE,
    WAREHOUSE,
    WATCHTOWER,
)
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.numbers import DOUBLE_KINDS, DOUBLES, VINE_SPACES
from ludoteca.games.burgundy.expansions.vineyards.cellar import Vines, cellar, vines
from ludoteca.games.burgundy.expansions.vineyards.codes import BUY_SHOP, HARVEST, PLANT
from ludoteca.games.burgundy.expansions.vineyards.doubles import FIRSTS, SECONDS, is_double, is_pure
from ludoteca.games.burgundy.expansions.vineyards.planted import ChooseDouble, Planted, fitting_doubles
from ludoteca.games.burgundy.expansions.vineyards.powers import cheapest
from ludoteca.games.burgundy.expansions.vineyards.vine_board import (
    BLACK_BONUS,
    CASTLE_BONUS,
    DOUBLE_BONUS,
    LEFT,
    VineBoard,
    partner,
)
from ludoteca.games.burgundy.phases.act import droppable
from ludoteca.games.burgundy.phases.pick import picked
from ludoteca.games.burgundy.position import Burgundy

from ..burgundy_wisdom import Wisdom
from ..burgundy_worth import ACTION

if TYPE_CHECKING:
    from ..burgundy import BurgundyHeuristic
    from ..burgundy_worth import BurgundyWorth

STORED: Final = 0.6  # of what planting it would bring
NOT_YET: Final = 0.35  # of the points of a grape whose tile is still to be had
GRAPE_TILE: Final = 4.0  # one more, beyond what it would score now
LATER: Final = 0.35  # for each grape of an area, what the next one may add
DOUBLE_WIDTH: Final = 2

# Which bonus comes first: what pays, what brings tiles, what sells, what places them.
PRECEDENCE: Final = {
    BOARDING_HOUSE: 4.0,
    BANK: 4.0,
    WATCHTOWER: 4.0,
    BLACK_BONUS: 2.0,
    DOUBLE_BONUS: 1.5,
    WAREHOUSE: 1.0,
    CASTLE_BONUS: 0.7,
    CITY_HALL: 0.5,
}


class VineyardWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__(
            "vineyards",
            ("vine.use", "vine.order", "vine.black", "vine.depot", "vine.grape"),
            (HARVEST, PLANT, BUY_SHOP),
            tuple(range(DOUBLES, DOUBLES + DOUBLE_KINDS)),
        )

    def weigh(self, h: "BurgundyHeuristic", s: Burgundy, decision: Decision) -> list[float]:
        seat = decision.seat
        e = s.estate(seat)
        top = s.stack[len(s.stack) - 1]
        if isinstance(top, Planted):
            return [PRECEDENCE.get(top.bonus(s, action.thing), 3.0) for action in decision.actions]
        if isinstance(top, ChooseDouble):
            return [planting(h, s, seat, e, top.hex, action.thing) for action in decision.actions]
        if decision.ask == "vine.grape":
            return [grape_tile(h, s, e, action.thing) for action in decision.actions]
        weights: list[float] = []
        for action in decision.actions:
            if action.verb == NO:
                weights.append(0.0)
            elif action.verb == HARVEST:
                weights.append(h.want(s, seat, e, s.spaces[action.thing]))
            else:
                weights.append(h.want(s, seat, e, s.spaces[picked(s, action)]))
        return weights

    def weigh_one(
        self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, action: Action, value: int, wants: list[float]
    ) -> float:
        if action.verb == PLANT:
            number = cellar(s).printed.board.number[action.thing // 2]
            best = -9.0
            for kind in fitting_doubles(s, seat, action.thing):
                best = max(best, planting(h, s, seat, e, action.thing, kind))
            return best - cheapest(e, value, [number]) * h.worker(s)
        worth = h.wanted(s, seat, e, s.spaces[action.thing], wants) - made_room(h, s, seat, e, wants)
        if action.verb == BUY_SHOP:
            return worth - s.rules.pieces.black_price * h.silver(s)
        numbers = cellar(s).printed.dice[s.setting.players][action.thing - VINE_SPACES]
        return worth - cheapest(e, value, numbers) * h.worker(s)

    def stored(self, h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        """A double tile that waits to be planted."""
        left = h.rounds(s)
        player = s.players[seat]
        dice = left * 2 + (player.spent == 0) + (player.spent != 3)
        waiting = len(s.stock(seat)) + (0 if kind in s.stock(seat) else 1)
        best = STORED * best_planting(h, s, seat, e, kind)
        return best if dice > waiting else 0.3 * best if dice else 0.0

    def effect(self, h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        return best_planting(h, s, seat, e, kind)

    def prospects(self, h: "BurgundyWorth", s: Burgundy, e: Estate) -> float:
        """Points of the areas, and levels that are begun."""
        own = vines(e)
        printed = cellar(s).printed
        left = float(h.rounds(s))
        part = left / (left + 6.0)
        total = float(own.points(printed))
        for level in range(printed.board.levels):
            if not own.levels >> level & 1:
                total += part * GRAPE_TILE * filled(own, printed.board, level, 0) ** 2
        for hex_, grape in enumerate(own.hexes):
            if grape != NONE:
                total += part * (LATER if own.grapes[grape] else 0.2) * (1 + grown(own, printed.board, hex_, grape)) / 2
        return total


def best_planting(h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
    """Where it would go best now."""
    board = cellar(s).printed.board
    best = 0.0
    for space in board.open(vines(e).covered):
        for hex_ in (2 * space, 2 * space + 1):
            if hex_ % 2 == LEFT or not is_pure(kind):
                best = max(best, planting(h, s, seat, e, hex_, kind))
    return best


def planting(h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, hex_: int, kind: int) -> float:
    """A double tile with its first grape on a hex, without what the die costs."""
    board = cellar(s).printed.board
    own = vines(e)
    space = hex_ // 2
    worth = bonus(h, s, seat, e, board.bonus[2 * space]) + bonus(h, s, seat, e, board.bonus[2 * space + 1])
    first, second = FIRSTS[kind - DOUBLES], SECONDS[kind - DOUBLES]
    worth += grape(h, s, own, board, hex_, first) + grape(h, s, own, board, partner(hex_), second)
    if first == second:
        worth += 1.0
    level = board.level[space]
    if not own.levels >> level & 1:
        tile = GRAPE_TILE if h.rounds(s) > 2 else 2.0
        worth += tile * (filled(own, board, level, 1) ** 2 - filled(own, board, level, 0) ** 2)
    return worth


def bonus(h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, what: int) -> float:
    """What a hex lets one do."""
    late = h.rounds(s) == 0
    if what == WATCHTOWER:
        return 4.0
    if what == BANK:
        return 2.0 * h.silver(s)
    if what == BOARDING_HOUSE:
        return 4.0 * h.worker(s)
    if what == WAREHOUSE:
        return h.best_sale(s, e)
    if what in (MARKET, CARPENTER, CHURCH):
        return 0.3 if late else ACTION - (0.6 if what == CHURCH else 0.0)
    if what == CITY_HALL:
        return ACTION if has_single(s, seat) else 0.6
    if what == CASTLE_BONUS:
        return ACTION + 0.6
    return 0.2 if late else ACTION


def has_single(s: Burgundy, seat: int) -> bool:
    for kind in s.stock(seat):
        if not is_double(kind):
            return True
    return False


def grape(h: "BurgundyWorth", s: Burgundy, own: Vines, board: VineBoard, hex_: int, what: int) -> float:
    """A grape on a hex: what its area gains, less if its tile is not held, and what may be added to it."""
    size = 1 + grown(own, board, hex_, what)
    held = own.grapes[what] > 0
    if not held and (cellar(s).stock[what] == 0 or h.rounds(s) < 3):
        return 0.0
    part = h.rounds(s) / (h.rounds(s) + 6.0)
    return (size if held else NOT_YET * size) + part * (LATER if held else 0.2) * size


def grown(own: Vines, board: VineBoard, hex_: int, what: int) -> int:
    """How many of the same grape are connected to a hex."""
    area = [hex_]
    for at in area:
        for other in board.near[at]:
            if own.hexes[other] == what and other not in area:
                area.append(other)
    return len(area) - 1


def filled(own: Vines, board: VineBoard, level: int, more: int) -> float:
    """The part of a level that is covered, with so many tiles more."""
    mask = board.on_level[level]
    return (int(own.covered & mask).bit_count() + more) / mask.bit_count()


def grape_tile(h: "BurgundyWorth", s: Burgundy, e: Estate, what: int) -> float:
    """E 12.19: the largest area that no tile scores yet, and how it may grow."""
    own = vines(e)
    printed = cellar(s).printed
    sizes = printed.board.areas(own.hexes, what)
    held = own.grapes[what]
    if held >= len(sizes):
        return 0.0
    part = h.rounds(s) / (h.rounds(s) + 6.0)
    return printed.points[sizes[held]] + part * sizes[held]


def made_room(h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, wants: list[float]) -> float:
    """E 12.10: what is lost with the least useful tiles that make room for two."""
    lack = DOUBLE_WIDTH - s.slots(seat)
    if lack <= 0:
        return 0.0
    worths = [h.wanted(s, seat, e, kind, wants) for kind in droppable(s, seat, lack)]
    worths.sort()
    narrow = lack == DOUBLE_WIDTH and len(worths) > 1
    return worths[0] + (worths[1] if narrow else 0.0) + 0.5
