"""What a bot of Burgundy knows of an expansion: the worth of its answers and tiles, and of what it leaves on the table.
The base game asks only those that are in play."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.position import Burgundy

if TYPE_CHECKING:
    from .burgundy import BurgundyHeuristic
    from .burgundy_worth import BurgundyWorth


@mypyc_attr(allow_interpreted_subclasses=True)
class Wisdom:
    """`name` is that of the expansion; `asks` are its questions, `verbs` its answers, `kinds` its tiles. Who plays
    `alone` by it plays for something else: every question is its own, and `prospects` are all of a position."""

    def __init__(
        self,
        name: str,
        asks: tuple[str, ...] = (),
        verbs: tuple[int, ...] = (),
        kinds: tuple[int, ...] = (),
        alone: bool = False,
    ) -> None:
        self.name = name
        self.asks = asks
        self.verbs = verbs
        self.kinds = kinds
        self.alone = alone

    def weigh(self, h: "BurgundyHeuristic", s: Burgundy, decision: Decision) -> list[float]:
        """The weights of the answers to one of its questions."""
        raise NotImplementedError

    def weigh_one(
        self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, action: Action, value: int, wants: list[float]
    ) -> float:
        """What one of its answers is worth in a turn, as points; `value` is that of its die."""
        raise NotImplementedError

    def effect(self, h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        """What one of its tiles does when it is placed."""
        raise NotImplementedError

    def stored(self, h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        """What one of its tiles is worth in the storage; below 0 if it is reckoned as any other."""
        return -1.0

    def ground(self, h: "BurgundyWorth", s: Burgundy, e: Estate, board: Board, kind: int, at: int) -> float:
        """What any tile brings on a hex beyond what the base game knows of."""
        return 0.0

    def sale(self, h: "BurgundyWorth", s: Burgundy, e: Estate, good: int) -> float:
        """What selling a stack brings beyond what the base game knows of."""
        return 0.0

    def prospects(self, h: "BurgundyWorth", s: Burgundy, e: Estate) -> float:
        """What it adds to the worth of a position."""
        return 0.0

    def unseated(self, h: "BurgundyWorth", s: Burgundy) -> float:
        """What the player without a seat may count on beyond his points, if he plays by this expansion."""
        return 0.0


WISDOM: Final[dict[str, Wisdom]] = {}


def lone(s: Burgundy) -> Wisdom | None:
    """That of who plays alone."""
    for wisdom in wise(s):
        if wisdom.alone:
            return wisdom
    return None


def wise(s: Burgundy) -> list[Wisdom]:
    """Of the expansions in play."""
    return [WISDOM[expansion.name] for expansion in s.setting.expansions if expansion.name in WISDOM]
