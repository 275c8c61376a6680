"""The end and the score: SJ 55-57, 94-98, A20, A25."""

from __future__ import annotations

import pytest
from tests.games.san_juan.scenario import at, player

ELEVEN = "sugar_mill*8 well tower aqueduct"


def test_sj_55_nothing_is_asked_after_the_last_building_phase() -> None:
    t = at("builder", player(hand="smithy", city=ELEVEN), draws="").play("build smithy").passes(2)
    assert t.over
    assert t.state.stack == []
    assert t.seen(0)["ranking"] == [1, 2, 2]


def test_sj_55_no_limit_check_at_the_end() -> None:
    big = "indigo_plant*3 silver_smelter*4 tobacco_storage*3"
    t = at("builder", player(hand="smithy", city=ELEVEN), player(hand=big), draws="").play("build smithy").passes(2)
    assert t.over and t.size(1) == 10


def test_sj_56_the_sources_add_up_in_the_order_of_the_book() -> None:
    city = "statue victory_column hero triumphal_arch guild_hall city_hall palace chapel+4 indigo_plant sugar_mill"
    t = at("", player(city=city))
    printed = 3 + 4 + 5 + 2 + 1 + 1
    parts = [printed, 4, 8, 2 * 2, 8, 0]
    parts[5] = sum(parts) // 4
    assert [points[0] for points in t.state.tally()] == parts
    assert t.state.game.sources == ("buildings", "chapel", "triumphal_arch", "guild_hall", "city_hall", "palace")
    assert t.score() == sum(parts)


def test_sj_56_cost_six_buildings_print_no_points() -> None:
    t = at("", player(city="guild_hall triumphal_arch palace"))
    assert t.score() == 0


@pytest.mark.parametrize(
    ("monuments", "points"), [("", 0), ("statue", 4), ("hero statue", 6), ("statue victory_column hero", 8)]
)
def test_sj_97_arch(monuments: str, points: int) -> None:
    assert at("", player(city=f"triumphal_arch {monuments}")).points("triumphal_arch") == points


def test_sj_97_a_covered_monument_does_not_count() -> None:
    assert at("", player(city="triumphal_arch palace/hero")).points("triumphal_arch") == 0


def test_sj_97_monuments_count_for_city_hall_and_arch_alike() -> None:
    t = at("", player(city="triumphal_arch city_hall statue hero"))
    assert (t.points("triumphal_arch"), t.points("city_hall")) == (6, 4)


def test_sj_95_each_copy_of_a_plant_counts() -> None:
    assert at("", player(city="guild_hall indigo_plant*4")).points("guild_hall") == 8


def test_second_edition_guild_hall_one_for_each_plant_and_one_for_each_kind() -> None:
    t = at("", player(city="guild_hall indigo_plant*2 sugar_mill tobacco_storage"), edition="second")
    assert t.points("guild_hall") == 4 + 3


def test_second_edition_prefecture_costs_four_to_build_and_to_cover() -> None:
    t = at("builder", player(), player(hand="prefecture smithy*3 well"), edition="second", draws="").play("pass")
    assert t.play("build prefecture").paid() == 4
    mine = player(hand="library smithy", city="crane prefecture")
    t = at("builder", player(), mine, edition="second", draws="").play("pass", "build library")
    assert t.play("cover prefecture").paid() == 1


def test_sj_98_palace_counts_everything_else_but_no_other_palace() -> None:
    t = at("", player(city="palace hero chapel+2"))
    assert t.score() == (5 + 2 + 2) + 9 // 4


def test_sj_57_hand_cards_and_goods_break_a_tie() -> None:
    rich = player(hand="smithy", goods="indigo")
    t = at("", player(hand="well"), rich, player(hand="tower"))
    assert t.state.scores() == [1, 1, 1]
    assert t.state.ranking() == [2, 1, 2]


def test_sj_57_points_come_before_cards() -> None:
    t = at("", player(city="statue"), player(hand="well smithy tower"))
    assert t.state.ranking() == [1, 2, 3]


def test_a20_a_second_tie_is_a_shared_victory() -> None:
    t = at("", player(hand="well"), player(goods="indigo"), player())
    assert t.state.ranking() == [1, 1, 3]


