"""The levels stand in the order the kept reports measured, and show the ratings of those reports."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots.levels import LEVELS, RATINGS

REPORTS = Path(__file__).resolve().parents[2] / "docs" / "levels"
NAMES = [level.name for level in LEVELS]


def report(game: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((REPORTS / game / "results.json").read_text(encoding="utf-8"))
    return read


def test_the_clock_ends_a_search_only_where_nothing_is_compiled() -> None:
    searching = [found for level in LEVELS if (found := level.settings()) is not None]
    assert len(searching) == 3
    for settings in searching:
        assert settings.milliseconds == 0 if ludoteca.compiled else 0 < settings.milliseconds < 2000


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


def test_each_level_alone_beats_two_of_the_one_below() -> None:
    found = {(cell["bot"], cell["against"]): cell for cell in report("san-juan/three")["matrix"]}
    for below, above in pairwise(NAMES):
        assert found[above, below]["low"] > 1 / 3, f"{above} against {below}"
