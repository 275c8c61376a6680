"""Every worked example of the rulebooks with its exact numbers, named by rule number.

EX01 to EX20 are the numbers of the same examples in the component notes.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.san_juan.scenario import at, player

PLANTS = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"
GOODS = "indigo sugar tobacco coffee silver"


def test_sj_14_two_players_pick_three_roles_governor_opponent_governor() -> None:
    t = at("", seats=2)
    pickers = []
    for role in ("trader", "councillor", "prospector"):
        while t.ask != "round.pick":
            t.play(t.menu[0])
        pickers.append(t.seat)
        t.play(f"role {role}")
    assert pickers == [0, 1, 0]
    assert t.ask == "round.pick"
    assert t.state.governor == 1 and t.seat == 1


def test_sj_25_ex01_builder_with_smithy_and_library_gets_a_sugar_mill_free_and_no_card_back() -> None:
    t = at("builder", player(hand="sugar_mill", city="smithy library"), draws="")
    t.play("build sugar_mill")
    assert t.paid() == 0
    assert t.city() == "sugar_mill smithy library"
    assert t.hand() == ""


@pytest.mark.parametrize("tile", ["tile_11223", "tile_12233"])
def test_sj_44_a22_ex02_trader_with_stand_and_post_earns_seven_cards_for_three_goods(tile: str) -> None:
    """A22: the two books name different tiles; the amounts are the same."""
    city = "indigo_plant tobacco_storage silver_smelter market_stand trading_post"
    t = at("trader", player(city=city, goods="indigo tobacco silver"), draws=f"{tile} smithy*3 archive*3 chapel")
    assert t.span == (0, 3)
    t.play("sell indigo", "sell tobacco", "sell silver")
    assert t.told("earn")[0]["cards"] == 1 + 2 + 3
    assert t.size() == 7
    assert t.goods() == ""
    assert t.discards == 3


def test_sj_64_ex03_gold_mine_turning_up_two_equal_costs_gains_nothing() -> None:
    t = at("prospector", player(), player(city="gold_mine"), draws="statue library prefecture smithy tobacco_storage")
    assert t.size(1) == 0
    assert t.opened == "tobacco_storage smithy prefecture library"


def test_sj_65_ex04_gold_mine_turning_up_four_different_costs_gains_one() -> None:
    t = at("prospector", player(), player(city="gold_mine"), draws="statue quarry smithy tobacco_storage library")
    assert (t.ask, t.seat) == ("gold_mine.mine", 1)
    assert t.menu == ["mine tobacco_storage", "mine smithy", "mine quarry", "mine library"]
    t.play("mine quarry")
    assert t.hand(1) == "quarry"
    assert t.opened == "tobacco_storage smithy library"


def test_sj_66_ex05_councillor_with_archive_and_prefecture_draws_five_and_discards_three_of_all() -> None:
    mine = player(hand="hero palace", city="archive prefecture")
    t = at("councillor", mine, draws="smithy well tower chapel quarry library*2")
    assert t.size() == 2 + 5
    assert t.span[0] == 3
    t.play("discard smithy", "discard hero", "discard palace")
    assert t.hand() == "well chapel tower quarry"
    assert t.discarded() == "smithy hero palace"
    assert t.seat == 1


def test_sj_70_ex06_black_market_pays_two_of_the_five_for_a_library() -> None:
    mine = player(
        hand="library smithy well chapel tower",
        city="black_market indigo_plant tobacco_storage",
        goods="indigo tobacco",
    )
    t = at("builder", player(), mine, draws="").play("pass")
    t.play("build library")
    assert t.paid() == 5
    t.play("pay smithy", "pay well", "pay chapel", "spend indigo")
    assert t.goods(1) == ""
    assert t.hand(1) == "tower"
    assert t.discarded(1) == "smithy well chapel"


@pytest.mark.parametrize(
    ("seat", "city", "most"), [(1, "trading_post", 2), (0, "trading_post", 3), (0, "trading_post library", 4)]
)
def test_sj_71_a23_ex07_trading_post_sells_two_three_as_trader_four_with_library(
    seat: int, city: str, most: int
) -> None:
    mine = player(city=f"{PLANTS} {city}", goods=GOODS)
    t = at("trader", *[mine if place == seat else player() for place in range(3)])
    assert t.seat == seat
    assert t.span == (0, most)


def test_sj_79_ex08_palace_over_chapel_costs_three() -> None:
    t = at("builder", player(), player(hand="palace smithy*3", city="crane chapel"), draws="").play("pass")
    t.play("build palace")
    assert t.menu == ["cover chapel"]
    t.play("cover chapel")
    assert t.paid() == 3
    assert t.city(1) == "crane palace"
    assert t.hand(1) == ""


def test_sj_79_ex09_statue_over_coffee_roaster_costs_nothing_and_gives_no_card() -> None:
    t = at("builder", player(), player(hand="statue", city="crane coffee_roaster"), draws="").play("pass")
    t.play("build statue", "cover coffee_roaster")
    assert t.paid() == 0
    assert t.city(1) == "crane statue"
    assert t.hand(1) == ""


def test_sj_84_ex10_chapel_with_seven_cards_is_worth_nine() -> None:
    t = at("", player(city="chapel+7"))
    assert t.score() == 9
    assert (t.points("buildings"), t.points("chapel")) == (2, 7)


@pytest.mark.parametrize(
    ("seat", "city", "goods"), [(1, "aqueduct", 2), (0, "aqueduct", 3), (0, "aqueduct library", 4)]
)
def test_sj_86_a23_ex11_aqueduct_produces_two_three_as_producer_four_with_library(
    seat: int, city: str, goods: int
) -> None:
    mine = player(city=f"{PLANTS} {city}")
    t = at("producer", *[mine if place == seat else player() for place in range(3)])
    assert t.seat == seat
    assert t.span == (goods, goods)


@pytest.mark.parametrize(
    ("seat", "city", "drawn"), [(1, "prefecture", 2), (0, "prefecture", 5), (0, "prefecture library", 8)]
)
def test_sj_88_ex12_prefecture_keeps_two_of_two_of_five_of_eight(seat: int, city: str, drawn: int) -> None:
    t = at("councillor", *[player(city=city if place == seat else "indigo_plant") for place in range(3)])
    while t.seat != seat:
        t.play(t.menu[0])
    assert len(t.state.drawn) == drawn
    assert t.span[1] == 2
    t.play(t.menu[0], t.menu[1])
    assert t.size(seat) == 2
    assert len(t.state.players[seat].known) == drawn - 2


def test_sj_88_with_archive_the_discards_come_from_the_whole_hand_nought_three_or_six() -> None:
    for city, seat, due in (("", 1, 0), ("", 0, 3), ("library", 0, 6)):
        mine = player(hand="hero*2 palace", city=f"prefecture archive {city}")
        t = at("councillor", *[mine if place == seat else player() for place in range(3)])
        while t.seat != seat:
            t.play(t.menu[0])
        assert t.ask == "councillor.discard"
        assert t.span[0] == due


def test_sj_89_a21_ex13_market_hall_adds_one_card_to_sugar_at_one_and_coffee_at_three() -> None:
    """A21: no tile of the box has these two prices together."""
    mine = player(city="sugar_mill coffee_roaster market_hall", goods="sugar coffee")
    t = at("trader", mine, prices=[1, 1, 2, 3, 3], draws="tile_11122 smithy*3 well*2")
    t.play("sell sugar", "sell coffee")
    assert t.size() == 1 + 3 + 1


def test_sj_90_ex14_builder_with_quarry_gets_a_crane_for_nothing() -> None:
    t = at("builder", player(hand="crane", city="quarry"), draws="").play("build crane")
    assert t.paid() == 0


def test_sj_92_ex15_councillor_with_library_archive_prefecture_draws_eight_discards_six_of_all() -> None:
    t = at(
        "councillor",
        player(hand="hero", city="library archive prefecture"),
        draws="smithy*3 well*3 tower chapel statue*2",
    )
    assert t.size() == 1 + 8
    assert t.span[0] == 6
    t.play(*["discard smithy"] * 3, *["discard well"] * 2, "discard hero")
    assert t.hand() == "well chapel tower"


def test_sj_92_ex16_builder_with_library_and_quarry_pays_three_less_for_a_violet_building() -> None:
    t = at("builder", player(hand="palace smithy*3", city="library quarry"), draws="").play("build palace")
    assert t.paid() == 6 - 3


def test_sj_95_ex17_guild_hall_with_four_plants_is_eight() -> None:
    t = at("", player(city="guild_hall indigo_plant*2 sugar_mill tobacco_storage"))
    assert t.points("guild_hall") == 8


@pytest.mark.parametrize("eighth", ["guild_hall", "victory_column"])
def test_sj_96_a24_ex18_city_hall_with_nine_violet_buildings_is_nine(eighth: str) -> None:
    """A24: the two books name another eighth building."""
    t = at("", player(city=f"poor_house aqueduct carpenter chapel quarry library statue {eighth} city_hall"))
    assert t.points("city_hall") == 9


def test_sj_97_ex19_triumphal_arch_with_statue_and_hero_is_six() -> None:
    t = at("", player(city="triumphal_arch statue hero"))
    assert t.points("triumphal_arch") == 6


def test_sj_98_ex20_palace_on_thirty_four_points_adds_eight() -> None:
    city = (
        "palace hero victory_column statue library smithy gold_mine archive quarry market_hall silver_smelter*2 chapel"
    )
    t = at("", player(city=city))
    short = 34 - t.points("buildings")
    t = at("", player(city=f"{city}+{short}"))
    assert t.score() - t.points("palace") == 34
    assert t.points("palace") == 8
    assert t.score() == 42


def test_every_worked_example_and_every_ruling_has_a_test_of_its_number() -> None:
    names = re.findall(r"def (test_\w+)", "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py")))
    numbers = [f"ex{number:02}" for number in range(1, 21)]
    numbers += [f"a{number}" for number in range(1, 26)] + [f"e_a{number}" for number in range(1, 13)]
    numbers += [f"e{number}" for number in range(1, 13)]
    missing = [number for number in numbers if not any(f"_{number}_" in name for name in names)]
    assert not missing
