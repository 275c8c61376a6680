"""E 10.14-10.19: monasteries, colours, the target, and the order of what comes together, for one alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.expansions.lone import book, filled, lone
from tests.games.burgundy.scenario import Table, tell

from ludoteca.games.burgundy.expansions.solo.numbers import COLOUR_DONE, TARGET

MINES = {2: "bank", 21: "mine", 29: "mine"}


# Monasteries


@pytest.mark.parametrize(
    ("number", "given", "points"),
    [
        (15, {"sold": {1: 2, 3: 1}}, 4),
        (21, {"tiles": {3: "boarding_house", 2: "boarding_house", 10: "bank"}}, 8),
        (24, {"tiles": {5: "cow_2", 14: "pig_3"}}, 8),
        (25, {"sold": {1: 2, 3: 1}}, 3),
    ],
)
def test_e_10_14_a_monastery_scores_when_it_is_placed(number: int, given: dict[str, Any], points: int) -> None:
    table = lone((3, 1), storage=[f"monastery_{number}"], **given).play("place d1 7")
    assert table.points()["monasteries"] == points and book(table).mark == points + 1 + 10


def test_e_10_14_r17_and_never_again() -> None:
    table = lone((3, 4), storage=["monastery_25"], sold={1: 2}, goods={4: 3}).play("place d1 7", "sell d2 4")
    assert table.points() == {"areas": 1, "phases": 10, "monasteries": 2, "sales": 6}


def test_e_10_15_monastery_26_counts_the_colours_that_are_complete() -> None:
    done = {1: "mine", 21: "mine", 29: "mine", 17: "castle", 26: "castle", 28: "castle"}
    assert lone((3, 1), storage=["monastery_26"], tiles=done).play("place d1 7").points()["monasteries"] == 6
    assert "monasteries" not in lone((3, 1), storage=["monastery_26"]).play("place d1 7").points()


def test_e_10_15_the_colour_of_monastery_26_itself_counts_too() -> None:
    table = lone((3, 1), tiles=filled("33", 7, 6, 1, 3), storage=["monastery_26"], target="60", phase="E")
    table.play("place d1 7")
    assert table.points()["monasteries"] == 3 * 4, "all but mines and buildings"


# Colours


def mining(**given: Any) -> Table:
    """The last mine is placed: area and phase have scored 11."""
    given = {"tiles": MINES, "black": {1: "bank", 2: "ship", 4: "mine"}, "phase": "A", **given}
    return lone((5, 1), storage=["mine"], **given).play("place d1 1")


def test_e_10_16_a_complete_colour_gives_no_points_but_a_black_tile() -> None:
    table = mining()
    assert table.points() == {"areas": 1, "phases": 10} and table.told(COLOUR_DONE) == [(0, 1, 0)]
    assert (table.ask, table.menu) == ("solo.pick", ["no", "pick 1", "pick 2"]), "no hex is left for a mine"


def test_e_10_16_any_number_no_storage_place_and_the_effects_follow() -> None:
    table = mining(black={1: "ship"}, wares={3: [2]})
    table.me().storage = [20, 20, 20]
    table.play("pick 1")
    assert table.ask == "solo.place" and table.offers("place") == ["any 0", "any 9", "any 30"]
    table.play("place any 0")
    assert table.tile(0) == "ship" and table.ask == "ship.depot" and table.s.spaces[24] == -1
    assert table.me().workers == 0 and len(table.me().storage) == 3


def test_e_10_16_a_single_hex_is_not_asked_for() -> None:
    table = mining(tiles={**MINES, 0: "ship", 15: "ship", 30: "ship", 32: "ship"}).play("pick 2")
    assert table.tile(9) == "ship"
    two = mining(tiles={**MINES, 15: "ship", 30: "ship", 32: "ship"}, black={1: "ship"}).play("pick 1")
    assert two.menu == ["place any 0", "place any 9"], "but of two it is"


def test_e_10_16_r18_one_of_a_kind_in_a_city_holds() -> None:
    table = mining(tiles={2: "bank", 3: "bank", 4: "bank", 21: "mine", 29: "mine", 10: "bank", 8: "bank", 16: "bank",
                          22: "bank", 25: "bank"})  # fmt: skip
    assert table.menu == ["no", "pick 2"], "20 is open, in a city that has a bank"


def test_e_10_16_it_may_be_declined_and_with_nothing_to_place_nothing_happens() -> None:
    assert mining().play("no").ask == "turn.act"
    assert mining(black={1: "mine"}).ask == "turn.act"
    assert mining(black={}).ask == "turn.act"


def test_e_10_16_another_colour_brings_another_tile() -> None:
    castles = {17: "castle", 26: "castle", 27: "monastery_2", **MINES}
    table = mining(tiles=castles, black={1: "castle", 3: "cow_2"}, target="60").play("pick 1")
    assert table.tile(28) == "castle" and table.ask == "solo.order", "the tile for its colour, or the castle's action"
    table.play("first colour", "pick 3")
    assert table.told(COLOUR_DONE) == [(0, 1, 0), (0, 0, 0)] and table.ask == "solo.place"


# Target


def test_e_10_18_reaching_the_target_begins_anew_with_an_action() -> None:
    table = lone((4, 1), mark=46, goods={4: 3}).play("sell d1 4")
    assert (book(table).mark, book(table).target) == (0, 45), "two points are lost"
    assert table.ask == "solo.act" and table.told(TARGET) == [(0, 45, 0)]
    assert table.points() == {"sales": 6}, "they were gained all the same"
    table.play("workers any")
    assert table.ask == "turn.act" and table.me().workers == 2


def test_e_10_18_exactly_is_enough_and_one_less_is_not() -> None:
    assert lone((4, 1), mark=44, goods={4: 3}).play("sell d1 4").ask == "solo.act"
    assert lone((4, 1), mark=43, goods={4: 3}, silver=-1).play("sell d1 4").ask == "turn.act"


def test_e_10_18_the_target_stays_at_5_and_the_action_is_still_gained() -> None:
    low = lone((4, 1), falls=9, goods={4: 3, 5: 3}).play("sell d1 4")
    assert book(low).target == 5
    low.play("sell any 5")
    assert low.ask == "solo.act" and book(low).target == 5


def test_e_10_18_one_gain_reaches_it_once() -> None:
    table = lone((4, 1), falls=9, goods={4: 9}).play("sell d1 4", "workers any")
    assert table.ask == "turn.act" and table.told(TARGET) == [(0, 5, 0)] and book(table).mark == 0


@pytest.mark.parametrize(
    ("dice", "given", "play"),
    [
        ((2, 1), {"storage": ["cow_4"], "mark": 46}, ["place d1 5", "first effect"]),
        ((1, 1), {"storage": ["watchtower"], "mark": 46}, ["place d1 10", "first effect"]),
        ((5, 1), {"storage": ["mine"], "tiles": {2: "bank"}, "mark": 40}, ["place d1 1", "first phase"]),
        ((5, 1), {"storage": ["mine"], "tiles": {2: "bank"}, "mark": 49}, ["place d1 1", "first area"]),
        ((3, 1), {"storage": ["monastery_25"], "sold": {1: 9}, "mark": 41}, ["place d1 7", "first effect"]),
    ],
    ids=["livestock", "watchtower", "phase", "area", "monastery"],
)
def test_e_10_18_every_source_of_points_may_reach_it(
    dice: tuple[int, int], given: dict[str, Any], play: list[str]
) -> None:
    table = lone(dice, **given).play(*play)
    assert table.ask == "solo.act" and book(table).target == 45


def test_e_10_18_monastery_7_is_one_gain_with_the_animals() -> None:
    table = lone((2, 1), storage=["cow_4"], mark=45, monasteries=[7]).play("place d1 5", "first effect")
    assert table.ask == "solo.act" and book(table).mark == 0


# Buying points


def test_e_10_17_r19_exactly_what_is_missing_may_be_bought() -> None:
    table = lone((4, 1), mark=40, goods={4: 3}, silver=5).play("sell d1 4")
    assert (table.ask, table.menu) == ("solo.top_up", ["no", "top up"])
    table.play("top up")
    assert table.me().silver == 2 and table.points() == {"sales": 6, "silver": 4}
    assert table.ask == "solo.act" and (book(table).mark, book(table).target) == (0, 45)


def test_e_10_17_the_silver_of_a_sale_is_there_before_its_points() -> None:
    assert lone((4, 1), mark=43, goods={4: 3}).play("sell d1 4").ask == "solo.top_up"


def test_e_10_19_r20_silver_and_workers_of_a_sale_serve_the_action_of_the_target() -> None:
    table = lone((4, 1), mark=44, goods={4: 3}, monasteries=[3, 4]).play("sell d1 4")
    assert table.ask == "solo.act" and (table.me().silver, table.me().workers) == (2, 1)


def test_e_10_17_r19_one_may_decline_and_is_not_asked_again() -> None:
    table = lone((4, 1), mark=40, goods={4: 3}, silver=5).play("sell d1 4", "no")
    assert table.ask == "turn.act" and book(table).mark == 46 and table.me().silver == 6


def test_e_10_17_r19_not_without_the_silver_and_not_without_a_gain() -> None:
    assert lone((4, 1), mark=40, goods={4: 3}, silver=2).play("sell d1 4").ask == "turn.act"
    table = lone((4, 1), mark=49, silver=9)
    assert "top up" not in table.menu
    assert "top up" not in table.play("workers d1").menu


def test_e_10_17_a_target_reached_sells_no_points_towards_the_next_one() -> None:
    table = lone((4, 1), mark=44, goods={4: 3}, silver=60).play("sell d1 4", "workers any")
    assert table.ask == "turn.act" and table.me().silver == 61 and book(table).mark == 0


# Order


def placing(mark: int, **given: Any) -> Table:
    """A mine on an area of one hex: 1 point for the area, 10 for the phase."""
    return lone((5, 1), storage=["mine"], tiles={2: "bank"}, mark=mark, **given).play("place d1 1")


def test_e_10_19_r43_area_and_phase_are_two_gains_in_an_order_of_choice() -> None:
    table = placing(40)
    assert (table.ask, table.menu) == ("solo.order", ["first area", "first phase"])
    table.play("first phase", "workers any")
    assert (book(table).mark, book(table).target) == (1, 45), "the area's point counts for the next target"
    other = placing(40).play("first area", "workers any")
    assert (book(other).mark, book(other).target) == (0, 45), "one point is lost"
    for each in (table, other):
        assert each.points() == {"areas": 1, "phases": 10}


def test_e_10_19_r43_not_asked_where_it_makes_no_difference() -> None:
    assert placing(39).ask == "solo.act", "only both together reach the target"
    assert placing(10).ask == "turn.act"


def test_e_10_19_r43_equal_gains_have_no_order() -> None:
    table = lone((6, 1), storage=["bank", "mine"], tiles={4: "watchtower"}, mark=48, phase="D").play("place d1 8")
    assert table.menu == ["first area", "first phase", "first effect"]
    same = lone((5, 1), storage=["mine"], tiles={2: "bank"}, mark=49, phase="E")
    same.s.rules.pieces.phase_bonus[4], kept = 1, same.s.rules.pieces.phase_bonus[4]
    same.play("place d1 1")
    same.s.rules.pieces.phase_bonus[4] = kept
    assert same.ask == "solo.act"


def test_e_10_19_r43_silver_that_could_reach_the_target_counts() -> None:
    table = placing(35, silver=5)
    assert table.ask == "solo.order"
    table.play("first phase", "top up", "workers any")
    assert (book(table).mark, table.me().silver) == (1, 0)


def test_e_10_19_r43_an_area_that_the_action_of_a_castle_may_complete_counts() -> None:
    done = {27: "monastery_2", 11: "monastery_3", 12: "monastery_4"}
    table = lone((2, 1), storage=["castle"], tiles=done, phase="E", mark=32).play("place d1 28")
    assert table.menu == ["first area", "first phase", "first effect"], "13 would be 6 and 2 points more"
    del done[11]
    assert lone((2, 1), storage=["castle"], tiles=done, phase="E", mark=32).play("place d1 28").ask == "castle.act"


def test_e_10_19_r20_the_effect_may_come_before_the_points() -> None:
    """What a market brings can be placed by the action of the target."""
    market = lone((1, 2), storage=["market"], mark=45, depots={"4.1": "ship"}).play("place d1 10")
    assert market.menu == ["first area", "first phase", "first effect"]
    market.play("first effect", "take any 4.1", "first phase")
    assert market.ask == "solo.act" and "place any 9" in market.menu
    assert market.play("place any 9").tile(9) == "ship"


def test_e_10_19_r20_silver_of_a_bank_may_come_first() -> None:
    bank = lone((1, 2), storage=["bank"], mark=38).play("place d1 10", "first effect", "first phase")
    assert bank.ask == "solo.top_up" and bank.play("top up").me().silver == 0


def test_e_10_19_r20_the_tile_for_a_colour_before_or_behind_an_effect() -> None:
    done = {17: "castle", 26: "castle", 27: "monastery_2"}
    table = lone((2, 1), storage=["castle"], tiles=done, black={1: "mine"}, target="60").play("place d1 28")
    assert table.ask == "solo.order" and table.menu == ["first colour", "first effect"]
    table.play("first effect", "workers any")
    assert table.ask == "solo.pick"


def test_e_10_19_what_is_left_is_looked_at_again_after_an_action() -> None:
    """Of 2 points for the phase and 4 for the cows only both together reach the target of 5 once more."""
    table = lone((2, 1), storage=["cow_4"], falls=9, mark=4, phase="E").play("place d1 5")
    assert table.menu == ["first area", "first phase", "first effect"]
    assert table.play("first area", "workers any").ask == "solo.act"
    assert table.points() == {"areas": 1, "phases": 2, "livestock": 4}


def test_e_10_19_the_log_tells_area_and_phase_once_each() -> None:
    table = placing(40).play("first phase", "workers any")
    assert len(table.told(tell.AREA)) == 1 and [told[1] for told in table.told(tell.SCORE)] == [1, 0]
