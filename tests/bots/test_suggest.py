"""Suggestions are found by the name of a game; what they say is tested with each game."""

from __future__ import annotations

import pytest

from ludoteca.bots.suggest import nothing, of_game, suggest
from ludoteca.core.chance import seeded
from ludoteca.core.playout import advance
from ludoteca.core.registry import OURS, game


@pytest.mark.parametrize("name", OURS)
def test_each_game_has_a_module_of_its_name(name: str) -> None:
    assert of_game(name).__module__ == f"ludoteca.bots.suggest.{name.replace('-', '_')}"


def test_a_game_nobody_wrote_suggestions_for_has_none() -> None:
    assert of_game("no-such-game") is nothing


def test_a_game_that_is_over_has_none() -> None:
    state = game("san-juan").new(2, {}, 1)
    advance(state, seeded(1), 10_000)
    assert state.decision is None and suggest(state) == []
