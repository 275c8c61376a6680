"""The tables that conformance tests are put to: each game with each number of players once, with one mix of options at
the fewest players and one at the most, Burgundy's expansions with three and in teams; with every option and more mixes
in the long run."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from ludoteca.core import registry
from ludoteca.core.protocol import Game
from ludoteca.testing.tables import combination, fullest, option_sets

MIXES = 12
SAMPLE = 7  # which mix


class At(NamedTuple):
    game: str
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])


def everywhere() -> list[At]:
    """Every game and number of players, with what that number needs; then mixes of options."""
    games = [registry.game(name) for name in registry.OURS]
    found = [At(game.name, players, game.complete(players, {})) for game in games for players in game.seats]
    return found + mixed()


def mixed() -> list[At]:
    """A mix of options of each game at the fewest players and at the most. Those of Burgundy are a castle for one and
    teams; with them as many of its expansions as go together, for three."""
    games = [registry.game(name) for name in registry.OURS]
    few = [with_fewest(game.name, option_sets(game, 1, SAMPLE)[-1]) for game in games]
    many = [with_most(game) for game in games]
    burgundy = registry.game("burgundy")
    return [*few, *many, At("burgundy", 3, burgundy.complete(3, fullest(burgundy, 3)))]


def with_most(game: Game) -> At:
    """A mix for the most players, of partners where there are any."""
    players, dice = game.seats[-1], random.Random(f"{game.name} {SAMPLE}")
    fixed = {"team": "expert"} if any(option.name == "team" for option in game.options) else {}
    mixes = (combination(game, players, dice, fixed) for _ in range(MIXES))
    return At(game.name, players, game.complete(players, max(mixes, key=len)))


def with_options() -> list[At]:
    """Every value of every option, and mixes, each with the fewest players it is for."""
    found = []
    for name in registry.OURS:
        game = registry.game(name)
        for options in option_sets(game, MIXES)[1:]:
            found.append(with_fewest(name, options))
    return found


def with_fewest(name: str, options: dict[str, str]) -> At:
    """With the fewest players that these options are for."""
    game = registry.game(name)
    players = next(seats for seats in game.seats if game_takes(name, seats, options))
    return At(name, players, game.complete(players, options))


def game_takes(name: str, seats: int, options: dict[str, str]) -> bool:
    try:
        registry.game(name).complete(seats, options)
    except ValueError:
        return False
    return True


each_table = pytest.mark.parametrize("at", everywhere(), ids=str)
more_tables = pytest.mark.parametrize("at", with_options(), ids=str)
