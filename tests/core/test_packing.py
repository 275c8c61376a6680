"""Positions, frames, questions and matches that are pickled or copied go on as they would have."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca import testing
from ludoteca.core.chance import Keyed, Need, seeded
from ludoteca.core.errors import OtherRules, Refused, UnknownGame
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.packing import own_fields, same_game
from ludoteca.core.playout import choose, playout
from ludoteca.core.protocol import Game, State
from ludoteca.core.registry import OURS, from_file, game, home

EVERYTHING = {name: testing.fullest(game(name), 2) for name in OURS}


def played(rules: Game, options: dict[str, str], answers: int, seed: int = 3) -> State:
    state, dice = rules.new(2, options, seed), seeded(seed)
    for _ in range(answers):
        if state.decision is not None:
            state.apply(choose(state.decision.actions, dice))
    return state


@pytest.mark.parametrize("name", OURS)
def test_a_copy_of_any_kind_is_a_clone(name: str) -> None:
    state = played(game(name), EVERYTHING[name], 40)
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert fingerprint(other) == fingerprint(state) and other.options == state.options
        mine, its = state.clone(), other.clone()
        playout(mine, seeded(1))
        playout(its, seeded(1))
        assert fingerprint(mine) == fingerprint(its), "what is drawn is the same too"
        playout(other, seeded(2))
        assert fingerprint(other) != fingerprint(state)


@pytest.mark.parametrize("name", OURS)
def test_a_pickled_position_is_small_and_of_the_same_game(name: str) -> None:
    state = played(game(name), EVERYTHING[name], 60)
    told = pickle.dumps(state)
    assert len(told) < 10_000 and pickle.loads(told).game is state.game


def test_what_hangs_on_a_position_is_pickled_by_itself() -> None:
    state = played(game("burgundy"), {}, 30)
    for thing in (state.stack, state.decision, state.stack[-1]):
        assert repr(pickle.loads(pickle.dumps(thing))) == repr(thing)
        assert repr(copy.deepcopy(thing)) == repr(thing)
    assert pickle.loads(pickle.dumps(state.game)) is state.game is copy.deepcopy(state.game)


def test_a_position_that_is_over_stays_over() -> None:
    state = game("venezia").new(3)
    playout(state, seeded(1))
    back = pickle.loads(pickle.dumps(state))
    assert back.over and back.scores() == state.scores()


def test_a_match_is_pickled_as_its_record_and_copied_as_it_is() -> None:
    match = Match(game("puerto-rico"), 3, {}, 5)
    dice = seeded(1)
    for _ in range(40):
        assert match.decision is not None
        match.play(choose(match.decision.actions, dice).code)
    match.undo(0, match.line[25].number, agreed=(0, 1, 2))
    others = [pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)]
    for one in others:
        luck = seeded(4)
        mine = match.fork()
        for _ in range(30):
            assert mine.decision is not None
            code = choose(mine.decision.actions, luck).code
            mine.play(code)
            one.play(code)
        assert one.rows == mine.rows and one.control == mine.control


def test_rows_are_pickled_and_copied_with_what_was_drawn() -> None:
    rows = ludoteca.play("san-juan", ["random", "random"], seed=3).rows
    assert any(row.draws for row in rows)
    for other in (pickle.loads(pickle.dumps(rows)), copy.deepcopy(rows)):
        assert other == rows
        assert [draw.weights for row in other for draw in row.draws] == [d.weights for row in rows for d in row.draws]


def test_what_a_game_declares_is_pickled_and_copied() -> None:
    rules = game("burgundy")
    options = rules.settle(2, {})
    things = [*rules.feature_pieces(options), *rules.events, *rules.options]
    for other in (pickle.loads(pickle.dumps(things)), copy.deepcopy(things)):
        assert [vars_of(thing) for thing in other] == [vars_of(thing) for thing in things]
    need = pickle.loads(pickle.dumps(Need(2, [1, 3])))
    assert (need.kind, need.weights) == (2, [1, 3])


def vars_of(thing: object) -> str:
    """All fields, also of things inside."""
    found = own_fields(thing)
    return str(
        {name: [own_fields(one) for one in value] if name == "fields" else value for name, value in found.items()}
    )


def test_generators_are_short_to_read_and_tell_no_key() -> None:
    assert repr(seeded(1)).startswith("<Chance ") and len(repr(seeded(1))) < 30
    assert repr(Keyed(b"secret", 7)) == "<Keyed, draw 7>"


def test_a_position_without_options_says_why_it_cannot_be_pickled() -> None:
    rules = game("san-juan")
    with pytest.raises(Refused, match=r"comes of `Game\.new` or a match"):
        pickle.dumps(rules.start(2, rules.settle(2, {}), seeded(1)))


def test_other_rules_or_data_are_refused() -> None:
    rules = game("san-juan")
    with pytest.raises(OtherRules, match=f"rules version 0 of san-juan, this is version {rules.version}"):
        same_game(home(rules.name, rules.data), 0, {})
    with pytest.raises(UnknownGame, match="san-juan#0000; choose its board"):
        same_game("san-juan#0000", rules.version, {})


def test_a_position_on_a_board_of_ones_own_is_pickled(own_board: Path) -> None:
    state = played(from_file("venezia", str(own_board)), {}, 30)
    assert pickle.loads(pickle.dumps(state)).game is state.game


MANY = """
import copy, multiprocessing, sys
from ludoteca.core.chance import seeded
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.playout import advance
from ludoteca.core.registry import OURS, from_file, game
from ludoteca.testing import fullest


