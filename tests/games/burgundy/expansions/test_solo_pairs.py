"""The solo game with what is only a tile in a supply: inns, white castles, crane and geese (E 2, 5, 6, 10)."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.expansions.lone import book, lone
from tests.games.burgundy.scenario import Table

from ludoteca.games.burgundy.expansions.numbers import INN, INN_SPACES

ON = {"tiles": "yes"}
MINES = {2: "bank", 21: "mine", 29: "mine"}


def with_inn(dice: tuple[int, int], **given: Any) -> Table:
    """An inn lies beside the black depot."""
    table = lone(dice, inns="yes", **given)
    table.s.spaces[INN_SPACES] = INN
    return table


def test_e_6_an_inn_may_be_the_tile_for_a_colour() -> None:
    table = with_inn((5, 1), storage=["mine"], tiles=MINES, black={1: "mine"}).play("place d1 1")
    assert (table.ask, table.menu) == ("solo.pick", ["no", "pick inn"])
    table.play("pick inn")
    assert table.ask == "solo.place" and "place any 7" in table.menu
    table.play("place any 7")
    assert table.tile(7) == "inn" and table.points() == {"areas": 1 + 3, "phases": 20}, "an area of 1 counts as 2"


def test_e_10_11_an_inn_has_no_black_side() -> None:
    table = with_inn((3, 1), storage=["ship"], goods={1: 6}, black={2: "mine"}).play("place d1 9")
    assert (table.ask, table.menu) == ("solo.swap", ["no", "pick 2"])
    assert with_inn((3, 1), storage=["ship"], goods={1: 6}).play("place d1 9").ask == "turn.act"


def test_e_6_4_a_face_down_tile_and_an_inn_are_told_apart() -> None:
    table = with_inn((3, 1), storage=["blank", "inn"])
    book(table).under = [20]
    table.play("place d1 7")
    assert (table.ask, table.menu) == ("turn.use", ["use inn", "use blank"])


def test_e_5_2_a_white_castle_acts_with_the_white_die() -> None:
    table = lone((1, 2), storage=["white_castle"], white="yes", depots={"1.2": "ship", "4.1": "mine"})
    table.play("place d1 10")
    assert table.ask == "white_castle.act" and table.offers("take") == ["any 1.2"]


def test_e_5_monastery_29_scores_when_it_is_placed() -> None:
    table = lone((3, 1), storage=["monastery_29"], white="yes", tiles={2: "white_castle", 10: "white_castle"})
    assert table.play("place d1 7").points()["monasteries"] == 8


def test_e_2_10_what_geese_score_is_one_gain() -> None:
    table = lone((1, 2), storage=["geese"], start=17, tiles={18: "cow_3", 13: "monastery_2"}, chosen=ON, mark=45)
    table.play("place d1 14")
    assert table.points() == {"livestock": 5} and table.ask == "solo.act" and book(table).mark == 0


def test_e_2_6_the_crane_counts_for_a_monastery_that_is_placed() -> None:
    table = lone((3, 1), storage=["monastery_22"], tiles={2: "bank", 10: "crane"}, chosen=ON).play("place d1 7")
    assert table.points()["monasteries"] == 8


def test_e_10_14_monasteries_27_and_28_score_nothing() -> None:
    for number in (27, 28):
        table = lone((3, 1), storage=[f"monastery_{number}"], chosen=ON).play("place d1 7")
        assert table.points() == {"areas": 1, "phases": 10} and table.s.players[0].marker == 0
