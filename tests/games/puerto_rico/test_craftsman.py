"""PR 40-45, 69, A2, A15, A16."""

import pytest
from tests.games.puerto_rico.scenario import P, asked, at, goods, menu, play, told

from ludoteca.games.puerto_rico import tell

CORN = P(island="corn 4")
ALL = "corn 1 indigo 1 sugar 1 tobacco 1 coffee 1"
PLANTS = "small_indigo_plant small_sugar_mill tobacco_storage:1 coffee_roaster:1"


def test_pr_41_corn_needs_no_building() -> None:
    s = at("craftsman", [P(), P(island="corn 3/2"), P()])
    assert goods(s.players[1].goods) == {"corn": 2}


def test_pr_42_small_and_large_plants_of_a_kind_add_up() -> None:
    s = at("craftsman", [P(), P(island="indigo 5", city="small_indigo_plant indigo_plant:3"), P()])
    assert goods(s.players[1].goods) == {"indigo": 4}


def test_pr_43_spare_colonists_on_either_side_produce_nothing() -> None:
    s = at("craftsman", [P(), P(island="sugar 1 tobacco 3", city="sugar_mill:3 tobacco_storage:2"), P()])
    assert goods(s.players[1].goods) == {"sugar": 1, "tobacco": 2}


def test_pr_42_a_plant_without_plantation_and_a_plantation_without_plant_make_nothing() -> None:
    s = at("craftsman", [P(), P(island="coffee 2", city="small_indigo_plant"), P()])
    assert goods(s.players[1].goods) == {}
    assert asked(s) == (1, "round.role")


def test_pr_40_the_craftsman_and_those_after_him_produce_first() -> None:
    s = at("craftsman", [CORN, CORN, CORN], owner=1)
    # Ten corn: four for the craftsman, four for the next, two for the last.
    assert [goods(player.goods) for player in s.players] == [{"corn": 2}, {"corn": 4}, {"corn": 4}]
    assert told(s, tell.PRODUCE) == [(1, 0, 4), (2, 0, 4), (0, 0, 2)]


def test_pr_44_a_kind_out_of_stock_is_gone_without() -> None:
    s = at("craftsman", [P(goods="corn 10"), CORN, P()], owner=1)
    assert goods(s.players[1].goods) == {}
    assert asked(s) == (2, "round.role")


def test_pr_45_the_craftsman_takes_one_more_good_last() -> None:
    s = at("craftsman", [P(island="corn 1 sugar 1", city="small_sugar_mill"), P(), P()])
    assert asked(s) == (0, "craftsman.bonus")
    assert menu(s) == ["bonus corn", "bonus sugar"]
    play(s, "bonus sugar")
    assert goods(s.players[0].goods) == {"corn": 1, "sugar": 2}


def test_pr_45_only_of_a_kind_that_is_left_after_everybody() -> None:
    s = at("craftsman", [P(island="corn 6 sugar 1", city="small_sugar_mill"), CORN, P()])
    assert menu(s) == ["bonus sugar"]


def test_pr_45_nothing_left_no_privilege() -> None:
    s = at("craftsman", [P(island="corn 6"), CORN, P()])
    assert asked(s)[1] == "round.role"


def test_pr_45_who_produced_nothing_gets_no_extra_good() -> None:
    s = at("craftsman", [P(), CORN, P()])
    assert asked(s)[1] == "round.role"
    s = at("craftsman", [P(island="corn 1"), P(goods="corn 10"), P()])
    assert asked(s)[1] == "round.role"


@pytest.mark.parametrize(("kinds", "doubloons"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_pr_69_a2_factory_by_number_of_kinds(kinds: int, doubloons: int) -> None:
    tiles = " ".join(ALL.split()[: 2 * kinds])
    s = at("craftsman", [P(), P(island=tiles, city=f"factory {PLANTS}"), P()])
    assert s.players[1].doubloons == doubloons


def test_pr_69_the_factory_counts_kinds_not_barrels() -> None:
    s = at("craftsman", [P(), P(island="corn 5 indigo 1", city="factory small_indigo_plant"), P()])
    assert s.players[1].doubloons == 1


def test_pr_69_the_extra_good_adds_no_kind() -> None:
    s = at("craftsman", [P(island="corn 1 indigo 1", city="factory small_indigo_plant"), P(), P()])
    play(s, "bonus corn")
    assert s.players[0].doubloons == 1


def test_pr_61_an_unoccupied_factory_pays_nothing() -> None:
    s = at("craftsman", [P(), P(island="corn 1 indigo 1", city="factory:0 small_indigo_plant"), P()])
    assert s.players[1].doubloons == 0


def test_a15_production_is_automatic() -> None:
    s = at("craftsman", [P(), CORN, P()])
    assert goods(s.players[1].goods) == {"corn": 4}


def test_components_stay_while_producing() -> None:
    s = at("craftsman", [CORN, P(island=ALL, city=PLANTS), CORN])
    before = s.components()
    play(s, "bonus corn")
    assert s.components() == before
