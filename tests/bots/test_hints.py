"""What speaks for the best of several answers."""

from __future__ import annotations

import pytest

from ludoteca.bots.hints import Lead, lead


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ([(0.5, 20.0)], "only"),
        ([(0.6, 20.0), (0.5, 25.0), (0.4, 10.0)], "share"),
        ([(0.5, 24.0), (0.5, 20.0), (0.5, 23.0)], "points"),
        ([(0.5, 20.0), (0.5, 20.0), (0.5, 20.0)], "level"),
        ([(0.51, 20.0), (0.5, 20.2)], "level"),
        ([(0.5, 20.0), (0.7, 19.9)], "level"),  # the one tried most often goes first, whatever a rare one promises
    ],
)
def test_equal_answers_are_not_told_apart(expected: list[tuple[float, float]], said: Lead) -> None:
    assert lead(expected) == said
