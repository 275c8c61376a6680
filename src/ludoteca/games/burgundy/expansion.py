"""What an expansion brings to the game. The base knows none of them by name."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludoteca.core.actions import ActionTable
from ludoteca.core.event_table import EventTable
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Option, Term

from .hooks import Setting
from .position import Burgundy, Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """One object of each for a game and its data. `name` is also that of the modules with its texts, its edge and what
    bots think of it. Those of `expansions/listed.py` are asked in that order: so their answers, events, sources of
    points, draws and spaces are numbered, behind those of the base game."""

    def __init__(self, name: str) -> None:
        self.name = name

    # What it has, whether it is on or off

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return ()

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        """What its options need, and what they do not go with."""
        return ()

    def alone(self) -> dict[str, tuple[str, ...]]:
        """The values of its options with which one person can play."""
        return {}

    def actions(self, table: ActionTable) -> None:
        """Write its answers."""

    def events(self, table: EventTable) -> None:
        """Write what can happen by it."""

    def sources(self) -> tuple[str, ...]:
        """Where points come from by it."""
        return ()

    def chances(self) -> tuple[str, ...]:
        """What is drawn by it."""
        return ()

    def spaces(self) -> tuple[str, ...]:
        """The spaces it lays beside the main board, by id."""
        return ()

    # A game with it

    def on(self, options: Mapping[str, str]) -> bool:
        """Whether a game with these options is played with it; one that is not named has its default."""
        raise NotImplementedError

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        """Add what it has to the setting of a game: kinds to the bags, tiles, powers, occasions, watches."""

    def begin(self, s: Burgundy) -> None:
        """Give the fresh position its parts, and draw what is drawn before anybody is asked."""

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        """The codes that can occur because of it."""
        return []

    def components(self, s: Burgundy, tiles: list[int], goods: list[int]) -> list[int]:
        """Add to the counts by kind what lies in its parts; return the counts of what only it has."""
        return []

    def bonus_tiles(self, s: Burgundy, bonus: list[int]) -> None:
        """Add to the counts by colour the bonus tiles that lie in its parts."""

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        """What `features` tells of it."""
        return []

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        """Write the numbers of `feature_pieces` for a reader; the place behind them."""
        return at
