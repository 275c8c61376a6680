"""A game as a line of answers with chance drawn inside or asked for: what is written down comes back alike."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from ludoteca.adapters.line import CHANCE, OVER, Line
from ludoteca.core import registry
from ludoteca.core.chance import Chance, seeded
from ludoteca.core.errors import Illegal
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.outcomes import outcomes


def made(name: str, seed: int | None, parting: bool = False) -> Line:
    game = registry.game(name)
    seats = game.seats[-1]
    return Line(game, seats, game.settle(seats, {}), True, seed, parting)


def advance(line: Line, dice: Chance, steps: int) -> None:
    for _ in range(steps):
        if line.player() == OVER:
            return
        line.play(line.codes()[int(dice.below(len(line.codes())))])


@pytest.mark.parametrize("name", registry.OURS)
def test_every_draw_is_a_question_with_its_probabilities(name: str) -> None:
    line, dice = made(name, None), seeded(1)
    draws = 0
    for _ in range(120):
        if line.player() == CHANCE:
            draws += 1
            values, likely = zip(*line.chances(), strict=True)
            assert list(values) == line.codes() and len(values) > 1
            assert sum(likely) == pytest.approx(1) and min(likely) > 0
            assert len({line.said(CHANCE, value) for value in values}) == len(values)
        elif line.player() != OVER:
            assert line.state is not None and line.state.decision is not None
            assert line.codes() == [action.code for action in line.state.decision.actions]
        advance(line, dice, 1)
    assert draws > 2


def leaves(line: Line, most: int) -> dict[str, float]:
    """Where the open answer can lead, and how likely each is; nothing if there are too many ways."""
    found: dict[str, float] = {}
    waiting = [(line, 1.0)]
    ways = 0
    while waiting:
        ways += 1
        if ways > most:
            return {}
        at, likely = waiting.pop()
        if at.player() != CHANCE:
            assert at.state is not None
            where = fingerprint(at.state)
            found[where] = found.get(where, 0.0) + likely
            continue
        for value, part in at.chances():
            branch = at.copy()
            branch.play(value)
            waiting.append((branch, likely * part))
    return found


@pytest.mark.parametrize("name", ["puerto-rico", "san-juan"])
def test_the_draws_of_an_answer_are_its_chance_tree(name: str) -> None:
    line, dice = made(name, None), seeded(4)
    line.silent = False
    compared = 0
    while compared < 3:
        assert line.player() != OVER
        for code in line.codes() if line.player() >= 0 else []:
            assert line.state is not None
            after = line.copy()
            after.play(code)
            found = leaves(after, 60)
            if len(found) > 1:
                expected: dict[str, float] = {}
                for branch in outcomes(line.state, line.game.actions[code]):
                    where = fingerprint(branch.state)
                    expected[where] = expected.get(where, 0.0) + float(branch.probability)
                assert found == pytest.approx(expected)
                compared += 1
        advance(line, dice, 1)


@pytest.mark.parametrize("seed", [None, 7])
@pytest.mark.parametrize("name", registry.OURS)
def test_what_is_copied_or_written_down_goes_on_alike(name: str, seed: int | None) -> None:
    line = made(name, seed)
    advance(line, seeded(2), 60)
    others = [deepcopy(line), pickle.loads(pickle.dumps(line))]
    for other in (line, *others):
        advance(other, seeded(3), 25)
    for other in others:
        assert other.taken == line.taken and other.player() == line.player()
        assert line.state is not None and other.state is not None
        assert fingerprint(other.state) == fingerprint(line.state)


def end(line: Line) -> str:
    """Where it leads when everybody gives the first answer that can be given."""
    while line.player() != OVER:
        line.play(line.codes()[0])
    assert line.state is not None
    return fingerprint(line.state)


@pytest.mark.parametrize("name", registry.OURS)
def test_copies_that_part_stand_alike_and_draw_each_something_of_their_own(name: str) -> None:
    line = made(name, 7, parting=True)
    copies = [line.copy() for _ in range(3)]
    copies += [copies[0].copy(), pickle.loads(pickle.dumps(copies[1]))]
    assert line.state is not None
    for one in copies:
        assert one.state is not None and fingerprint(one.state) == fingerprint(line.state)
    ends = [end(one) for one in (line, *copies)]
    assert len(set(ends[:-1])) == 5, "the original, its copies and the copy of one all end otherwise"
    assert ends[-1] == ends[2], "one that was written down goes on as it would have"
    same = made(name, 7, parting=True)
    assert [end(same.copy()) for _ in range(3)] == ends[1:4], "they follow from the seed and their number"
    assert end(same) == ends[0] == end(made(name, 7)), "to be copied changes nothing"


def test_a_game_that_would_not_end_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.game("san-juan"), "longest", 12)
    line = made("san-juan", 5)
    advance(line, seeded(6), 12)
    assert line.player() == OVER and line.codes() == [] and line.answers == 12


def test_a_line_with_a_seed_asks_nothing_of_chance() -> None:
    line, dice = made("san-juan", 5), seeded(6)
    while line.player() != OVER:
        assert line.player() >= 0 and len(line.codes()) > 1
        advance(line, dice, 1)
    assert line.codes() == [] and line.state is not None and line.state.decision is None


def test_of_a_line_with_a_seed_nothing_can_be_drawn() -> None:
    with pytest.raises(Illegal, match="no draw is open here; it draws for itself"):
        made("san-juan", 5).chances()
    asked = made("puerto-rico", None)
    while asked.player() == CHANCE:
        asked.play(asked.codes()[0])
    with pytest.raises(Illegal, match=r"no draw is open here$"):
        asked.chances()


@pytest.mark.parametrize(("seed", "called"), [(5, "answer"), (None, "draw")])
def test_what_is_not_possible_is_refused_before_anything_changes(seed: int | None, called: str) -> None:
    line = made("san-juan", seed)
    codes, before = line.codes(), line.taken[:]
    for wrong in (-1, 100_000, next(code for code in range(200) if code not in codes)):
        with pytest.raises(Illegal, match=f"{wrong} is no {called} here"):
            line.play(wrong)
    assert line.taken == before and line.codes() == codes
