"""E 11.8: what each shield does in a turn and at the end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.expansions.shields import arms_of, gone, phase_over, shielded
from tests.games.burgundy.scenario import Table, burgundy, lay, tell

from ludoteca.games.burgundy.expansions.shields.arms import arms, lose
from ludoteca.games.burgundy.show.components import components

BARE = {"workers": 2}  # what two actions leave over
# In duchy 1 the pastures are 0 4 5 9 10 and 27.
PASTURE = {0: "cow_2", 4: "cow_3", 9: "pig_2", 10: "sheep_2"}


def test_shield_1_all_pastures_are_one_for_herds() -> None:
    table = shielded((2, 1), 1, tiles={26: "bank", 5: "cow_3", 0: "pig_2"}, storage=["cow_4"]).play("place d1 27")
    assert table.points() == {"livestock": 7}, "the hex is an area of its own, but not with this shield"


def test_r24_shield_1_only_the_last_pasture_hex_completes_all_of_them() -> None:
    table = shielded((1, 1), 1, tiles={**PASTURE, 11: "bank", 26: "bank"}, storage=["pig_3", "cow_2"], workers=1)
    table.play("place d1 5", "use pig_3")
    assert table.points() == {"livestock": 5}
    table.play("place d2 27")
    assert table.points() == {"livestock": 5 + 7, "areas": 21, "phases": 10, "bonus_tiles": 5}


def test_r24_a_part_that_scored_before_counts_again() -> None:
    table = shielded((2, 1), 1, tiles={**PASTURE, 5: "cow_2", 26: "bank"}, storage=["pig_3"]).play("place d1 27")
    assert table.points()["areas"] == 21


def test_r24_a_part_filled_meanwhile_scores_nothing_after_the_shield_has_gone() -> None:
    table = shielded((1, 2), 1, tiles={**PASTURE, 11: "bank", 26: "bank"}, storage=["pig_3", "cow_2"])
    table.play("place d1 5", "use pig_3")
    lose(table.s, 0, 0)
    table.play("place d2 27")
    assert table.points()["areas"] == 1, "the last hex is an area of one again"


def test_r24_shield_one_herds_leaves_the_areas_alone() -> None:
    given: dict[str, Any] = {"tiles": {**PASTURE, 11: "bank"}, "storage": ["cow_4"], "shield_one": "herds"}
    table = shielded((1, 2), 1, **given).play("place d1 5")
    assert table.points() == {"livestock": 9, "areas": 15, "phases": 10}
    last = shielded((2, 1), 1, tiles={**PASTURE, 26: "bank"}, storage=["cow_4"], shield_one="herds")
    assert last.play("place d1 27").points() == {"livestock": 9, "areas": 1, "phases": 10}


@pytest.mark.parametrize(("play", "own"), [("workers d1", 2), ("sell d1 4", 1)])
def test_r25_shield_2_one_worker_for_each_gain_of_another(play: str, own: int) -> None:
    table = shielded((4, 3), others={1: [2]}, goods={4: 1}, monasteries=[4]).play(play)
    assert (table.me(0).workers, table.me(1).workers) == (own, 1)
    assert [(seat, number) for seat, number, _ in table.told(tell.WORKERS)] == [(0, own), (1, 1)]


def test_r25_shield_2_nothing_for_ones_own_gains_and_for_workers_spent() -> None:
    table = shielded((4, 3), 2, others={1: []}).play("workers d1")
    assert (table.me(0).workers, table.me(1).workers) == (2, 0)
    paid = shielded((4, 3), others={1: [2]}, goods={6: 1}, workers=2).play("sell d1 6")
    assert paid.me(1).workers == 0


def test_r25_shield_2_boarding_house_and_mines_with_monastery_2() -> None:
    house = shielded((3, 1), others={1: [2]}, storage=["boarding_house"]).play("place d1 11")
    assert (house.me(0).workers, house.me(1).workers) == (4, 1)
    mines = shielded((1, 1), others={1: [2]}, tiles={24: "mine", 29: "mine"}, monasteries=[2], round_=5, last=True)
    mines.me(1).silver = 1
    mines.play("workers d1", "workers d2", "done")
    assert mines.me(1).workers == 3, "two actions and one pay day"


def test_shield_4_no_limit_to_the_storage() -> None:
    full = ["mine", "ship", "castle"]
    table = shielded((1, 6), 4, storage=full, depots={"1.1": "bank", "6.1": "church"}, silver=2, black={1: "cow_2"})
    table.play("take d1 1.1", "take d2 6.1", "buy 1")
    assert len(table.storage()) == 6
    market = shielded((3, 6), 4, storage=["market", *full], depots={"4.1": "ship"}).play("place d1 11", "take any 4.1")
    assert market.storage() == ["mine", "ship", "ship", "castle"]


def test_shield_4_replaced_with_more_than_three_tiles_discards_down_to_three() -> None:
    stored = ["bank", "mine", "ship", "ship", "castle"]
    table = shielded((4, 4), 4, lying={4: [2]}, storage=stored).play("shield 2")
    assert table.ask == "shield.drop" and table.offers("drop") == ["bank", "mine", "ship", "castle"]
    table.play("drop bank", "drop ship")
    assert table.storage() == ["mine", "ship", "castle"] and table.seat == 1 and arms_of(table) == [2]
    same = shielded((4, 4), 4, lying={4: [2]}, storage=["ship"] * 5).play("shield 2")
    assert same.seat == 1 and same.storage() == ["ship"] * 3


def test_shield_4_still_there_may_replace_another() -> None:
    table = shielded((4, 4), 4, 9, tiles={6: "castle"}, lying={4: [2]}, storage=["ship"] * 5)
    assert len(table.play("shield 2", "forfeit 9").storage()) == 5


def test_r26_shield_5_one_kind_from_all_depots_after_the_depot() -> None:
    table = shielded((2, 1), 5, storage=["ship"], wares={1: [1, 2], 2: [2, 2], 6: [2, 3]}).play(
        "place d1 17", "depot 1"
    )
    assert table.ask == "ship.kind" and table.menu == ["no", "goods 2", "goods 3"]
    table.play("goods 2")
    assert table.me().goods == [1, 4, 0, 0, 0, 0] and table.s.players[0].marker == 1
    assert [table.s.ware(depot, 1) for depot in range(6)] == [0] * 6


def test_r26_shield_5_may_be_declined_and_offers_no_kind_without_room() -> None:
    given: dict[str, Any] = {"storage": ["ship"], "goods": {4: 1, 5: 1}, "wares": {1: [1], 2: [2], 3: [4]}}
    table = shielded((2, 1), 5, **given).play("place d1 17", "depot 1")
    assert table.menu == ["no", "goods 4"]
    assert table.play("no").me().goods == [1, 0, 0, 1, 1, 0]


def test_r26_shield_5_comes_after_the_second_depot_of_monastery_5() -> None:
    given: dict[str, Any] = {"storage": ["ship"], "wares": {1: [1], 2: [2], 4: [1]}, "monasteries": [5]}
    table = shielded((2, 1), 5, **given).play("place d1 17", "depot 1")
    assert table.ask == "ship.second" and table.play("depot 2").ask == "ship.kind"
    assert table.play("goods 1").me().goods == [2, 1, 0, 0, 0, 0]


def with_abbeys(*numbers: int) -> Table:
    """Seat 1 has monasteries, seat 0 shield 6 and a castle's worth of room."""
    table = shielded((1, 2), 6, lying={4: [2]}, workers=3)
    for hex_, number in zip((3, 7, 12, 30, 34, 35), numbers, strict=False):
        lay(table.s, table.me(1), hex_, f"monastery_{number}")
    table.s.run()
    return table


