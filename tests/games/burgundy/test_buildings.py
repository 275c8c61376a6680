"""One test for each building: CoB 39-45. Hex 11 is a city of its own with die 3."""

import pytest
from tests.games.burgundy.scenario import Table, at, match, tell

DEPOTS = {"1.1": "monastery_9", "2.3": "castle", "3.1": "cow_2", "4.1": "mine", "4.2": "ship", "5.1": "bank"}


def placed(building: str) -> Table:
    return at((3, 6), storage=[building], depots=DEPOTS).play("place d1 11")


def test_market_takes_a_ship_or_livestock() -> None:
    table = placed("market")
    assert (table.ask, table.menu) == ("market.take", ["take any 3.1", "take any 4.2", "no"])
    assert table.play("take any 4.2").storage() == ["ship"]


def test_carpenter_takes_a_building() -> None:
    table = placed("carpenter")
    assert (table.ask, table.menu) == ("carpenter.take", ["take any 5.1", "no"])
    assert table.play("take any 5.1").storage() == ["bank"]


def test_church_takes_a_mine_monastery_or_castle() -> None:
    table = placed("church")
    assert (table.ask, table.offers("take")) == ("church.take", ["any 1.1", "any 2.3", "any 4.1"])
    assert table.play("take any 2.3").storage() == ["castle"]


@pytest.mark.parametrize("building", ["market", "carpenter", "church"])
def test_fetching_is_optional_and_never_from_the_black_depot(building: str) -> None:
    black = {1: "ship", 2: "bank", 3: "castle"}
    table = at((3, 6), storage=[building], depots=DEPOTS, black=black).play("place d1 11")
    assert all(text.startswith(("take any", "no")) for text in table.menu)
    assert table.play("no").storage() == [] and table.ask == "turn.act"


def test_warehouse_sells_any_stack_without_a_die() -> None:
    table = at((3, 6), storage=["warehouse"], goods={1: 2, 5: 1}).play("place d1 11")
    assert (table.ask, table.menu) == ("warehouse.sell", ["sell any 1", "sell any 5", "no"])
    table.play("sell any 1")
    assert table.me().goods == [0, 0, 0, 0, 1, 0] and table.me().sold == [2, 0, 0, 0, 0, 0]
    assert (table.me().silver, table.points()["sales"]) == (1, 4)
    assert table.ask == "turn.act", "one stack only"


def test_warehouse_without_goods_asks_nothing() -> None:
    assert placed("warehouse").ask == "turn.act"


def test_boarding_house_gives_four_workers() -> None:
    assert placed("boarding_house").me().workers == 4


def test_bank_gives_two_silver() -> None:
    assert placed("bank").me().silver == 2


def test_watchtower_scores_four() -> None:
    assert placed("watchtower").points()["watchtowers"] == 4


def test_city_hall_places_a_second_tile_whatever_its_number() -> None:
    table = at((3, 6), storage=["city_hall", "ship"]).play("place d1 11")
    assert (table.ask, table.offers("place")) == ("city_hall.place", ["any 17", "any 19"])
    table.play("place any 19")
    assert table.tile(19) == "ship" and table.s.players[0].marker == 1


def test_city_hall_may_be_declined_and_asks_nothing_without_a_tile() -> None:
    table = at((3, 6), storage=["city_hall", "ship"]).play("place d1 11", "no")
    assert table.storage() == ["ship"] and table.ask == "turn.act"
    assert at((3, 6), storage=["city_hall"]).play("place d1 11").ask == "turn.act"


def test_cob_40_one_building_of_a_kind_in_a_city_but_again_in_another() -> None:
    table = at((1, 2), tiles={25: "bank", 12: "monastery_3", 24: "mine"}, storage=["bank"], workers=3)
    places = {offer.split()[1] for offer in table.offers("place")}
    assert {"26", "31"}.isdisjoint(places) and {"11", "13", "23"} <= places
    assert table.blocked()["duchy:31"] == ("city-has", "CoB 40")


def test_cob_45_a_taken_tile_goes_through_storage() -> None:
    table = at((5, 3), depots={"5.1": "bank"}).play("take d1 5.1")
    assert table.storage() == ["bank"] and table.tile(11) is None
    assert table.play("place d2 11").tile(11) == "bank"


def test_the_effect_of_a_building_can_be_undone() -> None:
    game = match(at((3, 6), storage=["market"], depots=DEPOTS))
    for text in ("place d1 11", "take any 4.2"):
        game.play(text)
    game.undo(0)
    assert game.decision is not None and game.decision.ask == "market.take"
    game.play("take any 3.1")


def test_warehouse_may_be_declined() -> None:
    table = at((3, 6), storage=["warehouse"], goods={1: 2}).play("place d1 11", "no")
    assert table.me().goods == [2, 0, 0, 0, 0, 0] and table.me().silver == 0 and table.ask == "turn.act"
    assert table.told(tell.PASS) == [(0, 0, 0)]
