"""Châteauma: what its tiles do when they are placed (E 14.8). Cards as in `test_chateau.py`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.expansions.chateau_field import LEFT, RIGHT, field, told


def test_e_14_8_castle_chooses_again_from_the_white_die_without_a_roll() -> None:
    table = field((7, 2), white=3, depots={"1.1": "castle", "2.1": "bank", "3.1": "ship"}).turn(1)
    assert table.card(LEFT) == [None, "castle", None, None, "ship"], "depot 3 before depots 1 and 2"
    assert table.told(told.ROLLED) == [(1, 0, 0)]


def test_e_14_8_castle_with_the_selected_card_full_goes_on_the_other_one() -> None:
    left = {1: "bank", 3: "bank", 4: "cow_2", 5: "ship"}
    table = field((7, 2), left=left, depots={"1.1": "castle", "4.1": "pig_3"}).turn(1, 9)
    assert table.cards() == [2, 9] and table.card(LEFT) == [None, None, "pig_3", None]


def test_e_14_8_castle_with_the_other_card_takes_reserve_and_wild_tiles_but_no_black_one() -> None:
    left = {1: "bank", 3: "bank", 4: "cow_2", 5: "ship"}
    stores: dict[str, Any] = {"black": {1: "bank"}, "goods": {5: 1}}
    table = field((7, 2), left=left, depots={"1.1": "castle"}, wild=["mine"], **stores).turn(1, 9)
    assert table.card(LEFT) == ["mine", None, None, None] and table.space("1") == "bank"
    assert "sales" not in table.gained()
    table = field((7, 2), left=left, depots={"1.1": "castle"}, **stores).turn(1, 9)
    assert table.card(LEFT) == [None] * 4 and table.wild() == []
    assert table.gained()["sales"] == 2, "nothing to place there: it sells"


def test_e_14_8_castle_with_the_selected_card_open_goes_down_to_the_wild_tile() -> None:
    table = field((7, 2), depots={"1.1": "castle"}, black={1: "bank"}, goods={1: 1}).turn(1)
    assert table.wild() == ["bank"] and table.gained() == {}
    bare = field((7, 2), depots={"1.1": "castle"}, goods={1: 1}).turn(1)
    assert bare.r.silver == 2 and bare.gained() == {}, "and to the two silver, not to a sale"


def test_e_14_8_r37_castle_with_both_cards_full_sells() -> None:
    left = {1: "bank", 3: "bank", 4: "cow_2", 5: "ship"}
    right = {1: "mine", 2: "cow_2", 3: "monastery_1"}
    table = field((7, 1), left=left, right=right, depots={"1.1": "castle", "2.1": "bank"}, goods={3: 2}).turn(1)
    assert table.gained()["sales"] == 4 and table.gained()["cards"] == 21 + 12
    assert table.space("2.1") == "bank"


def test_e_14_8_a_castle_on_the_other_card_goes_on_as_the_first_one_did() -> None:
    """The selected card stays the full one: with nothing left to place it sells, and takes no black tile."""
    left = {1: "bank", 3: "bank", 4: "cow_2", 5: "ship"}
    depots = {"1.1": "castle", "2.1": "castle"}
    table = field((7, 8), left=left, depots=depots, black={1: "bank"}, goods={5: 1}).turn(1, 9)
    assert table.card(LEFT) == ["castle", None, None, None] and table.wild() == []
    assert table.gained()["sales"] == 2


@pytest.mark.parametrize(
    ("tile", "points", "silver"),
    [("bank", {}, 2), ("watchtower", {"watchtowers": 4}, 0), ("boarding_house", {"cards": 2}, 0)],
)
def test_e_14_8_bank_tower_and_boarding_house(tile: str, points: dict[str, int], silver: int) -> None:
    table = field((2, 3), depots={"1.1": tile}).turn(1)
    assert (table.gained(), table.r.silver) == (points, silver)


def test_e_14_8_carpenter_takes_a_building_from_the_white_die_on() -> None:
    depots = {"1.1": "carpenter", "3.1": "bank", "5.3": "market", "5.4": "church"}
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["market"], "clockwise, topmost"
    assert field((2, 3), white=4, depots={**depots, "4.2": "warehouse"}).turn(1).reserve() == ["warehouse"]
    none = field((2, 3), depots={"1.1": "carpenter", "2.1": "mine"}, black={1: "bank"}).turn(1)
    assert none.reserve() == [] and none.told(told.FRUITLESS)


def test_e_14_8_church_searches_the_whole_board_for_a_castle_first() -> None:
    depots = {"1.1": "church", "4.1": "mine", "5.1": "monastery_1", "3.4": "castle"}
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["castle"]
    del depots["3.4"]
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["mine"]
    del depots["4.1"]
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["monastery_1"]
    del depots["5.1"]
    table = field((2, 3), white=4, depots=depots).turn(1)
    assert table.reserve() == [] and table.told(told.FRUITLESS)


def test_e_14_8_market_searches_the_whole_board_for_a_ship_first() -> None:
    depots = {"1.1": "market", "4.1": "cow_4", "3.4": "ship"}
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["ship"]
    del depots["3.4"]
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["cow_4"]
    del depots["4.1"]
    none = field((2, 3), white=4, depots=depots, black={1: "ship"}).turn(1)
    assert none.reserve() == [] and none.told(told.FRUITLESS)


def test_e_14_8_warehouse_sells() -> None:
    table = field((2, 3), depots={"1.1": "warehouse"}, goods={2: 3, 4: 1}).turn(1)
    assert table.gained() == {"sales": 6} and table.r.silver == 1


def test_e_14_8_city_hall_places_the_type_with_most_tiles_with_its_bonus() -> None:
    reserve = ["watchtower", "cow_2", "pig_3", "mine", "mine", "mine"]
    table = field((2, 3), depots={"1.1": "city_hall"}, reserve=reserve).turn(1)
    assert table.card(LEFT) == ["city_hall", None, "pig_3", None] and table.gained() == {"livestock": 3}


def test_e_14_8_city_hall_breaks_ties_by_the_leftmost_of_the_reserve() -> None:
    table = field((2, 3), depots={"1.1": "city_hall"}, reserve=["monastery_2", "cow_2", "bank"]).turn(1)
    assert table.card(LEFT) == ["city_hall", "bank", None, None]


def test_e_14_8_city_hall_prefers_the_selected_card_and_ignores_wild_tiles() -> None:
    table = field((2, 3), depots={"1.1": "city_hall"}, reserve=["ship", "ship", "cow_2"]).turn(1)
    assert table.card(LEFT)[2] == "cow_2" and table.card(RIGHT) == [None] * 4
    table = field((2, 3), depots={"1.1": "city_hall"}, reserve=["ship"]).turn(1)
    assert table.card(RIGHT)[0] == "ship", "only the other card takes it"
    table = field((2, 3), depots={"1.1": "city_hall"}, wild=["bank"]).turn(1)
    assert table.card(LEFT) == ["city_hall", None, None, None] and table.wild() == ["bank"]


def test_e_14_8_example_the_sheep_of_three_tiles() -> None:
    table = field(
        (2, 3),
        duchy=["sheep_2", "cow_3"],
        right={3: "sheep_3"},
        reserve=["sheep_4"],
        depots={"1.1": "sheep_4"},
    ).turn(1)
    assert table.gained() == {"livestock": 2 + 3 + 4}


def test_e_14_8_ship_takes_the_fullest_depot_and_moves_ahead() -> None:
    table = field((3, 2), white=4, depots={"1.1": "ship"}, wares={2: [1, 2], 6: [3, 5], 5: [1]}).turn(1)
    assert table.r.goods == [0, 0, 1, 0, 1, 0], "of 6 and 2 the first clockwise from 4"
    assert table.s.order == [1, 0] and table.s.players[1].marker == 1
    near = field((3, 2), white=4, depots={"1.1": "ship"}, wares={3: [1, 1], 4: [2, 2], 5: [3, 3]}).turn(1)
    assert near.r.goods == [0, 2, 0, 0, 0, 0], "from depot 4 itself on"
    table = field((3, 2), depots={"1.1": "ship"}).turn(1)
    assert table.s.players[1].marker == 1 and table.r.goods == [0] * 6


def test_e_14_8_ship_has_room_for_every_kind() -> None:
    table = field((3, 2), depots={"1.1": "ship"}, wares={3: [1, 2, 3, 4, 5, 6]}, goods={1: 1}).turn(1)
    assert table.r.goods == [2, 1, 1, 1, 1, 1]


def test_e_13_8_monasteries_and_mines_do_nothing_and_buildings_may_repeat() -> None:
    table = field((4, 2), left={1: "bank"}, depots={"1.1": "monastery_7", "1.2": "mine"}).turn(1)
    assert table.gained() == {} and table.r.silver == 0 and table.told(told.TILE_BONUS) == []
    table = field((2, 3), left={1: "watchtower"}, depots={"1.1": "watchtower"}).turn(1)
    assert table.card(LEFT)[:2] == ["watchtower", "watchtower"]
