"""PR 1-7, the two-player game, the option `balanced`, and component files that cannot be used."""

import copy
import json
from importlib import resources
from typing import Any

import pytest
from tests.games.puerto_rico.scenario import GAME, asked, island, menu, stacked

from ludoteca.core.chance import scripted
from ludoteca.core.errors import BadData, BadOption
from ludoteca.games.puerto_rico.data import BUILDING_IDS
from ludoteca.games.puerto_rico.meta import game
from ludoteca.games.puerto_rico.packed import total, unpacked
from ludoteca.games.puerto_rico.position import PuertoRico, heights

DATA = json.loads(resources.files("ludoteca.data").joinpath("puerto_rico.json").read_bytes())


def start(seats: int, governor: int = 0, **options: str) -> PuertoRico:
    s = GAME.start(seats, GAME.settle(seats, options), scripted([governor], strict=False))
    assert isinstance(s, PuertoRico)
    return s


@pytest.mark.parametrize(
    ("seats", "doubloons", "chips", "colonists", "ships", "roles"),
    [(3, 2, 75, 55, [4, 5, 6], 6), (4, 3, 100, 75, [5, 6, 7], 7), (5, 4, 122, 95, [6, 7, 8], 8)],
)
def test_pr_1_7_by_number_of_players(
    seats: int, doubloons: int, chips: int, colonists: int, ships: list[int], roles: int
) -> None:
    s = start(seats)
    assert [player.doubloons for player in s.players] == [doubloons] * seats
    assert (s.chips, s.colonists, s.aboard, s.quarries) == (chips, colonists, seats, 8)
    assert s.setup.ships == ships
    assert len(menu(s)) == roles
    assert total(s.row) == seats + 1
    assert unpacked(s.supply, 5) == [10, 11, 11, 9, 9]
    assert s.coins == [0] * 8


@pytest.mark.parametrize(
    ("seats", "tiles"), [(2, "i c"), (3, "i i c"), (4, "i i c c"), (5, "i i i c c")], ids=["2", "3", "4", "5"]
)
def test_pr_3_plantations_clockwise_from_the_governor(seats: int, tiles: str) -> None:
    s = start(seats, governor=1)
    names = {"i": "indigo", "c": "corn"}
    assert s.governor == 1 and asked(s) == (1, "round.role")
    for place, tile in enumerate(tiles.split()):
        assert island(s.players[(1 + place) % seats]) == {names[tile]: "0/1"}


def test_pr_4_start_tiles_leave_the_stock_and_the_rest_lies_in_five_stacks() -> None:
    s = start(4)
    assert s.components()[23:29] == [10, 12, 11, 9, 8, 8]
    assert stacked(s) == 50 - 4 - 5
    assert unpacked(heights(47), 5) == [10, 10, 9, 9, 9]


def test_pr_6_colonists_aboard_are_besides_the_supply() -> None:
    assert [start(seats).components()[-2] for seats in (3, 4, 5)] == [58, 79, 100]


def test_two_players_begin_with_the_official_variant() -> None:
    s = start(2)
    assert [player.doubloons for player in s.players] == [3, 3]
    assert (s.chips, s.colonists, s.aboard, s.quarries) == (65, 40, 2, 5)
    assert s.setup.ships == [4, 6]
    assert total(s.row) == 3
    assert unpacked(s.supply, 5) == [8, 9, 9, 7, 7]
    assert s.components()[23:28] == [7, 9, 8, 6, 5]
    assert s.stock == [2] * 6 + [1] * 17
    assert len(menu(s)) == 7


def test_balanced_swaps_two_prices_and_takes_a_doubloon_from_corn() -> None:
    s = start(4, balanced="yes")
    assert [player.doubloons for player in s.players] == [3, 3, 2, 2]
    prices = dict(zip(BUILDING_IDS, s.setup.cost, strict=True))
    assert (prices["factory"], prices["university"]) == (8, 7)
    assert [start(2, balanced="yes").players[seat].doubloons for seat in (0, 1)] == [3, 2]


def test_plain_prices_are_not_touched_by_the_balanced_set_up() -> None:
    prices = dict(zip(BUILDING_IDS, start(4).setup.cost, strict=True))
    assert (prices["factory"], prices["university"]) == (7, 8)


def test_the_first_governor_is_drawn_by_lot() -> None:
    assert {GAME.new(4, {}, seed).view(0)["governor"] for seed in range(30)} == {0, 1, 2, 3}


def test_one_or_six_players_are_refused() -> None:
    for seats in (1, 6):
        with pytest.raises(BadOption, match="puerto-rico is for 2, 3, 4, 5 players"):
            GAME.new(seats, {}, 1)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["goods", 0, "id"], "wheat", "the five goods"),
        (["goods", 0, "price"], "x", "goods corn: 'price' is not a number"),
        (["roles"], ["settler"], "eight role cards"),
        (["buildings", 3, "id"], "mill", "23 kinds"),
        (["buildings", 3, "category"], "violet_small", "buildings sugar_mill: 'category' is not production_large"),
        (["buildings", 3, "cost"], None, "buildings sugar_mill: 'cost' is not a number"),
        (["setups", "4", "ships"], [7, 6, 5], "setups: 4: 'ships' is not in rising order"),
        (["setups", "4", "ships"], [5, 6], "'ships' is not a list of 3 numbers"),
        (["setups", "4", "start"], ["corn"], "'start' is not a list of 4 goods"),
        (["setups", "4", "start"], ["rum"] * 4, "'start' is not a list of goods"),
        (["setups", "4", "goods"], [99, 1, 1, 1, 1], "at most 15"),
        (["setups", "4", "roles"], 3, "'roles' is not between"),
        (["setups", "4", "stock"], 3, "'stock' is not an object"),
        (["balanced", "cost"], {"palace": 1}, "'palace' is not a building"),
        (["factory"], [0, 0, 1], "'factory' is not a list of 6 numbers"),
    ],
)
def test_a_component_file_that_cannot_be_used_is_refused_by_place(path: list[Any], value: Any, message: str) -> None:
    data = copy.deepcopy(DATA)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BadData, match=message):
        game(data, "test")
