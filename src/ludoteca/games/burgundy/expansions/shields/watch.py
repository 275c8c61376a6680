"""Shields that work by themselves: 2, 6, 17, 18, and what all are worth at the end (E 11.8)."""

from mypy_extensions import i64

from ...boards import Board
from ...data import COLOURS, MONASTERY, NONE
from ...estate import Estate
from ...hooks import Ground, Growth, Occasion, Watch
from ...position import Burgundy
from ...privileges import ANYWHERE, COPYIST, DOUBLE_SHIELDS, EXTRA_HANDS, LARGER_AREAS
from ..numbers import SHIELD_POINTS
from .arms import arms, follow, held


class Tithe(Watch):
    """Shield 2, R25: a worker for each gain of another, however many came."""

    def hired(self, s: Burgundy, seat: int, number: int) -> None:
        own = s.players[seat].estate
        for at, e in enumerate(s.estates):
            if at != own and e.has(EXTRA_HANDS):
                s.hire(s.setting.owners[at], 1)


class Scribe(Watch):
    """Shield 6: what the other places later counts from then on."""

    def placed(self, s: Burgundy, seat: int, at: int, kind: int) -> None:
        if s.setting.tiles[kind].colour == MONASTERY:
            follow_all(s)


def follow_all(s: Burgundy) -> None:
    """Whenever monasteries come or go somewhere."""
    for at, e in enumerate(s.estates):
        if e.has(COPYIST) and arms(e).copied != NONE:
            follow(s, s.setting.owners[at])


class Larger(Growth):
    """Shield 17: one hex more."""

    def more(self, s: Burgundy, e: Estate, area: int) -> int:
        return e.has(LARGER_AREAS)


class Anywhere(Ground):
    """Shield 18, R31: any hex of its colour in the duchy. `before` is the rule for whoever does not hold it."""

    def __init__(self, before: Ground | None) -> None:
        self.before = before

    def open(self, s: Burgundy, e: Estate, board: Board, part: int, colour: int) -> i64:
        if e.has(ANYWHERE):
            covered: i64 = e.covered[part]
            return coloured(board, part, colour) & ~covered
        if self.before is not None:
            return self.before.open(s, e, board, part, colour)
        front: i64 = e.front[part]
        return front & coloured(board, part, colour)


def coloured(board: Board, part: int, colour: int) -> i64:
    """The hexes of a colour in a part; of all for a tile without one."""
    if colour != NONE:
        return board.colour_in(colour, part)
    mask: i64 = 0
    for each in range(COLOURS):
        mask |= board.colour_in(each, part)
    return mask


class ShieldsCount(Occasion):
    """E 11.8: what shields are worth at the end, double with shield 13."""

    def __init__(self, rank: int, points: list[int]) -> None:
        super().__init__(rank)
        self.points = points

    def happen(self, s: Burgundy) -> None:
        for at, e in enumerate(s.estates):
            s.score(s.setting.owners[at], SHIELD_POINTS, worth(e, self.points))


def worth(e: Estate, points: list[int]) -> int:
    total = 0
    for shield in held(e):
        total += points[shield]
    return total << e.has(DOUBLE_SHIELDS)
