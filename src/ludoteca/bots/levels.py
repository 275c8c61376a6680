"""Six levels for people, weakest first. Budgets are iterations, so that a level plays the same on every machine.

Only where nothing is compiled a search of some hundred iterations would take longer than anybody waits: there the
clock ends it, and the upper levels are weaker than measured.
"""

from __future__ import annotations

from collections.abc import Mapping

import ludoteca
from ludoteca.core.chance import seeded
from ludoteca.core.protocol import Bot, Game

from .greedy import GreedyBot
from .heuristics import heuristic
from .mcts import MctsBot, Settings

PATIENCE = 0 if ludoteca.compiled else 1500  # milliseconds for an answer; 0 for as long as it takes


class Level:
    """A level answers by the game's heuristic with some random slips, `slips_in` a game if it is there, or, with
    `iterations`, by search."""

    def __init__(
        self, name: str, slips: float = 0.0, iterations: int = 0, slips_in: Mapping[str, float] | None = None
    ) -> None:
        self.name = name
        self.slips = slips
        self.iterations = iterations
        self.slips_in = slips_in or {}

    def make(self, game: Game, seed: int) -> Bot:
        settings = self.settings()
        if settings is None:
            slips = self.slips_in.get(game.name, self.slips)
            return GreedyBot(heuristic(game), seeded(seed), slips)
        return MctsBot(heuristic(game), seeded(seed), settings)

    def settings(self) -> Settings | None:
        """How the level searches, if it does."""
        return Settings(iterations=self.iterations, milliseconds=PATIENCE) if self.iterations else None


LEVELS = (
    Level("novice", slips=0.75),
    Level("apprentice", slips=0.3),
    # The heuristic of Venezia is so good that twenty iterations find little to mend in it.
    Level("journeyman", slips_in={"venezia": 0.12}),
    Level("veteran", iterations=20),
    Level("master", iterations=100),
    Level("grandmaster", iterations=500),
)
STRONGEST = LEVELS[-1].name
MIDDLE = LEVELS[2].name

# What the arena measured (docs/levels): by game, one rating for each level.
RATINGS: dict[str, tuple[int, ...]] = {
    "san-juan": (663, 1146, 1501, 1727, 1851, 1947),
    "puerto-rico": (656, 1054, 1295, 1786, 1968, 2174),
    "venezia": (715, 1313, 1507, 1607, 1767, 1886),
    "burgundy": (677, 1341, 1495, 1657, 1739, 1875),
}


def settings(name: str) -> Settings | None:
    """How the level of that name searches, if there is such a level and it does."""
    return next((level.settings() for level in LEVELS if level.name == name), None)


def ratings(name: str) -> dict[str, int]:
    """The rating of a level by game, where the arena measured one."""
    found = {}
    for at, level in enumerate(LEVELS):
        if level.name == name:
            found = {game: measured[at] for game, measured in RATINGS.items()}
    return found