def made():
    games = [(game(name), options) for name in OURS for options in ({}, fullest(game(name), 2))]
    games.append((from_file("venezia", sys.argv[1]), {}))
    for rules, options in games:
        state = rules.new(2, options, 1)
        advance(state, seeded(2), 50)
        yield state


if __name__ == "__main__":
    positions = list(made())
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.map(fingerprint, positions)
        back = pool.map(copy.deepcopy, positions)
    here = [fingerprint(state) for state in positions]
    assert here == there == [fingerprint(state) for state in back]
    assert all(one.game is other.game for one, other in zip(positions, back))
    print(len(positions))
"""


@pytest.mark.parametrize("which", ["pure", "compiled"])
def test_positions_go_to_other_processes_and_back(
    which: str, own_board: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Also on a board that the other process was never told of: the position says where it lies."""
    python = Path(sys.executable) if which == "pure" else request.getfixturevalue("fast_python")
    script = tmp_path / "many.py"
    script.write_text(MANY)
    clean = os.environ if which == "pure" else {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    ended = subprocess.run([python, script, own_board], capture_output=True, text=True, env=clean, cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout == f"{2 * len(OURS) + 1}\n"


ROWS = """
import copy, multiprocessing
import ludoteca
from ludoteca.bots.roster import maker


def played(seed):
    return ludoteca.play("san-juan", ["random", "random"], seed=seed).rows


def answered(given):
    bot, state = given
    return bot.choose(state, state.decision.seat).code, bot


if __name__ == "__main__":
    game = ludoteca.game("san-juan")
    state = game.new(2, seed=1)
    bots = [maker(name)(game, 1) for name in ("random", "novice", "greedy", "flat:2", "mcts:20", "net")]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(played, range(3)) == [played(seed) for seed in range(3)]
        there = pool.map(answered, [(bot, state) for bot in bots])
    for bot, (code, back) in zip(bots, there):
        assert code == bot.choose(state, state.decision.seat).code and repr(back) == repr(bot)
    print(ludoteca.compiled)
"""


def test_rows_and_bots_go_to_other_processes_and_back(tmp_path: Path) -> None:
    """On the core that runs this."""
    script = tmp_path / "rows.py"
    script.write_text(ROWS)
    command = [sys.executable, str(script)]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=120)
    assert (ended.stdout, ended.stderr) == (f"{ludoteca.compiled}\n", "")
