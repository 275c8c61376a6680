"""The tables that conformance tests are put to: each game with each number of players once; with sampled sets of
options in the long run."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from ludoteca.core import registry
from ludoteca.testing.tables import option_sets

MIXES = 12


class At(NamedTuple):
    game: str
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])


def everywhere() -> list[At]:
    """Every game and number of players, with what that number needs."""
    games = [registry.game(name) for name in registry.OURS]
    return [At(game.name, players, game.complete(players, {})) for game in games for players in game.seats]


def with_options() -> list[At]:
    """Every value of every option, and mixes, each with the fewest players it is for."""
    found = []
    for name in registry.OURS:
        game = registry.game(name)
        for options in option_sets(game, MIXES)[1:]:
            players = next(seats for seats in game.seats if game_takes(name, seats, options))
            found.append(At(name, players, game.complete(players, options)))
    return found


def game_takes(name: str, seats: int, options: dict[str, str]) -> bool:
    try:
        registry.game(name).complete(seats, options)
    except ValueError:
        return False
    return True


each_table = pytest.mark.parametrize("at", everywhere(), ids=str)
more_tables = pytest.mark.parametrize("at", with_options(), ids=str)
