"""The counts that are published are those of the rules, and what they count is what others would count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import Refused
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.outcomes import outcomes
from ludoteca.core.perft import EVERY, LOWEST, after, divided, perft, ways
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


def test_more_ways_to_draw_than_anybody_counts_are_refused_at_once() -> None:
    """Hands of cards fall in millions of ways: they were all kept until the memory was full."""
    state = ludoteca.game("san-juan").new(2, {}, 1)
    assert state.decision is not None
    councillor = next(action for action in state.decision.actions if action.text == "role councillor")
    with pytest.raises(Refused, match=r"'role \w+': its draws can fall in more than 100,000 ways"):
        perft(state, 1, EVERY)
    with pytest.raises(Refused, match="'role councillor': its draws can fall in more than 5 ways"):
        ways(state, councillor, 5)


def test_ways_to_draw_are_those_of_the_exact_tree_in_the_same_order() -> None:
    state = ludoteca.game("venezia").new(2, {}, 1)
    seen = 0
    for _ in range(40):
        assert state.decision is not None
        for action in state.decision.actions:
            branches = outcomes(state, action)
            assert ways(state, action) == [branch.values for branch in branches]
            assert list(map(fingerprint, after(state, action, EVERY))) == [fingerprint(each.state) for each in branches]
            seen += len(branches) > 1
        state.apply(state.decision.actions[-1])
    assert seen


def test_each_first_answer_is_told_when_it_is_counted() -> None:
    state = ludoteca.game("venezia").new(3, {}, 1)
    told: list[None] = []
    counts = divided(state, 2, counted=lambda: told.append(None))
    assert len(told) == len(counts) > 1


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