def test_shield_6_the_monasteries_of_another_work_for_the_holder_too() -> None:
    table = with_abbeys(14, 13)
    assert table.offers("copy") == ["1"]
    table.play("copy 1")
    assert table.offers("copy") == [] and table.ask == "turn.act", "chosen once"
    table.play("workers d1")
    assert (table.me().workers, table.me().silver) == (3 + 4, 1) and table.me(1).has(14)


def test_shield_6_the_choice_may_wait_to_the_end_of_the_turn_and_longer() -> None:
    table = with_abbeys(14).play("workers d1", "workers d2")
    assert table.ask == "turn.end" and table.menu == ["end", "copy 1"]
    assert table.play("end").seat == 1 and table.me().has(14) == 0 and table.offers("copy") == []
    while table.seat != 0:
        table.play(table.menu[0])
    assert table.offers("copy") == ["1"]


def test_shield_6_never_copies_monastery_27() -> None:
    table = with_abbeys(27, 8).play("copy 1")
    assert (table.me().has(27), table.me().has(8)) == (0, 1)


def test_shield_6_one_of_several_players_is_chosen() -> None:
    assert shielded((1, 2), 6, seats=3).offers("copy") == ["1", "2"]
    table = shielded((1, 2), 6, seats=3)
    lay(table.s, table.me(1), 12, "monastery_14")
    lay(table.s, table.me(2), 12, "monastery_13")
    table.play("copy 2")
    assert [table.me().has(number) for number in (14, 13)] == [0, 1]


