"""One test for each monastery, started in the middle of a turn; those with a worked example also in test_rulebook."""

import pytest
from tests.games.burgundy.scenario import Table, at, tell, total


def final(tiles: dict[int, str], monastery: int, sold: dict[int, int] | None = None, bonus: int = 0) -> int:
    """The points of a monastery that counts at the end."""
    table = at((1, 1), phase="E", round_=5, last=True, tiles=tiles, sold=sold, monasteries=[monastery])
    table.me().bonus = bonus
    table.play("workers d1", "workers d2")
    assert table.ask == "over"
    return table.points().get("monasteries", 0)


def test_monastery_1_a_building_may_stand_twice_in_a_city() -> None:
    without = at((1, 2), tiles={25: "bank"}, storage=["bank"])
    assert "26" not in [offer.split()[1] for offer in without.offers("place")]
    assert without.blocked()["duchy:26"] == ("city-has", "CoB 40")
    table = at((1, 2), tiles={25: "bank"}, storage=["bank"], monasteries=[1]).play("place d1 26")
    assert table.tile(26) == "bank" and table.me().silver == 2


def phase_end(monasteries: list[int]) -> Table:
    mines = {24: "mine", 29: "mine"}
    return at((1, 1), round_=5, last=True, tiles=mines, monasteries=monasteries).play("workers d1", "workers d2")


def test_monastery_2_a_worker_for_each_mine_when_the_mines_pay() -> None:
    assert (phase_end([]).me().silver, phase_end([]).me().workers) == (2, 4)
    assert (phase_end([2]).me().silver, phase_end([2]).me().workers) == (2, 4 + 2)


@pytest.mark.parametrize(("monastery", "silver", "workers"), [(3, 2, 0), (4, 1, 1)])
def test_monasteries_3_and_4_when_goods_are_sold_with_a_die(monastery: int, silver: int, workers: int) -> None:
    table = at((4, 1), goods={4: 3}, monasteries=[monastery]).play("sell d1 4")
    assert (table.me().silver, table.me().workers, table.points()) == (silver, workers, {"sales": 6})


@pytest.mark.parametrize(("monastery", "silver", "workers"), [(3, 2, 0), (4, 1, 1)])
def test_monasteries_3_and_4_when_a_warehouse_sells(monastery: int, silver: int, workers: int) -> None:
    table = at((3, 1), storage=["warehouse"], goods={6: 2}, monasteries=[monastery])
    table.play("place d1 11", "sell any 6")
    assert (table.me().silver, table.me().workers) == (silver, workers)


def test_monastery_5_a_ship_also_empties_a_neighbouring_depot() -> None:
    table = at((2, 1), storage=["ship"], wares={1: [1], 2: [2], 6: [6], 4: [4]}, monasteries=[5])
    table.play("place d1 17", "depot 1")
    assert table.ask == "ship.second" and table.menu == ["no", "depot 2", "depot 6"]
    table.play("depot 6")
    assert table.me().goods == [1, 0, 0, 0, 0, 1]


def test_monastery_5_may_be_declined_and_is_not_asked_for_empty_neighbours() -> None:
    table = at((2, 1), storage=["ship"], wares={1: [1], 2: [2]}, monasteries=[5]).play("place d1 17", "depot 1", "no")
    assert table.me().goods == [1, 0, 0, 0, 0, 0] and table.ask == "turn.act"
    alone = at((2, 1), storage=["ship"], wares={1: [1], 4: [2]}, monasteries=[5]).play("place d1 17", "depot 1")
    assert alone.ask == "turn.act"


def test_monastery_6_two_workers_fetch_a_building_once_a_turn() -> None:
    table = at((1, 2), workers=5, depots={"3.1": "bank", "5.1": "mine", "6.2": "market"}, monasteries=[6])
    table.play("use monastery_6")
    assert table.ask == "monastery_6.take" and table.menu == ["take any 3.1", "take any 6.2"]
    table.play("take any 6.2")
    assert table.storage() == ["market"] and table.me().workers == 3
    assert "use monastery_6" not in table.menu
    assert table.blocked()["tile:monastery_6"] == ("used-before", "CoB A2")


def test_monastery_6_needs_workers_a_place_and_a_building() -> None:
    depots = {"3.1": "bank"}
    assert "use monastery_6" not in at(workers=1, depots=depots, monasteries=[6]).menu
    assert "use monastery_6" not in at(workers=2, depots={"5.1": "mine"}, monasteries=[6]).menu
    full = at(workers=2, depots=depots, monasteries=[6], storage=["mine", "ship", "castle"])
    assert "use monastery_6" not in full.menu


def test_monastery_7_a_point_for_each_tile_that_scores() -> None:
    herd = {11: "bank", 5: "cow_2", 4: "cow_3", 0: "pig_2"}
    table = at((4, 1), tiles=herd, storage=["cow_4"], monasteries=[7]).play("place d1 10")
    assert table.points() == {"livestock": 9, "monasteries": 3}


def test_monastery_8_a_worker_goes_two_steps() -> None:
    assert at((1, 1), workers=1, goods={3: 1, 5: 1, 4: 1}, monasteries=[8]).offers("sell") == ["d1 3", "d1 5"]


