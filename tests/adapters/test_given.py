"""Arguments of a wrong kind: each is refused in a line that says what is wanted, as the project's own error."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from ludoteca.adapters.batch import Batch
from ludoteca.adapters.given import code_of
from ludoteca.core.errors import Illegal, LudotecaError

MADE: list[tuple[dict[str, Any], str]] = [
    ({"number": 2.5}, "how many positions there are is a whole number, not 2.5"),
    ({"number": True}, "is a whole number, not True"),
    ({"number": None}, "is a whole number, not None"),
    ({"game": 3}, "a game is one of ours or the name of one, not 3"),
    ({"players": "2"}, "the number of players is a whole number, not '2'"),
    ({"players": 9}, "san-juan is for 2, 3, 4 players, not 9"),
    ({"options": "events=yes"}, "options of san-juan are names with their values"),
    ({"options": {"events": True}}, "option events takes text"),
    ({"reward": None}, "a reward is one of win, place, margin, not None"),
    ({"reward": "points"}, "no reward 'points'; there are win, place, margin"),
    ({"seed": None}, "a seed is a whole number, not None"),
    ({"kinds": [2]}, r"a kind is a number of players with options, as \(2, {}\), not 2"),
    ({"kinds": [("2", {})]}, "the number of players is a whole number, not '2'"),
    ({"kinds": [(2, {})], "players": 4}, "kinds say who plays what: leave out players and options"),
    ({"kinds": [(2, {})], "options": {}}, "leave out players and options"),
]


@pytest.mark.parametrize(("given", "message"), MADE, ids=[str(given) for given, _ in MADE])
def test_a_batch_cannot_be_made_of_it(given: dict[str, Any], message: str) -> None:
    with pytest.raises(LudotecaError, match=message):
        Batch(**{"game": "san-juan", "number": 2, **given})


ANSWERS: list[tuple[object, type[LudotecaError], str]] = [
    ([1], LudotecaError, "1 answers for 3 positions"),
    ([1, 2, 3, 4], LudotecaError, "4 answers for 3 positions"),
    ([], LudotecaError, "0 answers for 3 positions"),
    (7, LudotecaError, r"answers have the shape \(3,\), one for each position, not \(\)"),
    (np.zeros((3, 1), int), LudotecaError, r"not \(3, 1\)"),
    ([[1], [2, 3], []], LudotecaError, "answers are 3 whole numbers, one for each position"),
    ([0.5, 1, 2], Illegal, "answers are whole numbers, not float64"),
    ([None, 1, 2], Illegal, "answers are whole numbers, not object"),
    (["a", "b", "c"], Illegal, "answers are whole numbers"),
    ([True, False, True], Illegal, "answers are whole numbers, not bool"),
    ([10**19] * 3, Illegal, "is no answer there"),
    ([10**30, 1, 2], Illegal, "answers are whole numbers"),
    ([-2, 1, 2], Illegal, "the code -2 is no answer there"),
]


@pytest.mark.parametrize(("codes", "kind", "message"), ANSWERS, ids=[str(codes) for codes, _, _ in ANSWERS])
def test_a_batch_cannot_be_answered_by_it(codes: Any, kind: type[LudotecaError], message: str) -> None:
    batch = Batch("venezia", 3)
    before = batch.masks.copy()
    with pytest.raises(kind, match=message):
        batch.step(codes)
    assert np.array_equal(batch.masks, before)


@pytest.mark.parametrize("kind", [list, tuple, np.array, lambda codes: np.array(codes, np.uint16)])
def test_whole_numbers_of_any_kind_answer(kind: Callable[[list[int]], Any]) -> None:
    numbers: dict[str, Any] = {"number": np.int64(3), "players": np.int16(2), "seed": np.uint8(4)}
    batch = Batch("venezia", **numbers)
    batch.step(kind(batch.guesses()))
    assert batch.positions.answers[0] > 0


def test_one_answer_is_a_whole_number_too() -> None:
    assert code_of(np.int64(3)) == code_of(np.array(3)) == code_of(3) == 3
    for wrong in (0.5, None, "3", True, np.float32(1), np.array([3]), 10**30):
        with pytest.raises(Illegal, match=r"an answer is a whole number|is no answer"):
            code_of(wrong)


@pytest.mark.parametrize(
    ("module", "library", "name"),
    [("gymnasium", "gymnasium", "Gymnasium"), ("pettingzoo", "pettingzoo", "PettingZoo"),
     ("openspiel", "pyspiel", "OpenSpiel")],
)  # fmt: skip
def test_without_its_library_an_interface_says_what_to_install(
    module: str, library: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"ludoteca.adapters.{module}", raising=False)
    with pytest.raises(ImportError, match=r"pip install 'ludoteca\[rl\]'") as refused:
        import_module(f"ludoteca.adapters.{module}")
    assert isinstance(refused.value, LudotecaError) and name in str(refused.value)
