"""E 12.16-12.19, 12.22: what the spaces of a vineyard bring, and its levels."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.expansions.vines import BOTTOM, LOW, PAIR, RED, mine, stocked, vineyard

from ludoteca.games.burgundy.expansions.vineyards.codes import GRAPE_TILE, LEVEL
from ludoteca.games.burgundy.hooks import NO_DIE_NEEDED
from ludoteca.games.burgundy.privileges import (
    DOUBLE_BONUS,
    EXTRA_HANDS,
    NO_LIMIT,
    SHIELD_BY_CASTLE,
)


def test_e_12_22_example_four_workers_and_a_livestock_or_ship() -> None:
    table = vineyard((4, 1), storage=[PAIR], depots={"2.1": "ship", "3.1": "cow_3", "5.1": "mine"})
    table.play("plant d1 2")
    assert table.ask == "vine.order" and table.menu == ["next left", "next right"]
    table.play("next left")
    assert table.me().workers == 4 and table.ask == "market.take"
    assert table.menu == ["take any 2.1", "take any 3.1", "no"]
    assert table.play("take any 3.1").storage() == ["cow_3"] and table.ask == "turn.act"


def test_e_12_16_in_either_order() -> None:
    table = vineyard((4, 1), storage=[PAIR], depots={"2.1": "ship"}).play("plant d1 2", "next right")
    assert table.ask == "market.take" and table.me().workers == 0
    assert table.play("take any 2.1").me().workers == 4


def test_r34_the_order_is_asked_only_if_both_can_do_something() -> None:
    table = vineyard((4, 1), storage=[PAIR]).play("plant d1 2")
    assert table.ask == "turn.act" and table.me().workers == 4


def test_r34_what_can_be_done_comes_first_and_the_other_is_looked_at_again() -> None:
    """The tile of the black depot can be what the city hall then places; at first it has none."""
    table = vineyard((3, 1), storage=[PAIR], planted={**BOTTOM, 6: RED}, black={1: "monastery_7"}, tiles={11: "bank"})
    table.play("plant d1 8")
    assert table.ask == "vine.black", "no order to ask for: the city hall has nothing to place yet"
    assert table.play("pick 1").ask == "city_hall.place"
    assert table.play("place any 12").tile(12) == "monastery_7"


def test_r34_asked_where_both_can() -> None:
    table = vineyard(
        (3, 1), storage=["monastery_9", PAIR], planted={**BOTTOM, 6: RED}, black={1: "mine"}, tiles={11: "bank"}
    ).play("plant d1 8")
    assert table.ask == "vine.order"
    assert table.play("next right", "place any 12").ask == "vine.black"


def test_e_12_16_bonuses_may_be_declined_and_tell_so() -> None:
    table = vineyard((3, 1), storage=[PAIR], planted={**BOTTOM, 6: RED}, black={1: "mine"}).play("plant d1 8", "no")
    assert table.ask == "turn.act" and not table.storage()


def test_e_12_16_a_castle_action_is_any_action_and_may_be_declined() -> None:
    table = vineyard((6, 1), storage=[PAIR], planted={**BOTTOM, 4: RED}, depot={1: RED}, depots={"1.1": "ship"}).play(
        "plant d1 10", "next left"
    )
    assert table.ask == "castle.act" and table.menu[-2:] == ["no", "harvest any 1"]
    table.play("harvest any 1")
    assert table.me().workers == 4 and table.storage() == [RED]


def test_r29_a_castle_action_of_the_vineyard_comes_of_no_castle() -> None:
    table = vineyard((6, 1), storage=[PAIR], planted={**BOTTOM, 4: RED}).play("plant d1 10", "next left")
    top = table.s.stack[-1]
    assert table.ask == "castle.act" and top.sources() == NO_DIE_NEEDED  # type: ignore[attr-defined]


def test_r29_so_shield_11_gives_no_shield_by_it() -> None:
    given: dict[str, Any] = {"shields": "yes", "workers": 3}
    for tiles, storage, play, shields in (
        ({11: "bank"}, ["castle"], ["place d1 6"], True),
        ({}, [PAIR], ["plant d1 10", "next left"], False),
    ):
        table = vineyard((6, 1), tiles=tiles, storage=storage, planted={**BOTTOM, 4: RED}, **given)
        table.me().monasteries |= 1 << SHIELD_BY_CASTLE
        table.play(*play)
        assert table.ask == "castle.act" and bool(table.offers("shield")) == shields


def test_e_12_16_effects_of_buildings_keep_their_limits() -> None:
    """A building of a numbered depot, not one of the black depot."""
    full = vineyard((1, 2), storage=[PAIR, "mine"], depots={"1.1": "bank"}, black={1: "bank"}).play("plant d1 0")
    assert full.ask == "vine.order", "planting has freed two places"
    assert full.play("next left").menu == ["take any 1.1", "no"]


@pytest.mark.parametrize("monasteries", [[], [13, 14]])
def test_e_12_16_four_workers_are_no_workers_action(monasteries: list[int]) -> None:
    table = vineyard((4, 1), storage=[PAIR], monasteries=monasteries).play("plant d1 2")
    assert table.me().workers == 4 and table.me().silver == 0


def test_e_12_16_four_workers_are_a_gain_for_shield_2_of_another() -> None:
    table = vineyard((4, 1), storage=[PAIR], shields="yes")
    table.me(1).monasteries |= 1 << EXTRA_HANDS
    assert table.play("plant d1 2").me(1).workers == 1


def test_e_12_16_points_silver_and_a_sale() -> None:
    table = vineyard((2, 1), storage=[PAIR], planted=LOW).play("plant d1 4")
    assert table.points() == {"vineyards": 4}
    table = vineyard((1, 2), storage=[PAIR]).play("plant d1 0")
    assert table.me().silver == 2
    table = vineyard((5, 2), storage=[PAIR], planted=LOW, goods={3: 2}).play("plant d1 6")
    assert table.ask == "warehouse.sell"
    assert table.play("sell any 3").points() == {"sales": 4}


def test_e_12_17_a_black_tile_or_one_of_the_shop_for_nothing_is_no_purchase() -> None:
    table = vineyard(
        (1, 2), storage=[PAIR], planted={**BOTTOM, 6: RED}, black={1: "mine", 2: "ship"}, shop={1: RED}, silver=2
    ).play("plant d1 12")
    assert table.ask == "vine.black" and table.menu == ["no", "pick 1", "pick 2", "pick shop.1"]
    table.play("pick shop.1")
    assert table.storage() == [RED] and table.me().silver == 2
    assert table.play("buy 1").storage() == ["mine", RED]


def test_e_12_17_r3_it_needs_empty_places() -> None:
    """Planting frees two places; a ship by the other bonus of the space leaves one, too few for a double tile."""
    given: dict[str, Any] = {"planted": {**BOTTOM, 6: RED}, "black": {1: "bank"}, "shop": {1: RED}}
    table = vineyard((1, 2), storage=["mine", PAIR], depots={"1.1": "ship"}, **given).play("plant d1 12")
    assert table.ask == "vine.order"
    assert table.play("next left", "take any 1.1").menu == ["no", "pick 1"]
    assert table.play("pick 1").storage() == ["bank", "mine", "ship"]
    table = vineyard((1, 2), storage=["mine", PAIR], **given).play("plant d1 12")
    assert table.menu == ["no", "pick 1", "pick shop.1"]


def test_e_12_18_a_double_tile_of_the_depot_whatever_its_number_not_of_the_shop() -> None:
    table = vineyard((5, 1), storage=[PAIR], planted=LOW, depot={1: RED, 3: PAIR}, shop={1: RED}).play("plant d1 6")
    assert table.ask == "vine.depot" and table.menu == ["no", "harvest any 1", "harvest any 3"]
    table.play("harvest any 3")
    assert table.storage() == [PAIR] and table.me().workers == 0 and table.s.players[0].spent == 1


@pytest.mark.parametrize(("discard_any", "ask"), [("no", "turn.act"), ("yes", "vine.depot")])
def test_r3_a_free_double_tile_needs_two_empty_places_unless_the_option_lifts_it(discard_any: str, ask: str) -> None:
    table = vineyard(
        (6, 1), storage=["mine", PAIR], planted={14: RED}, black={1: "bank"}, depot={1: RED}, discard_any=discard_any
    ).play("plant d1 22", "next left", "pick 1")
    assert table.ask == ask and table.storage() == ["bank", "mine"]
    if ask == "vine.depot":
        assert table.play("harvest any 1", "drop mine").storage() == ["bank", RED]


# Levels


def test_e_12_19_a_full_level_brings_a_grape_tile_of_choice() -> None:
    table = vineyard((4, 1), storage=[PAIR], planted=LOW, stock={"green": 1, "white": 2}).play("plant d1 2")
    assert table.ask == "vine.grape" and table.menu == ["grape green", "grape white"] and table.me().workers == 4
    table.play("grape white")
    assert mine(table).grapes == [0, 0, 0, 1, 0, 0] and stocked(table).stock == [1, 0, 0, 1, 0, 0]
    assert table.told(LEVEL) == [(0, 1, 0)] and table.told(GRAPE_TILE) == [(0, 3, 0)]


def test_r28_a_grape_tile_is_no_bonus_tile_for_shield_7() -> None:
    table = vineyard((4, 1), storage=[PAIR], planted=LOW, shields="yes")
    table.me().monasteries |= 1 << DOUBLE_BONUS
    assert table.play("plant d1 2", "grape red").points() == {}


def test_e_12_19_only_the_tile_that_fills_the_level_brings_it() -> None:
    table = vineyard((4, 1), storage=[PAIR]).play("plant d1 2")
    assert table.ask == "turn.act" and not table.told(LEVEL)


def test_e_12_19_once_for_each_level() -> None:
    table = vineyard((4, 1), storage=[PAIR], planted=LOW).play("plant d1 2", "grape red")
    assert mine(table).levels == 1
    table = vineyard((2, 1), storage=[PAIR], planted=BOTTOM)
    mine(table).levels = 1
    assert table.play("plant d1 4").ask == "turn.act", "a tile on another level brings nothing for this one"


def test_e_12_19_nothing_is_asked_of_one_kind_and_nothing_comes_of_none() -> None:
    table = vineyard((4, 1), storage=[PAIR], planted=LOW, stock={"yellow": 1}).play("plant d1 2")
    assert table.ask == "turn.act" and mine(table).grapes == [0, 0, 0, 0, 1, 0]
    table = vineyard((4, 1), storage=[PAIR], planted=LOW, stock={}).play("plant d1 2")
    assert table.ask == "turn.act" and table.told(LEVEL) and not any(mine(table).grapes)


def test_e_12_19_the_bonuses_come_before_the_level() -> None:
    table = vineyard((4, 1), storage=[PAIR], planted=LOW, depots={"1.1": "ship"}).play("plant d1 2", "next left")
    assert table.ask == "market.take"
    assert table.play("no").ask == "vine.grape"


def test_r35_a_tile_planted_meanwhile_comes_first() -> None:
    """Level 3 lacks two tiles: the one on its castle hex plants the other, whose level is then full and paid once."""
    most = {**BOTTOM, 4: RED, 6: RED, 8: RED, 14: RED}
    table = vineyard((6, 1), storage=[PAIR], planted=most, depot={1: RED, 2: RED, 3: RED})
    table.me().monasteries |= 1 << NO_LIMIT
    table.me().storage = [*table.me().storage, table.me().storage[0]]
    mine(table).levels = 3
    table.s.run()
    table.play("plant d1 10", "next left", "plant any 12")
    assert table.ask == "vine.grape", "before the four workers of the outer tile"
    assert table.me().workers == 0
    table.play("grape blue")
    assert table.me().workers == 4 and table.ask == "turn.act" and mine(table).grapes[1] == 1
    assert table.told(LEVEL) == [(0, 3, 0)]