@pytest.mark.parametrize(
    ("monastery", "tile", "hex_", "other"),
    [
        (9, "bank", 11, "ship"),
        (10, "ship", 17, "bank"),
        (10, "cow_2", 10, "mine"),
        (11, "castle", 6, "cow_2"),
        (11, "mine", 24, "bank"),
        (11, "monastery_20", 12, "ship"),
    ],
)
def test_monasteries_9_10_and_11_turn_the_die_one_step_for_their_tiles(
    monastery: int, tile: str, hex_: int, other: str
) -> None:
    tiles = {} if hex_ == 11 else {11: "bank"}
    number = at().s.board(at().me()).number[hex_]
    for die in (number % 6 + 1, (number - 2) % 6 + 1):
        table = at((die, die), tiles=tiles, storage=[tile], monasteries=[monastery])
        assert f"place d1 {hex_}" in table.menu
        assert f"place d1 {hex_}" not in at((die, die), tiles=tiles, storage=[tile]).menu
        assert table.play(f"place d1 {hex_}").tile(hex_) == tile
    assert monastery not in (table.s.setting.tiles[kind].adjust for kind in at(storage=[other]).me().storage)


def test_monastery_12_turns_the_die_one_step_for_a_take() -> None:
    depots = {"6.1": "castle", "1.1": "ship", "2.1": "mine", "3.1": "bank"}
    assert at((1, 1), depots=depots, monasteries=[12]).offers("take") == ["d1 1.1", "d1 2.1", "d1 6.1"]
    assert at((1, 1), depots=depots).offers("take") == ["d1 1.1"]


def test_monastery_12_is_no_help_when_selling() -> None:
    assert at((1, 1), goods={2: 1}, monasteries=[12]).offers("sell") == []


def test_monastery_13_a_silver_with_the_workers() -> None:
    table = at((1, 2), monasteries=[13]).play("workers d1")
    assert (table.me().workers, table.me().silver) == (2, 1)


def test_monastery_14_four_workers_instead_of_two() -> None:
    assert at((1, 2), monasteries=[14]).play("workers d1").me().workers == 4


def test_monastery_15_two_points_for_each_kind_sold() -> None:
    assert final({}, 15, sold={1: 5, 6: 1}) == 4


@pytest.mark.parametrize(
    ("monastery", "building"),
    [
        (16, "warehouse"),
        (17, "watchtower"),
        (18, "carpenter"),
        (19, "church"),
        (20, "market"),
        (21, "boarding_house"),
        (22, "bank"),
        (23, "city_hall"),
    ],
)
def test_monasteries_16_to_23_four_points_for_each_building_of_their_kind(monastery: int, building: str) -> None:
    other = "bank" if building != "bank" else "market"
    assert final({11: building, 25: building, 26: other}, monastery) == 8


def test_monastery_24_four_points_for_each_species() -> None:
    assert final({10: "cow_2", 5: "cow_3", 4: "chicken_2"}, 24) == 8


def test_monastery_25_a_point_for_each_good_sold() -> None:
    assert final({}, 25, sold={1: 5, 6: 1}) == 6


def test_monastery_26_three_points_for_each_bonus_tile() -> None:
    assert final({}, 26, bonus=0b1000_0000_0010) == 6


def test_a_monastery_works_from_the_moment_it_is_placed() -> None:
    table = at((1, 5), storage=["monastery_14"]).play("place d1 12", "workers d2")
    assert table.me().workers == 4


def test_a_stored_monastery_neither_works_nor_counts() -> None:
    table = at((1, 1), phase="E", round_=5, last=True, storage=["monastery_15", "monastery_14"], sold={1: 1})
    table.play("workers d1", "workers d2")
    assert table.points() == {"workers": 2} and total(table) == 2


def test_the_power_of_monastery_6_is_told() -> None:
    table = at(workers=2, depots={"3.1": "bank"}, monasteries=[6]).play("use monastery_6")
    assert table.told(tell.POWER) == [(0, 6, 0)]


def test_monastery_5_the_second_depot_gets_what_room_the_first_has_left() -> None:
    table = at((2, 1), storage=["ship"], goods={1: 1, 2: 1}, wares={1: [3], 2: [4, 1], 6: [5]}, monasteries=[5])
    table.play("place d1 17", "depot 1")
    assert table.menu == ["no", "depot 2"], "nothing of depot 6 has room now"
    table.play("depot 2")
    assert table.me().goods == [2, 1, 1, 0, 0, 0] and table.s.wares[6:12] == [0, 0, 0, 1, 0, 0]


def test_monastery_5_after_an_empty_depot_a_neighbour_with_goods() -> None:
    table = at((2, 1), storage=["ship"], wares={2: [2]}, monasteries=[5]).play("place d1 17", "depot 3", "depot 2")
    assert table.me().goods == [0, 1, 0, 0, 0, 0]


def test_without_monastery_5_one_depot_and_with_it_never_a_third() -> None:
    wares = {1: [1], 2: [2], 3: [3]}
    table = at((2, 1), storage=["ship"], wares=wares).play("place d1 17", "depot 1")
    assert table.ask == "turn.act" and table.me().goods == [1, 0, 0, 0, 0, 0]
    more = at((2, 1), storage=["ship"], wares=wares, monasteries=[5]).play("place d1 17", "depot 1", "depot 2")
    assert more.ask == "turn.act" and more.me().goods == [1, 1, 0, 0, 0, 0]
