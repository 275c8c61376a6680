"""What Châteauma gets at the end of a phase (E 14.6) and of the game (E 14.11)."""

from typing import Final

from ...data import MINE, MONASTERY
from ...hooks import Occasion
from ...position import Burgundy
from ...scoring import GOODS_POINTS, MONASTERY_POINTS, SILVER_POINTS
from ..numbers import CARD_POINTS, RESERVE_POINTS, SHIELD_POINTS, VINEYARD_POINTS
from .part import Rival, earn, number_of, rival

MONASTERY_WORTH: Final = 4
ON_A_CARD: Final = 2
IN_RESERVE: Final = 1


class ItsMinesPay(Occasion):
    """E 14.6: a silver for each mine face up on its cards and in its duchy."""

    def happen(self, s: Burgundy) -> None:
        earn(s, visible(s, rival(s), MINE))


class ItsLastCount(Occasion):
    """E 14.11."""

    def happen(self, s: Burgundy) -> None:
        for source, number in last_count(s, rival(s)):
            s.score(number_of(s), source, number)


def visible(s: Burgundy, r: Rival, colour: int) -> int:
    """How many tiles of a colour lie face up on its cards and in its duchy."""
    number = 0
    for kind in r.face_up():
        if s.setting.tiles[kind].colour == colour:
            number += 1
    return number


def last_count(s: Burgundy, r: Rival) -> list[tuple[int, int]]:
    """Sources and points of what it has left; shields and double tiles count by their number (E 16.8, 17.4)."""
    return [
        (GOODS_POINTS, sum(r.goods)),
        (SILVER_POINTS, r.silver),
        (MONASTERY_POINTS, MONASTERY_WORTH * visible(s, r, MONASTERY)),
        (CARD_POINTS, ON_A_CARD * len(r.on_cards())),
        (RESERVE_POINTS, IN_RESERVE * (len(r.reserve) + len(r.wild))),
        (SHIELD_POINTS, counted(r.arms, r.terms.prints.arms_points)),
        (VINEYARD_POINTS, counted(r.doubles, r.terms.prints.double_points)),
    ]


def counted(things: list[int], points: list[int]) -> int:
    """By how many there are; more than the table knows are worth no more."""
    return points[min(len(things), len(points) - 1)]
