"""What somebody finds who takes a position into his hands: it says when it is over, what is on the table, and what was
called wrongly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca import testing
from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadOption, Illegal, WrongSeat
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.playout import advance, playout
from ludoteca.core.protocol import ALL, NOTHING, PUBLIC, Action, State
from ludoteca.core.registry import OURS, game
from ludoteca.core.written import WIDTH

LONGEST = 160  # lines of a position, with everything there can be


@pytest.mark.parametrize("name", OURS)
def test_a_position_says_whether_it_is_over_and_asking_changes_nothing(name: str) -> None:
    state = game(name).new(2)
    before = fingerprint(state)
    assert not state.over and fingerprint(state) == before
    playout(state, seeded(1))
    assert state.over and state.decision is None


@pytest.mark.parametrize("name", OURS)
def test_options_and_seed_have_defaults(name: str) -> None:
    rules = game(name)
    state = rules.new(3)
    assert fingerprint(state) == fingerprint(rules.new(3, {}, 0))
    assert state.options == rules.settle(3, {})
    assert fingerprint(Match(rules, 3).state) == fingerprint(state)
    assert fingerprint(state.determinize(0)) == fingerprint(state.determinize(0, 0))


@pytest.mark.parametrize("seat", [3, 17, ALL])
def test_a_seat_that_is_not_there_is_named_with_what_was_called(seat: int) -> None:
    state = game("san-juan").new(3)
    with pytest.raises(WrongSeat, match=f"determinize: there is no seat {seat}; seats go from 0 to 2"):
        state.determinize(seat)
    with pytest.raises(WrongSeat, match=f"imagine: there is no seat {seat}"):
        state.imagine(seat, seeded(1))
    with pytest.raises(WrongSeat, match="view: there is no seat 9"):
        state.view(9)
    assert state.determinize(PUBLIC).view(PUBLIC) == state.view(PUBLIC)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"events": True}, "option events takes text, as 'yes', not True"),
        ({"events": 1}, "option events takes text, as 'yes', not 1"),
        ({3: "yes"}, "san-juan has no option 3; it has start_hand, events"),
        ({"event": "yes"}, "san-juan has no option 'event'"),
        ("events=yes", "options of san-juan are names with their values, as .*, not 'events=yes'"),
        (["events"], "options of san-juan are names with their values"),
    ],
)
def test_options_that_are_not_text_are_named(options: Any, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        game("san-juan").new(3, options)
    with pytest.raises(BadOption, match=said):
        Match(game("san-juan"), 3, options)


@pytest.fixture
def careful() -> Iterator[State]:
    """A position whose game checks what it is given."""
    rules = game("san-juan")
    rules.careful = True
    try:
        yield rules.new(2)
    finally:
        rules.careful = False


def test_an_illegal_answer_is_refused_where_somebody_looks_for_his_mistake(careful: State) -> None:
    before = fingerprint(careful)
    build = next(action for action in careful.game.actions if action.text == "build smithy")
    for wrong, said in (
        (build, "apply on san-juan: 'build smithy' does not answer round.pick; possible: role"),
        (game("venezia").actions[0], "is an action of venezia#.*, another game"),
    ):
        with pytest.raises(Illegal, match=said):
            careful.apply(wrong)
    assert fingerprint(careful) == before
    playout(careful, seeded(1))
    with pytest.raises(Illegal, match="'build smithy' was answered, but the game is over"):
        careful.apply(build)


@pytest.mark.parametrize("wrong", ["role builder", 4, None])
def test_what_is_no_action_is_named(careful: State, wrong: Any) -> None:
    said = f"apply on san-juan: {wrong!r} is no action; take one of state.decision.actions"
    with pytest.raises(Illegal, match=re.escape(said)):
        careful.apply(wrong)


def test_an_action_made_by_hand_is_named(careful: State) -> None:
    for home in ("san-juan", careful.game.actions[4].home):
        with pytest.raises(Illegal, match="'x', code 4, was made by hand and is no action of any game; take one of"):
            careful.apply(Action(home, 4, "x"))
    with pytest.raises(Illegal, match="apply on san-juan: NOTHING is no answer; take one of"):
        careful.apply(NOTHING)


def test_carefulness_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_DEBUG", "1")
    rules = registry.from_files("puerto-rico", {})
    try:
        assert rules.careful
    finally:
        rules.careful = False


# As text


def test_a_position_reads_well() -> None:
    state = game("san-juan").new(2, {"events": "yes"}, 1)
    lines = str(state).splitlines()
    assert lines[0] == "san-juan, 2 players, events=yes"
    assert "  city: indigo_plant" in lines and any(line.startswith("  cards: ") for line in lines)
    assert lines[-1].startswith(
        f"seat {state.decision.seat if state.decision else -1} is asked round.pick: role builder"
    )
    playout(state, seeded(1))
    first, second = state.ranking()
    assert str(state).endswith(f"the game is over; places: {first} {second}")


@pytest.mark.parametrize("name", OURS)
def test_positions_of_all_options_are_printed(name: str) -> None:
    for table in testing.some_tables(game(name), 12):
        state, dice = table.start(), table.choices()
        while True:
            lines = str(state).splitlines()
            assert 10 < len(lines) < LONGEST and max(map(len, lines)) <= WIDTH, table
            assert "None" not in str(state) and "{" not in str(state), table
            if state.over:
                break
            advance(state, dice, 60)


def test_a_duchy_is_printed_with_its_hexes() -> None:
    state = game("burgundy").new(2, {"duchies": "1"}, 1)
    while state.decision is not None and state.decision.ask.startswith("setup"):
        state.apply(state.decision.actions[0])
    assert any("[castle]" in line and line.startswith("  row ") for line in str(state).splitlines())
