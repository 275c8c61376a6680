"""The puzzles that come with the package, as far as it has them."""

from __future__ import annotations

import json

import pytest

from ludoteca.bots.heuristics import heuristic
from ludoteca.core import registry
from ludoteca.review import files
from ludoteca.review.find import CLEAR, admit
from ludoteca.review.themes import BY_QUESTION, theme

from .reviewed import greedy

EVERY = 12  # of all puzzles these are gone to


@pytest.mark.parametrize("name", registry.OURS)
def test_the_question_of_a_puzzle_is_open_where_it_says(name: str) -> None:
    known = files.puzzles(name)
    assert len(known) >= 50
    for source, puzzle in list(known.values())[::EVERY]:
        match = files.position(source, puzzle)
        decision = match.decision
        assert decision is not None
        assert (decision.seat, decision.ask) == (puzzle.seat, puzzle.ask)
        possible = [action.code for action in decision.actions]
        assert all(option.code in possible for option in puzzle.options)
        assert puzzle.played in [action.text for action in decision.actions]
        assert heuristic(match.game).pick(match.state, decision).code != puzzle.options[0].code


@pytest.mark.parametrize("name", registry.OURS)
def test_one_answer_is_clearly_best_and_nobody_is_named(name: str) -> None:
    for source, puzzle in files.puzzles(name).values():
        assert puzzle.options[0].share - puzzle.options[1].share > CLEAR * puzzle.margin
        assert {row["kind"] for row in source.record["rows"]} <= {"play", "from"}
        assert 500 < puzzle.rating < 2500 and 1 <= puzzle.place <= puzzle.parties
    assert "greedy" not in json.dumps([source.record for source in files.read(name)])


def test_themes_are_about_questions_that_the_games_ask() -> None:
    game = registry.game("san-juan")
    by_text = {action.text: action for action in game.actions}
    assert theme(game, "builder.build", by_text["build city_hall"], 0.5) == "six"
    assert theme(game, "builder.build", by_text["build aqueduct"], 0.5) == "build"
    assert theme(game, "builder.build", by_text["build aqueduct"], 0.99) == "end"
    assert theme(game, "setup.side", by_text["build aqueduct"], 0.5) == ""
    assert set(BY_QUESTION) == set(registry.OURS)


def test_a_forced_answer_and_one_beyond_the_end_are_no_puzzles() -> None:
    match = greedy("puerto-rico", 2)
    forced = next(ply for ply, step in enumerate(match.line) if step.forced)
    assert admit(match, forced) is None
    assert admit(match, len(match.line)) is None
