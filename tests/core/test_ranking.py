"""Places at the end: points, tie-break, shared places."""

from __future__ import annotations

import pytest

from ludoteca.core.ranking import places


@pytest.mark.parametrize(
    ("scores", "ties", "ranks"),
    [([5, 5, 5, 5], [0, 0, 0, 0], [1, 1, 1, 1]), ([9, 5, 9, 5], [1, 7, 2, 7], [2, 3, 1, 3]), ([1, 2], [9, 0], [2, 1])],
)
def test_places(scores: list[int], ties: list[int], ranks: list[int]) -> None:
    assert places([[score, tie] for score, tie in zip(scores, ties, strict=True)]) == ranks
