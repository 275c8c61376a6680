"""The worked examples of the rulebook, named by rule number."""

from functools import partial

import pytest
from tests.games.burgundy.scenario import Table, at, burgundy, lay, match, total


def test_cob_24_two_workers_turn_a_2_into_a_6_to_take_from_depot_6() -> None:
    table = at((2, 2), workers=2, depots={"6.1": "castle"})
    assert table.facts("take d1 6.1")["workers"] == 2
    table.play("take d1 6.1")
    assert table.storage() == ["castle"] and table.me().workers == 0


def test_cob_24_one_worker_is_not_enough() -> None:
    table = at((2, 2), workers=1, depots={"6.1": "castle"})
    assert table.offers("take") == []
    assert table.blocked()["depot:6.1"] == ("out-of-reach", "CoB 25")


@pytest.mark.parametrize(("choice", "left"), [("3", 5), ("5", 3)])
def test_cob_33_the_own_colour_stacks_and_one_of_two_new_ones_has_room(choice: str, left: int) -> None:
    table = at((2, 6), storage=["ship"], goods={1: 1, 4: 1}, wares={2: [1, 3, 5]}, workers=0)
    table.play("place d1 17", "depot 2")
    assert table.ask == "ship.goods"
    assert table.offers("goods") == ["3", "5"]
    table.play(f"goods {choice}")
    assert table.me().goods[0] == 2 and table.me().goods[int(choice) - 1] == 1
    assert [good + 1 for good in range(6) if table.s.wares[6 + good]] == [left]


def test_cob_35_a_castle_may_place_another_tile() -> None:
    table = at((6, 1), storage=["castle", "monastery_1"], tiles={11: "bank", 12: "monastery_2"})
    table.play("place d1 6")
    assert table.ask == "castle.act"
    table.play("place any 7")
    assert table.tile(7) == "monastery_1"


def test_cob_35_a_castle_may_take_two_workers() -> None:
    table = at((6, 1), storage=["castle"], tiles={11: "bank"})
    table.play("place d1 6", "workers any")
    assert table.me().workers == 2 and table.ask == "turn.act"


def test_cob_38_four_cows_beside_three_cows_and_three_sheep_score_7() -> None:
    table = at((2, 5), tiles={11: "bank", 10: "sheep_3", 5: "cow_3"}, storage=["cow_4"])
    assert table.play("place d1 4").points() == {"livestock": 7}


def test_cob_38_another_four_cows_score_11() -> None:
    table = at((2, 5), tiles={11: "bank", 10: "sheep_3", 5: "cow_3"}, storage=["cow_4", "cow_4"])
    table.play("place d1 4", "place d2 9")
    assert table.points() == {"livestock": 7 + 11}


def test_cob_38_two_sheep_there_score_5() -> None:
    table = at((2, 5), tiles={11: "bank", 10: "sheep_3", 5: "cow_3", 4: "cow_4"}, storage=["sheep_2"])
    assert table.play("place d2 9").points() == {"livestock": 5}


def test_cob_39_a_market_is_placed_even_with_no_ship_and_no_livestock_to_take() -> None:
    table = at((3, 5), storage=["market"], depots={"1.2": "bank", "5.2": "mine"})
    table.play("place d1 11")
    assert table.tile(11) == "market" and table.ask == "turn.act"


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_cob_48_the_third_mine_wins_the_bonus_tile(seats: int, first: int, second: int) -> None:
    table = at((3, 5), seats=seats, tiles={24: "mine", 29: "mine"}, storage=["mine"])
    assert table.play("place d1 33").points() == {"areas": 6, "phases": 10, "bonus_tiles": first}
    again = at((3, 5), seats=seats, tiles={24: "mine", 29: "mine"}, storage=["mine"])
    again.s.claimed = [0, 1, 0, 0, 0, 0]
    assert again.play("place d1 33").points()["bonus_tiles"] == second


def test_cob_48_the_sixth_monastery_wins_the_bonus_tile() -> None:
    five = {12: "monastery_1", 7: "monastery_2", 3: "monastery_3", 30: "monastery_4", 34: "monastery_5"}
    table = at((1, 5), tiles={25: "bank", **five}, storage=["monastery_16"])
    assert table.play("place d1 35").points() == {"areas": 6, "phases": 10, "bonus_tiles": 5}
    assert table.me().bonus == 1 << 4


