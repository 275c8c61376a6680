"""A double tile is planted: which one, its two bonuses, and the grape tile of a level that is full (E 12.12-12.19)."""

from typing import Final

from ludoteca.core.frames import OneSeat
from ludoteca.core.menus import picks
from ludoteca.core.protocol import Action, Decision, Frame

from ...actions import FREE
from ...estate import put
from ...hooks import Tile
from ...position import Burgundy
from .bonus import can_do, do
from .cellar import cellar, vines
from .codes import GRAPE, LEVEL, NEXT, PLANT, PLANTED
from .codes import GRAPE_TILE as TILE_TAKEN
from .doubles import doubles_in, is_pure
from .vine_board import LEFT, RIGHT

# What is still to come of a planted tile, as bits: the bonus of its left hex, of its right one, the level.
BOTH_BONUSES: Final = 1 << LEFT | 1 << RIGHT
CHECK_LEVEL: Final = 4


def fitting_doubles(s: Burgundy, seat: int, hex_: int) -> list[int]:
    """The different stored tiles whose first grape may lie on a hex."""
    kinds = doubles_in(s.stock(seat))
    return [kind for kind in kinds if hex_ % 2 == LEFT or not is_pure(kind)]


def choose_double(s: Burgundy, seat: int, hex_: int) -> None:
    """Ask which tile only where two different ones fit."""
    kinds = fitting_doubles(s, seat, hex_)
    if len(kinds) == 1:
        plant(s, seat, hex_, kinds[0])
    else:
        s.push(ChooseDouble(seat, hex_))


class ChooseDouble(Frame[Burgundy]):
    """E 12.12: which of the stored double tiles goes to the hex."""

    def __init__(self, seat: int, hex_: int) -> None:
        self.seat = seat
        self.hex = hex_

    def clone(self) -> "ChooseDouble":
        return ChooseDouble(self.seat, self.hex)

    def step(self, s: Burgundy) -> Decision | None:
        kinds = fitting_doubles(s, self.seat, self.hex)
        return Decision(self.seat, "vine.use", picks(kinds, s.rules.codes.uses, 0, 0))

    def apply(self, s: Burgundy, action: Action) -> None:
        s.stack.pop()
        plant(s, self.seat, self.hex, action.thing)


def plant(s: Burgundy, seat: int, hex_: int, kind: int) -> None:
    """E 12.15-12.16: a stored tile into the vineyard for good; then what it covers."""
    s.unstore(seat, kind)
    s.setting.tiles[kind].set_out(s, seat, hex_)


class DoubleTile(Tile):
    """E 12.1: it goes into the vineyard, never into the duchy."""

    def anywhere(self, s: Burgundy, seat: int) -> list[Action]:
        acts: list[Action] = []
        open_ = cellar(s).printed.board.open(vines(s.estate(seat)).covered)
        for answer in s.rules.by_verb[PLANT]:
            turned = answer.thing % 2 == RIGHT
            if answer.source == FREE and answer.thing // 2 in open_ and not (turned and is_pure(self.kind)):
                acts.append(answer)
        return acts

    def set_out(self, s: Burgundy, seat: int, at: int) -> None:
        """E 12.15-12.16: with its first grape on that hex."""
        vines(s.estate(seat)).plant(at, self.kind)
        s.tell(PLANTED, seat, at, self.kind)
        s.push(Planted(seat, at // 2, BOTH_BONUSES | CHECK_LEVEL))


class Planted(Frame[Burgundy]):
    """E 12.16, R34-R35: both bonuses, each done to its end. The order is asked where both can do something; if one can,
    it comes first, and the other is looked at again after it. Then the level."""

    def __init__(self, seat: int, space: int, todo: int) -> None:
        self.seat = seat
        self.space = space
        self.todo = todo

    def clone(self) -> "Planted":
        return Planted(self.seat, self.space, self.todo)

    def step(self, s: Burgundy) -> Decision | None:
        if self.todo & BOTH_BONUSES == BOTH_BONUSES:
            left = can_do(s, self.seat, self.bonus(s, LEFT))
            if left and can_do(s, self.seat, self.bonus(s, RIGHT)) and self.bonus(s, LEFT) != self.bonus(s, RIGHT):
                return Decision(self.seat, "vine.order", s.rules.by_verb[NEXT])
            self.do(s, LEFT if left else RIGHT)
        elif self.todo & BOTH_BONUSES:
            self.do(s, RIGHT if self.todo & 1 << RIGHT else LEFT)
        else:
            s.stack.pop()
            self.check_level(s)
        return None

    def apply(self, s: Burgundy, action: Action) -> None:
        self.do(s, action.thing)

    def bonus(self, s: Burgundy, side: int) -> int:
        return cellar(s).printed.board.bonus[2 * self.space + side]

    def do(self, s: Burgundy, side: int) -> None:
        self.todo &= ~(1 << side)
        do(s, self.seat, self.bonus(s, side))

    def check_level(self, s: Burgundy) -> None:
        """E 12.19: whoever has covered a level takes a grape tile of his choice, once for each level."""
        own = vines(s.estate(self.seat))
        board = cellar(s).printed.board
        level = board.level[self.space]
        if own.levels >> level & 1 or not own.is_full(board, level):
            return
        own.levels |= 1 << level
        s.tell(LEVEL, self.seat, level + 1)
        kinds = lying(s)
        if len(kinds) == 1:
            take_grape(s, self.seat, kinds[0])
        elif kinds:
            s.push(Grape(self.seat))


def lying(s: Burgundy) -> list[int]:
    """The grapes of which a tile lies ready."""
    return [grape for grape, number in enumerate(cellar(s).stock) if number]


def take_grape(s: Burgundy, seat: int, grape: int) -> None:
    own = vines(s.estate(seat))
    table = cellar(s)
    table.stock = put(table.stock, grape, table.stock[grape] - 1)
    own.grapes = put(own.grapes, grape, own.grapes[grape] + 1)
    s.tell(TILE_TAKEN, seat, grape)


class Grape(OneSeat[Burgundy]):
    """E 12.19: which grape tile."""

    def clone(self) -> "Grape":
        return Grape(self.seat)

    def step(self, s: Burgundy) -> Decision | None:
        return Decision(self.seat, "vine.grape", picks(lying(s), s.rules.by_verb[GRAPE], 0, 0))

    def apply(self, s: Burgundy, action: Action) -> None:
        s.stack.pop()
        take_grape(s, self.seat, action.thing)
