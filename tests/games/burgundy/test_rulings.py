"""The rulings A1-A12 of the digest and what was decided over them."""

import pytest
from tests.games.burgundy.scenario import Table, at, tell

from ludoteca.games.burgundy.scoring import ranked

FULL = ["mine", "ship", "castle"]


def test_a1_a_tie_goes_to_fewer_empty_hexes_or_to_more_by_option() -> None:
    assert ranked([50, 50, 40], [3, 5, 0], [0, 1, 2], False) == [1, 2, 3]
    assert ranked([50, 50, 40], [3, 5, 0], [0, 1, 2], True) == [2, 1, 3]


def test_a1_then_to_the_one_further_back_on_the_track() -> None:
    assert ranked([50, 50, 60], [3, 3, 9], [2, 0, 1], False) == [3, 2, 1]
    assert ranked([50, 50, 60], [3, 3, 9], [1, 0, 2], True) == [2, 3, 1]


@pytest.mark.parametrize(("tiebreak", "ranking"), [("fewest", [1, 2]), ("most", [2, 1])])
def test_a1_the_option_decides_a_whole_game(tiebreak: str, ranking: list[int]) -> None:
    table = at((1, 1), phase="E", round_=5, last=True, tiles={24: "mine"}, tiebreak=tiebreak)
    table.me(1).workers = 4
    table.me(1).silver = 1
    table.play("workers d1", "workers d2")
    assert table.ask == "over" and table.s.scores() == [3, 3] and table.s.ranking() == ranking


def test_a2_monastery_6_adds_to_the_black_purchase() -> None:
    table = at(workers=2, silver=2, depots={"3.1": "bank"}, black={1: "castle"}, monasteries=[6])
    table.play("buy 1", "use monastery_6", "take any 3.1")
    assert table.storage() == ["bank", "castle"]


def test_a3_a_purchase_before_between_and_after_the_dice() -> None:
    for when in range(3):
        table = at((1, 2), silver=2, black={1: "castle"})
        plays = ["workers d1", "workers d2"]
        plays.insert(when, "buy 1")
        assert table.play(*plays).storage() == ["castle"]


def test_a3_a_purchase_during_a_castles_action_can_be_placed_by_it() -> None:
    table = at((6, 1), tiles={11: "bank"}, storage=["castle"], silver=2, black={1: "monastery_7"})
    table.play("place d1 6", "buy 1", "place any 12")
    assert table.tile(12) == "monastery_7" and table.ask == "turn.act"


def test_a3_a_purchase_after_a_city_hall_can_be_placed_by_it() -> None:
    table = at((3, 1), storage=["city_hall"], silver=2, black={1: "monastery_7"}).play("place d1 11")
    assert table.menu == ["no", "buy 1"]
    table.play("buy 1", "place any 12")
    assert table.tile(12) == "monastery_7"


def test_a3_monastery_6_too_inside_a_chain() -> None:
    table = at((6, 1), tiles={12: "monastery_6"}, storage=["castle"], workers=2, depots={"3.1": "bank"})
    table.play("place d1 6", "use monastery_6", "take any 3.1", "place any 11")
    assert table.tile(11) == "bank" and table.me().silver == 2


def test_a4_only_a_take_makes_room_by_a_discard() -> None:
    table = at((3, 1), storage=["church", "ship", "castle"], silver=2, depots={"1.1": "mine", "3.1": "bank"})
    assert "take d2 1.1" in table.menu
    full = at((1, 1), storage=FULL, silver=2, workers=2, black={1: "castle"}, depots={"3.1": "bank"}, monasteries=[6])
    assert full.offers("buy") == [] and full.offers("use") == []
    assert full.blocked()["black:1"] == ("no-room", "CoB 30")
    assert full.blocked()["tile:monastery_6"] == ("no-room", "CoB A2")


def test_a4_a_full_storage_makes_a_church_useless() -> None:
    table = at((6, 3), tiles={12: "monastery_1"}, storage=["castle", "church", "ship"], depots={"1.1": "mine"})
    table.play("place d2 11")
    assert table.ask == "church.take", "placing the church itself made room"
    crammed = at((3, 6), storage=["city_hall", "castle", "ship"], depots={"4.1": "mine"}, silver=2, black={1: "church"})
    crammed.play("place d1 11", "buy 1")
    assert crammed.storage() == ["church", "ship", "castle"]


def test_a4_option_discard_any_allows_it_for_purchases_and_monastery_6() -> None:
    table = at(storage=FULL, silver=2, black={1: "cow_3"}, discard_any="yes").play("buy 1")
    assert table.ask == "turn.drop"
    assert table.play("drop ship").storage() == ["cow_3", "mine", "castle"] and table.me().silver == 0
    fetch = at(storage=FULL, workers=2, depots={"3.1": "bank"}, monasteries=[6], discard_any="yes")
    fetch.play("use monastery_6", "take any 3.1", "drop mine")
    assert fetch.storage() == ["bank", "ship", "castle"]