def test_shield_6_what_the_other_places_later_counts_from_then_on() -> None:
    table = shielded((1, 2), tiles={11: "bank"}, storage=["monastery_14"], others={1: [6]})
    arms(table.me(1)).copied = 0
    table.play("place d1 12")
    assert table.me(1).has(14) == 1 and table.me(0).has(14) == 1


def test_shield_6_a_copied_monastery_6_works_once_in_each_turn() -> None:
    table = with_abbeys(6)
    table.s.spaces[0] = table.s.rules.pieces.ids.index("bank")
    table.s.players[1].used = 2
    table.play("copy 1", "use monastery_6", "take any 1.1")
    assert table.storage() == ["bank"] and table.me().workers == 1 and table.offers("use") == []


def test_shield_6_gone_the_copied_ones_work_no_more_but_own_ones_do() -> None:
    table = with_abbeys(14, 13)
    lay(table.s, table.me(), 12, "monastery_13")
    table.play("copy 1")
    assert (table.me().has(14), table.me().has(13)) == (1, 1)
    lose(table.s, 0, 5)
    assert (table.me().has(14), table.me().has(13)) == (0, 1) and gone(table, 6)


def ended(*shields: int, play: tuple[str, ...] = (), silver: int = 4, **given: Any) -> Table:
    """The last turn of the game, tribute paid."""
    table = shielded((1, 1), *shields, phase="E", round_=5, last=True, silver=silver, **given)
    table.play(*play, "workers d1", "workers d2")
    while table.ask != "over":
        table.play("done" if "done" in table.menu else "end" if "end" in table.menu else "no")
    return table


def test_shield_6_scores_the_others_monasteries_by_ones_own_tiles() -> None:
    table = last_copy(silver=1).play("done")
    assert table.points()["monasteries"] == 8 and table.points(1)["monasteries"] == 4, "its owner keeps his own"


def test_shield_6_unpaid_scores_nothing_of_the_other() -> None:
    table = last_copy(silver=0)
    assert "monasteries" not in table.points() and table.points(1)["monasteries"] == 4


def last_copy(silver: int) -> Table:
    """The last tribute of the game, seat 0 with two banks, seat 1 with one and the monastery for banks."""
    table = shielded((1, 1), 6, phase="E", round_=5, last=True, silver=silver, tiles={25: "bank", 36: "bank"})
    lay(table.s, table.me(1), 12, "monastery_22")
    lay(table.s, table.me(1), 25, "bank")
    table.s.run()
    return table.play("copy 1", "workers d1", "workers d2")


