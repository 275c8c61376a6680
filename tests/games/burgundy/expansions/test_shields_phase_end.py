"""E 11.7, 11.8: what shields do and cost at the end of a phase."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.expansions.shields import arms_of, gone, phase_over
from tests.games.burgundy.scenario import tell

from ludoteca.games.burgundy.data import NONE
from ludoteca.games.burgundy.expansions.shields.numbers import FORFEITED, PAID

CASTLES = {1: "castle", 2: "castle", 6: "castle"}


def test_e_11_7_each_shield_costs_a_silver() -> None:
    table = phase_over(9, 12, tiles=CASTLES, silver=3)
    assert table.ask == "tribute.forfeit" and table.menu == ["done", "forfeit 9", "forfeit 12"]
    table.play("done")
    assert table.me().silver == 1 and arms_of(table) == [9, 12] and table.told(PAID) == [(0, 2, 0)]
    assert table.s.phase == 1


def test_e_11_7_whoever_does_not_want_to_pay_gives_shields_up() -> None:
    table = phase_over(9, 12, tiles=CASTLES, silver=3).play("forfeit 9")
    assert table.menu == ["done", "forfeit 12"]
    table.play("done")
    assert arms_of(table) == [12] and gone(table, 9) and table.me().silver == 2
    both = phase_over(9, 10, tiles=CASTLES, silver=3).play("forfeit 9", "forfeit 10")
    assert arms_of(both) == [] and both.me().silver == 3 and both.s.phase == 1


def test_e_11_7_whoever_cannot_pay_chooses_what_goes() -> None:
    table = phase_over(9, 12, 14, tiles=CASTLES, silver=2)
    assert table.menu == ["forfeit 9", "forfeit 12", "forfeit 14"]
    table.play("forfeit 12")
    assert table.menu == ["done", "forfeit 14"]
    assert arms_of(table.play("done")) == [9, 14] and table.me().silver == 0
    last = phase_over(9, 12, 14, tiles=CASTLES, silver=1)
    assert last.menu == ["forfeit 9", "forfeit 12"], "two have to go: the last cannot be the first"


def test_e_11_7_without_silver_all_go_and_nobody_is_asked() -> None:
    table = phase_over(9, 12, tiles={**CASTLES, 24: "mine"})
    assert table.s.phase == 1 and arms_of(table) == []
    assert table.told(FORFEITED) == [(0, 8, 0), (0, 11, 0)] and table.told(PAID) == []
    assert table.me().silver == 1, "the mine pays after the tribute"


def test_e_11_7_tribute_goes_in_the_order_of_the_track() -> None:
    table = phase_over(9, others={1: [12]}, order=[1, 0], turns=[1, 0], silver=1)
    assert table.seat == 0 and arms_of(table, 1) == [], "seat 1 had no silver"


def test_e_11_7_tiles_come_before_tribute_and_tribute_before_mines() -> None:
    """A bank of shield 14 pays the tribute that nothing else could; the mine and its worker come last."""
    given: dict[str, Any] = {"tiles": {24: "mine", 6: "castle"}, "depots": {"2.1": "bank"}, "monasteries": [2]}
    table = phase_over(14, 9, **given).play("take any 2.1", "place any 25")
    assert table.ask == "tribute.forfeit" and (table.me().silver, table.me().workers) == (2, 4)
    table.play("done")
    assert arms_of(table) == [9, 14] and (table.me().silver, table.me().workers) == (1, 5)


def test_r40_tribute_comes_at_the_end_of_phase_e_before_the_last_count() -> None:
    table = phase_over(9, phase="E", silver=1)
    assert table.ask == "tribute.forfeit"
    table.play("done")
    assert table.ask == "over" and table.points() == {"shields": 8, "workers": 2}
    broke = phase_over(9, phase="E")
    assert broke.ask == "over" and "shields" not in broke.points()


def test_shield_3_pays_with_workers_in_any_mix() -> None:
    table = phase_over(3, 9, 12, tiles=CASTLES, silver=2).play("done")
    assert table.ask == "tribute.pay" and table.menu == ["tribute 1", "tribute 2", "tribute 3"]
    table.play("tribute 2")
    assert (table.me().silver, table.me().workers) == (1, 2) and table.told(PAID) == [(0, 1, 2)]


def test_r23_shield_3_lets_workers_pay_even_if_it_is_itself_left_unpaid() -> None:
    table = phase_over(3, 9, tiles=CASTLES).play("forfeit 3")
    assert table.menu == ["done", "forfeit 9"]
    table.play("done")
    assert arms_of(table) == [9] and table.me().workers == 3


def test_shield_4_left_unpaid_discards_down_to_three() -> None:
    table = phase_over(4, storage=["bank", "mine", "ship", "castle"])
    assert table.ask == "shield.drop"
    assert table.play("drop bank").storage() == ["mine", "ship", "castle"] and table.s.phase == 1


def test_shield_14_a_tile_of_the_depots_goes_straight_into_the_duchy_with_its_effect() -> None:
    depots = {"2.1": "watchtower", "5.1": "cow_2", "6.1": "ship"}
    table = phase_over(14, silver=1, depots=depots, storage=["mine", "mine", "mine"])
    assert table.ask == "steward.take" and table.menu == ["take any 2.1", "take any 6.1", "no"]
    table.play("take any 2.1")
    assert table.ask == "steward.place" and table.menu == ["place any 11", "place any 25"]
    table.play("place any 11")
    assert table.tile(11) == "watchtower" and table.points() == {"watchtowers": 4, "areas": 1, "phases": 10}
    assert [(seat, space) for seat, space, _ in table.told(tell.TAKE)] == [(0, 4)] and table.s.spaces[4] == NONE
    assert table.ask == "tribute.forfeit" and len(table.storage()) == 3


def test_shield_14_may_complete_area_and_colour() -> None:
    table = phase_over(14, silver=1, depots={"2.1": "castle"}, tiles={2: "castle", 6: "castle"}).play("take any 2.1")
    assert table.tile(1) == "castle" and table.points() == {"areas": 6, "phases": 10, "bonus_tiles": 5}


def test_shield_14_may_be_declined_and_is_not_asked_with_empty_depots() -> None:
    table = phase_over(14, silver=1, depots={"2.1": "watchtower"}, black={1: "bank"}).play("no")
    assert table.ask == "tribute.forfeit" and table.tile(11) is None
    assert phase_over(14, silver=1, black={1: "bank"}).ask == "tribute.forfeit"
    assert phase_over(14, silver=1, depots={"5.1": "cow_2"}).ask == "tribute.forfeit", "no pasture is open"


def test_shield_14_needs_neighbour_and_city() -> None:
    depots = {"2.1": "bank", "5.1": "cow_2", "6.1": "church"}
    table = phase_over(14, silver=1, depots=depots, tiles={25: "bank", 11: "bank"})
    assert table.menu == ["take any 5.1", "take any 6.1", "no"], "both cities in reach have a bank"
    assert table.play("take any 5.1").menu == ["place any 5", "place any 10"]


def test_shield_15_a_tile_of_the_black_depot() -> None:
    table = phase_over(15, silver=1, depots={"2.1": "watchtower"}, black={3: "bank", 4: "cow_2"})
    assert table.ask == "steward.black" and table.menu == ["no", "pick 3"]
    table.play("pick 3", "place any 25")
    assert table.me().silver == 3 and table.tile(25) == "bank" and table.ask == "tribute.forfeit"


def test_shields_14_and_15_in_the_order_of_the_track_and_with_shield_18() -> None:
    given: dict[str, Any] = {"order": [1, 0], "turns": [1, 0], "depots": {"5.1": "mine"}, "black": {1: "cow_2"}}
    table = phase_over(14, 18, others={1: [15]}, tiles={6: "castle"}, silver=1, **given)
    assert table.ask == "steward.black" and table.seat == 1
    assert table.play("no").ask == "steward.take" and table.seat == 0
    table.play("take any 5.1")
    assert table.menu == ["place any 24", "place any 29", "place any 33"]


def test_r40_shield_14_works_in_phase_e_and_completes_areas() -> None:
    table = phase_over(14, phase="E", silver=1, depots={"1.1": "monastery_1"}, tiles={11: "bank"})
    table.play("take any 1.1")
    assert table.tile(12) == "monastery_1" and table.ask == "tribute.forfeit"


def test_r40_shield_15_works_in_phase_e() -> None:
    table = phase_over(15, phase="E", silver=1, black={1: "watchtower"}).play("pick 1", "place any 25", "done")
    assert table.ask == "over" and table.points()["watchtowers"] == 4


def test_shield_14_a_castle_gives_its_action_and_with_11_a_shield() -> None:
    given: dict[str, Any] = {"depots": {"1.1": "castle"}, "tiles": {11: "bank"}, "lying": {4: [2]}}
    table = phase_over(14, 11, silver=3, **given)
    table.play("take any 1.1")
    assert table.ask == "castle.act" and table.offers("shield") == ["2"]
