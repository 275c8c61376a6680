"""VE 24-45, A6, A8, A18-A20, A24: building, points, treasures."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import at, player

from ludoteca.games.venezia.position import heir

SEA = 57


def test_ve_24_25_everything_complete_is_built_in_the_order_of_the_active_player() -> None:
    t = at(
        "cards",
        player(hand="campo casa basilica", front="campo*2", at=SEA),
        player(front="basilica*3", at=30),
        drained="A",
    )
    t.play("play basilica", "play campo", "play casa", "built")
    assert (t.seat, t.menu) == (0, ["order basilica", "order campo", "order casa"])
    t.play("order casa", "site A01")
    assert t.menu == ["order basilica", "order campo"] and t.discards == "casa"
    t.play("order campo", "site A02")
    assert (t.ask, t.seat) == ("building.site", 1)


def test_ve_25_each_building_is_finished_before_the_next_is_begun() -> None:
    t = at("cards", player(hand="casa*2", at=SEA), drained="A")
    t.play("play casa", "play casa", "built", "site A01")
    assert t.at[0] == SEA + 1 and t.discards == "casa" and t.ask == "building.site"


def test_ve_26_only_empty_hexes_and_stones_can_be_built_on() -> None:
    t = at("cards", player(hand="casa"), drained="A01 C01", built="casa C01")
    t.play("play casa", "built")
    stones = ["A02", "A07", "A13", "B06", "B10", "C02", "C13", "D04", "D07", "E04", "E16"]
    assert t.menu == ["site A01", *(f"site {hex}" for hex in stones)]


def test_ve_27_the_whole_footprint_must_be_empty() -> None:
    t = at("cards", player(hand="palazzo*3"), drained="A01")
    t.play("set palazzo", "built")
    assert t.menu == ["site A01 A02", "site A02 A07", "site A07 A13", "site B06 B10"]


def test_a20_a_basilica_takes_three_hexes_that_all_touch() -> None:
    t = at("cards", player(hand="basilica*4"), drained="A01 A06")
    t.play("set basilica", "built")
    assert t.menu == ["site A01 A02 A06", "site A02 A06 A07"]


def test_ve_28_a6_without_room_a_set_is_lost_and_the_pawn_stays() -> None:
    t = at("cards", player(hand="basilica*4", at=20), player(front="basilica", at=30))
    t.play("set basilica", "built")
    assert t.ask == "drain" and t.discards == "basilica basilica basilica basilica"
    assert t.at == [20, 30, 0] and t.pawn("basilica") == 1 and t.front(1) == "basilica"
    assert t.state.supply[0] == 4 and len(t.told("no_room")) == 1


def test_ve_28_a6_without_room_a_joint_building_loses_all_cards_and_the_pawn_goes_home() -> None:
    t = at("cards", player(hand="ponte*2"), player(front="ponte", at=30))
    t.play("play ponte", "play ponte", "built")
    assert t.ask == "drain" and t.discards == "ponte ponte ponte"
    assert t.pawn("ponte") == -1 and t.front(0) == t.front(1) == "" and t.at == [0, 30, 0]


def test_a6_room_is_looked_for_when_the_building_comes_up() -> None:
    """The casa takes the last hex before the campo's turn comes."""
    stones = ["A02", "A07", "A13", "B06", "B10", "C02", "C13", "D04", "D07", "E04"]
    built = "; ".join(f"casa {stone}" for stone in stones)
    t = at("cards", player(hand="casa campo*3"), built=built)
    t.play("set campo", "play casa", "built", "order casa", "site E16")
    assert t.ask == "drain" and t.discards == "campo campo campo casa"


def test_ve_29_the_pawn_holder_chooses_the_site_off_turn() -> None:
    t = at("cards", player(hand="palazzo", at=20), player(front="palazzo*2", at=30), drained="A")
    t.play("play palazzo", "built")
    assert (t.ask, t.seat) == ("building.site", 1)
    assert "gold" not in t.menu


def test_ve_30_a_ponte_stands_on_a_dashed_line_only() -> None:
    t = at("cards", player(hand="ponte*3"), drained="A B C")
    t.play("set ponte", "built")
    assert t.menu == ["site P01", "site P03", "site P04", "site P06"]


@pytest.mark.parametrize(("spaces", "treasures"), [(20, 1), (31, 1), (32, 0), (SEA, 0), (60, 0), (71, 0)])
def test_ve_31_34_a_gondola_at_the_quarter_brings_a_treasure(spaces: int, treasures: int) -> None:
    t = at("cards", player(hand="casa", at=spaces), drained="E")
    t.play("play casa", "built", "site E01")
    assert t.state.players[0].treasures() == treasures


