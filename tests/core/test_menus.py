"""Menus of the different kinds there are, and sets as bits."""

from __future__ import annotations

import pytest

from ludoteca.core.bits import flags, members, ones
from ludoteca.core.menus import at_or_above, counted, distinct, of_bits, picks
from ludoteca.core.protocol import Action

BLOCK = [Action("toy#", 10 + kind, f"take {kind}") for kind in range(6)]


def kinds(menu: list[Action]) -> list[int]:
    return [BLOCK.index(action) for action in menu]


def test_how_many_are_at_or_above_a_floor() -> None:
    assert [at_or_above([0, 0, 2, 4], floor) for floor in range(6)] == [4, 2, 2, 1, 1, 0]


@pytest.mark.parametrize(
    ("pool", "floor", "due", "offered"),
    [
        ([0, 0, 2, 4], 0, 0, [0, 2, 4]),
        ([0, 0, 2, 4], 0, 3, [0]),
        ([0, 0, 2, 4], 0, 2, [0, 2]),
        ([0, 0, 2, 4], 1, 1, [2, 4]),
        ([], 0, 1, []),
        ([5], 0, 1, [5]),
    ],
)
def test_picks_are_offered_that_can_be_finished_from_a_list_as_from_counts(
    pool: list[int], floor: int, due: int, offered: list[int]
) -> None:
    assert kinds(picks(pool, BLOCK, floor, due)) == offered
    assert kinds(counted([pool.count(kind) for kind in range(6)], BLOCK, floor, due)) == offered


def test_each_kind_is_named_once() -> None:
    assert distinct([0, 0, 2, 2, 2, 5]) == [0, 2, 5]
    assert distinct([]) == []


@pytest.mark.parametrize("found", [[], [0], [1, 3], [0, 5], list(range(6))])
def test_sets_as_bits(found: list[int]) -> None:
    mask = sum(1 << number for number in found)
    assert (ones(mask), members(mask), kinds(of_bits(mask, BLOCK))) == (len(found), found, found)
    assert flags(mask, 6) == [int(number in found) for number in range(6)]


def test_sets_of_many_bits() -> None:
    assert ones((1 << 62) - 1) == 62 and members(1 << 61) == [61]
