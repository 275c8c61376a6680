"""CoB 19-37, 46-47: rounds, turns, the four actions, ships, castles, areas."""

import pytest
from tests.games.burgundy.scenario import START, Table, at, burgundy, tell

from ludoteca.games.burgundy.data import BUILDING, CASTLE


def test_cob_19_all_roll_and_the_good_goes_to_the_depot_of_the_white_die() -> None:
    table = at((1, 1), seats=3, last=True)
    table.s.lane = [4, 0, 0, 0]
    before = list(table.s.wares)
    table.play("workers d1", "workers d2")
    (white, good, _), rolls = table.told(tell.WHITE)[0], table.told(tell.ROLL)
    assert len(rolls) == 3 and good == 4 and len(table.s.lane) == 3
    before[(white - 1) * 6 + 4] += 1
    assert table.s.wares == before


def test_cob_19_the_first_on_the_track_plays_first() -> None:
    table = at((1, 1), seats=3, order=[2, 0, 1], last=True).play("workers d1", "workers d2")
    assert (table.seat, table.ask) == (2, "turn.act")


def test_cob_22_a_turn_is_two_actions_in_any_order_and_the_same_twice() -> None:
    table = at((1, 4), seats=2, depots={"1.1": "ship", "1.2": "mine", "4.1": "bank"})
    assert {"take d1 1.1", "take d2 4.1", "workers d1", "workers d2"} <= set(table.menu)
    table.play("take d2 4.1", "take d1 1.2")
    assert table.storage() == ["bank", "mine"] and table.seat == 1


def test_cob_22_equal_dice_are_offered_once() -> None:
    table = at((4, 4), depots={"4.1": "bank"})
    assert table.menu == ["take d1 4.1", "workers d1"]
    assert table.play("workers d1").menu[-1] == "workers d2"


@pytest.mark.parametrize(("die", "reach"), [(1, {1, 2, 6}), (6, {6, 5, 1}), (3, {2, 3, 4})])
def test_cob_23_a_worker_turns_a_die_one_step_and_6_is_next_to_1(die: int, reach: set[int]) -> None:
    table = at((die, die), workers=1, goods=dict.fromkeys(range(1, 7), 1))
    assert {int(offer.split()[1]) for offer in table.offers("sell")} == reach


def test_cob_23_the_least_workers_are_paid() -> None:
    assert at((5, 5), workers=9, goods={2: 1}).play("sell d1 2").me().workers == 6


def test_cob_25_a_tile_is_taken_from_the_depot_of_the_die() -> None:
    table = at((2, 5), depots={"2.1": "castle", "3.1": "ship", "5.4": "mine"})
    assert table.offers("take") == ["d1 2.1", "d2 5.4"]
    table.play("take d1 2.1")
    assert table.s.spaces.count(-1) == len(table.s.spaces) - 2


def test_cob_26_without_room_a_stored_tile_is_discarded_first() -> None:
    table = at((2, 5), depots={"2.1": "castle"}, storage=["ship", "mine", "ship"]).play("take d1 2.1")
    assert (table.ask, table.menu) == ("turn.drop", ["drop mine", "drop ship"])
    table.play("drop ship")
    assert table.storage() == ["mine", "ship", "castle"] and table.s.box[21] == 1


def test_cob_26_three_equal_tiles_leave_nothing_to_choose() -> None:
    table = at((2, 5), depots={"2.1": "castle"}, storage=["ship"] * 3).play("take d1 2.1")
    assert table.storage() == ["ship", "ship", "castle"] and table.ask == "turn.act"


def test_cob_27_colour_number_and_neighbour_must_fit() -> None:
    table = at((2, 5), storage=["ship"])
    assert table.offers("place") == ["d1 17", "d2 19"]
    blocked = table.blocked()
    assert blocked["duchy:16"] == ("no-neighbour", "CoB 27")
    assert blocked["duchy:11"] == ("no-tile", "CoB 27")
    assert blocked["duchy:24"] == ("no-tile", "CoB 27")


def test_cob_27_a_hex_for_two_stored_tiles_asks_which() -> None:
    table = at((3, 5), storage=["bank", "market", "ship"]).play("place d1 11")
    assert (table.ask, table.menu) == ("turn.use", ["use market", "use bank"])
    assert table.play("use bank").tile(11) == "bank"


@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 9), (4, 12)])
def test_cob_28_a_sale_is_one_silver_and_points_for_each_tile(seats: int, points: int) -> None:
    table = at((4, 1), seats=seats, goods={4: 3, 2: 1}).play("sell d1 4")
    assert (table.me().silver, table.points()) == (1, {"sales": points})
    assert table.me().goods == [0, 1, 0, 0, 0, 0] and table.me().sold == [0, 0, 0, 3, 0, 0]


