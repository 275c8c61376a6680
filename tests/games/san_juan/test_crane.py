"""The crane: SJ 74-80, A2-A4, A8."""

from __future__ import annotations

from tests.games.san_juan.scenario import at, player, tucked


def test_sj_74_the_price_falls_by_the_cost_of_the_covered_building() -> None:
    t = at("builder", player(), player(hand="library smithy*3", city="crane tower sugar_mill"), draws="").play("pass")
    t.play("build library")
    assert t.menu == ["cover sugar_mill", "cover tower"]
    t.play("cover tower")
    assert t.paid() == 2


def test_sj_74_covering_is_a_choice_where_the_full_price_can_be_paid() -> None:
    t = at("builder", player(hand="well smithy*2", city="crane indigo_plant"), draws="").play("build well")
    assert t.menu == ["no cover", "cover indigo_plant"]
    t.play("no cover")
    assert t.paid() == 1
    assert t.city() == "indigo_plant well crane"


def test_sj_74_the_covered_building_leaves_the_game() -> None:
    t = at("builder", player(hand="well", city="crane sugar_mill"), draws="").play("build well", "cover sugar_mill")
    assert t.city() == "well crane"
    assert t.discards == 0
    assert t.score() == 2


def test_a3_covered_cards_stay_beneath_and_are_counted_as_cards() -> None:
    t = at("builder", player(hand="well", city="crane sugar_mill"), draws="")
    before = t.state.components()
    t.play("build well", "cover sugar_mill")
    assert t.state.components() == before
    assert [place["covers"] for place in t.places()] == [["sugar_mill"], []]


def test_sj_75_the_crane_itself_is_never_covered() -> None:
    t = at("builder", player(hand="statue palace", city="crane"), draws="")
    assert t.menu == ["pass"]


def test_sj_75_a_crane_being_built_covers_nothing_itself() -> None:
    t = at("builder", player(hand="crane smithy", city="coffee_roaster"), draws="").play("build crane")
    assert t.seat == 1
    assert t.city() == "coffee_roaster crane"


def test_sj_76_the_good_on_a_covered_plant_is_lost_whatever_covers_it() -> None:
    for card in ("well", "tobacco_storage"):
        t = at("builder", player(hand=f"{card} smithy", city="crane sugar_mill", goods="sugar=hero"), draws="")
        t.play(f"build {card}", "cover loaded sugar_mill")
        assert t.goods() == ""
        assert t.unseen == "hero"


def test_sj_76_equal_plants_with_and_without_a_good_are_different_choices() -> None:
    mine = player(hand="well", city="crane indigo_plant*2", goods="indigo")
    t = at("builder", mine, draws="").play("build well")
    assert t.menu == ["cover indigo_plant", "cover loaded indigo_plant"]
    kept = t.clone().play("cover indigo_plant")
    lost = t.play("cover loaded indigo_plant")
    assert (kept.goods(), lost.goods()) == ("indigo", "")


def test_sj_77_a_covered_chapels_cards_stay_and_score() -> None:
    t = at("builder", player(hand="palace smithy*2", city="crane chapel+5"), draws="").play(
        "build palace", "cover chapel"
    )
    assert t.points("chapel") == 5
    assert t.city() == "crane palace"
    assert t.score() == 1 + 5 + 6 // 4


def test_sj_78_never_an_identical_building() -> None:
    t = at("builder", player(hand="indigo_plant", city="crane indigo_plant sugar_mill"), draws="")
    t.play("build indigo_plant")
    assert t.menu == ["no cover", "cover sugar_mill"]


def test_sj_80_a_covered_building_does_not_count_toward_twelve() -> None:
    t = at("builder", player(hand="well", city="crane sugar_mill indigo_plant*9"), seats=2, draws="")
    assert t.state.players[0].buildings() == 11
    t.play("build well", "cover sugar_mill", "pass")
    assert not t.over
    assert t.state.players[0].buildings() == 11


def test_sj_80_a_stack_may_be_covered_again_and_only_the_top_counts() -> None:
    t = at("builder", player(hand="palace smithy*2", city="crane chapel/sugar_mill"), draws="")
    t.play("build palace", "cover chapel")
    assert t.paid() == 6 - 1 - 3
    assert t.city() == "crane palace"
    assert t.places()[1]["covers"] == ["sugar_mill", "chapel"]


def test_a4_the_discount_of_a_stack_is_the_cost_of_its_top_building() -> None:
    t = at("builder", player(), player(hand="library smithy*3", city="crane sugar_mill/quarry"), draws="").play("pass")
    t.play("build library", "cover sugar_mill")
    assert t.paid() == 5 - 2


def test_a2_a_covered_violet_type_may_be_built_again() -> None:
    t = at("builder", player(hand="chapel smithy*2", city="crane palace/chapel+2"), draws="")
    assert "build chapel" in t.menu
    t.play("build chapel", "no cover")
    assert t.city() == "crane chapel palace"


def test_a8_a_second_chapel_has_its_own_pile_and_both_score() -> None:
    t = at("round_start", player(hand="hero", city="palace/chapel+2 chapel+well"), draws="").play("tuck hero")
    assert [(place["card"], place["tucked"]) for place in t.places()] == [("chapel", 2), ("palace", 2)]
    assert t.points("chapel") == 4


def test_sj_83_the_building_that_covers_a_chapel_is_not_a_tucked_card() -> None:
    t = at("builder", player(hand="statue", city="crane chapel+3"), draws="").play("build statue", "cover chapel")
    assert t.points("chapel") == 3


def test_a_chapel_over_another_building_takes_cards_in_the_same_pile() -> None:
    t = at("round_start", player(hand="hero well", city="chapel/sugar_mill"), draws="").play("tuck hero")
    assert (t.places()[0]["covers"], t.places()[0]["tucked"]) == (["sugar_mill"], 1)
    assert tucked(t) == "hero"


def test_of_equal_plants_the_one_with_most_tucked_cards_is_covered() -> None:
    """An earthquake may come: no owner would leave the tucked cards beneath the cheaper building."""
    t = at("builder", player(hand="well", city="crane indigo_plant/chapel+3 indigo_plant"), draws="")
    t.play("build well", "cover indigo_plant")
    assert [(place["card"], place["tucked"]) for place in t.places()] == [
        ("indigo_plant", 0),
        ("well", 3),
        ("crane", 0),
    ]
    assert t.points("chapel") == 3


def test_sj_68_70_76_crane_black_market_carpenter_and_poor_house_in_one_building() -> None:
    """The covered plant's good is lost, the other one pays, the carpenter's card comes before the poor-house test."""
    city = "crane black_market carpenter poor_house quarry coffee_roaster tobacco_storage"
    mine = player(hand="guild_hall", city=city, goods="coffee tobacco")
    t = at("builder", player(), mine, draws="well hero").play("pass", "build guild_hall")
    assert t.menu == ["cover carpenter", "cover quarry", "cover loaded coffee_roaster"]
    t.play("cover loaded coffee_roaster")
    assert (t.paid(), t.goods(1), t.unseen.count(" ") + 1) == (1, "", 2)
    assert t.hand(1) == "well hero"
    assert t.state.players[1].buildings() == 7


def test_a7_covering_the_carpenter_while_the_poor_house_still_draws() -> None:
    mine = player(hand="statue", city="crane carpenter poor_house")
    t = at("builder", mine, draws="hero").play("build statue", "cover carpenter")
    assert t.hand() == "hero"
