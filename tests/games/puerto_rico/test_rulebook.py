"""Every worked example of the rulebook, with its numbers."""

import pytest
from tests.games.puerto_rico.scenario import GAME, P, asked, at, city, goods, menu, play, told

from ludoteca.games.puerto_rico import tell
from ludoteca.games.puerto_rico.data import BUILDING_IDS
from ludoteca.games.puerto_rico.scoring import city_hall, customs_house, fortress, guild_hall, residence

NOBODY = P()


def build_price(building: str, quarries: int, builder: bool) -> int:
    s = at("builder", [P(doubloons=20, island=f"quarry {quarries}"), P(doubloons=20, island=f"quarry {quarries}"), P()])
    if not builder:
        play(s, "pass")
    seat = asked(s)[0]
    play(s, f"build {building}")
    return 20 - s.players[seat].doubloons


@pytest.mark.parametrize(
    ("building", "price"), [("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)]
)
def test_e01_pr_37_three_quarries_help_as_far_as_the_column_allows(building: str, price: int) -> None:
    assert build_price(building, 3, builder=False) == price


@pytest.mark.parametrize(
    ("building", "price"), [("construction_hut", 0), ("office", 2), ("harbor", 4), ("city_hall", 6)]
)
def test_e01_pr_37_the_builders_doubloon_comes_on_top(building: str, price: int) -> None:
    assert build_price(building, 3, builder=True) == price


def test_e02_pr_25_six_colonists_for_four_players() -> None:
    s = at("mayor", [P(island="indigo 1/0") for _ in range(4)], aboard=6)
    assert [(seat, supply + ship) for seat, supply, ship in told(s, tell.COLONISTS)] == [(0, 3), (1, 2), (2, 1), (3, 1)]


def test_e03_pr_42_production_by_plantations_and_plants() -> None:
    player = P(island="corn 3/2 tobacco 2 sugar 4/3", city="tobacco_storage:1 small_sugar_mill sugar_mill:3")
    s = at("craftsman", [NOBODY, player, NOBODY], owner=2)
    assert goods(s.players[1].goods) == {"corn": 2, "sugar": 3, "tobacco": 1}


def test_e04_pr_62_corn_by_a_small_market() -> None:
    s = at("trader", [NOBODY, P(goods="corn 1", city="small_market"), NOBODY])
    play(s, "sell corn")
    assert s.players[1].doubloons == 1


def test_e05_pr_62_both_markets_add_three() -> None:
    s = at("trader", [NOBODY, P(goods="indigo 1", city="small_market large_market"), NOBODY])
    play(s, "sell indigo")
    assert s.players[1].doubloons == 1 + 3


def test_e06_pr_67_two_offices_add_the_same_kind() -> None:
    s = at(
        "trader", [NOBODY, P(goods="tobacco 1", city="office"), P(goods="tobacco 1", city="office")], house="tobacco 1"
    )
    play(s, "sell tobacco", "sell tobacco")
    assert goods(s.house) == {"tobacco": 3}


def test_e07_pr_44_69_the_factory_pays_for_kinds_really_produced() -> None:
    david = P(island="corn 3 sugar 3 tobacco 1", city="factory small_sugar_mill sugar_mill:2 tobacco_storage:1")
    others = [P(goods="corn 10"), P(goods="sugar 9")]
    s = at("craftsman", [*others, david], owner=0)
    assert goods(s.players[2].goods) == {"sugar": 2, "tobacco": 1}
    assert s.players[2].doubloons == 1


def test_e08_pr_71_72_harbor_and_wharf() -> None:
    owner = P(goods="tobacco 5 sugar 2", city="harbor wharf")
    s = at("captain", [P(), owner, P(), P()], ships="tobacco:2 sugar:1 -")
    before = s.supply
    play(s, "load tobacco 1", "load sugar 2", "load tobacco wharf")
    player = s.players[1]
    assert (player.shipped, player.harbored, player.chips()) == (7, 3, 10)
    assert [amount for _, _, amount in told(s, tell.LOAD)] == [3, 2, 2]
    # The two tobacco of the wharf and the five of the full ship are back in the supply.
    assert goods(s.supply - before) == {"tobacco": 7}


def test_e09_pr_72_all_tobacco_by_the_wharf_leaves_the_ship_unfilled() -> None:
    owner = P(goods="tobacco 5 sugar 2", city="harbor wharf")
    s = at("captain", [P(), owner, P(), P()], ships="tobacco:2 sugar:1 -")
    play(s, "load tobacco wharf", "load sugar 2")
    assert s.room(0) == 3
    assert not told(s, tell.SHIP_EMPTIED)


def test_e10_pr_79_guild_hall() -> None:
    s = at(
        "round", [P(city="guild_hall small_sugar_mill:0 sugar_mill:0 small_indigo_plant:0 coffee_roaster:0"), P(), P()]
    )
    assert guild_hall(s.players[0]) == 6


def test_e11_pr_80_residence() -> None:
    s = at("round", [P(city="residence", island="corn 4/0 indigo 4/0 quarry 2/0"), P(), P()])
    assert residence(s.players[0], s.setup) == 5


def test_e12_pr_81_fortress() -> None:
    s = at("round", [P(city="fortress", island="corn 8", san_juan=11), P(), P()])
    assert s.players[0].people == 20
    assert fortress(s.players[0]) == 6


def test_e13_pr_82_customs_house() -> None:
    s = at("round", [P(city="customs_house", chips=23), P(), P()])
    assert customs_house(s.players[0]) == 5


def test_e14_pr_83_city_hall() -> None:
    buildings = "hacienda:0 harbor:0 office:0 construction_hut:0 large_warehouse:0 residence:0 small_indigo_plant"
    s = at("round", [P(city=f"city_hall {buildings}"), P(), P()])
    assert city_hall(s.players[0]) == 7


def test_e15_pr_15_a_prospector_with_two_doubloons() -> None:
    s = at("round", [P() for _ in range(4)])
    s.coins = [0, 0, 0, 0, 0, 0, 2, 0]
    play(s, "role prospector")
    assert s.players[0].doubloons == 3
    assert s.coins[6] == 0


def test_e16_pr_60_a_whole_captain_phase() -> None:
    anna, bob = P(goods="corn 2 sugar 6"), P(goods="sugar 2 tobacco 3")
    chris, david = P(goods="corn 2 tobacco 1"), P(goods="corn 1 indigo 5")
    s = at("captain", [anna, bob, chris, david], ships="- corn:3 -")
    # Anna's sugar must go where most of it fits: the ship of seven.
    assert menu(s) == ["load corn 2", "load sugar 3"]
    play(s, "load sugar 3", "load sugar 3", "load tobacco 1", "load corn 2", "load corn 2", "load tobacco 1")
    assert [amount for _, _, amount in told(s, tell.LOAD)] == [6, 1, 1, 1, 2, 3]
    assert [player.chips() for player in s.players] == [9, 4, 1, 1]
    # Nobody has more than one kind left, so storage asks nothing: one barrel stays with each.
    assert [goods(player.goods) for player in s.players] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert told(s, tell.LOSE) == [(2, 0, 1), (3, 1, 4)]
    assert [ship for ship, _, _ in told(s, tell.SHIP_EMPTIED)] == [2, 3]
    assert (s.good_on(0), s.barrels_on(0)) == (3, 4)


def test_e16_pr_68_warehouses_keep_what_the_ships_refused() -> None:
    anna, bob = P(goods="corn 2 sugar 6"), P(goods="sugar 2 tobacco 3")
    chris, david = (
        P(goods="corn 2 tobacco 1", city="small_warehouse"),
        P(goods="corn 1 indigo 5", city="small_warehouse"),
    )
    s = at("captain", [anna, bob, chris, david], ships="- corn:3 -")
    play(s, "load sugar 3", "load sugar 3", "load tobacco 1", "load corn 2", "load corn 2", "load tobacco 1")
    assert [goods(player.goods) for player in s.players] == [{}, {"sugar": 1}, {"corn": 2}, {"indigo": 5}]


def test_pr_78_large_buildings_are_worth_four_points_unoccupied() -> None:
    halls = "guild_hall:0 residence:0 fortress:0 customs_house:0 city_hall:0"
    s = at("round", [P(city=halls, island="corn 12/0", chips=20), P(), P()])
    assert s.scores() == [20 + 5 * 4, 0, 0]


def test_the_kinds_of_buildings_are_those_of_the_box() -> None:
    s = at("round", [P(), P(), P()])
    small_violet, large = BUILDING_IDS[6:18], BUILDING_IDS[18:]
    assert sum(s.setup.stock) == 49
    assert [s.setup.stock[BUILDING_IDS.index(name)] for name in small_violet] == [2] * 12
    assert [s.setup.stock[BUILDING_IDS.index(name)] for name in large] == [1] * 5
    assert sum(s.setup.stock[:6]) == 20
    assert [s.setup.vp[BUILDING_IDS.index(name)] for name in large] == [4] * 5
    assert city(s.players[0]) == {}
    assert GAME.seats == (2, 3, 4, 5)
