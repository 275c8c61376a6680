"""Counts side by side in one integer: none may run into its neighbour."""

import pytest

from ludoteca.games.puerto_rico.data import BUILDINGS, TILES
from ludoteca.games.puerto_rico.packed import count, kinds, packed, total, unpacked
from ludoteca.games.puerto_rico.player import crew, crew_total, posted


@pytest.mark.parametrize("kind", range(TILES))
def test_each_kind_is_counted_by_itself(kind: int) -> None:
    for number in range(1, 16):
        counts = [number if at == kind else 0 for at in range(TILES)]
        pack = packed(counts)
        assert (count(pack, kind), total(pack), kinds(pack)) == (number, number, 1 << kind)
        assert unpacked(pack, TILES) == counts


def test_all_kinds_are_counted_together() -> None:
    assert total(packed([15] * TILES)) == 15 * TILES
    assert kinds(packed([1, 0, 2, 0, 3, 1])) == 0b110101


@pytest.mark.parametrize("kind", range(BUILDINGS))
def test_colonists_on_each_building_are_counted(kind: int) -> None:
    for number in range(1, 4):
        assert crew_total(posted(number, kind)) == crew(posted(number, kind), kind) == number


def test_colonists_on_all_buildings_are_counted() -> None:
    assert crew_total(sum(posted(3, kind) for kind in range(BUILDINGS))) == 3 * BUILDINGS
