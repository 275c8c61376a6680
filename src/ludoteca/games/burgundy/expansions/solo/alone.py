"""What the solo game keeps: where the points and the target stand, and what has left the table (E 10)."""

from typing import Final

from ...data import GOODS
from ...estate import put
from ...parts import Part, give
from ...position import Burgundy
from ..numbers import ALONE

STEP: Final = 5  # by which the target falls
LEAST: Final = 5  # where it stays


class Alone(Part):
    """`mark` are the points since the target was last reached, `target` is where it stands. `lost` are the goods that
    have left the game, `under` the real kinds of the tiles that lie face down, as they came. `pruned` is the space that
    lost its tile at the start of this round, and the tile's kind."""

    def __init__(self, target: int, mark: int, lost: list[int], under: list[int], pruned: list[int]) -> None:
        self.target = target
        self.mark = mark
        self.lost = lost
        self.under = under
        self.pruned = pruned

    def clone(self) -> "Alone":
        return Alone(self.target, self.mark, self.lost, self.under, self.pruned)

    def missing(self) -> int:
        """Points up to the target."""
        return self.target - self.mark

    def lose(self, good: int, number: int) -> None:
        """Goods leave the game."""
        self.lost = put(self.lost, good, self.lost[good] + number)


def alone(s: Burgundy) -> Alone:
    found = s.parts[ALONE]
    assert isinstance(found, Alone)
    return found


def begin_alone(s: Burgundy, target: int) -> None:
    s.parts = give(s.parts, ALONE, Alone(target, 0, [0] * GOODS, [], []))
