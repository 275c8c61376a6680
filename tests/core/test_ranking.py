"""Places at the end: points, tie-break, shared places."""

from __future__ import annotations

import pytest

from ludoteca.core.ranking import by_source, places, places_by


@pytest.mark.parametrize(
    ("scores", "ties", "ranks"),
    [([5, 5, 5, 5], [0, 0, 0, 0], [1, 1, 1, 1]), ([9, 5, 9, 5], [1, 7, 2, 7], [2, 3, 1, 3]), ([1, 2], [9, 0], [2, 1])],
)
def test_places(scores: list[int], ties: list[int], ranks: list[int]) -> None:
    assert places_by(scores, ties) == ranks


def test_a_third_number_breaks_the_ties_of_the_second() -> None:
    assert places([[7, -2, 0], [7, -2, 1], [7, -1, 0]]) == [3, 2, 1]


def test_a_tally_is_by_source_what_points_are_by_party() -> None:
    assert by_source([[1, 2, 3], [4, 5, 6]]) == [[1, 4], [2, 5], [3, 6]]
