"""Moments are told by the points alone."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server import wire
from ludoteca.server.matches.moments import Course, moments


def told(scores: Sequence[list[int]], ranking: Sequence[int], parties: int = 2) -> list[wire.Moment]:
    return moments(Course(parties, scores, list(range(len(scores)))), ranking)


def test_a_lead_taken_for_good_and_from_how_far_behind() -> None:
    found = told([[0, 0], [0, 9], [4, 9], [10, 9], [10, 12], [13, 12], [14, 12]], [1, 2])
    assert [(one.kind, one.ply, one.party, one.ahead) for one in found] == [
        ("behind", 1, 0, -9),
        ("gain", 2, 0, -5),
        ("gain", 3, 0, 1),
        ("lead", 5, 0, 1),
    ]


def test_the_largest_gains_where_the_winner_always_led() -> None:
    found = told([[0, 0], [5, 0], [5, 1], [5, 3], [8, 3], [8, 7], [15, 7]], [1, 2])
    assert [(one.ply, one.party, one.gains) for one in found] == [
        (1, 0, [5, 0]),
        (4, 0, [3, 0]),
        (5, 1, [0, 4]),
        (6, 0, [7, 0]),
    ]
    assert {one.kind for one in found} == {"gain"}


def test_a_last_count_that_moves_several_is_one_moment() -> None:
    found = told([[0, 0], [1, 0], [4, 6]], [2, 1])
    assert [(one.kind, one.ply, one.party) for one in found] == [("lead", 2, 1)]
    found = told([[0, 0], [3, 0], [7, 6]], [1, 2])
    assert [(one.kind, one.ply, one.party) for one in found] == [("gain", 1, 0), ("count", 2, 1)]


def test_single_points_and_somebody_who_cannot_win_make_no_moments() -> None:
    assert told([[0, 0, 0], [1, 0, 9], [1, 1, 9], [2, 1, 9]], [1, 2, 3]) == []
    assert told([[0, 0]], [1, 1]) == []


def test_nobody_takes_the_lead_where_nobody_at_the_table_has_won() -> None:
    alone = told([[0], [3], [4], [9]], [2], parties=1)
    assert [(one.kind, one.ply, one.party, one.gains) for one in alone] == [("gain", 1, 0, [3]), ("gain", 3, 0, [5])]
    beaten = told([[0, 0, 0], [0, 4, 9], [5, 4, 20]], [2, 3, 1])
    assert {one.kind for one in beaten} == {"gain"}