def test_score_events_of_the_end_are_told_once() -> None:
    t = at("builder", player(hand="smithy", city=f"{ELEVEN} palace"), draws="")
    t.play("build smithy").passes(2)
    told = [(one["seat"], one["source"], one["points"]) for one in t.told("score")]
    assert told == [(0, 0, 1), (0, 5, (8 + 1 + 2 + 2 + 1) // 4)]


def test_a25_the_dead_position_ends_the_game_at_a_round_start() -> None:
    t = at("round_start", player(), player(), deck="", draws="")
    assert t.over
    assert len(t.told("dead")) == 1
    assert t.state.ranking() == [1, 1, 1]


def test_a25_chapels_come_before_the_dead_position() -> None:
    """The last card was never tucked: the game ended before its owner was asked."""
    t = at("round_start", player(hand="palace", city="chapel"), deck="", draws="")
    assert (t.over, t.ask) == (False, "chapel.tuck")
    t.play("tuck palace")
    assert t.over
    assert (t.score(), len(t.told("dead"))) == (2 + 1, 1)


def test_a25_dead_when_the_chapel_took_the_last_payment() -> None:
    """A whole round was played in which nobody could do anything."""
    t = at("round_start", player(hand="well*2", city="chapel"), deck="", draws="")
    assert t.clone().play("pass").ask == "round.pick"
    assert t.play("tuck well").over


def test_a25_not_dead_when_the_hand_limit_fills_the_discards() -> None:
    """Eight cards that cannot be built: one goes to the discards, and from there it can be drawn."""
    owned = "archive well crane statue aqueduct market_stand trading_post quarry"
    t = at("round_start", player(hand=owned, city=owned), deck="", draws="")
    assert (t.over, t.ask) == (False, "limit.discard")
    t.play("discard archive")
    assert (t.over, t.ask, t.discards) == (False, "round.pick", 1)


def test_a25_not_in_the_middle_of_a_round() -> None:
    t = at("", deck="", draws="")
    assert t.ask == "round.pick"
    t.play("role prospector", "role councillor", "role producer")
    assert t.over


def test_a25_not_dead_with_a_card_in_either_pile() -> None:
    assert not at("round_start", deck="hero", draws="").over
    assert not at("round_start", deck="", discards="hero", draws="").over
    assert not at("round_start", player(discarded="hero"), deck="", draws="").over
    assert not at("round_start", deck="", open_discards="hero", draws="").over


def test_a25_not_dead_with_a_good_on_a_plant() -> None:
    assert not at("round_start", player(goods="indigo"), deck="", draws="").over


def test_a25_not_dead_with_an_event_face_up() -> None:
    assert not at("round_start", face_up="taxes", deck="", draws="").over


def test_a25_e3_never_with_events() -> None:
    """Wherever an event may lie, something can still happen."""
    assert not at("round_start", deck="taxes", draws="").over
    assert not at("round_start", open_discards="taxes", events=True, deck="", draws="").over
    assert not at("round_start", discards="taxes", events=True, deck="", draws="").over
    assert not at("round_start", player(goods="indigo=taxes"), deck="", draws="").over


def test_a25_not_dead_while_somebody_could_build_as_builder() -> None:
    assert not at("round_start", player(hand="smithy"), deck="", draws="").over
    assert not at("round_start", player(hand="well", city="library"), deck="", draws="").over
    assert not at("round_start", player(hand="well", city="quarry"), deck="", draws="").over
    assert not at("round_start", player(hand="statue", city="crane tower"), deck="", draws="").over


def test_a25_dead_though_covering_would_be_possible_with_a_crane() -> None:
    """Found by reading: without a crane nothing can be covered."""
    assert at("round_start", player(hand="statue", city="tower"), deck="", draws="").over


def test_a25_the_builders_privilege_is_one_card() -> None:
    assert at("round_start", player(hand="well"), deck="", draws="").over
    assert not at("round_start", player(hand="well*2"), deck="", draws="").over


def test_a25_dead_with_cards_that_cannot_be_built() -> None:
    assert at("round_start", player(hand="palace hero"), player(hand="smithy", city="smithy"), deck="", draws="").over
    assert at("round_start", player(hand="tower", city="crane tower"), deck="", draws="").over


def test_the_last_phase_is_known_from_the_twelfth_building_on() -> None:
    t = at("builder", player(hand="smithy well", city=ELEVEN), draws="")
    assert not t.seen(0)["last_round"]
    t.play("build smithy")
    assert t.seen(1)["last_round"] and not t.over