def test_r27_shield_10_doubles_copied_monasteries_as_own_ones() -> None:
    tiles = {25: "bank", 36: "bank", 6: "castle"}
    table = shielded((1, 1), 6, 10, phase="E", round_=5, last=True, silver=2, tiles=tiles)
    lay(table.s, table.me(1), 12, "monastery_22")
    table.s.run()
    table.play("copy 1", "workers d1", "workers d2", "done")
    assert table.points()["monasteries"] == 16


def test_shield_7_bonus_tiles_from_now_on_score_double() -> None:
    table = shielded((5, 1), 7, tiles={6: "castle", 2: "castle"}, storage=["castle"]).play("place d1 1")
    assert table.points()["bonus_tiles"] == 10
    before = shielded((5, 1), tiles={6: "castle", 2: "castle"}, storage=["castle"]).play("place d1 1")
    assert before.points()["bonus_tiles"] == 5


def test_shield_7_adds_nothing_to_bonus_tiles_taken_before() -> None:
    given: dict[str, Any] = {"tiles": {6: "castle", 2: "castle"}, "storage": ["castle"], "lying": {4: [7]}}
    table = shielded((5, 1), 11, **given).play("place d1 1", "shield 7", "no")
    assert table.points()["bonus_tiles"] == 5 and arms_of(table) == [7, 11]


def test_shield_8_mines_pay_double_silver_and_no_more_workers() -> None:
    table = phase_over(8, tiles={24: "mine", 29: "mine"}, monasteries=[2], silver=1).play("done")
    assert (table.me().silver, table.me().workers) == (4, 4 + 2)


def test_shield_9_a_silver_for_each_good_and_monastery_3_one_more() -> None:
    assert shielded((4, 1), 9, goods={4: 3}).play("sell d1 4").me().silver == 3
    assert shielded((4, 1), 9, goods={4: 3}, monasteries=[3]).play("sell d1 4").me().silver == 4


def test_shield_10_monasteries_count_double_at_the_end() -> None:
    tiles = {25: "bank", 12: "monastery_22"}
    assert ended(10, tiles=tiles).points()["monasteries"] == 8
    assert ended(tiles=tiles).points()["monasteries"] == 4
    assert ended(10, tiles=tiles, silver=0).points()["monasteries"] == 4, "unpaid, it is gone before the last count"


def test_shield_10_and_13_double_each_its_own() -> None:
    tiles = {25: "bank", 12: "monastery_22", 6: "castle"}
    assert ended(13, tiles=tiles).points() == {**BARE, "monasteries": 4, "shields": 8, "silver": 3}
    assert ended(10, 13, tiles=tiles).points() == {**BARE, "monasteries": 8, "shields": 24, "silver": 2}


def test_shield_11_a_castle_placed_may_give_a_shield_of_any_depot() -> None:
    table = shielded((6, 1), 11, tiles={11: "bank"}, storage=["castle"], lying={3: [9], 5: [2]}).play("place d1 6")
    assert table.ask == "castle.act" and table.offers("shield") == ["2", "9"]
    table.play("shield 9", "no")
    assert arms_of(table) == [9, 11] and table.ask == "turn.act", "the castle just placed carries it"
    assert "workers d2" in table.menu and table.s.players[0].spent == 1


def test_shield_11_is_needed_for_that() -> None:
    table = shielded((6, 1), tiles={11: "bank"}, storage=["castle"], lying={3: [9]}).play("place d1 6")
    assert table.ask == "castle.act" and table.offers("shield") == []


def test_r29_shield_11_not_for_a_second_tile_of_a_city_hall() -> None:
    table = shielded((3, 1), 11, storage=["city_hall", "mine"], tiles={12: "monastery_2"}, lying={3: [9]})
    table.play("place d1 11")
    assert table.offers("shield") == []


