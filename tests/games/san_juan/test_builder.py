"""The builder phase: SJ 19-28, 60, 62, 67-69, 87, 90, A1-A2, A7."""

from __future__ import annotations

import pytest
from tests.games.san_juan.scenario import at, player


def test_sj_12_16_the_builder_acts_first_then_clockwise_once_each() -> None:
    t = at("builder", *[player(hand="smithy well") for _ in range(3)], owner=1, draws="")
    order = []
    while t.ask == "builder.build":
        order.append(t.seat)
        t.play("pass")
    assert order == [1, 2, 0]
    assert (t.ask, t.seat) == ("round.pick", 2)


def test_sj_17_building_may_be_declined() -> None:
    t = at("builder", player(hand="smithy well"), draws="").passes(3)
    assert t.city() == "indigo_plant"
    assert t.hand() == "smithy well"


def test_sj_19_20_the_builder_puts_a_card_into_play_and_pays_its_cost_less_one() -> None:
    t = at("builder", player(hand="well smithy chapel"), draws="").play("build well")
    assert t.paid() == 1
    t.play("pay smithy")
    assert t.city() == "indigo_plant well"
    assert t.hand() == "chapel"
    assert t.discarded() == "smithy"


def test_sj_20_the_built_card_is_not_part_of_the_payment() -> None:
    t = at("builder", player(), player(hand="well smithy"), draws="").play("pass")
    assert t.menu == ["pass", "build smithy"]


def test_sj_21_22_the_others_pay_the_full_cost() -> None:
    t = at("builder", player(), player(hand="chapel smithy*3"), draws="").play("pass")
    t.play("build chapel")
    assert t.paid() == 3
    assert t.hand(1) == ""


def test_sj_22_only_one_building_each() -> None:
    t = at("builder", player(hand="smithy archive gold_mine"), draws="").play("build smithy")
    assert t.seat == 1


def test_sj_23_plants_may_be_built_again_violet_buildings_not() -> None:
    t = at("builder", player(hand="indigo_plant smithy chapel", city="indigo_plant*2 smithy chapel"), draws="")
    assert t.menu == ["pass", "build indigo_plant"]
    t.play("build indigo_plant")
    assert t.city() == "indigo_plant indigo_plant indigo_plant smithy chapel"


def test_sj_23_another_players_violet_building_does_not_hinder() -> None:
    t = at("builder", player(hand="smithy"), player(city="smithy"), draws="")
    assert "build smithy" in t.menu


def test_sj_25_a_discount_beyond_the_cost_gives_nothing() -> None:
    t = at("builder", player(hand="indigo_plant well", city="smithy library"), draws="").play("build indigo_plant")
    assert t.paid() == 0
    assert t.hand() == "well"


def test_sj_26_without_building_no_privilege_and_no_card() -> None:
    t = at("builder", player(hand="well", city="library poor_house carpenter"), draws="").play("pass")
    assert t.hand() == "well"
    assert not t.state.players[0].read


def test_sj_27_payments_go_face_down_to_the_discards() -> None:
    t = at("builder", player(hand="chapel smithy archive"), draws="").play("build chapel")
    for other in (1, 2, -1):
        seen = t.state.view(other)
        assert "archive" not in str(seen) and "smithy" not in str(seen)
    assert t.discards == 2
    assert t.discarded() == "smithy archive"


def test_sj_60_a_new_building_works_only_after_the_phase() -> None:
    t = at("builder", player(hand="carpenter smithy*2", city="poor_house"), draws="chapel").play("build carpenter")
    assert [one["card"] for one in t.told("function")] == [8]
    assert not t.state.players[0].works(17)
    t.passes(2)
    assert t.state.players[0].works(17)


def test_sj_60_a_building_may_work_later_in_the_same_round() -> None:
    t = at(
        "builder",
        player(),
        player(hand="trading_post smithy*2", city="indigo_plant*3", goods="indigo*3"),
        draws="tile_11122",
    )
    t.play("pass", "build trading_post", "pass", "role trader")
    assert t.seat == 1
    assert t.span == (0, 3)


def test_sj_62_smithy_takes_one_off_plants_only() -> None:
    mine = player(hand="sugar_mill well chapel", city="smithy")
    t = at("builder", player(), mine, draws="").play("pass", "build sugar_mill")
    assert t.paid() == 1
    t = at("builder", player(), mine, draws="").play("pass", "build well")
    assert t.paid() == 2


def test_sj_90_quarry_takes_one_off_violet_buildings_only() -> None:
    mine = player(hand="sugar_mill well chapel", city="quarry")
    t = at("builder", player(), mine, draws="").play("pass", "build well")
    assert t.paid() == 1
    t = at("builder", player(), mine, draws="").play("pass", "build sugar_mill")
    assert t.paid() == 2


def test_sj_90_a_quarry_being_built_does_not_help_itself() -> None:
    t = at("builder", player(), player(hand="quarry smithy*3 well"), draws="").play("pass", "build quarry")
    assert t.paid() == 4


def test_sj_67_poor_house_draws_when_no_card_is_left() -> None:
    t = at("builder", player(hand="chapel smithy*2", city="poor_house"), draws="tower").play("build chapel")
    assert t.hand() == "tower"


