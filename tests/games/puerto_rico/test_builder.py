"""PR 33-39, 70, 75, A18, A24."""

from tests.games.puerto_rico.scenario import P, asked, at, city, menu, play, scored, told

from ludoteca.games.puerto_rico import tell
from ludoteca.games.puerto_rico.data import BUILDING_IDS
from ludoteca.games.puerto_rico.position import CITY_FULL

NINE = "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster"
NINE += " small_market hacienda construction_hut"


def test_pr_33_each_player_may_build_one_the_builder_first_and_cheaper() -> None:
    s = at("builder", [P(doubloons=0), P(doubloons=2), P(doubloons=1)])
    assert asked(s) == (0, "builder.build")
    assert menu(s) == ["pass", "build small_indigo_plant", "build small_market"]
    play(s, "build small_market")
    assert s.players[0].doubloons == 0
    assert asked(s) == (1, "builder.build")
    assert menu(s) == [
        "pass",
        "build small_indigo_plant",
        "build small_sugar_mill",
        "build small_market",
        "build hacienda",
        "build construction_hut",
    ]
    play(s, "build hacienda")
    assert asked(s) == (2, "builder.build")
    assert s.players[1].doubloons == 0


def test_pr_38_the_builder_who_does_not_build_gains_nothing() -> None:
    s = at("builder", [P(doubloons=3), P(), P()])
    play(s, "pass")
    assert s.players[0].doubloons == 3


def test_who_can_pay_nothing_is_not_asked() -> None:
    s = at("builder", [P(), P(), P(doubloons=1)])
    play(s, "pass")
    assert asked(s) == (2, "builder.build")


def test_pr_10_the_doubloons_of_the_card_can_be_spent_at_once() -> None:
    s = at("round", [P(doubloons=1), P(), P()])
    s.coins = [0, 0, 3, 0, 0, 0, 0, 0]
    play(s, "role builder", "build office")
    assert s.players[0].doubloons == 1 + 3 - 4
    assert s.coins[2] == 0


def test_pr_36_never_two_of_a_type() -> None:
    s = at("builder", [P(doubloons=9, city="office"), P(), P()])
    assert "build office" not in menu(s)


def test_pr_36_what_is_out_of_stock_cannot_be_built() -> None:
    s = at("builder", [P(doubloons=9), P(city="office"), P(city="office"), P()])
    assert "build office" not in menu(s)
    assert s.stock[BUILDING_IDS.index("office")] == 0


def test_pr_36_the_last_one_is_gone_for_the_next_player() -> None:
    s = at("builder", [P(doubloons=9), P(doubloons=9), P(city="office")])
    play(s, "build office")
    assert "build office" not in menu(s)


def test_pr_37_the_price_never_falls_below_zero() -> None:
    s = at("builder", [P(doubloons=0, island="quarry 4"), P(), P()])
    play(s, "build small_indigo_plant")
    assert s.players[0].doubloons == 0
    assert told(s, tell.BUILD) == [(0, 0, 0)]


def test_pr_37_unoccupied_quarries_do_not_help() -> None:
    s = at("builder", [P(), P(doubloons=1, island="quarry 4/1"), P()])
    play(s, "pass")
    assert menu(s)[1:] == [f"build {name}" for name in BUILDING_IDS[:2] + BUILDING_IDS[6:9]]


def test_pr_37_a_fifth_quarry_helps_no_more() -> None:
    s = at("builder", [P(), P(doubloons=5, island="quarry 6"), P(doubloons=6, island="quarry 6")])
    play(s, "pass")
    assert "build city_hall" not in menu(s)
    play(s, "pass")
    assert "build city_hall" in menu(s)


def test_pr_34_a_large_building_needs_two_spaces() -> None:
    s = at("builder", [P(doubloons=12, city=f"{NINE} small_warehouse hospice"), P(), P()])
    assert s.players[0].used == 11
    assert "build guild_hall" not in menu(s) and "build office" in menu(s)


def test_pr_39_a_full_city_builds_nothing() -> None:
    s = at("builder", [P(doubloons=12, city=f"{NINE} small_warehouse hospice office"), P(doubloons=1), P()])
    assert asked(s) == (1, "builder.build")


