"""Gymnasium: its own checks, and that the vector form plays the same games."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.rl.tables import At, each_table, more_tables

import ludoteca.adapters.gymnasium as adapter
from ludoteca.core import registry
from ludoteca.core.errors import BadOption, Illegal, LudotecaError
from ludoteca.core.features import features
from ludoteca.core.protocol import State


def conforms(at: At) -> None:
    for floats in (False, True):
        opponents = ["greedy", "random"][: at.players - 1]
        check_env(adapter.Env(*at, opponents=opponents, floats=floats), skip_render_check=True)


@each_table
def test_conformance(at: At) -> None:
    conforms(at)


@pytest.mark.slow
@more_tables
def test_conformance_with_options(at: At) -> None:
    conforms(at)


@pytest.mark.parametrize("name", registry.OURS)
def test_made_by_name(name: str) -> None:
    env = gymnasium.make(f"ludoteca/{name}-v1", players=2, render_mode="ansi")
    env.reset(seed=1)
    check_env(env.unwrapped)
    assert env.render().startswith(name)
    envs = gymnasium.make_vec(f"ludoteca/{name}-v1", num_envs=3, players=2)
    observations, info = envs.reset(seed=1)
    assert observations.shape == (3, *env.observation_space.shape) and info["action_mask"].any(1).all()
    assert envs.observation_space.contains(observations)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP


def test_only_the_learner_is_asked_and_wins_what_his_seat_wins() -> None:
    env = adapter.Env("san-juan", 3, opponents=["greedy"], reward="place")
    seats, dice = set(), random.Random(2)
    for seed in range(6):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            state = env.course.positions.states[0]
            assert state.decision is not None and state.decision.seat == info["seat"]
            code = dice.choice(np.flatnonzero(info["action_mask"]).tolist())
            observation, reward, over, cut, info = env.step(code)
            assert not cut and (reward == 0 or over)
        seats.add(info["seat"])
        assert reward == {1: 1.0, 2: 0.5, 3: 0.0}[info["ranking"][info["seat"]]] or info["ranking"].count(1) > 1
        assert observation.tolist() == features(state, info["seat"])
        assert not info["action_mask"].any()
    assert len(seats) > 1
    with pytest.raises(LudotecaError, match="call reset"):
        env.step(0)


def test_an_answer_that_is_not_possible_ends_the_game() -> None:
    env = adapter.Env("venezia", 2)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    env = adapter.Env("venezia", 2, reward="margin", illegal=-7)
    _, info = env.reset(seed=1)
    assert env.step(100_000)[1] == -7


def test_a_game_that_would_not_end_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.game("san-juan"), "longest", 25)
    env, envs = adapter.Env("san-juan", 2), adapter.VectorEnv(3, "san-juan", 2)
    (_, info), (_, infos) = env.reset(seed=1), envs.reset(seed=1)
    over = cut = False
    while not (over or cut):
        _, reward, over, cut, info = env.step(first_codes(info["action_mask"]))
    assert cut and not over and reward == 0
    cuts = np.zeros(3, bool)
    while not cuts.any():
        _, rewards, overs, cuts, infos = envs.step(first_codes(infos["action_mask"]))
    assert not overs.any() and not rewards.any() and infos["_final_obs"].tolist() == cuts.tolist()


def first_codes(masks: Any) -> Any:
    return masks.argmax(-1)


def test_one_of_a_vector_is_the_single_one() -> None:
    env, envs = (
        adapter.Env("burgundy", 2, opponents=["greedy"]),
        adapter.VectorEnv(1, "burgundy", 2, opponents=["greedy"]),
    )
    (seen, info), (all_seen, infos) = env.reset(seed=4), envs.reset(seed=4)
    over = False
    while not over:
        assert seen.tolist() == all_seen[0].tolist()
        assert info["action_mask"].tolist() == infos["action_mask"][0].tolist()
        code = first_codes(info["action_mask"])
        seen, reward, over, _, info = env.step(code)
        all_seen, rewards, dones, _, infos = envs.step(np.array([code]))
        assert (reward, over) == (rewards[0], dones[0])
    assert infos["_final_obs"][0] and infos["final_obs"][0].tolist() == seen.tolist()
    final = infos["final_info"]
    assert infos["_final_info"][0] and final["ranking"][0] == info["ranking"] and final["scores"][0] == info["scores"]
    assert (final["seat"][0], final["party"][0]) == (info["seat"], info["party"])
    assert final["action_mask"].tolist() == [info["action_mask"].tolist()]
    assert infos["action_mask"][0].any() and envs.observation_space.contains(all_seen)


def test_in_a_vector_games_begin_again_and_what_is_not_possible_ends_one() -> None:
    envs = adapter.VectorEnv(4, "puerto-rico", 3)
    _, info = envs.reset(seed=2)
    codes = first_codes(info["action_mask"])
    codes[1] = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    _, rewards, over, cut, info = envs.step(codes)
    assert rewards.tolist() == [0, -1, 0, 0] and over.tolist() == [False, True, False, False] and not cut.any()
    assert info["final_info"]["illegal"].tolist() == info["_final_info"].tolist() == over.tolist()
    ended = 0
    for _ in range(150):
        _, rewards, over, _, info = envs.step(first_codes(info["action_mask"]))
        ended += int(over.sum())
        assert ((rewards == 0) | over).all()
    assert ended > 0


def test_a_function_may_sit_in_the_other_seats() -> None:
    def first(state: State, seat: int) -> int:
        assert state.decision is not None
        return state.decision.actions[0].code

    env = adapter.Env("san-juan", 2, opponents=[first], seat=0)
    _, info = env.reset(seed=3)
    assert info["seat"] == 0
    env.step(first_codes(info["action_mask"]))


def at_random(env: Any, info: dict[str, Any], dice: random.Random) -> list[object]:
    """What is told until the end."""
    told: list[object] = []
    over = False
    while not over:
        seen, reward, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"]).tolist()))
        told += [seen.tolist(), reward, info["action_mask"].tolist()]
    return told


def test_a_copy_stands_at_the_same_point_and_goes_on_alike() -> None:
    env = gymnasium.make("ludoteca/san-juan-v1", players=3, opponents=["greedy", "random"], floats=True)
    _, info = env.reset(seed=11)
    env.action_space.seed(3)
    for _ in range(15):
        _, _, _, _, info = env.step(first_codes(info["action_mask"]))
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    told = at_random(env, info, random.Random(1))
    for other in others:
        assert at_random(other, info, random.Random(1)) == told
        assert other.reset()[0].tolist() == copy.deepcopy(env).reset()[0].tolist()  # the next game, too
        assert other.action_space.sample() == copy.deepcopy(env).action_space.sample()
    fresh = copy.deepcopy(adapter.Env("venezia", 2))
    with pytest.raises(LudotecaError, match="call reset"):
        fresh.step(0)
    with pytest.raises(TypeError, match="many games at once"):
        pickle.dumps(adapter.VectorEnv(2, "venezia", 2))


def test_who_plays_alone_needs_no_opponents_and_one_name_is_enough() -> None:
    env = gymnasium.make("ludoteca/burgundy-v1", players=1, opponents=[], reward="margin")
    _, info = env.reset(seed=1)
    told = at_random(env, info, random.Random(1))
    assert told[-2] == env.unwrapped.course.positions.states[0].scores()[0]  # alone, a margin is the points
    adapter.Env("san-juan", 3, opponents="greedy").reset(seed=1)


@pytest.mark.parametrize("number", [0, -1, 1.5])
def test_so_many_games_there_are_not(number: Any) -> None:
    with pytest.raises(LudotecaError, match=r"positions are none|whole number, not 1.5"):
        adapter.VectorEnv(number, "venezia")


def test_answers_that_are_none_are_refused_before_anything_changes() -> None:
    envs = adapter.VectorEnv(3, "venezia")
    _, info = envs.reset(seed=1)
    wrong: list[Any] = [[1, 2, 3, 4], np.zeros((3, 1), int), [0.5, 1.0, 2.0], [None, 1, 2]]
    for codes in wrong:
        with pytest.raises(LudotecaError, match=r"4 answers for 3|have the shape|are whole numbers"):
            envs.step(codes)
    env: Any = adapter.Env("venezia")
    env.reset(seed=1)
    for code in (0.5, None, "1"):
        with pytest.raises(Illegal, match="an answer is a whole number"):
            env.step(code)
    assert np.array_equal(envs.information()["action_mask"], info["action_mask"]) and env.taken == []
    given: dict[str, Any] = {"options": "events=yes"}
    with pytest.raises(BadOption, match="options of san-juan are names with their values"):
        adapter.Env("san-juan", **given)
    with pytest.raises(LudotecaError, match="3 opponents, but 1 other seat"):
        adapter.Env("san-juan", 2, opponents=["random"] * 3)


def test_what_cannot_be_drawn_is_left_out() -> None:
    env = adapter.Env("san-juan", render_mode="rgb_array")  # stable-baselines3 asks everybody for pictures
    env.reset(seed=1)
    assert env.render() is None
    with pytest.raises(LudotecaError, match="nothing to render yet"):
        adapter.Env("san-juan", render_mode="ansi").render()