def test_sj_67_poor_house_draws_when_one_card_is_left() -> None:
    t = at("builder", player(hand="smithy well", city="poor_house"), draws="tower").play("build smithy")
    assert t.hand() == "well tower"


def test_sj_67_poor_house_does_not_draw_with_two_cards_left() -> None:
    t = at("builder", player(hand="smithy well chapel", city="poor_house"), draws="").play("build smithy")
    assert t.hand() == "well chapel"


def test_sj_67_poor_house_works_for_plants_too() -> None:
    t = at("builder", player(hand="indigo_plant", city="poor_house"), draws="tower").play("build indigo_plant")
    assert t.hand() == "tower"


def test_sj_68_carpenter_first_then_the_poor_house_test() -> None:
    """One card left: the carpenter makes it two, so the poor house gives none."""
    t = at("builder", player(hand="smithy well", city="poor_house carpenter"), draws="tower").play("build smithy")
    assert t.hand() == "well tower"
    assert [one["card"] for one in t.told("function")] == [17]


def test_sj_68_carpenter_and_poor_house_both_draw_from_an_empty_hand() -> None:
    t = at("builder", player(hand="smithy", city="poor_house carpenter"), draws="tower quarry").play("build smithy")
    assert t.hand() == "tower quarry"
    assert [one["card"] for one in t.told("function")] == [17, 8]


def test_sj_69_no_building_no_card_from_the_poor_house() -> None:
    t = at("builder", player(hand="palace", city="poor_house"), draws="").play("pass")
    assert t.hand() == "palace"


def test_sj_87_carpenter_draws_after_a_violet_building_is_paid() -> None:
    t = at("builder", player(hand="well smithy*2", city="carpenter"), draws="tower").play("build well")
    assert t.hand() == "smithy smithy"
    t.play("pay smithy")
    assert t.hand() == "smithy tower"


def test_sj_87_carpenter_draws_nothing_for_a_plant() -> None:
    t = at("builder", player(hand="indigo_plant", city="carpenter"), draws="").play("build indigo_plant")
    assert t.hand() == ""


def test_sj_87_carpenter_does_not_count_its_own_construction() -> None:
    t = at("builder", player(hand="carpenter smithy*2"), draws="").play("build carpenter")
    assert t.hand() == ""


def test_sj_87_carpenter_card_may_be_one_just_paid() -> None:
    """A12: the draw pile is empty, so the payment is shuffled in for the draw."""
    t = at("builder", player(hand="well smithy", city="carpenter"), deck="", draws="smithy").play("build well")
    assert t.hand() == "smithy"


def test_a1_the_builder_phase_of_a_twelfth_building_is_finished_for_everybody() -> None:
    eleven = "sugar_mill*8 silver_smelter*3"
    t = at(
        "builder", player(hand="smithy", city=eleven), player(hand="archive gold_mine"), player(hand="well*3"), draws=""
    )
    t.play("build smithy")
    assert (t.ask, t.seat) == ("builder.build", 1)
    t.play("build archive", "build well")
    assert t.over
    assert t.city(2) == "indigo_plant well"


def test_a1_sj_55_the_rest_of_the_round_is_not_played() -> None:
    t = at("builder", player(city="sugar_mill*8 smithy archive chapel", hand="well tower"), draws="").play("build well")
    t.passes(2)
    assert t.over and t.state.picked == 1


def test_sj_8_the_first_indigo_plant_counts_toward_twelve() -> None:
    t = at("builder", player(city="indigo_plant sugar_mill*8 well crane", hand="smithy"), seats=2, draws="")
    assert t.state.players[0].buildings() == 11
    t.play("build smithy", "no cover", "pass")
    assert t.over


@pytest.mark.parametrize("helper", ["quarry", "library"])
def test_a7_covering_a_helper_loses_its_discount_for_that_build(helper: str) -> None:
    cost = {"quarry": 4, "library": 5}[helper]
    t = at("builder", player(hand="palace smithy*3", city=f"crane {helper}"), draws="")
    t.play("build palace", f"cover {helper}")
    assert t.paid() == 6 - cost - 1


def test_a7_covering_a_smithy_with_a_plant_loses_its_discount() -> None:
    t = at("builder", player(), player(hand="sugar_mill well", city="crane smithy"), draws="").play("pass")
    t.play("build sugar_mill", "cover smithy")
    assert t.paid() == 2 - 1


def test_a7_covering_the_carpenter_gives_no_card() -> None:
    t = at("builder", player(hand="statue", city="crane carpenter"), draws="").play("build statue", "cover carpenter")
    assert t.hand() == ""


def test_a7_covering_the_poor_house_gives_no_card() -> None:
    t = at("builder", player(hand="well", city="crane poor_house"), draws="").play("build well", "cover poor_house")
    assert t.hand() == ""


def test_a7_covering_the_black_market_forbids_goods() -> None:
    mine = player(hand="chapel smithy", city="crane black_market indigo_plant", goods="indigo")
    t = at("builder", player(), mine, draws="").play("pass", "build chapel")
    assert t.menu == ["cover black_market"]
    t.play("cover black_market")
    assert t.paid() == 1
    assert t.goods(1) == "indigo"
    assert t.hand(1) == ""
