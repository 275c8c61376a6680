"""Whether dice and workers are as short as it is said."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.burgundy.about import accepted, colour, given, number, tile, zone
from tests.games.burgundy.concerned import ask, asked, mine, top

from ludoteca.core.preview import Blocked
from ludoteca.games.burgundy.data import COLOUR_IDS, NONE
from ludoteca.games.burgundy.expansions.shields.arms import crests
from ludoteca.games.burgundy.expansions.vineyards.cellar import cellar, vines
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.reach import ANY

# The monastery that turns a die for a colour (CoB A7, and the texts of 9 to 11), and the one for taking.
FREE_BY = {"building": 9, "ship": 10, "livestock": 10, "castle": 11, "mine": 11, "monastery": 11}
FOR_TAKING = 12
BEFORE = ("turn.act", "turn.end")


def dice(s: Burgundy) -> list[int]:
    """What one acts with: unused dice, the white one, or any number."""
    if ask(s) in BEFORE:
        me = s.players[asked(s)]
        return [value for value, bit in ((me.first, 1), (me.second, 2)) if not me.spent & bit]
    if ask(s) == "turn.use":
        return [top(s).value]
    return [s.white if ask(s) == "white_castle.act" else ANY]


def steps(s: Burgundy, value: int, wanted: int, monastery: int) -> int:
    """CoB 23, 53: workers that turn a die to a number, one way round or the other."""
    if value == ANY:
        return 0
    turns = min((wanted - value) % 6, (value - wanted) % 6)
    turns = max(0, turns - (mine(s).has(monastery) if monastery else 0))
    return -(-turns // (2 if mine(s).has(8) else 1))


def lacks(s: Burgundy, numbers: Iterable[int], monasteries: Iterable[int]) -> int:
    """How many workers are short for the nearest of some numbers."""
    prices = [steps(s, value, wanted, by) for value in dice(s) for wanted in numbers for by in monasteries]
    return min(prices) - mine(s).workers


def turned_by(s: Burgundy, kind: int) -> int:
    return FREE_BY[COLOUR_IDS[colour(s, kind)]] if colour(s, kind) != NONE else 0


def too_far(s: Burgundy, one: Blocked) -> bool:
    """CoB 25, 27, 28, E 12.10, 12.12: the number that is needed, and the workers for it."""
    where, by = zone(one), [0]
    wanted = given(one, "number")
    if where == "duchy":
        by = [turned_by(s, kind) for kind in accepted(s, number(one))]
        right = wanted == s.board(mine(s)).number[number(one)] and by != []
    elif where == "storage":
        by = [turned_by(s, tile(s, one))]
        right = wanted == s.board(mine(s)).number[top(s).at]
    elif where == "vineyard":
        right = wanted == cellar(s).printed.board.number[number(one) // 2]
    elif where == "vine":
        right = [wanted] == cellar(s).printed.dice[s.setting.players][number(one) - 1]
    else:
        by = [FOR_TAKING if where == "depot" else 0]
        right = wanted == number(one)
    return right and given(one, "missing") == lacks(s, [wanted], by) > 0


def slot_too_far(s: Burgundy, one: Blocked) -> bool:
    numbers = cellar(s).printed.dice[s.setting.players][number(one) - 1]
    return one["args"]["numbers"] == numbers and given(one, "missing") == lacks(s, numbers, [0]) > 0


def no_number(s: Burgundy, one: Blocked) -> bool:
    """CoB 23: there are hexes for it, all of them out of reach."""
    e, board = mine(s), s.board(mine(s))
    numbers = [board.number[at] for at in s.setting.tiles[tile(s, one)].hexes(s, e, board)]
    return numbers != [] and given(one, "missing") == lacks(s, numbers, [turned_by(s, tile(s, one))]) > 0


def used_both(s: Burgundy, _: Blocked) -> bool:
    return ask(s) in BEFORE and s.players[asked(s)].spent == 3


def used(s: Burgundy, one: Blocked) -> bool:
    return s.players[asked(s)].spent >> (number(one) - 1) & 1 == 1


def doubles_price(s: Burgundy, one: Blocked) -> bool:
    """E 11.3, 11.5: both dice with the number of the depot in which the shield lies."""
    me = s.players[asked(s)]
    depot = crests(s).lying.index(number(one) - 1) // (len(crests(s).lying) // 6) + 1
    price = steps(s, me.first, depot, 0) + steps(s, me.second, depot, 0)
    return given(one, "depot") == depot and given(one, "missing") == price - mine(s).workers > 0


def vine_number(s: Burgundy, one: Blocked) -> bool:
    board = cellar(s).printed.board
    numbers = [board.number[space] for space in board.open(vines(mine(s)).covered)]
    return numbers != [] and given(one, "missing") == lacks(s, numbers, [0]) > 0


def other_way(s: Burgundy, one: Blocked) -> bool:
    """The other die shows the same and has answers for both."""
    me = s.players[asked(s)]
    return me.first == me.second and me.spent == 0 and number(one) == 2
