"""What a training run is made by: kept beside the network, so that it can be made again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ludoteca.bots.expanded import Expanded
from ludoteca.bots.net_search import SPREAD, WIN_PART
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

# By game: how wide the layers are, so that a network fits into half a megabyte.
HIDDEN = {"san-juan": 256, "puerto-rico": 256, "venezia": 192, "burgundy": 224}
TRUST = 1.5  # in counsel at first, for each point
# Burgundy was not learned from nothing: its network begins with what the heuristic thinks.
ALSO = {"burgundy": ["counsel=1", "rivals=0.15", "stagger=250", "value_first=3"]}

# Of the settings below: what goes from 0 to 1, and what else may be 0.
PARTS = {"expansions", "win_part", "league", "rivals", "trace", "value_trace", "clip"}
MAY_BE_NONE = PARTS | {
    "seed", "counsel", "stagger", "value_first", "since", "last_rate", "entropy", "last_entropy", "value_part",
}  # fmt: skip
TINY, LARGEST = 1e-9, 10**9


@dataclass
class Settings:
    """A run is `segments` of `updates` each; between segments everything is kept and all tables begin anew, so that
    going on from a checkpoint is the same as not having stopped. A slice is `steps` answers at each table."""

    game: str
    counts: list[int]
    hidden: int = 256
    spread: float = 8.0
    seed: int = 1
    workers: int = 15
    tables: int = 256  # of each worker, in each of the two halves
    counsel: int = 0  # 1: the network reads what the heuristic thinks, and begins by playing like it
    expansions: float = 0.0  # the part of the games with expansions; above 0 the network reads them too
    win_part: float = 0.7  # of the reward; the rest is for the lead
    league: float = 0.2  # the part of the tables at which earlier selves sit too
    rivals: float = 0.0  # the part of the tables at which the heuristic sits too
    stagger: int = 0  # at the beginning of a segment, tables are spread over so many answers into a game
    value_first: int = 0  # updates from `since` on in which only prospects are learned
    kept_selves: int = 6
    segments: int = 6
    since: int = 0  # the segment with which the rates begin to fall: not the first where kept weights learn on
    updates: int = 100
    steps: int = 64
    epochs: int = 2
    minibatch: int = 16384
    rate: float = 5e-4
    last_rate: float = 5e-5
    clip: float = 0.2
    entropy: float = 0.01
    last_entropy: float = 0.002
    trace: float = 0.95
    value_trace: float = 0.95  # the same for what prospects are learned from: nearer to 1, nearer to how it ended
    value_part: float = 1.0
    most_gradient: float = 0.5
    judged: dict[str, list[int]] = field(default_factory=dict)  # bot -> numbers of players, after each segment
    judged_games: int = 400

    @property
    def first_update(self) -> int:
        return self.since * self.updates

    @property
    def all_updates(self) -> int:
        return self.segments * self.updates

    def check(self) -> None:
        """Refuse what no run can be made by."""
        for name, value in asdict(self).items():
            if isinstance(value, int | float):
                least = 0 if name in MAY_BE_NONE else 1 if isinstance(value, int) else TINY
                most = 1 if name in PARTS else LARGEST
                if not least <= value <= most:
                    raise LudotecaError(f"setting {name}: {value} is not a number from {least} to {most}")
        if self.league + self.rivals > 1:
            raise LudotecaError("settings league and rivals: together they are more than all tables")
        game = registry.game(self.game)
        for count in self.counts:
            game.settle(count, {})
        if not game.feature_pieces():
            raise LudotecaError(f"{self.game} tells no positions as numbers, so nothing can learn it")
        if self.expansions:
            Expanded(game)

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1) + "\n")


def load(path: Path) -> Settings:
    try:
        return Settings(**json.loads(path.read_text()))
    except (TypeError, ValueError) as error:
        raise LudotecaError(f"{path}: these are no settings ({error})") from None


def preset(game: str, counts: list[int], changes: list[str]) -> Settings:
    """The settings of a game, with `name=value` changes."""
    found = Settings(game, counts, hidden=HIDDEN.get(game, 256))
    found.spread, found.win_part = SPREAD.get(game, found.spread), WIN_PART.get(game, found.win_part)
    change(found, [*ALSO.get(game, []), *changes])
    return found


def change(settings: Settings, changes: Sequence[str]) -> None:
    """Make `name=value` changes."""
    known = [name for name, value in asdict(settings).items() if isinstance(value, int | float)]
    for given in changes:
        name, equals, value = given.partition("=")
        if not equals or name not in known:
            raise LudotecaError(f"no setting '{given}'; one is NAME=NUMBER, and there are {', '.join(known)}")
        kind = type(getattr(settings, name))
        try:
            setattr(settings, name, kind(value))
        except ValueError:
            raise LudotecaError(f"setting {name}: '{value}' is no {'whole ' * (kind is int)}number") from None
