"""What lies where, as a game says it for tables that do not know it: the shapes, and the laws that hold them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from types import ModuleType

import pytest

from ludoteca.core import edge, registry
from ludoteca.core.protocol import PUBLIC, State
from ludoteca.core.zones import Thing, Zone, broken, face_down, face_up, number, word
from ludoteca.server.matches import render
from ludoteca.testing import Table
from ludoteca.testing.positions import secrets_stay_secret, zones_are_well_formed

GAME = registry.game("venezia")


def test_what_lies_open_is_counted_by_kind_and_has_keys_if_it_is_chosen() -> None:
    assert face_up(1, "beach", {"red": 2, "grey": 0, "gold": 1}) == Zone(
        1, "beach", [Thing("red", 2), Thing("gold")], 3, 0
    )
    assert face_up(0, "hand", {"red": 2}, chosen=True).things == [Thing("red", 2, "hand:red")]


def test_backs_numbers_and_words() -> None:
    assert face_down(PUBLIC, "bag", 7) == Zone(PUBLIC, "bag", [], 7, 7)
    assert number(0, "coins", 7) == Zone(0, "coins", [], 7, 0)
    assert word(PUBLIC, "sea", "calm") == Zone(PUBLIC, "sea", [Thing("calm")], 1, 0)


@pytest.mark.parametrize(
    ("zones", "said"),
    [
        ([number(2, "coins", 1)], "coins is of seat 2"),
        ([number(-2, "coins", 1)], "coins is of seat -2"),
        ([number(0, "coins", 1), number(0, "coins", 2)], "coins of seat 0 twice"),
        ([Zone(0, "hand", [Thing("red", 0)], 0, 0)], "less than nothing"),
        ([Zone(0, "hand", [Thing("red")], 3, 1)], "hand counts 3: 1 face up and 1 face down"),
        ([Zone(0, "hand", [Thing("red", 1, "red")], 1, 0)], "the keys of hand"),
        ([face_up(seat, "hand", {"red": 1}, chosen=True) for seat in (0, 1)], "the keys of hand"),
    ],
)
def test_what_is_wrong_is_said(zones: list[Zone], said: str) -> None:
    assert said in broken(zones, 2)


def test_a_game_with_a_table_of_its_own_says_nothing() -> None:
    for name in registry.OURS:
        state = registry.game(name).new(2, {}, 1)
        assert edge.zones(state, 0) is None
        assert render.zones(state, 0) is None


@pytest.fixture
def told() -> Iterator[ModuleType]:
    """A module `show.zones` beside the rules of a game, for a while."""
    name = "ludoteca.games.venezia.show.zones"
    made = ModuleType(name)
    made.__spec__ = find_spec("ludoteca.games.venezia.show.view")
    edge.shown.cache_clear()
    sys.modules[name] = made
    yield made
    del sys.modules[name]
    edge.shown.cache_clear()


def test_a_game_says_it_beside_its_view_and_it_is_written_down_for_the_wire(told: ModuleType) -> None:
    vars(told)["zones"] = lambda state, who: [face_up(who, "hand", {"red": 2}, chosen=True)]
    [zone] = render.zones(GAME.new(2, {}, 1), 1) or []
    assert (zone.owner, zone.name, zone.count, zone.hidden) == (1, "hand", 2, 0)
    assert [(thing.id, thing.count, thing.target) for thing in zone.things] == [("red", 2, "hand:red")]


def test_the_laws_find_a_zone_that_tells_a_secret(told: ModuleType) -> None:
    def zones(state: State, who: int) -> list[Zone]:
        players = state.view(0)["players"]
        assert isinstance(players, list)
        return [face_up(0, "hand", players[0]["cards"])]

    vars(told)["zones"] = zones
    table = Table(GAME, 2, {}, 1)
    zones_are_well_formed(table)
    with pytest.raises(AssertionError, match="the zones tell a secret"):
        secrets_stay_secret(table)


def test_the_laws_find_a_zone_that_is_broken(told: ModuleType) -> None:
    vars(told)["zones"] = lambda state, who: [number(state.seats, "coins", 1)]
    with pytest.raises(AssertionError, match="seen by 0: coins is of seat 2"):
        zones_are_well_formed(Table(GAME, 2, {}, 1))
