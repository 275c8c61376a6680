"""What things are worth to one who plays alone, counted in actions: a hex costs one for taking and one for placing, and
whatever saves one is worth as much (E 10)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludoteca.core.bits import ones
from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import (
    BANK,
    BOARDING_HOUSE,
    CASTLE,
    CITY_HALL,
    DEPOT_SPACES,
    GOODS,
    KINDS,
    LIVESTOCK,
    MINE,
    MONASTERY,
    NONE,
    PHASES,
    SHIP,
    SPACES,
    WAREHOUSE,
    WATCHTOWER,
)
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.numbers import BLANK
from ludoteca.games.burgundy.expansions.solo.alone import alone
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.seat import BOTH

if TYPE_CHECKING:
    from ..burgundy_worth import BurgundyWorth

SILVER: Final = 0.45  # two of them take a tile
WORKER: Final = 0.22
GOOD: Final = 0.25  # five of them take a tile for any hex
ACTION: Final = 1.0
FETCH: Final = 0.4
COLOUR: Final = 0.9  # the tile that a complete colour brings
OPENED: Final = 0.25
SCARCE: Final = 0.4  # for a tile of a colour of which just enough will come
BOUGHT: Final = 2  # tiles in a phase
ENOUGH: Final = 5  # workers
LATER: Final = 0.3  # of a tile for which there is no hex yet
WITHIN: Final = 0.55  # of the effect of a tile that is taken and not yet placed
POINTS: Final = 0.3  # of an action, what a point of others' reckoning is worth

# For each phase still to come, of monasteries that work all the time (1 to 14).
WORKING: Final = [0.0, 0.1, 0.12, 0.25, 0.12, 0.2, 0.35, 0.05, 0.35, 0.35, 0.3, 0.3, 0.35, 0.1, 0.3]


def dice_left(s: Burgundy) -> int:
    """Die actions still to come, with those of this turn."""
    rounds = (PHASES - s.phase) * s.rules.pieces.rounds - s.round - 1
    spent: int = s.players[0].spent
    return 2 * rounds + (0 if spent == BOTH else 1 if spent else 2)


def silver(s: Burgundy, e: Estate) -> float:
    """A purchase is possible once a turn, and the black depot has few tiles in each phase."""
    turns = (dice_left(s) - 1) // 2
    return SILVER if e.silver < 2 * min(turns, BOUGHT * (PHASES - s.phase)) else 0.05


def worker(s: Burgundy, e: Estate) -> float:
    return WORKER if e.workers < ENOUGH and dice_left(s) > 1 else 0.08


def gained(s: Burgundy, points: float) -> float:
    """Points bring an action nearer; what is beyond the target is lost."""
    book = alone(s)
    return min(points, float(book.missing())) / book.target


def sale(s: Burgundy, e: Estate, good: int) -> float:
    """A stack sold, against keeping it for a ship."""
    number = e.goods[good]
    return (
        gained(s, number * s.setting.sale)
        + (1 + e.has(3)) * silver(s, e)
        + e.has(4) * worker(s, e)
        - number * (GOOD if e.colours[SHIP] else 0.0)
    )


def best_sale(s: Burgundy, e: Estate) -> float:
    best = 0.0
    for good in range(GOODS):
        if e.goods[good]:
            best = max(best, sale(s, e, good))
    return best


def cargo(s: Burgundy, depot: int) -> float:
    total = 0
    for good in range(GOODS):
        total += s.ware(depot, good)
    return GOOD * total


def effect(h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
    """What a tile does when it is placed; livestock counts by pasture."""
    if kind == BLANK:
        return 0.0
    if kind >= KINDS:
        return POINTS * h.effect(s, seat, e, kind)
    colour = s.rules.pieces.colour[kind]
    phases = PHASES - s.phase - 0.2 * s.round
    if colour == CASTLE:
        return ACTION + 0.1
    if colour == MINE:
        return (PHASES - s.phase) * (SILVER + e.has(2) * WORKER) if dice_left(s) > 10 else 0.0
    if colour == MONASTERY:
        number = s.rules.pieces.number[kind]
        return WORKING[number] * phases if number < len(WORKING) else gained(s, float(s.monastery_points(e, number)))
    if colour == SHIP:
        best = 0.0
        for depot in range(DEPOT_SPACES // 4):
            best = max(best, cargo(s, depot))
        return best + 0.1
    if colour == LIVESTOCK:
        return 0.0
    return building(s, seat, e, kind)


def building(s: Burgundy, seat: int, e: Estate, kind: int) -> float:
    if kind == WATCHTOWER:
        return gained(s, 4.0)
    if kind == BANK:
        return 2.0 * silver(s, e)
    if kind == BOARDING_HOUSE:
        return 4.0 * worker(s, e)
    if kind == CITY_HALL:
        return ACTION if len(s.stock(seat)) > (kind in s.stock(seat)) else 0.2
    if kind == WAREHOUSE:
        return best_sale(s, e)
    return FETCH if dice_left(s) > 2 else 0.1


def on_hex(h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, board: Board, kind: int, at: int) -> float:
    """Placing a tile on a hex, without what the die costs."""
    pieces = s.rules.pieces
    worth = ACTION
    if s.setting.tiles[kind].colour == LIVESTOCK:
        worth += gained(s, h.herd(s, e, board, kind, at))
    else:
        worth += effect(h, s, seat, e, kind)
    area = board.area[at]
    left = e.left[area]
    size = s.size_of(e, area)
    points = pieces.area_points[size] + pieces.phase_bonus[s.phase]
    worth += gained(s, float(points)) if left == 1 else 0.4 * points / alone(s).target / left
    rest = e.colours[board.colour[at]]
    if rest == 1:
        worth += COLOUR if black_left(s) else 0.3
    else:
        worth += 0.5 * COLOUR / rest / rest
    if kind == BLANK:
        worth += SCARCE * scarcity(s, e, board.colour[at])
    fresh: i64 = board.near_in(at, 0)
    fresh &= ~(e.covered[0] | e.front[0])
    return worth + OPENED * int(ones(fresh))


def scarcity(s: Burgundy, e: Estate, colour: int) -> float:
    """The empty hexes of a colour against the tiles that lie there and are still to come."""
    coming = 0
    for space in range(SPACES):
        if s.spaces[space] != NONE and s.rules.pieces.colour[s.spaces[space]] == colour:
            coming += 1
    each = 0
    for space in range(DEPOT_SPACES):
        if s.rules.pieces.spaces[space].back(s.setting.players, s.phase) == colour:
            each += 1
    coming += each * (PHASES - 1 - s.phase)
    return min(e.colours[colour] / (coming + 0.5), 1.5)


def black_left(s: Burgundy) -> bool:
    for space in range(DEPOT_SPACES, SPACES):
        if s.spaces[space] != NONE:
            return True
    return False


def want(h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
    """A tile in the storage: half of what a hex costs, and a part of its effect. Nothing where no hex will take it, or
    where the dice that are left will not place it."""
    tile = s.setting.tiles[kind]
    stock = s.stock(seat)
    if dice_left(s) <= len(stock):
        return 0.05
    waiting = 0
    for other in stock:
        if s.setting.tiles[other].colour == tile.colour:
            waiting += 1
    if tile.colour != NONE and e.colours[tile.colour] <= waiting:
        return 0.0
    board = s.board(e)
    places = tile.hexes(s, e, board)
    numbers = 0
    best = 0.0
    for at in places:
        numbers |= 1 << board.number[at]
        if tile.colour == LIVESTOCK:
            best = max(best, gained(s, h.herd(s, e, board, kind, at)))
    worth = ACTION + WITHIN * (best if tile.colour == LIVESTOCK else effect(h, s, seat, e, kind))
    if tile.colour != NONE and e.colours[tile.colour] == waiting + 1:
        worth += 0.25
    if len(places) <= waiting:
        worth *= LATER if dice_left(s) > 8 else 0.2
    elif tile.colour != NONE:
        worth += SCARCE * scarcity(s, e, tile.colour)
    return worth + 0.04 * int(ones(numbers)) - 0.12 * waiting