def test_ve_31_the_gondola_counts_where_it_lies_before_it_moves() -> None:
    t = at("cards", player(hand="basilica*4", at=31), drained="E B")
    t.play("set basilica", "built", "site E01 E02 E04")
    assert t.at[0] == 38 and t.state.players[0].treasures() == 1


def test_ve_32_master_first_then_clockwise_and_ve_33_until_the_chest_is_empty() -> None:
    t = at(
        "cards",
        player(hand="basilica", at=20),
        player(front="basilica*2", at=22),
        player(front="basilica", pawns="", at=24),
        drained="E",
        chest="3 6",
        draws="t6 t3",
    )
    t.play("play basilica", "built", "site E01 E02 E04")
    assert [one["seat"] for one in t.told("treasure")] == [1, 2]
    assert [one["seat"] for one in t.told("no_treasure")] == [0]
    assert t.tokens(1) == [6] and t.tokens(2) == [3] and t.tokens(0) == []


@pytest.mark.parametrize(("place", "treasures"), [(5, 1), (1, 1), (50, 1), (20, 0)])
def test_ve_32_for_a_ponte_either_quarter_is_enough_a8_and_both_bring_one(place: int, treasures: int) -> None:
    t = at("cards", player(hand="ponte*3", at=place), drained="A C")
    t.play("set ponte", "built", "site P04", "points C")
    assert t.state.players[0].treasures() == treasures


@pytest.mark.parametrize("number", [10, 45])
@pytest.mark.parametrize(("quarter", "borders"), [("A", True), ("B", True), ("C", True), ("D", True), ("E", False)])
def test_ve_34_the_crossing_borders_the_four_quarters_around_it(number: int, quarter: str, borders: bool) -> None:
    t = at("cards", player(hand="casa", at=number), drained=quarter)
    t.play("play casa", "built", f"site {quarter}01")
    assert t.state.players[0].treasures() == borders


def test_a8_a_ponte_at_the_crossing_brings_one_treasure() -> None:
    t = at("cards", player(hand="ponte*3", at=10), drained="A C")
    t.play("set ponte", "built", "site P04", "points C")
    assert t.state.players[0].treasures() == 1


def test_ve_36_casa_one_basilica_seven() -> None:
    t = at("cards", player(hand="casa basilica*4", at=15), drained="A")
    t.play("set basilica", "play casa", "built", "order casa", "site A01")
    assert t.at[0] == 16
    t.play("site A03 A07 A08")
    assert t.at[0] == 23 and t.points("basilica") == 7 and t.points("casa") == 1


def test_ve_37_a_palazzo_counts_swamps_and_empty_hexes_around_it() -> None:
    t = at("cards", player(hand="palazzo*3", at=15), drained="A02 A03 A06 A07 A12 A13", built="casa A12; campo A08")
    t.play("set palazzo", "built", "site A06 A07")
    assert t.points("palazzo") == 8 - 3, "casa, campo and the printed palazzo are developed"


def test_ve_38_a_campo_counts_the_built_hexes_around_it_a19_each_hex_of_a_building() -> None:
    t = at("cards", player(hand="campo*3", at=15), drained="A", built="palazzo A07 A12; casa A01; casa A02")
    t.play("set campo", "built", "site A06")
    assert t.points("campo") == 5, "two of a palazzo, two casas, one of the printed palazzo; A05 is empty"


@pytest.mark.parametrize(("hex", "end"), [("A14", "A08"), ("B05", "B04")])
def test_a19_a_bridge_end_is_developed_a18_and_nothing_counts_across_a_canal(hex: str, end: str) -> None:
    t = at("cards", player(hand="campo*3", at=15), drained="A B", built="ponte P01")
    t.play("set campo", "built")
    facts = t.state.game.preview().facts(t.state, t.action(f"site {hex}"))
    assert end in facts["counted"]
    assert all(name[0] == hex[0] for name in facts["counted"] + facts["not_counted"])


@pytest.mark.parametrize(("quarter", "points"), [("A", 2), ("C", 3)])
def test_ve_39_the_master_chooses_the_quarter_of_a_ponte_a24_printed_casas_count(quarter: str, points: int) -> None:
    t = at("cards", player(hand="ponte*3", at=20), drained="A C", built="casa A01; casa A03; casa C01; casa C04")
    t.play("set ponte", "built", "site P04")
    assert (t.ask, t.menu) == ("building.points", ["points A", "points C"])
    t.play(f"points {quarter}")
    assert t.at[0] == 20 + points


