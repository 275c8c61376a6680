"""OpenSpiel: its own random simulations, with chance inside and as nodes, and that what it is told is true."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation
from tests.rl.tables import At, each_table, more_tables

from ludoteca.adapters.openspiel import options_of, short_name
from ludoteca.core.batch import rewards
from ludoteca.core.errors import BadOption, Illegal, LudotecaError
from ludoteca.core.features import features
from ludoteca.core.pieces import slices


def load(at: At, **more: object) -> pyspiel.Game:
    options = "+".join(f"{name}:{value}" for name, value in at.options.items())
    return pyspiel.load_game(short_name(at.game), {"players": at.players, "options": options, **more})


def conforms(at: At, chance: str) -> None:
    """What OpenSpiel cannot write down of any game in Python that draws for itself is not asked for."""
    game = load(at, chance=chance, seed=5)
    pyspiel.random_sim_test(game, num_sims=1, serialize=chance == "explicit", verbose=False)


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@each_table
def test_conformance(at: At, chance: str) -> None:
    conforms(at, chance)


@pytest.mark.slow
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@more_tables
def test_conformance_with_options(at: At, chance: str) -> None:
    conforms(at, chance)


def test_what_a_seat_observes_has_the_names_of_the_pieces() -> None:
    game = load(At("san-juan", 3, {"events": "yes"}), seed=2)
    state = game.new_initial_state()
    observation = make_observation(game)
    for seat in range(3):
        observation.set_from(state, seat)
        numbers = features(state.line.state, seat)
        assert observation.tensor.tolist() == numbers == state.observation_tensor(seat)
        hand = slices(state.line.state.feature_pieces())["hand"]
        assert observation.dict["hand"].tolist() == numbers[hand]
        assert '"hand"' in observation.string_from(state, seat)


@pytest.mark.parametrize("reward", ["win", "place", "margin"])
def test_returns_are_what_a_game_brings(reward: str) -> None:
    game = load(At("puerto-rico", 4, {}), reward=reward, seed=7)
    state, dice = game.new_initial_state(), random.Random(4)
    while not state.is_terminal():
        assert not any(state.returns())
        state.apply_action(dice.choice(state.legal_actions()))
    assert state.returns() == rewards(["win", "place", "margin"].index(reward), state.line.state)
    together = {"win": 1.0, "place": 2.0, "margin": None}[reward]
    assert game.utility_sum() == together and (together is None or sum(state.returns()) == pytest.approx(together))


def test_who_wins_of_two_loses_the_other() -> None:
    utility = pyspiel.GameType.Utility
    assert load(At("san-juan", 2, {}), reward="margin").get_type().utility == utility.ZERO_SUM
    assert load(At("venezia", 2, {})).get_type().utility == utility.GENERAL_SUM  # a third one may win
    assert load(At("burgundy", 4, {"team": "beginner"})).get_type().utility == utility.GENERAL_SUM


def test_the_same_seed_gives_the_same_games() -> None:
    def deals(seed: int) -> list[str]:
        game = load(At("san-juan", 2, {}), seed=seed)
        return [str(game.new_initial_state()) for _ in range(3)]

    assert deals(3) == deals(3) != deals(4)
    assert len(set(deals(3))) == 3


def ends(game: pyspiel.Game) -> list[str]:
    """Of a state, and of eight clones of it under the same answers."""
    state = game.new_initial_state()
    found = []
    every = [state, *(state.clone() for _ in range(8))]
    assert len({str(each) for each in every}) == 1
    for each in every:
        dice = random.Random(1)
        while not each.is_terminal():
            each.apply_action(dice.choice(each.legal_actions()))
        found.append(str(each))
    return found


@pytest.mark.parametrize(("clones", "different"), [("alike", 1), ("apart", 9)])
def test_clones_draw_alike_or_each_something_of_its_own(clones: str, different: int) -> None:
    at = At("puerto-rico", 3, {})
    found = ends(load(at, seed=3, clones=clones))
    assert len(set(found)) == different and found == ends(load(at, seed=3, clones=clones))


def test_no_clone_that_parts_passes_for_its_original_with_them() -> None:
    """Their own tests want a clone that comes to the same by the same answer: why `alike` is what nobody asks for."""
    with pytest.raises(pyspiel.SpielError, match="clone->ToString"):
        pyspiel.random_sim_test(load(At("san-juan", 2, {}), seed=5, clones="apart"), 1, False, False)


def test_what_does_not_go_with_chance_is_refused() -> None:
    with pytest.raises(LudotecaError, match="clones are alike or apart, not 'both'"):
        load(At("venezia", 2, {}), clones="both")
    with pytest.raises(LudotecaError, match="leave out clones=apart"):
        load(At("venezia", 2, {}), clones="apart", chance="explicit")
    with pytest.raises(Illegal, match="no draw is open here; it draws for itself"):
        load(At("venezia", 2, {}), seed=1).new_initial_state().chance_outcomes()


def test_their_environment_plays_it() -> None:
    env = rl_environment.Environment(load(At("venezia", 2, {}), seed=1))
    step, dice = env.reset(), np.random.default_rng(1)
    for _ in range(40):
        player = step.observations["current_player"]
        step = env.step([dice.choice(step.observations["legal_actions"][player])])
    assert not step.last()


def test_what_is_no_option_is_refused() -> None:
    assert options_of("events:yes+edition:second") == {"events": "yes", "edition": "second"}
    with pytest.raises(BadOption, match="'events' is not an option with its value"):
        options_of("events")


def test_python_ends_in_peace() -> None:
    """OpenSpiel lets go of games when Python is gone already."""
    code = "import ludoteca.adapters.openspiel, pyspiel; print(pyspiel.load_game('ludoteca_venezia').num_players())"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "2\n", "")
