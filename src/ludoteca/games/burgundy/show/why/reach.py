"""What the dice lack: CoB 22-23."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.core.preview import Blocked

from ...data import NONE
from ...phases.effects import CityHall, FreeAction
from ...phases.turn import Turn
from ...position import Burgundy
from ...reach import workers_for
from ..facts import open_dice
from .because import because


def acts(s: Burgundy) -> bool:
    """Whether the question is what to do with a die, or with an action that needs none."""
    return isinstance(s.stack[-1], Turn | FreeAction)


def only_places(s: Burgundy) -> bool:
    """CoB 44."""
    return isinstance(s.stack[-1], CityHall)


def values(s: Burgundy, seat: int) -> list[int]:
    """The dice to act with now; ANY for a castle or a city hall."""
    top = s.stack[-1]
    if isinstance(top, FreeAction):
        return [top.value(s)]
    return [s.players[seat].die(source) for source in open_dice(s, seat)]


def missing(s: Burgundy, seat: int, adjusts: Collection[int], number: int) -> int:
    """Workers lacking for a number with the best die; `adjusts` are the monasteries that may turn it for free."""
    e = s.estate(seat)
    double = e.has(8)
    prices = [
        workers_for(double, e.has(adjust), value, number) for value in values(s, seat) for adjust in adjusts or (0,)
    ]
    return min(prices, default=0) - e.workers


def out_of_reach(s: Burgundy, seat: int, target: str, adjusts: Collection[int], number: int, rule: str) -> Blocked:
    if not values(s, seat):
        return because(target, "no-die", "CoB 22")
    return because(target, "out-of-reach", rule, number=number, missing=missing(s, seat, adjusts, number))


def lies(s: Burgundy, space: int) -> bool:
    """Whether there is a tile on a space of the main board, or beside it."""
    return s.spaces[space] != NONE
