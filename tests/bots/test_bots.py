"""What bots promise: legal answers everywhere, the same for the same seed, better ones for more thought."""

from __future__ import annotations

import gc
import random
from math import isfinite

import pytest

from ludoteca import testing
from ludoteca.arena.play import play_match
from ludoteca.bots import heuristics, roster
from ludoteca.bots.hints import hints
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.mcts import MctsBot, Settings
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import advance
from ludoteca.core.registry import game, names

GAMES = list(heuristics.OURS)
TABLES = 12  # of each game, in turn
COMBINATIONS = 240  # of options, of each game


@pytest.mark.parametrize("name", GAMES)
def test_every_style_plays_every_variant_to_its_end(name: str) -> None:
    for turn, style in enumerate(heuristics.of_game(name)):
        for table in testing.some_tables(game(name), TABLES, turn):
            bots = [f"greedy:{style}"] * table.seats
            play_match(table.game, table.options, table.seed, bots)


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_is_weighed_under_any_options(name: str) -> None:
    """Random play gets into positions that no bot would."""
    played, dice = game(name), random.Random(name)
    known = [heuristics.heuristic(played, style) for style in heuristics.of_game(name)]
    for number in range(COMBINATIONS):
        seats = played.seats[number % len(played.seats)]
        table = testing.Table(played, seats, testing.combination(played, seats, dice), number)
        for state, decision in testing.steps(table):
            for each in known:
                weights = each.weigh(state, decision)
                assert len(weights) == len(decision.actions) and all(map(isfinite, weights)), f"{table}: {decision.ask}"


@pytest.mark.parametrize("name", GAMES)
def test_every_style_beats_random_players(name: str) -> None:
    played = game(name)
    for style in heuristics.of_game(name):
        won = 0
        for seed in range(8):
            ranking = play_match(played, {}, seed, [f"greedy:{style}", "random"], seed % 2).ranking
            won += ranking[0] == 1
        assert won >= 7, f"{style} won {won} of 8"


@pytest.mark.parametrize("bot", ["novice", "greedy", "flat:1", "mcts:5", "mcts:5:trust=0", "mcts:5:greed=0.5:depth=3"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_match(name: str, bot: str) -> None:
    def rows(seed: int) -> object:
        record = play_match(game(name), {}, seed, [bot, "greedy"], keep=True).record
        assert record is not None
        return record["rows"]

    assert rows(3) == rows(3)


@pytest.mark.parametrize("name", names())
def test_searches_leave_the_position_and_the_collector_alone(name: str) -> None:
    state = game(name).new(2, {}, 1)
    advance(state, seeded(2), 20)
    decision = state.decision
    assert decision is not None
    before = repr(state), decision.actions[:]
    assert gc.isenabled()
    action = roster.maker("mcts:20")(state.game, 1).choose(state, decision.seat)
    assert gc.isenabled() and action in decision.actions
    assert (repr(state), decision.actions) == before


def test_a_budget_of_time_ends_and_answers() -> None:
    state = game("san-juan").new(2, {}, 1)
    assert state.decision is not None
    assert roster.maker("mcts:5ms")(state.game, 1).choose(state, state.decision.seat) in state.decision.actions


@pytest.mark.parametrize("name", names())
def test_hints_name_different_whole_answers_that_can_be_played(name: str) -> None:
    table = testing.Table(game(name), 2, {}, 3)
    match = Match(table.game, 2, {}, 3)
    dice = table.choices()
    for number in range(60):
        decision = match.decision
        if decision is None:
            break
        if number % 6 == 0:
            known = match.state.determinize(decision.seat, number)
            searcher = MctsBot(heuristics.heuristic(table.game), seeded(1), Settings(iterations=8))
            found = hints(known, decision.seat, 1, searcher)
            assert 1 <= len(found) <= 3 and len({tuple(hint.codes) for hint in found}) == len(found)
            for hint in found:
                assert 0.0 <= hint.share <= 1.0
                match.fork().play_all(hint.codes)
        match.play(decision.actions[int(dice.below(len(decision.actions)))].code)


def test_levels_are_six_and_in_the_roster() -> None:
    assert [level.name for level in LEVELS] == [
        "novice", "apprentice", "journeyman", "veteran", "master", "grandmaster",
    ]  # fmt: skip
    assert set(roster.names()) >= {level.name for level in LEVELS}


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("greedy:nobody", "has no heuristic 'nobody'"),
        ("flat:0", "not a whole number from 1"),
        ("mcts:curious=3", "no setting 'curious'"),
        ("mcts:explore=much", "'much' is not a number"),
        ("mcts:explore=nan", "explore goes from 0 to 1000, not nan"),
        ("mcts:greed=1.5", "greed goes from 0 to 1, not 1.5"),
        ("mcts:-5", "has no heuristic"),
        ("novice:3", "no bot 'novice:3'"),
    ],
)
def test_a_wrong_setting_is_refused_by_name(bot: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        roster.maker(bot)(game("san-juan"), 1)
