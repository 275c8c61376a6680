"""The tables that conformance tests are put to: each game with each number of players once, and with one mix of
options; with every option and more mixes in the long run."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from ludoteca.core import registry
from ludoteca.testing.tables import option_sets

MIXES = 12
SAMPLE = 7  # which mix


class At(NamedTuple):
    game: str
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])


def everywhere() -> list[At]:
    """Every game and number of players, with what that number needs; then a mix of options of each."""
    games = [registry.game(name) for name in registry.OURS]
    found = [At(game.name, players, game.complete(players, {})) for game in games for players in game.seats]
    return found + [with_fewest(game.name, option_sets(game, 1, SAMPLE)[-1]) for game in games]


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
