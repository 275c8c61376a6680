"""PettingZoo: its own tests of an environment, and that the environment plays the game."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.rl.tables import At, each_table, more_tables

from ludoteca.adapters import pettingzoo
from ludoteca.core import registry
from ludoteca.core.batch import SEEDS, rewards
from ludoteca.core.errors import LudotecaError
from ludoteca.core.features import features

# Their test warns of observations with masks in a dictionary, unless an environment is one of theirs.
DICTIONARIES = (
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
pytestmark = [pytest.mark.filterwarnings(line) for line in DICTIONARIES]


def conforms(at: At) -> None:
    api_test(pettingzoo.env(*at), num_cycles=200)
    seed_test(lambda: pettingzoo.env(*at, reward="margin"), num_cycles=60)


@each_table
def test_conformance(at: At) -> None:
    conforms(at)


@pytest.mark.slow
@more_tables
def test_conformance_with_options(at: At) -> None:
    conforms(at)


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole game at random; what it brought each agent."""
    dice, brought = random.Random(seed), {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            brought[agent] = reward
            env.step(None)
        else:
            env.step(dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return brought


@pytest.mark.parametrize("reward", ["win", "place", "margin"])
def test_a_game_brings_what_its_end_says(reward: str) -> None:
    env = pettingzoo.env("puerto-rico", 4, reward=reward)
    brought = play(env, 3)
    state = env.unwrapped.positions.states[0]
    assert state.decision is None
    assert list(brought.values()) == rewards(["win", "place", "margin"].index(reward), state)


def test_partners_share() -> None:
    brought = play(pettingzoo.env("burgundy", 4, {"team": "beginner"}), 1)
    assert sorted(brought.values()) in ([0, 0, 1, 1], [0.5] * 4)
    seats = [int(agent.removeprefix("seat_")) for agent, won in brought.items() if won == max(brought.values())]
    state = registry.game("burgundy").new(4, {"team": "beginner"}, 0)
    assert len({state.party(seat) for seat in seats}) in (1, 2)


def test_every_seat_observes_for_itself_and_only_who_is_asked_has_codes() -> None:
    env = pettingzoo.env("san-juan", 3)
    env.reset(seed=8)
    state = env.unwrapped.positions.states[0]
    for seat, agent in enumerate(env.agents):
        observation = env.observe(agent)
        assert observation["observation"].tolist() == features(state, seat)
        assert observation["action_mask"].any() == (agent == env.agent_selection)


@pytest.mark.filterwarnings("ignore:.*")  # their wrapper says aloud that the move was illegal
def test_an_answer_that_is_not_possible_ends_the_game() -> None:
    env = pettingzoo.env("venezia", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[agent] == -1


def test_a_game_that_would_not_end_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.game("san-juan"), "longest", 20)
    env = pettingzoo.env("san-juan", 3)
    assert set(play(env, 1).values()) == {0}
    monkeypatch.undo()
    assert sum(play(env, 1).values()) == 1


def test_forced_answers_are_asked_if_wanted() -> None:
    def asked(silent: bool) -> int:
        env = pettingzoo.env("puerto-rico", 3, silent=silent)
        env.reset(seed=2)
        count, dice = 0, random.Random(1)
        for _ in range(150):
            observation, _, over, _, _ = env.last()
            if over:
                break
            count += observation["action_mask"].sum() == 1
            env.step(dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        return int(count)

    assert asked(True) == 0 < asked(False)


def test_a_seed_says_which_game_it_is() -> None:
    env = pettingzoo.RawEnv("venezia", 3)
    env.reset(seed=5)
    number = env.positions.seed
    same = registry.game("venezia").new(3, {}, number * SEEDS)
    assert features(same, 0) == features(env.positions.states[0], 0)
    env.reset()
    assert env.positions.seed != number
    env.reset(seed=5)
    assert env.positions.seed == number


def test_it_says_its_name_and_how_it_stands() -> None:
    env = pettingzoo.env("burgundy", render_mode="ansi")
    env.reset(seed=1)
    assert str(env.unwrapped) == "ludoteca/burgundy-v1"
    assert env.render().startswith("burgundy: seat_") and "points" in env.render()
    pieces = {piece.name for piece in env.unwrapped.pieces}
    assert "asked" in pieces


def test_a_copy_stands_at_the_same_point_and_goes_on_alike() -> None:
    env = pettingzoo.env("puerto-rico", 3, reward="margin")
    copy.deepcopy(env).reset(seed=1)  # one that has not begun
    env.reset(seed=4)
    some(env, random.Random(2), 50)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    told = some(env, random.Random(3), 1000)
    assert told[-1] != 0
    for other in others:
        assert some(other, random.Random(3), 1000) == told


def some(env: Any, dice: random.Random, answers: int) -> list[object]:
    """So many answers at random, or until all is over; what was told before each."""
    told: list[object] = []
    for _ in range(answers):
        if not env.agents:
            break
        observation, reward, over, cut, _ = env.last()
        told += [observation["observation"].tolist(), observation["action_mask"].tolist(), reward]
        env.step(None if over or cut else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return told


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(LudotecaError, match="no render mode 'human'; there is ansi"):
        pettingzoo.env("san-juan", render_mode="human")
