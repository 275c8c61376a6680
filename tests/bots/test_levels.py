"""The levels stand in the order the kept reports measured, and show the ratings of those reports."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.toy import lanterns

import ludoteca
from ludoteca.bots.learned import LearnedBot
from ludoteca.bots.levels import LEVELS, PATIENCE, RATINGS
from ludoteca.bots.mcts import MctsBot
from ludoteca.core import registry

REPORTS = Path(__file__).resolve().parents[2] / "docs" / "levels"
NAMES = [level.name for level in LEVELS]


def report(game: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((REPORTS / game / "results.json").read_text(encoding="utf-8"))
    return read


def test_the_clock_ends_a_search_only_where_nothing_is_compiled() -> None:
    assert PATIENCE == 0 if ludoteca.compiled else 0 < PATIENCE < 2000


@pytest.mark.parametrize("name", registry.OURS)
def test_the_upper_levels_follow_the_network_where_it_has_learned_to_play(name: str) -> None:
    game = registry.game(name)
    for level in LEVELS[-2:]:
        bot = level.make(game, 1)
        assert isinstance(bot, LearnedBot)
        usual, literal = (game.new(game.seats[-1], {"letter": letter}, 1) for letter in ("no", "yes"))
        assert bot.asked(usual) is bot.own
        assert bot.asked(literal) is bot.other and bot.other.settings.iterations == level.iterations


def test_the_upper_levels_search_alone_where_there_is_no_network() -> None:
    for level in LEVELS[-2:]:
        assert isinstance(level.make(lanterns.game(), 1), MctsBot)
    solo = registry.game("burgundy").new(1, {"solo": "33"}, 1)
    bot = LEVELS[-1].make(solo.game, 1)
    assert isinstance(bot, LearnedBot) and bot.asked(solo) is bot.other


def test_every_rated_game_has_its_report() -> None:
    assert {folder.name for folder in REPORTS.iterdir()} == set(RATINGS)


@pytest.mark.parametrize("game", RATINGS)
def test_ratings_are_those_of_the_report(game: str) -> None:
    measured = {one["name"]: one["rating"] for one in report(game)["ratings"]}
    assert list(RATINGS[game]) == [measured[name] for name in NAMES] == sorted(measured.values())


@pytest.mark.parametrize("game", RATINGS)
def test_each_level_beats_the_one_below(game: str) -> None:
    found = {(cell["bot"], cell["against"]): cell for cell in report(game)["matrix"]}
    for below, above in pairwise(NAMES):
        assert found[above, below]["low"] > 0.5, f"{game}: {above} against {below}"


@pytest.mark.parametrize("game", RATINGS)
def test_each_level_alone_beats_two_of_the_one_below(game: str) -> None:
    """As `arena --focal ABOVE --field BELOW --players 3 --json` said, by 400 games or a test that had decided."""
    found = json.loads((REPORTS / game / "three.json").read_text(encoding="utf-8"))
    assert [[bot["name"] for bot in one["bots"]] for one in found] == [[up, down] for down, up in pairwise(NAMES)]
    for one in found:
        above = one["bots"][0]
        assert one["players"] == 3
        assert above["win_share"] > 1 / 3, above["name"]
        measured = one["games"] >= 400 and above["low"] > 1 / 3
        assert measured or one["verdict"] == "high", above["name"]