def test_a5_a_city_hall_ignores_the_number_but_neither_colour_nor_neighbour_nor_city() -> None:
    table = at((3, 1), tiles={25: "bank"}, storage=["city_hall", "bank"]).play("place d1 11")
    assert table.offers("place") == []
    other = at((3, 1), tiles={26: "bank"}, storage=["city_hall", "cow_2"]).play("place d1 11")
    assert other.offers("place") == ["any 5", "any 10", "any 27"]


def test_a6_goods_with_room_must_be_taken_but_an_empty_depot_may_be_chosen() -> None:
    table = at((2, 1), storage=["ship"], wares={4: [1, 2]}).play("place d1 17", "depot 1")
    assert table.me().goods == [0] * 6 and table.s.players[0].marker == 1
    assert at((2, 1), storage=["ship"], wares={4: [1, 2]}).play("place d1 17", "depot 4").me().goods[:2] == [1, 1]


def test_a6_nothing_to_load_anywhere_asks_nothing_and_the_marker_still_moves() -> None:
    table = at((2, 1), storage=["ship"]).play("place d1 17")
    assert table.ask == "turn.act" and table.s.players[0].marker == 1
    full = at((2, 1), storage=["ship"], goods={1: 1, 2: 1, 3: 1}, wares={4: [5]}).play("place d1 17")
    assert full.ask == "turn.act" and full.s.wares[22] == 1


def test_a7_a_free_step_is_one_even_with_monastery_8_and_adds_to_workers() -> None:
    def table(die: int, workers: int) -> Table:
        return at((die, die), tiles={11: "bank"}, storage=["mine"], workers=workers, monasteries=[8, 11])

    assert "place d1 24" in table(5, 0).menu and "place d1 24" not in table(6, 0).menu
    assert table(1, 1).play("place d1 24").me().workers == 0, "three steps: one free, two by a worker"


def test_a8_a_castles_action_counts_as_a_die_for_monasteries() -> None:
    table = at((6, 1), tiles={11: "bank"}, storage=["castle"], monasteries=[13, 14]).play("place d1 6", "workers any")
    assert (table.me().workers, table.me().silver) == (4, 1)
    sale = at((6, 1), tiles={11: "bank"}, storage=["castle"], goods={5: 1}, monasteries=[3, 4])
    sale.play("place d1 6", "sell any 5")
    assert (sale.me().workers, sale.me().silver) == (1, 2)


def test_a9_area_then_colour_bonus_then_effect() -> None:
    table = at((5, 1), tiles={6: "castle", 2: "castle"}, storage=["castle"]).play("place d1 1")
    scored = [source for _, source, _ in table.told(tell.SCORE)]
    assert scored == [0, 1, 2] and table.ask == "castle.act"
    assert table.points() == {"areas": 6, "phases": 10, "bonus_tiles": 5}


def test_a10_waiting_players_keep_their_order_when_the_active_marker_moves() -> None:
    table = at((2, 1), seats=4, order=[1, 0, 2, 3], turns=[1, 0, 2, 3], storage=["ship"]).play(
        "place d1 17", "workers d2"
    )
    assert table.s.order == [0, 1, 2, 3] and table.seat == 2


def test_a12_chained_effects_resolve_depth_first() -> None:
    """The castle's action places a bank in the last hex of a city: its points and silver come before the next die."""
    table = at((6, 1), tiles={12: "monastery_1"}, storage=["castle", "bank"]).play("place d1 6", "place any 11")
    assert table.me().silver == 2 and table.points() == {"areas": 1, "phases": 10} and table.ask == "turn.act"


def test_letter_off_two_workers_are_always_there_and_nothing_is_declined() -> None:
    table = at((6, 1), tiles={11: "bank"}, storage=["castle"])
    assert "end" not in table.menu
    assert "no" not in table.play("place d1 6").menu


def test_letter_on_a_die_may_be_left_and_a_castles_action_declined() -> None:
    table = at((6, 1), tiles={11: "bank"}, storage=["castle"], letter="yes").play("place d1 6")
    assert "no" in table.menu
    table.play("no")
    assert table.ask == "turn.act" and table.play("end").seat == 1


def test_letter_on_the_end_waits_for_nothing() -> None:
    table = at((6, 1), silver=2, black={1: "mine"}, letter="yes").play("end")
    assert table.seat == 1 and table.s.players[0].spent == 3