def test_cob_29_any_die_takes_two_workers() -> None:
    assert at((4, 1)).play("workers d2").me().workers == 2


def test_cob_30_a_black_tile_for_two_silver_once_a_turn() -> None:
    table = at((1, 2), silver=5, black={1: "castle", 4: "mine"})
    assert table.offers("buy") == ["1", "4"]
    table.play("buy 4")
    assert table.storage() == ["mine"] and table.me().silver == 3
    assert table.offers("buy") == [] and table.blocked()["black:1"] == ("bought-before", "CoB 30")


def test_cob_30_with_one_silver_nothing_is_bought() -> None:
    table = at((1, 2), silver=1, black={1: "castle"})
    assert table.offers("buy") == [] and table.blocked()["black:1"] == ("too-dear", "CoB 30")


def test_cob_30_after_both_dice_the_end_is_asked_only_if_something_can_be_bought() -> None:
    table = at((1, 2), silver=2, black={1: "castle"}).play("workers d1", "workers d2")
    assert (table.ask, table.menu) == ("turn.end", ["end", "buy 1"])
    assert table.play("buy 1").seat == 1
    assert at((1, 2), silver=2).play("workers d1", "workers d2").seat == 1


def test_cob_30_the_next_turn_may_buy_again() -> None:
    table = at((1, 2), silver=4, black={1: "castle", 2: "mine"}).play("buy 1", "workers d1", "workers d2")
    while table.seat == 1:
        table.play(table.menu[-1])
    assert table.offers("buy") == ["2"]


def test_cob_32_any_depot_whatever_the_die_and_all_its_goods() -> None:
    table = at((2, 5), storage=["ship"], wares={6: [1, 1, 4]}).play("place d1 17")
    assert table.menu == [f"depot {number}" for number in range(1, 7)]
    table.play("depot 6")
    assert table.me().goods == [2, 0, 0, 1, 0, 0] and sum(table.s.wares) == 0


def test_cob_32_three_kinds_at_most_and_the_rest_stays() -> None:
    table = at((2, 5), storage=["ship"], goods={1: 1, 2: 1, 3: 1}, wares={6: [3, 4, 5]}).play("place d1 17", "depot 6")
    assert table.ask == "turn.act" and table.me().goods == [1, 1, 2, 0, 0, 0]
    assert table.s.wares[30:] == [0, 0, 0, 1, 1, 0]


def test_cob_32_a_series_picks_the_kinds_that_come() -> None:
    table = at((2, 5), storage=["ship"], goods={1: 1}, wares={6: [2, 3, 4, 5, 5]}).play("place d1 17", "depot 6")
    assert table.s.decision is not None and (table.s.decision.least, table.s.decision.most) == (2, 2)
    assert table.offers("goods") == ["2", "3", "4"]
    table.play("goods 4")
    assert table.me().goods == [1, 0, 0, 1, 2, 0], "the last pick is forced"


def test_cob_34_the_marker_goes_on_top_of_the_next_space() -> None:
    table = at((2, 5), seats=4, order=[3, 2, 1, 0], turns=[3, 2, 1, 0], storage=["ship"])
    markers = (0, 0, 1, 2)
    for seat, marker in enumerate(markers):
        table.s.players[seat].marker = marker
    table.play("place d1 17")
    assert table.s.players[0].marker == 1 and table.s.order == [3, 0, 2, 1]


def test_cob_34_at_the_end_of_the_track_the_marker_goes_on_top() -> None:
    table = at((2, 5), order=[1, 0], turns=[1, 0], storage=["ship"])
    for player in table.s.players:
        player.marker = 6
    table.play("place d1 17")
    assert table.s.players[0].marker == 6 and table.s.order == [0, 1]


def test_cob_34_the_new_first_player_starts_the_next_round_only() -> None:
    table = at((2, 5), seats=3, order=[1, 0, 2], turns=[1, 0, 2], storage=["ship"]).play("place d1 17", "workers d2")
    assert table.s.order[0] == 0 and table.seat == 2


def test_cob_36_a_mine_does_nothing_at_once() -> None:
    table = at((4, 5), storage=["mine"]).play("place d1 24")
    assert table.points() == {} and table.me().silver == 0 and table.me().mines == 1


def test_cob_37_other_pastures_do_not_count() -> None:
    table = at((2, 5), tiles={11: "bank", 10: "cow_4", 26: "bank"}, storage=["cow_2"]).play("place d1 27")
    assert table.points()["livestock"] == 2


@pytest.mark.parametrize(("phase", "bonus"), list(zip("ABCDE", [10, 8, 6, 4, 2], strict=True)))
def test_cob_46_a_completed_area_scores_its_size_and_the_phase(phase: str, bonus: int) -> None:
    table = at((3, 5), phase=phase, storage=["bank"]).play("place d1 11")
    assert table.points() == {"areas": 1, "phases": bonus}