def test_cob_48_the_third_player_gets_nothing() -> None:
    table = at((3, 5), seats=3, tiles={24: "mine", 29: "mine"}, storage=["mine"])
    table.s.claimed = [0, 2, 0, 0, 0, 0]
    assert table.play("place d1 33").points() == {"areas": 6, "phases": 10}


def test_cob_52_monastery_7_three_sheep_beside_four_sheep_score_9() -> None:
    table = at((4, 5), tiles={11: "bank", 5: "sheep_4"}, storage=["sheep_3"], monasteries=[7])
    assert table.play("place d1 10").points() == {"livestock": 7, "monasteries": 2}
    assert total(table) == 9


def test_cob_52_monastery_7_two_pigs_there_score_3() -> None:
    table = at((4, 5), tiles={11: "bank", 5: "sheep_4"}, storage=["pig_2"], monasteries=[7])
    assert total(table.play("place d1 10")) == 3


def test_cob_53_monastery_8_turns_a_3_into_a_6_for_two_workers() -> None:
    table = at((3, 3), workers=2, depots={"6.1": "castle"}, monasteries=[8])
    assert table.play("take d1 6.1").me().workers == 0
    assert at((3, 3), workers=2, depots={"6.1": "castle"}).offers("take") == []


@pytest.mark.parametrize("monastery", [13, 14])
def test_cob_54_monasteries_13_and_14_do_not_apply_to_a_boarding_house(monastery: int) -> None:
    table = at((3, 5), storage=["boarding_house"], monasteries=[monastery]).play("place d1 11")
    assert (table.me().workers, table.me().silver) == (4, 0)


SOLD = {4: 4, 2: 3, 3: 3, 6: 1}


last_turn = partial(at, (1, 1), phase="E", round_=5, last=True)


def end(table: Table) -> dict[str, int]:
    """What the end of the game brings, after a last turn that takes four workers."""
    before = table.points()
    table.play("workers d1", "workers d2")
    assert table.ask == "over"
    return {source: n - before.get(source, 0) for source, n in table.points().items()}


def test_cob_55_monastery_15_four_kinds_sold_score_8() -> None:
    assert end(last_turn(sold=SOLD, monasteries=[15])) == {"monasteries": 8, "workers": 2}


def test_cob_56_monasteries_17_and_22_with_two_watchtowers_and_four_banks_score_24() -> None:
    banks = {11: "bank", 25: "bank", 22: "bank", 36: "bank"}
    towers = {26: "watchtower", 23: "watchtower"}
    assert end(last_turn(tiles=banks | towers, monasteries=[17, 22])) == {"monasteries": 24, "workers": 2}


def test_cob_57_monastery_24_sheep_cow_and_pig_score_12() -> None:
    herd = {0: "sheep_2", 4: "sheep_3", 5: "sheep_4", 9: "cow_2", 10: "pig_2"}
    assert end(last_turn(tiles=herd, monasteries=[24])) == {"monasteries": 12, "workers": 2}


def test_cob_57_monastery_25_the_seller_of_55_gets_11_more() -> None:
    assert end(last_turn(sold=SOLD, monasteries=[15, 25])) == {"monasteries": 8 + 11, "workers": 2}


def test_cob_50_goods_silver_and_pairs_of_workers_count_at_the_end() -> None:
    scored = end(last_turn(goods={1: 2, 5: 1}, silver=4, workers=3, storage=["castle", "monastery_26"]))
    assert scored == {"goods": 3, "silver": 4, "workers": 3}


def test_an_example_can_be_taken_back_and_played_again() -> None:
    game = match(at((2, 2), workers=2, depots={"6.1": "castle"}))
    game.play("take d1 6.1")
    game.undo(0)
    game.play("workers d1")
    assert game.state.tally() == [[0, 0]] * len(burgundy().sources)


def test_cob_48_the_second_to_complete_a_colour_takes_the_small_tile() -> None:
    table = at((3, 5), tiles={24: "mine", 29: "mine"}, storage=["mine"])
    rival = table.me(1)
    for hex_ in (24, 29):
        lay(table.s, rival, hex_, "mine")
    rival.storage = list(table.me().storage)
    table.s.players[1].first, table.s.players[1].second = 3, 5
    table.play("place d1 33", "workers d2", "place d1 33")
    assert [table.points(seat)["bonus_tiles"] for seat in range(2)] == [5, 2]
    assert [table.me(seat).bonus for seat in range(2)] == [1 << 2, 1 << 3]
    assert table.s.view(0)["bonus"]["mine"] == []  # type: ignore[index]  # views are plain mappings