def test_shield_12_goods_sold_score_double() -> None:
    assert shielded((4, 1), 12, goods={4: 3}).play("sell d1 4").points() == {"sales": 12}


@pytest.mark.parametrize(
    ("shields", "points"), [((1,), 12), ((6, 7), 20), ((12, 18), 12), ((13,), 8), ((13, 1, 7), 48), ((10, 13), 24)]
)
def test_e_11_8_shields_count_at_the_end_and_13_doubles_them(shields: tuple[int, ...], points: int) -> None:
    table = ended(*shields, tiles={6: "castle", 2: "castle"})
    assert table.points()["shields"] == points and arms_of(table) == sorted(shields)


def test_e_11_8_what_each_shield_is_worth() -> None:
    group = next(group for group in components(burgundy(), {"shields": "yes"}) if group.name == "shields")
    assert [shield.printed["points"] for shield in group.components] == [12] * 6 + [8] * 6 + [4] * 6


def test_shield_16_once_a_turn_a_die_is_any_number() -> None:
    table = shielded((1, 2), 16, goods={4: 1, 5: 1}, depots={"6.1": "mine"}, workers=0)
    assert table.offers("wild") == ["d1", "d2"] and table.offers("sell") == []
    table.play("wild d1")
    assert table.offers("wild") == [] and table.offers("sell") == ["d1 4", "d1 5"] and "take d1 6.1" in table.menu
    table.play("sell d1 5")
    assert table.me().workers == 0 and table.points() == {"sales": 2}


def test_shield_16_of_equal_dice_one_stays_what_it_was() -> None:
    table = shielded((3, 3), 16, goods={5: 1, 3: 1})
    assert table.offers("wild") == ["d1"]
    assert table.play("wild d1").offers("sell") == ["d1 3", "d1 5", "d2 3"]


def test_shield_16_comes_back_with_the_next_turn() -> None:
    table = shielded((3, 2), 16).play("wild d2", "workers d1", "workers d2")
    assert table.seat == 1
    table.play("workers d1")
    table.play(*[text for text in table.menu if text.startswith("workers")][:1])
    while table.seat != 0:
        table.play(table.menu[0])
    assert table.offers("wild")


def test_e_11_9_shield_17_an_area_of_three_scores_as_four() -> None:
    table = shielded((5, 1), 17, tiles={6: "castle", 2: "castle"}, storage=["castle"]).play("place d1 1")
    assert table.points() == {"areas": 10, "phases": 10, "bonus_tiles": 5}


def test_shield_17_adds_nothing_to_areas_completed_before() -> None:
    given: dict[str, Any] = {"tiles": {6: "castle", 2: "castle"}, "storage": ["castle"], "lying": {5: [17]}}
    table = shielded((5, 1), 11, **given).play("place d1 1", "shield 17", "no")
    assert table.points() == {"areas": 6, "phases": 10, "bonus_tiles": 5} and arms_of(table) == [11, 17]


def test_shield_17_with_one_pasture() -> None:
    given: dict[str, Any] = {"tiles": {**PASTURE, 5: "cow_2", 26: "bank", 6: "castle"}, "storage": ["pig_3"]}
    assert shielded((2, 1), 1, 17, **given).play("place d1 27").points()["areas"] == 28


def test_r31_shield_18_any_hex_of_the_colour_but_its_number_and_city_hold() -> None:
    table = shielded((3, 2), 18, tiles={36: "bank"}, storage=["bank", "monastery_1"])
    hexes = {int(text.split()[1]) for text in table.offers("place")}
    board = table.s.board(table.me())
    assert 36 not in hexes and 14 in hexes and 3 in hexes
    assert all(board.number[hex_] in (2, 3) for hex_ in hexes)
    city = board.area[36]
    assert all(board.area[hex_] != city for hex_ in hexes if board.colour[hex_] == 5)


def test_shield_18_is_needed_for_that() -> None:
    table = shielded((3, 2), storage=["monastery_1"])
    assert table.offers("place") == []
