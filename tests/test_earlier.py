"""Which of the earlier networks is played against."""

from __future__ import annotations

import pytest
from tools import earlier
from tools.earlier import Kept, answers, nearest

from ludoteca.core.errors import LudotecaError


def kept(*given: int) -> list[Kept]:
    return [Kept(f"r{number}", number, str(number).encode()) for number in given]


def test_the_one_nearest_to_the_part_is_taken_among_those_that_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier, "readable", lambda name, found: [one for one in found if one.answers != 99])
    assert nearest("toy", kept(400, 300, 150, 99), 0.25).answers == 150
    assert nearest("toy", kept(400, 300, 150), 0.7).answers == 300


def test_without_an_earlier_one_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier, "readable", lambda name, found: found)
    with pytest.raises(LudotecaError, match="no earlier network"):
        nearest("toy", kept(400, 400), 0.25)


def test_a_curve_says_how_many_answers_were_learned_from() -> None:
    curve = '{"update": 9, "decisions": 50}\n{"update": 19, "decisions": 100}\n{"segment": 1, "against": "greedy"}\n'
    assert answers(curve) == 100
    assert answers("") == 0