@pytest.mark.parametrize(
    ("duchy", "size", "points"), [("1", 5, 15), ("9", 6, 21), ("7", 7, 28), ("10", 8, 36), ("2", 3, 6), ("6", 4, 10)]
)
def test_cob_46_areas_of_every_size(duchy: str, size: int, points: int) -> None:
    table = largest_city(duchy, size)
    assert table.points()["areas"] == points


def largest_city(duchy: str, size: int) -> Table:
    """A duchy whose city of that size is completed by its last hex."""
    board = next(board for board in burgundy().boards if board.name == duchy)
    cells = next(cells for cells in board.cells if len(cells) == size and board.colour[cells[0]] == BUILDING)
    buildings = ["bank", "market", "church", "carpenter", "warehouse", "boarding_house", "city_hall"]
    tiles = dict(zip(cells[:-1], buildings, strict=False))
    die = board.number[cells[-1]]
    start = board.colour_cells[CASTLE][0]
    table = at((die, die), duchy=duchy, start=start, tiles=tiles, storage=["watchtower"])
    return table.play(f"place d1 {cells[-1]}")


def test_cob_47_the_start_castle_never_scores_even_alone_in_its_area() -> None:
    assert at(start=START).points() == {}


def test_cob_47_an_area_completed_around_the_start_castle_scores_in_full() -> None:
    table = at((4, 5), start=1, tiles={6: "castle"}, storage=["castle"]).play("place d1 2")
    assert table.points() == {"areas": 6, "phases": 10}


def test_a_die_is_told_unused_only_if_it_is() -> None:
    used = at((1, 2), silver=2, black={1: "castle"}).play("workers d1", "workers d2", "end")
    assert used.told(tell.PASS) == []
    assert at((1, 2), letter="yes").play("workers d1", "end").told(tell.PASS) == [(0, 1, 0)]
    assert at((1, 2), letter="yes").play("end").told(tell.PASS) == [(0, 2, 0)]
    declined = at((6, 1), tiles={11: "bank"}, storage=["castle"], letter="yes").play("place d1 6", "no")
    assert declined.told(tell.PASS) == [(0, 0, 0)]


def test_cob_19_every_round_gives_both_dice_again() -> None:
    table = at((1, 1), last=True).play("workers d1", "workers d2")
    for _ in range(2):
        seat = table.seat
        table.play("workers d1")
        assert table.seat == seat
        table.play("workers d2")
    assert len(table.told(tell.ROUND)) == 2


def test_cob_26_two_equal_tiles_and_another_are_a_choice() -> None:
    table = at((2, 5), depots={"2.1": "castle"}, storage=["mine", "mine", "ship"]).play("take d1 2.1")
    assert table.menu == ["drop mine", "drop ship"]


def test_cob_30_once_a_turn_also_within_a_chain() -> None:
    table = at((6, 1), tiles={11: "bank"}, storage=["castle"], silver=4, black={1: "mine", 2: "castle"})
    table.play("place d1 6", "buy 2", "place any 1")
    assert table.ask == "castle.act" and table.offers("buy") == []
    table.play("workers any", "workers d2")
    assert table.seat == 1 and table.me().silver == 2


def test_cob_31_a_covered_hex_takes_no_other_tile() -> None:
    table = at((2, 5), tiles={17: "ship"}, storage=["ship"])
    assert table.offers("place") == ["d2 19"]


def test_purchases_and_takes_are_told_apart() -> None:
    table = at((1, 2), silver=2, black={1: "castle"}, depots={"1.1": "ship"}).play("buy 1", "take d1 1.1")
    assert table.told(tell.BUY) == [(0, 24, 22)] and table.told(tell.TAKE) == [(0, 0, 21)]


def test_cob_32_the_last_free_place_takes_a_new_kind() -> None:
    table = at((2, 5), storage=["ship"], goods={1: 1, 2: 1}, wares={4: [5, 5]}).play("place d1 17")
    assert table.ask == "ship.depot"
    assert table.play("depot 4").me().goods == [1, 1, 0, 0, 2, 0]


def test_cob_33_any_of_the_six_kinds_may_be_the_new_one() -> None:
    table = at((2, 5), storage=["ship"], goods={3: 1, 4: 1}, wares={4: [1, 2, 5, 6]}).play("place d1 17", "depot 4")
    assert table.offers("goods") == ["1", "2", "5", "6"]


@pytest.mark.parametrize(("phase", "round_", "last"), [(0, 4, False), (4, 3, False), (4, 4, True)])
def test_the_last_round_is_the_fifth_of_the_fifth_phase(phase: int, round_: int, last: bool) -> None:
    table = at((1, 2))
    table.s.phase, table.s.round = phase, round_
    assert table.s.view(0)["last_round"] is last
