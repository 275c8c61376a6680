"""PR 78-84, A20."""

import pytest
from tests.games.puerto_rico.scenario import P, at, play, scored

from ludoteca.games.puerto_rico.scoring import SOURCES, city_hall, fortress, guild_hall, residence


def end(*players: P) -> list[int]:
    """The places at the end of a round that ends the game."""
    s = at("round", [*players], ending=1)
    for answer in ("role craftsman", "role mayor", "role settler"):
        play(s, answer)
        while s.decision is not None and s.decision.ask == "settler.take":
            play(s, "pass")
    assert s.decision is None
    return s.ranking()


def test_pr_78_chips_buildings_and_bonus_add_up() -> None:
    s = at("round", [P(city="customs_house office:0 small_market", chips=9), P(), P()])
    tally = dict(zip(SOURCES, (row[0] for row in s.tally()), strict=True))
    assert tally["shipping"] == 9
    assert tally["buildings"] == 4 + 2 + 1
    assert tally["customs_house"] == 2
    assert s.scores()[0] == 18


@pytest.mark.parametrize("hall", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"])
def test_pr_78_an_unoccupied_large_building_has_no_bonus(hall: str) -> None:
    s = at("round", [P(city=f"{hall}:0 sugar_mill", island="corn 10", chips=20), P(), P()])
    assert s.tally()[SOURCES.index(hall)] == [0, 0, 0]


def test_pr_79_large_plants_are_worth_two_small_ones_one() -> None:
    all_plants = "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster"
    s = at("round", [P(city=f"guild_hall {all_plants}"), P(), P()])
    assert guild_hall(s.players[0]) == 2 * 1 + 4 * 2


@pytest.mark.parametrize(("tiles", "points"), [(0, 4), (1, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_pr_80_residence_by_filled_spaces(tiles: int, points: int) -> None:
    s = at("round", [P(city="residence", island=f"corn {tiles}/0"), P(), P()])
    assert residence(s.players[0], s.setup) == points


def test_pr_81_fortress_counts_every_colonist_of_the_board() -> None:
    s = at("round", [P(city="fortress sugar_mill:2", island="corn 2/1", san_juan=1), P(), P()])
    assert s.players[0].people == 5
    assert fortress(s.players[0]) == 1


def test_pr_82_customs_house_counts_noted_points_not_buildings() -> None:
    s = at("captain", [P(goods="corn 6", city="customs_house wharf"), P(), P()], chips=1)
    play(s, "load corn wharf")
    assert s.players[0].chips() == 7
    assert s.tally()[SOURCES.index("customs_house")][0] == 1


def test_pr_83_city_hall_counts_itself_and_no_plants() -> None:
    s = at("round", [P(city="city_hall small_indigo_plant fortress:0"), P(), P()])
    assert city_hall(s.players[0]) == 2


def test_bonus_points_are_told_at_the_end() -> None:
    s = at("round", [P(city="city_hall office"), P(), P()], ending=1)
    play(s, "role craftsman", "role trader", "role captain")
    assert scored(s) == [(0, SOURCES.index("city_hall"), 2)]


def test_pr_84_doubloons_and_goods_break_a_tie() -> None:
    assert end(P(chips=3, doubloons=1), P(chips=3, goods="corn 1 sugar 1"), P(chips=2, doubloons=9)) == [2, 1, 3]


def test_a20_a_full_tie_is_a_shared_victory() -> None:
    assert end(P(chips=3, doubloons=2), P(chips=3, goods="corn 2"), P()) == [1, 1, 3]
