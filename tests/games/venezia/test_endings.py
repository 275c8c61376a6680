"""A11, VE 48, 58: asked for only where it matters, gold reaches every ending that it reaches when asked for always."""

from __future__ import annotations

import pytest
from tests.games.venezia.endings import lost, position

SEATS = (2, 3, 4, 5)


def endings_are_equal(seats: int, seed: int) -> None:
    where = position(seats, seed)
    assert lost(where) == (set(), set()), where.name


@pytest.mark.parametrize("seats", SEATS)
def test_a11_useful_windows_lose_no_ending(seats: int) -> None:
    """Of the first positions; the long run looks at five hundred."""
    for seed in range(15):
        endings_are_equal(seats, seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("seats", SEATS)
def test_a11_useful_windows_lose_no_ending_of_five_hundred_positions(seats: int, part: int) -> None:
    for seed in range(50 * part, 50 * (part + 1)):
        endings_are_equal(seats, seed)
