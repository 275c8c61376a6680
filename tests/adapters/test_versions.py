"""Under one name an environment stays what it is: its rules, codes and numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.adapters import versions
from ludoteca.adapters.versions import digest, name
from ludoteca.core import registry

KEPT = Path(__file__).with_name("environments.json")


def test_what_changes_has_another_version() -> None:
    """If this fails, raise the game's number in adapters/versions.py, say in CHANGELOG.md what has changed, and add the
    new digest to environments.json beside the old ones."""
    kept = json.loads(KEPT.read_text())
    for game in map(registry.game, registry.OURS):
        assert kept.get(name(game)) == digest(game), f"{name(game)} is not what it was: {digest(game)}"


def test_another_way_to_count_rewards_is_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("san-juan")
    before = digest(game)
    monkeypatch.setattr(versions, "reward", lambda kind, ranking, scores, party: float(ranking[party] == 1))
    assert digest(game) != before
