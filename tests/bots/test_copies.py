"""Bots are pickled and copied with the luck they have left: also those that somebody wrote."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from ludoteca.bots import roster
from ludoteca.bots.heuristic import Heuristic
from ludoteca.bots.heuristics import heuristic
from ludoteca.bots.mcts import MctsBot, Settings
from ludoteca.bots.rollout import Rollout
from ludoteca.core.chance import Chance, seeded
from ludoteca.core.protocol import Action, Bot, Decision, State
from ludoteca.core.registry import game

SETTLED = ("greedy:violet", "flat:3", "mcts:9:depth=0:greed=0.29", "net", "net-search:9:batch=4")
# Quicker than by name; all else of them is alike.
QUICK = {"flat": "flat:3", "mcts": "mcts:30"}
NAMES = ("random", "novice", "apprentice", "journeyman", "veteran", "master", "grandmaster", "greedy", "flat", "mcts")


def position(name: str = "san-juan", answers: int = 9) -> State:
    state, dice = game(name).new(3, seed=1), seeded(2)
    for _ in range(answers):
        assert state.decision is not None
        state.apply(state.decision.actions[int(dice.below(len(state.decision.actions)))])
    return state


def ways(thing: Any) -> list[Any]:
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)]


def answer(bot: Bot, state: State) -> int:
    assert state.decision is not None
    return bot.choose(state.determinize(state.decision.seat), state.decision.seat).code


def test_every_name_of_the_roster_is_tried() -> None:
    assert set(roster.OURS) == set(NAMES)


@pytest.mark.parametrize("name", [*NAMES, *SETTLED])
def test_a_bot_of_every_name_is_pickled_and_copied(name: str) -> None:
    state = position()
    bot = roster.maker(QUICK.get(name, name))(state.game, 5)
    if "ms" not in repr(bot):
        answer(bot, state)  # some luck is gone
    for other in ways(bot):
        assert type(other) is type(bot) and repr(other) == repr(bot)
        # By the clock no two searches are the same, and interpreted the upper levels go by it.
        if "ms" not in repr(bot):
            twin = copy.deepcopy(bot)
            assert [answer(other, state) for _ in range(2)] == [answer(twin, state) for _ in range(2)]


@pytest.mark.parametrize("name", ["novice", "flat:3", "mcts:20"])
def test_a_copy_draws_what_the_original_would_have_drawn(name: str) -> None:
    state = position()
    bot = roster.maker(name)(state.game, 5)
    others = ways(bot)
    wanted = [answer(bot, state) for _ in range(6)]
    for other in others:
        assert [answer(other, state) for _ in range(6)] == wanted


@pytest.mark.parametrize("name", [*NAMES, *SETTLED])
def test_bots_say_in_a_few_words_what_they_are(name: str) -> None:
    said = repr(roster.maker(name)(game("san-juan"), 1))
    assert "0x" not in said and len(said) < 100


class Mine(Bot):
    """As somebody writes it: its constructor takes something else than it keeps, and there is a slot besides."""

    def __init__(self, seed: int, wide: int) -> None:
        self.chance = seeded(seed)
        self.wide = wide * 2

    def choose(self, state: State, seat: int) -> Action:
        assert state.decision is not None
        return state.decision.actions[int(self.chance.below(len(state.decision.actions)))]


class Own(Mine):
    """Says itself what is kept."""

    def __getstate__(self) -> object:
        return {"chance": self.chance, "wide": 0}


class Taste(Heuristic[State]):
    def __init__(self, liked: str) -> None:
        super().__init__("taste", 10.0, 0)
        self.liked = liked

    def weigh(self, s: State, decision: Decision) -> list[float]:
        return [float(self.liked in action.text) for action in decision.actions]

    def value(self, s: State) -> list[float]:
        return [float(score) for score in s.scores()]


class Loaded(Chance):
    """A generator of somebody's own."""

    def __init__(self, seed: int, weight: int) -> None:
        super().__init__(seeded(seed).state)
        self.weight = weight


def test_a_bot_that_somebody_wrote_keeps_its_fields() -> None:
    bot = Mine(3, 4)
    bot.chance.below(5)
    for other in ways(bot):
        assert (type(other), other.wide, other.chance.state) == (Mine, 8, bot.chance.state)
    assert [other.wide for other in ways(Own(3, 4))] == [0, 0]


def test_a_heuristic_of_ours_stays_the_one_there_is_and_others_keep_their_fields() -> None:
    known = heuristic(game("venezia"))
    assert all(other is known for other in ways(known))
    own = Taste("role")
    for other in ways(MctsBot(own, seeded(1), Settings(iterations=5))):
        assert (other.search.heuristic.liked, other.search.heuristic.spread) == ("role", 10.0)
        assert other.search.chance is other.search.rollout.chance, "one generator, as before"


def test_a_generator_keeps_all_it_has() -> None:
    chance = Loaded(1, 7)
    chance.record()
    chance.roll(6, 2, 0)
    for other in ways(chance):
        assert (other.state, other.weight, other.log) == (chance.state, 7, chance.log)
        assert other.roll(6, 2, 0) == copy.deepcopy(chance).roll(6, 2, 0)


def test_the_parts_of_a_search_are_copied() -> None:
    rollout = Rollout(heuristic(game("san-juan")), seeded(1), 0.29, 3, 0.25)
    for other in ways(rollout):
        assert (other.greed, other.depth, other.margin) == (rollout.greed, 3, 0.25)
