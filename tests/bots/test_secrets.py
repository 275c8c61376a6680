"""No bot sees a secret: with everything its seat cannot know dealt anew, it answers the same under the same seed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca import testing
from ludoteca.bots import heuristics, roster
from ludoteca.bots.hints import hints
from ludoteca.bots.levels import LEVELS, Level
from ludoteca.bots.prospects import Searcher
from ludoteca.core.protocol import State
from ludoteca.core.registry import game

BOTS = ("random", "greedy", "flat:1", "mcts:6", "mcts:6:trust=0:greed=0")
TABLES = 10  # of each game, others for each bot
SHORT = 6  # iterations: the search of a level is the same, only cut short


def two_deals(table: testing.Table, every: int) -> Iterator[tuple[State, State, int]]:
    """Positions of a random game, dealt anew twice for the seat that is asked."""
    for number, (state, decision) in enumerate(testing.steps(table)):
        if number % every == 0 and len(decision.actions) > 1:
            yield state.determinize(decision.seat, number), state.determinize(decision.seat, number + 1), decision.seat


@pytest.mark.parametrize("name", heuristics.OURS)
def test_heuristics_weigh_alike_whatever_others_hold(name: str) -> None:
    for table in testing.some_tables(game(name), TABLES):
        for one, two, _ in two_deals(table, 1):
            for known in heuristics.of_game(name).values():
                assert one.decision is not None and two.decision is not None
                weights = known.weigh(one, one.decision)
                where = f"{table} {known.name} {one.decision.ask}"
                assert len(weights) == len(one.decision.actions), where
                assert weights == known.weigh(two, two.decision), where


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", heuristics.OURS)
def test_bots_answer_alike_whatever_others_hold(name: str, bot: str) -> None:
    played = game(name)
    for table in testing.some_tables(played, TABLES, BOTS.index(bot)):
        for one, two, seat in two_deals(table, 29):
            make = roster.maker(bot)
            assert make(played, 5).choose(one, seat) is make(played, 5).choose(two, seat), f"{table} {bot}"


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("name", heuristics.OURS)
def test_levels_answer_alike_whatever_others_hold(name: str, level: Level) -> None:
    played = game(name)
    learned = {name: min(level.learned[name], SHORT)} if name in level.learned else {}
    short = Level(level.name, level.slips, min(level.iterations, SHORT), learned=learned)
    for table in testing.some_tables(played, TABLES, LEVELS.index(level)):
        for one, two, seat in two_deals(table, 41):
            assert short.make(played, 5).choose(one, seat) is short.make(played, 5).choose(two, seat), f"{table}"


@pytest.mark.parametrize("bot", ["mcts:10", "net-search:10"])
@pytest.mark.parametrize("name", heuristics.OURS)
def test_hints_are_alike_whatever_others_hold(name: str, bot: str) -> None:
    table = testing.Table(game(name), 3, {}, 4)
    for known in two_deals(table, 37):
        said = []
        for dealt in known[:2]:
            made = roster.maker(bot)(table.game, 7)
            assert isinstance(made, Searcher)
            said.append(str(hints(dealt, known[2], 7, made)))
        assert said[0] == said[1]
