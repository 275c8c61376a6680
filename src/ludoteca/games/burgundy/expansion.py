"""What an expansion brings to the game. The base knows none of them by name."""

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from ludoteca.core.protocol import Option, Term

from .hooks import Setting
from .position import Burgundy, Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """One object each, made once. Those of `expansions/listed.py` are asked in that order."""

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return ()

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        """What its options need, and what they do not go with."""
        return ()

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
