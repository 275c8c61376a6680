"""What a guide is, once it is read."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.prepared import Prepared
from ludoteca.core.protocol import Action, Game


@dataclass(frozen=True)
class Step:
    """One thing to understand. It begins when so many `rows` of the guide have been played. `codes` are the answers
    that it waits for, a series in any order; without any it is read, and goes on when the reader says so. `targets` are
    the keys of the things it points at, the first one before all (without any, the question), `rules` the numbers to
    read more under."""

    number: int
    rows: int
    codes: tuple[Action, ...]
    targets: tuple[str, ...]
    rules: tuple[str, ...]

    def key(self, game: str) -> str:
        """Under which its texts stand."""
        return f"guide-{game}-{self.number}"


@dataclass(frozen=True)
class Guide:
    """A prepared beginning of a game for one person, who sits at `seat`; bots of `level` play the others, and go on by
    themselves where it ends. `names` are what those bots are called, by seat."""

    name: str
    game: Game
    players: int
    seat: int
    level: str
    names: tuple[str, ...]
    options: dict[str, str]
    prepared: Prepared
    steps: tuple[Step, ...]

    @property
    def rows(self) -> int:
        """How many answers are prepared."""
        return len(self.prepared.rows)
