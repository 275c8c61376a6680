"""E 12.10-12.22: taking, planting and buying double tiles, what their spaces bring, and the levels."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.expansions.vines import BOTTOM, LOW, PAIR, RED, kind, lying, mine, vineyard
from tests.games.burgundy.scenario import tell

from ludoteca.core.errors import BadOption
from ludoteca.games.burgundy.expansions.numbers import INN, INN_SPACES
from ludoteca.games.burgundy.expansions.vineyards.codes import PLANTED
from ludoteca.games.burgundy.privileges import (
    BLACK_STEWARD,
    NO_LIMIT,
    STEWARD,
)

# Taking


def test_e_12_10_a_die_takes_the_tile_of_its_slot_into_two_places() -> None:
    table = vineyard((1, 4), seats=4, depot={1: PAIR, 2: RED, 4: RED})
    assert table.offers("harvest") == ["d1 1", "d2 4"]
    table.play("harvest d1 1")
    assert table.storage() == [PAIR] and table.s.slots(0) == 1 and table.told(tell.TAKE)
    assert table.offers("harvest") == ["d2 4"] and not table.told(tell.BUY)


def test_e_12_10_both_dice_may_take() -> None:
    table = vineyard((1, 4), seats=4, depot={1: PAIR, 4: RED}).play("harvest d1 1", "harvest d2 4")
    assert table.storage() == [RED] and table.told(tell.DROP), "two double tiles do not fit"
    assert table.s.box[kind(PAIR)] == 1, "what makes room is out of the game"


def test_e_12_10_one_die_may_take_what_the_other_plants_in_ones_own_vineyard() -> None:
    table = vineyard((1, 4), seats=4, depot={1: PAIR}).play("harvest d1 1", "plant d2 2")
    assert lying(table) == {2: "green", 3: "blue"} and table.storage() == []
    assert not any(mine(table, seat).covered for seat in (1, 2, 3))


def test_e_12_11_with_two_players_either_number_of_a_slot_takes_it() -> None:
    for die, slot in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        table = vineyard((die, die), depot={1: RED, 2: PAIR, 3: RED})
        assert table.offers("harvest") == [f"d1 {slot}"]


def test_e_12_10_workers_turn_the_die_monasteries_9_to_12_do_not() -> None:
    table = vineyard((3, 3), seats=4, depot={5: PAIR}, monasteries=[9, 10, 11, 12])
    assert table.offers("harvest") == []
    table = vineyard((3, 3), seats=4, depot={5: PAIR}, workers=2)
    assert table.play("harvest d1 5").me().workers == 0
    table = vineyard((3, 3), seats=4, depot={5: PAIR}, workers=2, monasteries=[8])
    assert table.play("harvest d1 5").me().workers == 1
    table = vineyard((3, 3), depot={3: PAIR}, workers=3)
    assert table.play("harvest d1 3").me().workers == 1, "to the nearer number of the slot"


def test_e_12_10_r33_discards_go_on_until_two_places_are_free() -> None:
    table = vineyard(storage=["mine", "ship", "castle"], depot={1: PAIR}).play("harvest d1 1")
    assert table.ask == "turn.drop" and table.offers("drop") == ["mine", "ship", "castle"]
    table.play("drop ship")
    assert table.ask == "turn.drop" and table.offers("drop") == ["mine", "castle"]
    assert table.play("drop castle").storage() == ["mine", PAIR] and table.ask == "turn.act"


def test_r33_and_never_further() -> None:
    table = vineyard(storage=["mine", "ship"], depot={1: PAIR}).play("harvest d1 1", "drop mine")
    assert table.storage() == ["ship", PAIR] and table.ask == "turn.act"
    table = vineyard(storage=["mine", RED], depot={1: PAIR}).play("harvest d1 1")
    assert table.storage() == ["mine", PAIR], "a mine that goes too would have gone for nothing"


def test_e_12_10_a_double_tile_may_make_room_for_a_single_one() -> None:
    table = vineyard(storage=["mine", RED], depots={"1.1": "ship"}).play("take d1 1.1")
    assert table.offers("drop") == ["mine", RED]
    assert table.play(f"drop {RED}").storage() == ["mine", "ship"] and table.s.slots(0) == 1


def test_r33_nothing_is_asked_where_all_that_may_go_are_alike() -> None:
    table = vineyard(storage=["mine", "mine", "mine"], depot={1: PAIR}).play("harvest d1 1")
    assert table.ask == "turn.act" and table.storage() == ["mine", PAIR]


# Planting


def test_e_12_13_the_first_tile_goes_to_the_lowest_level() -> None:
    table = vineyard((1, 2), storage=[PAIR])
    assert table.offers("plant") == ["d1 0", "d1 1"]
    assert vineyard((2, 3), storage=[PAIR]).offers("plant") == []
    assert vineyard((2, 4), storage=[PAIR]).offers("plant") == ["d2 2", "d2 3"]


def test_e_12_13_even_by_a_castle() -> None:
    table = vineyard((6, 1), storage=["castle", PAIR], tiles={11: "bank"}).play("place d1 6")
    assert table.ask == "castle.act" and table.offers("plant") == ["any 0", "any 1", "any 2", "any 3"]
    assert table.play("plant any 2").told(PLANTED)


def test_e_12_12_the_answer_names_the_hex_of_the_first_grape() -> None:
    assert lying(vineyard(storage=[PAIR]).play("plant d1 0")) == {0: "green", 1: "blue"}
    assert lying(vineyard(storage=[PAIR]).play("plant d1 1")) == {0: "blue", 1: "green"}


def test_e_12_12_a_tile_of_one_grape_lies_one_way_round() -> None:
    table = vineyard(storage=[RED])
    assert table.offers("plant") == ["d1 0"]
    assert lying(table.play("plant d1 0")) == {0: "red", 1: "red"}


def test_e_12_12_never_in_the_duchy_and_no_single_tile_in_the_vineyard() -> None:
    table = vineyard((6, 1), storage=[PAIR])
    assert table.offers("place") == [] and table.offers("plant") == ["d2 0", "d2 1"]
    assert vineyard((1, 4), storage=["mine", "bank", "castle"]).offers("plant") == []


def test_e_12_14_later_tiles_share_a_side_with_one_that_lies_there() -> None:
    for die, hexes in ((1, []), (2, [4, 5]), (3, []), (4, [2, 3]), (5, [6, 7]), (6, [])):
        table = vineyard((die, die), storage=[PAIR], planted=LOW)
        assert table.offers("plant") == [f"d1 {hex_}" for hex_ in hexes]


def test_e_12_14_a_later_tile_of_the_lowest_level_needs_a_neighbour_too() -> None:
    """Nobody gets there, but with a tile at the top alone the lowest level would be out of touch."""
    table = vineyard((1, 4), storage=[PAIR], planted={16: RED})
    assert table.offers("plant") == []


def test_e_12_15_a_covered_space_is_closed() -> None:
    assert vineyard((1, 1), storage=[PAIR], planted=LOW).offers("plant") == []


def test_e_12_12_workers_turn_the_die_monasteries_9_to_12_do_not() -> None:
    assert vineyard((5, 6), storage=[PAIR], monasteries=[9, 10, 11, 12]).offers("plant") == []
    table = vineyard((5, 6), storage=[PAIR], workers=1)
    assert table.offers("plant") == ["d1 2", "d1 3", "d2 0", "d2 1"]
    assert table.play("plant d2 0").me().workers == 0


def test_e_12_12_a_city_hall_does_not_plant_but_a_castle_takes_and_plants() -> None:
    table = vineyard((3, 1), storage=["city_hall", PAIR], depot={1: RED}).play("place d1 11")
    assert table.ask == "turn.act", "there is nothing to place in the duchy"
    table = vineyard((6, 1), storage=["castle", "mine", "ship"], depot={1: RED}, tiles={11: "bank"}).play("place d1 6")
    assert table.offers("harvest") == ["any 1"]
    assert table.play("harvest any 1", "drop ship").storage() == ["mine", RED], "R3: it makes room as a die does"


def test_e_12_12_which_tile_is_asked_where_several_fit() -> None:
    table = vineyard(storage=[RED, PAIR, PAIR])
    table.me().monasteries |= 1 << NO_LIMIT
    table.play("plant d1 0")
    assert table.ask == "vine.use" and table.offers("use") == [RED, PAIR]
    assert lying(table.play(f"use {RED}")) == {0: "red", 1: "red"}
    table = vineyard((4, 1), storage=[RED, PAIR], planted=LOW)
    table.me().monasteries |= 1 << NO_LIMIT
    assert lying(table.play("plant d1 3"))[3] == "green", "a tile of one grape goes by the left hex alone"


def test_shield_4_has_room_for_any_number_of_double_tiles() -> None:
    table = vineyard((1, 1), storage=[RED, PAIR], depot={1: PAIR})
    table.me().monasteries |= 1 << NO_LIMIT
    table.s.run()
    assert table.play("harvest d1 1").storage() == [RED, PAIR, PAIR]


# The shop


def test_e_12_20_the_purchase_of_the_turn_may_be_a_double_tile_of_the_shop() -> None:
    table = vineyard(silver=4, shop={1: RED, 3: PAIR}, black={1: "mine"})
    assert table.offers("buy") == ["1", "shop.1", "shop.3"]
    table.play("buy shop.3")
    assert table.storage() == [PAIR] and table.me().silver == 2 and table.offers("buy") == []
    assert vineyard(silver=4, shop={1: RED}, black={1: "mine"}).play("buy 1").offers("buy") == []
    assert vineyard(silver=1, shop={1: RED}).offers("buy") == []


def test_e_12_20_r3_it_needs_two_empty_places_unless_the_option_lifts_it() -> None:
    given: dict[str, Any] = {"silver": 2, "shop": {1: RED}, "black": {1: "mine"}, "storage": ["ship", "castle"]}
    assert vineyard(**given).offers("buy") == ["1"]
    table = vineyard(**given, discard_any="yes")
    assert table.play("buy shop.1", "drop ship").storage() == ["castle", RED]


def test_e_12_21_shield_15_plants_a_tile_of_the_shop_and_shield_14_none_of_the_depot() -> None:
    table = vineyard((1, 1), round_=5, last=True, shields="yes", shop={1: PAIR}, depot={1: RED}, depots={"1.1": "mine"})
    table.me().monasteries |= 1 << BLACK_STEWARD | 1 << STEWARD
    table.play("workers d1", "workers d2")
    assert table.ask == "steward.take" and table.menu == ["take any 1.1", "no"], "nothing of the vineyards' depot"
    table.play("no")
    assert table.ask == "steward.black" and table.menu == ["no", "pick shop.1"]
    table.play("pick shop.1")
    assert table.ask == "steward.place" and table.menu == ["plant any 0", "plant any 1", "plant any 2", "plant any 3"]
    table.play("plant any 3")
    assert lying(table) == {2: "blue", 3: "green"} and table.me().workers >= 4 + 4


def test_e_12_10_a_white_castle_takes_and_plants_with_its_number() -> None:
    table = vineyard((3, 1), storage=["white_castle", PAIR], depot={1: RED, 2: RED, 3: RED}, white="yes")
    table.s.white = 4
    table.play("place d1 11")
    assert table.ask == "white_castle.act"
    assert table.offers("harvest") == ["any 2"] and table.offers("plant") == ["any 2", "any 3"]


def test_r3_a_white_castle_makes_room_for_a_double_tile_as_a_die_does() -> None:
    table = vineyard((3, 1), storage=["white_castle", "mine", "ship"], depot={2: RED}, white="yes")
    table.s.white = 4
    assert table.play("place d1 11", "harvest any 2", "drop ship").storage() == ["mine", RED]


def test_e_12_17_an_inn_may_be_had_in_place_of_a_black_tile() -> None:
    table = vineyard((3, 1), storage=[PAIR], planted={**BOTTOM, 6: RED}, inns="yes")
    table.s.spaces[INN_SPACES] = INN
    assert table.play("plant d1 8", "pick inn").storage() == ["inn"]


def test_e_12_7_fewer_grapes_are_for_two_or_three() -> None:
    game = vineyard().s.rules
    assert game.fits(2, {"vineyards": "fewer"}) and game.fits(3, {"vineyards": "fewer"})
    with pytest.raises(BadOption, match=r"vineyards=fewer needs 1 or 2 or 3 players \(.*E 12\.7\)"):
        game.settle(4, {"vineyards": "fewer"})
    assert game.fits(1, {"vineyards": "fewer", "chateau": "easy"}), "Châteauma is the second player"
    assert not game.fits(3, {"vineyards": "fewer", "chateau": "easy"}) and not game.fits(1, {"vineyards": "yes"})


@pytest.mark.parametrize(("seats", "mode", "rule"), [(4, {"team": "beginner"}, "E 9"), (1, {"solo": "33"}, "E 10")])
def test_e_9_2_and_10_5_teams_and_one_alone_have_no_vineyards(seats: int, mode: dict[str, str], rule: str) -> None:
    game = vineyard().s.rules
    assert game.fits(seats, mode)
    with pytest.raises(BadOption, match=rf"vineyards.*\(.*{rule}"):
        game.settle(seats, {"vineyards": "yes", **mode})
