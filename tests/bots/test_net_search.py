"""The search by a network: it counts right, sees no secret, is the same for the same seed, and sees the end coming."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.bots.test_net import plain_counts

from ludoteca.bots import roster
from ludoteca.bots.forks import Aim, Edge, favourites, follow
from ludoteca.bots.net import NoNet
from ludoteca.bots.net_search import SPREAD, NetSearchBot
from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action, Decision, State

NAMES = list(registry.OURS)
BATCH = 7


def questions(name: str, seats: int, seed: int = 6) -> Iterator[tuple[State, Decision]]:
    """All questions with a choice of a random game."""
    state, dice = registry.game(name).new(seats, {}, seed), seeded(seed)
    while (decision := state.decision) is not None:
        if len(decision.actions) > 1:
            yield state.clone(), decision
        state.apply(choose(decision.actions, dice))


def searcher(name: str, settings: str) -> NetSearchBot:
    bot = roster.maker(f"net-search:{settings}")(registry.game(name), 5)
    assert isinstance(bot, NetSearchBot)
    return bot


@pytest.mark.parametrize("name", NAMES)
def test_every_iteration_is_counted_once_on_its_way(name: str) -> None:
    for seats in plain_counts(name):
        state, decision = list(questions(name, seats))[20]
        root = searcher(name, f"50:batch={BATCH}").grow(state, decision.seat, 50, False)
        assert len(root.edges) == len(decision.actions)
        assert sum(edge.visits for edge in root.edges) == 50 and root.visits == 51
        assert sum(edge.prior for edge in root.edges) == pytest.approx(1)
        for edge in root.edges:
            assert 0 <= edge.total <= edge.visits
            assert sum(fork.visits for fork in edge.forks) == edge.visits
            for fork in edge.forks:
                ended = fork.visits - sum(further.visits for further in fork.edges)
                # One visit ended here when the network was asked, or as many as were under way at that time.
                assert 1 <= ended <= BATCH


@pytest.mark.parametrize("name", NAMES)
def test_answers_and_prospects_are_told_in_their_own_scales(name: str) -> None:
    state, decision = list(questions(name, plain_counts(name)[0]))[20]
    bot = searcher(name, "4")
    net, search = bot.thinker.net, bot.search
    search.put(state, decision)
    sums = net.sums(state, decision)
    codes = net.encoding.codes
    told = bot.thinker.think(1, [decision.actions[0].code, codes])
    scales = [net.about["worth"], net.about["prospects"]]
    assert told == pytest.approx([sums[decision.actions[0].code] * scales[0], sums[codes] * scales[1]])


@pytest.mark.parametrize("name", NAMES)
def test_it_answers_alike_whatever_others_hold(name: str) -> None:
    for seats in plain_counts(name):
        for number, (state, decision) in enumerate(questions(name, seats)):
            if number % 97:
                continue
            one, two = (state.determinize(decision.seat, number + more) for more in (0, 1))
            answer = searcher(name, "6:batch=4").choose(one, decision.seat)
            assert answer in decision.actions
            assert searcher(name, "6:batch=4").choose(two, decision.seat) is answer, f"{seats} players, {number}"


def last_choices(name: str) -> Iterator[tuple[State, Decision, list[list[float]]]]:
    """Questions after which the game is over, whatever is answered; with what each answer is worth by party."""
    aim = Aim(0.7, SPREAD[name])
    for seed in range(20):
        *_, (state, decision) = questions(name, 2, seed)
        worth = []
        for action in decision.actions:
            trial = state.clone()
            trial.apply(action)
            while (after := trial.decision) is not None and len(after.actions) == 1:
                trial.apply(after.actions[0])
            if trial.decision is None:
                worth.append(aim.reached(trial))
        if len(worth) == len(decision.actions):
            yield state, decision, worth


@pytest.mark.parametrize("name", ["san-juan", "puerto-rico"])
def test_it_takes_the_best_of_several_ends(name: str) -> None:
    """Half as many iterations as it has by default: after random play a network can be sure of the wrong answer."""
    mattered = 0
    for state, decision, worth in last_choices(name):
        mine = [reached[decision.seat] for reached in worth]
        mattered += min(mine) < max(mine)
        chosen = searcher(name, "200").choose(state, decision.seat)
        assert mine[decision.actions.index(chosen)] > max(mine) - 0.02
    assert mattered


def test_each_question_that_follows_an_answer_has_its_own_node() -> None:
    actions = [Action("", code, str(code)) for code in range(3)]
    edge = Edge(1.0)
    one = follow(edge, Decision(0, "", actions), 0)
    assert follow(edge, Decision(0, "", actions), 0) is one
    other = follow(edge, Decision(0, "", actions[:2]), 0)
    third = follow(edge, Decision(1, "", actions), 1)
    assert edge.forks == [one, other, third] and third.party == 1


def test_the_answer_tried_most_often_is_given() -> None:
    state, decision = next(questions("san-juan", 2))
    root = searcher("san-juan", "40").grow(state, decision.seat, 40, False)
    assert root.edges[favourites(root)[0]].visits == max(edge.visits for edge in root.edges)


def test_the_clock_ends_a_search() -> None:
    state, decision = next(questions("puerto-rico", 3))
    assert searcher("puerto-rico", "1ms").choose(state, decision.seat) in decision.actions


def test_the_solo_game_against_a_target_is_refused() -> None:
    state = registry.game("burgundy").new(1, {"solo": "33"}, 1)
    assert state.decision is not None and len(state.decision.actions) > 1
    with pytest.raises(NoNet, match="it has not learned every expansion"):
        searcher("burgundy", "4").choose(state, state.decision.seat)


@pytest.mark.parametrize("name", NAMES)
def test_what_it_expects_of_the_answers_is_told(name: str) -> None:
    """After the last answer of a game points are exact."""
    for seats in plain_counts(name):
        *_, (state, decision) = questions(name, seats)
        found = searcher(name, "60").promising(state, decision.seat)
        assert {promise.action for promise in found} <= set(decision.actions) and len(found) >= 1
        for promise in found:
            assert 0.0 < promise.share < 1.0
            trial = state.clone()
            trial.apply(promise.action)
            if trial.decision is None:
                assert promise.points == pytest.approx(trial.scores()[trial.party(decision.seat)])


@pytest.mark.parametrize("bot", ["net", "net-search:4"])
def test_numpy_is_told_to_add_on_one_core(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    roster.maker(bot)(registry.game("san-juan"), 1)
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"


def test_commands_and_server_do_not_load_numpy_before_it_is_told() -> None:
    asked = "import sys, ludoteca.cli.main, ludoteca.server.run; print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True).stdout == "False\n"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("deep=3", "no setting 'deep'; there are file, batch, depth, explore, even, sharp, mix"),
        ("even=2", "even goes from 0 to 1"),
        ("batch=0", "'0' is not a whole number from 1 to 256"),
        ("much", "'much' is not a whole number"),
    ],
)
def test_settings_that_are_none_are_refused(given: str, said: str) -> None:
    with pytest.raises(roster.UnknownBot, match=said):
        roster.maker(f"net-search:{given}")