def test_pr_75_the_twelfth_space_ends_the_game_after_the_round() -> None:
    s = at("builder", [P(doubloons=12, city=f"{NINE} small_warehouse"), P(), P()])
    play(s, "build residence")
    assert s.players[0].used == 12
    assert s.ending == 1 << CITY_FULL
    assert asked(s)[1] == "round.role"


def test_pr_75_eleven_spaces_do_not_end_it() -> None:
    s = at("builder", [P(doubloons=12, city=f"{NINE} small_warehouse"), P(), P()])
    play(s, "build office")
    assert s.players[0].used == 11 and s.ending == 0


def test_a18_five_large_buildings_fit_into_one_city() -> None:
    four = "guild_hall residence fortress customs_house"
    s = at("builder", [P(doubloons=12, city=f"{four} office hospice"), P(), P()])
    play(s, "build city_hall")
    assert s.players[0].used == 12


def test_printed_points_are_told_when_a_building_is_built() -> None:
    s = at("builder", [P(doubloons=12), P(), P()])
    play(s, "build wharf")
    assert scored(s) == [(0, 3, 3)]


def test_pr_70_the_university_mans_the_new_building() -> None:
    s = at("builder", [P(doubloons=9, city="university"), P(), P()])
    supply = s.colonists
    play(s, "build sugar_mill")
    assert asked(s) == (0, "builder.university")
    play(s, "university")
    assert city(s.players[0]) == {"sugar_mill": 1, "university": 1}
    assert (s.colonists, s.players[0].people) == (supply - 1, 2)


def test_pr_70_the_university_mans_a_large_building() -> None:
    s = at("builder", [P(doubloons=9, city="university"), P(), P()])
    play(s, "build city_hall", "university")
    assert city(s.players[0]) == {"university": 1, "city_hall": 1}
    assert s.players[0].empty_circles() == 0


def test_pr_61_the_university_may_be_left_alone() -> None:
    s = at("builder", [P(doubloons=9, city="university"), P(), P()])
    play(s, "build sugar_mill", "pass")
    assert city(s.players[0])["sugar_mill"] == 0


def test_pr_70_no_building_no_colonist() -> None:
    s = at("builder", [P(doubloons=9, city="university"), P(doubloons=9), P()])
    play(s, "pass")
    assert asked(s) == (1, "builder.build")


def test_pr_70_a14_from_the_ship_when_the_supply_is_empty_then_from_nowhere() -> None:
    rich = P(doubloons=9, city="university")
    s = at("builder", [rich, rich, P()], colonists=0, aboard=1)
    play(s, "build sugar_mill", "university")
    assert (s.colonists, s.aboard, s.ending) == (0, 0, 0)
    play(s, "build sugar_mill")
    assert asked(s)[1] == "round.role"
    assert city(s.players[1])["sugar_mill"] == 0


def test_pr_70_from_the_supply_though_the_ship_is_empty() -> None:
    s = at("builder", [P(doubloons=9, city="university"), P(), P()], colonists=1, aboard=0)
    play(s, "build sugar_mill", "university")
    assert (s.colonists, s.aboard) == (0, 0)
    assert city(s.players[0])["sugar_mill"] == 1


def test_a24_a_university_just_built_does_not_serve_itself() -> None:
    s = at("builder", [P(doubloons=9), P(doubloons=1), P()])
    play(s, "build university")
    assert asked(s) == (1, "builder.build")
    assert city(s.players[0]) == {"university": 0}


def test_pr_61_an_unoccupied_university_does_not_serve() -> None:
    s = at("builder", [P(doubloons=9, city="university:0"), P(doubloons=1), P()])
    play(s, "build office")
    assert asked(s) == (1, "builder.build")


def test_balanced_prices_are_paid() -> None:
    s = at("builder", [P(doubloons=7), P(doubloons=7), P()], options={"balanced": "yes"})
    play(s, "build factory")
    assert s.players[0].doubloons == 0
    assert "build factory" not in menu(s) and "build university" in menu(s)


def test_components_stay_while_building() -> None:
    s = at("builder", [P(doubloons=9, city="university"), P(doubloons=9), P(doubloons=9)])
    before = s.components()
    play(s, "build sugar_mill", "university", "build wharf", "build hospice")
    assert s.components() == before
