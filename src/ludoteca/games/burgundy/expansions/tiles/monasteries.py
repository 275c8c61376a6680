"""Monastery 27, whose owner is on top of every stack, and 28, which sells workers (E 2.2, 2.3)."""

from typing import Final

from ludoteca.core.protocol import Action

from ... import tell
from ...data import Pieces
from ...hooks import Power
from ...position import Burgundy
from ...tiles import MonasteryTile
from ..numbers import TILES_CODES

HIRE: Final = TILES_CODES
HIRED: Final = 2  # workers, for a silver


class OnTop(MonasteryTile):
    """E 2.2, R5: monastery 27 lifts the marker at once, and from then on `Burgundy.stacked` keeps it on top."""

    def __init__(self, kind: int, pieces: Pieces) -> None:
        super().__init__(kind, pieces)
        self.acts = True

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        order = s.stacked(s.order)
        if order != s.order:
            s.order = order
            s.tell(tell.POWER, seat, self.number)


class Hire(Power):
    """E 2.3, R6: monastery 28 sells two workers for a silver, as often as one likes."""

    def __init__(self) -> None:
        super().__init__(HIRE)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        e = s.estate(seat)
        if e.has(28) and e.silver:
            acts += s.rules.by_verb[HIRE]

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        s.tell(tell.POWER, seat, 28)
        s.earn(seat, -1)
        s.hire(seat, HIRED)
