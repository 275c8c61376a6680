"""Six levels for people, weakest first. Budgets are iterations, so that a level plays the same on every machine.

Only where nothing is compiled a search of some hundred iterations would take longer than anybody waits: there the
clock ends it, and the upper levels are weaker than measured.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

import ludoteca
from ludoteca.core.chance import seeded
from ludoteca.core.protocol import Bot, Game

from .greedy import GreedyBot
from .heuristics import heuristic
from .mcts import MctsBot, Settings

PATIENCE = 0 if ludoteca.compiled else 1500  # milliseconds for an answer; 0 for as long as it takes


class Level:
    """A level answers by the game's heuristic with some random slips, `slips_in` a game if it is there; or, with
    `iterations`, by search; or, with `learned`, by a network: with so many iterations a game of a search, or with 0
    without any. Where there is no network that has learned how a match is played, it searches without one."""

    def __init__(
        self,
        name: str,
        slips: float = 0.0,
        iterations: int = 0,
        slips_in: Mapping[str, float] | None = None,
        learned: Mapping[str, int] | None = None,
    ) -> None:
        self.name = name
        self.slips = slips
        self.iterations = iterations
        self.slips_in = slips_in or {}
        self.learned = learned or {}

    def make(self, game: Game, seed: int) -> Bot:
        if not self.iterations:
            slips = self.slips_in.get(game.name, self.slips)
            return GreedyBot(heuristic(game), seeded(seed), slips)
        search = MctsBot(heuristic(game), seeded(seed), Settings(iterations=self.iterations, milliseconds=PATIENCE))
        if game.name not in self.learned:
            return search
        add_alone()
        from . import learned  # NumPy takes a while to load, and only who plays by a network needs it

        iterations = self.learned[game.name]
        return learned.searching(game, seed, iterations, PATIENCE, search) if iterations else learned.bare(game, search)


def add_alone() -> None:
    """Let NumPy add on one core, which is told when it is loaded. The sums of our networks are so small that several
    cores wait for each other longer than they work: up to twenty times as long where other work is under way."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


LEVELS = (
    Level("novice", slips=0.75),
    Level("apprentice", slips=0.3),
    # The heuristic of Venezia is so good that twenty iterations find little to mend in it.
    Level("journeyman", slips_in={"venezia": 0.12}),
    Level("veteran", iterations=20),
    Level("master", iterations=100, learned={"san-juan": 0, "puerto-rico": 0, "venezia": 0, "burgundy": 0}),
    # About as long for an answer as five hundred iterations without a network.
    Level(
        "grandmaster",
        iterations=500,
        learned={"san-juan": 350, "puerto-rico": 1600, "venezia": 400, "burgundy": 330},
    ),
)
STRONGEST = LEVELS[-1].name
MIDDLE = LEVELS[2].name

# What the arena measured (docs/levels): by game, one rating for each level.
RATINGS: dict[str, tuple[int, ...]] = {
    "san-juan": (618, 1094, 1434, 1644, 2022, 2060),
    "puerto-rico": (362, 908, 1373, 1697, 2016, 2735),
    "venezia": (738, 1288, 1462, 1585, 1836, 1959),
    "burgundy": (410, 1127, 1473, 1682, 1871, 2213),
}


def ratings(name: str) -> dict[str, int]:
    """The rating of a level by game, where the arena measured one."""
    found = {}
    for at, level in enumerate(LEVELS):
        if level.name == name:
            found = {game: measured[at] for game, measured in RATINGS.items()}
    return found