def test_ve_39_equal_quarters_are_no_question() -> None:
    t = at("cards", player(hand="ponte*3", at=20), drained="A B", built="casa A01; casa B01")
    t.play("set ponte", "built", "site P01")
    assert t.ask == "drain" and t.at[0] == 21


def test_a24_casas_count_when_the_ponte_is_scored() -> None:
    t = at("cards", player(hand="ponte*3 casa", at=20), drained="A B")
    t.play("set ponte", "play casa", "built", "order casa", "site A01", "site P01", "points A")
    assert t.points("ponte") == 1


def test_ve_40_a_partner_has_half_rounded_down_however_many_cards() -> None:
    t = at(
        "cards",
        player(hand="basilica", at=15),
        player(front="basilica*2", at=20),
        player(front="basilica", pawns="", at=40),
        drained="A",
    )
    t.play("play basilica", "built", "site A01 A02 A06")
    assert [t.points("basilica", seat) for seat in range(3)] == [3, 7, 3]


def test_ve_40_a_partner_of_one_point_moves_nothing() -> None:
    t = at("cards", player(hand="ponte", at=15), player(front="ponte*2", at=20), drained="A B", built="casa A01")
    t.play("play ponte", "built", "site P01", "points A")
    assert t.at == [15, 21, 0]


def test_ve_42_master_first_then_the_others_clockwise_from_him() -> None:
    t = at(
        "cards",
        player(hand="basilica", at=15),
        player(front="basilica", pawns="", at=20),
        player(front="basilica*2", at=25),
        drained="A",
    )
    t.play("play basilica", "built", "site A01 A02 A06")
    assert [one["seat"] for one in t.told("move")] == [2, 0, 1]


def test_ve_43_occupied_spaces_are_jumped_and_not_counted() -> None:
    t = at("cards", player(hand="basilica*4", at=15), player(at=17), player(at=19), drained="A")
    t.play("set basilica", "built", "site A01 A02 A06")
    assert t.at[0] == 24 and t.points("basilica") == 7 and t.points("jumps") == 2


def test_ve_45_cards_to_the_discards_and_the_pawn_home() -> None:
    t = at("cards", player(hand="campo", at=20), player(front="campo*2", at=30), drained="A")
    t.play("play campo", "built", "site A01")
    assert t.discards == "campo campo campo" and t.pawn("campo") == -1 and t.front(1) == ""


def test_ve_46_three_types_may_lie_in_front_for_a_while_but_two_are_kept() -> None:
    t = at("cards", player(hand="basilica palazzo campo"))
    t.play("play basilica", "play palazzo", "play campo", "built")
    assert (t.ask, t.menu, t.span) == ("building.drop", ["drop basilica", "drop palazzo", "drop campo"], (1, 1))
    t.play("drop palazzo")
    assert t.front() == "basilica campo" and t.discards == "palazzo" and t.pawn("palazzo") == -1
    assert t.ask == "drain"


def test_ve_46_of_four_types_two_go_at_once_in_any_order() -> None:
    match = at("cards", player(hand="basilica palazzo campo ponte")).match()
    match.play_all(["play basilica", "play palazzo", "play campo", "play ponte", "built"])
    match.play_all(["drop campo", "drop basilica"])
    view = match.state.view(0)["players"]
    assert isinstance(view, list) and view[0]["front"] == {"palazzo": 1, "ponte": 1}


def test_ve_46_a_finished_building_does_not_count() -> None:
    t = at("cards", player(hand="casa palazzo campo", at=20), drained="A")
    t.play("play palazzo", "play campo", "play casa", "built", "site A01")
    assert t.ask == "drain"


@pytest.mark.parametrize(("one", "two", "heir"), [("basilica", "basilica", 1), ("", "basilica", 2), ("", "", -1)])
def test_a7_the_pawn_of_a_dropped_type_goes_to_the_next_who_takes_part(one: str, two: str, heir: int) -> None:
    t = at(
        "cards",
        player(hand="palazzo campo", front="basilica"),
        player(front=one, pawns=""),
        player(front=two, pawns=""),
    )
    t.play("play palazzo", "play campo", "built", "drop basilica")
    assert t.pawn("basilica") == heir


def test_a7_most_cards_come_before_the_nearest() -> None:
    s = at("cards", player(), player(front="basilica", pawns=""), player(front="basilica*2", pawns="")).state
    assert heir(s.players, 0, 0) == 2
