"""The counts that are published are those of the rules, and what they count is what others would count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import Refused
from ludoteca.core.outcomes import outcomes
from ludoteca.core.perft import EVERY, LOWEST, divided, perft
from ludoteca.core.registry import OURS

PUBLISHED = Path(__file__).parent.parent / "perft"
QUICK = 700  # positions; deeper counts are for the long run


def published(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((PUBLISHED / f"{name}.json").read_text())
    return found


@pytest.mark.parametrize("name", OURS)
def test_published_counts_are_those_of_the_rules(name: str) -> None:
    for each in published(name):
        state = ludoteca.position(each["position"])
        for depth, count in enumerate(each["counts"], 1):
            if count <= QUICK:
                assert perft(state, depth, each["draws"]) == count, (each["name"], depth)


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_deep_counts_too(name: str) -> None:
    for each in published(name):
        found = divided(ludoteca.position(each["position"]), len(each["counts"]), each["draws"])
        assert found == each["divide"], each["name"]


@pytest.mark.parametrize("name", OURS)
def test_there_are_starts_middles_and_exact_trees(name: str) -> None:
    cases = published(name)
    assert {len(ludoteca.position(each["position"]).players) > 0 for each in cases} == {True}  # type: ignore[attr-defined]
    assert {each["draws"] for each in cases} == {LOWEST, EVERY}
    assert all(sum(each["divide"].values()) == each["counts"][-1] for each in cases)
    assert sum(each["name"].startswith("start") for each in cases) >= 3
    assert sum(each["counts"][-1] for each in cases) > 5_000


def test_every_way_to_draw_is_a_position() -> None:
    """A swamp of Venezia is worth 0, 1 or 2."""
    state = ludoteca.game("venezia").new(3, {}, 1)
    while state.decision is not None and state.decision.ask != "drain":
        state.apply(state.decision.actions[-1])
    assert state.decision is not None
    state.apply(state.decision.actions[0])
    answer = next(action for action in state.decision.actions if action.text.startswith("drain"))
    branches = outcomes(state, answer)
    assert len(branches) == divided(state, 1, EVERY)[answer.text] > 1 == divided(state, 1)[answer.text]


def test_a_game_that_is_over_is_one_position() -> None:
    over = ludoteca.play("puerto-rico", ["random", "random"], seed=1).state
    assert [perft(over, depth) for depth in range(4)] == [1, 1, 1, 1]
    assert divided(over, 2) == {}


def test_draws_are_settled_in_one_of_two_ways() -> None:
    with pytest.raises(Refused, match="lowest or every, not 'highest'"):
        perft(ludoteca.game("venezia").new(2, {}, 1), 1, "highest")
