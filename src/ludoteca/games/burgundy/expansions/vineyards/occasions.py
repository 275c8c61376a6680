"""What happens to the vineyards of the whole table: set-up, each phase, the end (E 12.3-12.9, 12.23-12.25)."""

from ludoteca.core.chance import EVERYBODY

from ... import tell
from ...estate import put
from ...hooks import Occasion
from ...occasions import clear
from ...position import Burgundy
from ..numbers import (
    ALL_SPACES,
    DOUBLE_DRAW,
    DOUBLE_KINDS,
    DOUBLES,
    GRAPE_DRAW,
    SHOP_SPACES,
    VINE_SPACES,
    VINEYARD_POINTS,
)
from .cellar import Cellar, cellar, vines
from .codes import GRAPE_OUT
from .doubles import FIRSTS, SECONDS
from .planted import take_grape


class LeaveOut(Occasion):
    """E 12.7, R32: by the number of players some grapes, drawn by lot, leave with every double tile that shows them."""

    def happen(self, s: Burgundy) -> None:
        table = cellar(s)
        for _ in range(table.printed.removed[s.setting.players]):
            left = [1 - gone for gone in table.out]
            grape = s.chance.pick(left, sum(left), GRAPE_DRAW, EVERYBODY)
            remove(s, table, grape)
            s.tell(GRAPE_OUT, grape)


def remove(s: Burgundy, table: Cellar, grape: int) -> None:
    box = s.box[:]
    bag = table.bag[:]
    for at in range(DOUBLE_KINDS):
        if grape in (FIRSTS[at], SECONDS[at]):
            box[DOUBLES + at] += bag[at]
            bag[at] = 0
    s.box = box
    table.bag = bag
    table.stock = put(table.stock, grape, 0)
    table.out = put(table.out, grape, 1)


class DealGrapes(Occasion):
    """E 12.3: a grape tile for each player from one set of all grapes, so no two get the same."""

    def happen(self, s: Burgundy) -> None:
        left = [1 - gone for gone in cellar(s).out]
        for seat in s.setting.owners:
            grape = s.chance.pick(left, sum(left), GRAPE_DRAW, EVERYBODY)
            left[grape] = 0
            take_grape(s, seat, grape)


class ClearVines(Occasion):
    """E 12.8: what is left in depot and shop leaves the game."""

    def happen(self, s: Burgundy) -> None:
        clear(s, VINE_SPACES, ALL_SPACES)


class FillVines(Occasion):
    """E 12.8-12.9: depot and shop from the bag, by the number of players."""

    def happen(self, s: Burgundy) -> None:
        table = cellar(s)
        players = s.setting.players
        slots = len(table.printed.dice[players])
        stalls = table.printed.shop[players]
        bag = table.bag[:]
        spaces = s.spaces[:]
        for space in [*range(VINE_SPACES, VINE_SPACES + slots), *range(SHOP_SPACES, SHOP_SPACES + stalls)]:
            left = sum(bag)
            if left == 0:
                break
            at = s.chance.pick(bag, left, DOUBLE_DRAW, EVERYBODY)
            bag[at] -= 1
            spaces[space] = DOUBLES + at
            s.tell(tell.FILL, space, DOUBLES + at)
        table.bag = bag
        s.spaces = spaces


class CountVines(Occasion):
    """E 12.23-12.25."""

    def happen(self, s: Burgundy) -> None:
        for at, e in enumerate(s.estates):
            s.score(s.setting.owners[at], VINEYARD_POINTS, vines(e).points(cellar(s).printed))
