"""What people see of the solo game: view, questions, facts, reasons, the terminal (E 10)."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.expansions.lone import book, lone
from tests.games.burgundy.scenario import Table, aloud, burgundy

from ludoteca.games.burgundy.show.preview import BurgundyPreview

MINES = {2: "bank", 21: "mine", 29: "mine"}


def args(table: Table) -> dict[str, Any]:
    return dict(BurgundyPreview(burgundy()).question(table.s)["args"])


def test_a_view_tells_target_and_mark_what_is_lost_what_lies_face_down_and_the_rivers() -> None:
    table = lone((3, 1), storage=["ship", "blank"], wares={2: [1, 1], 4: [2]}, mark=7, phase="B", round_=2)
    book(table).under = [burgundy().pieces.ids.index("castle")]
    table.play("place d1 9", "use ship", "depot 4")
    view: Any = table.s.view(0)
    assert view["more"]["solo"]["lost"] == [2, 0, 0, 0, 0, 0] and view["more"]["solo"]["under"] == ["castle"]
    assert view["more"]["solo"]["rivers"] == [[0, 30], [9, 15], [9, 19], [15, 32], [30, 32]]
    player = view["players"][0]
    assert player["more"]["solo"] == {"target": 50, "mark": 7 + 1 + 8, "rounds": 19}
    assert player["storage"] == ["blank"] and player["end"] == {} and player["worth"] == {}


def test_questions_say_what_they_are_about() -> None:
    short = lone((4, 1), mark=40, goods={4: 3}, silver=5).play("sell d1 4")
    assert args(short) == {"missing": 4, "target": 50}
    assert args(short.play("top up")) == {"target": 45, "full": False}
    order = lone((5, 1), storage=["mine"], tiles={2: "bank"}, mark=40).play("place d1 1")
    assert args(order) == {"tile": "mine", "missing": 10}
    mine = lone((5, 1), storage=["mine"], tiles=MINES, black={2: "ship"}).play("place d1 1")
    assert args(mine) == {"colour": "mine"} and args(mine.play("pick 2")) == {"tile": "ship"}
    ship = lone((3, 1), storage=["ship"], goods={1: 3, 4: 3}, black={1: "mine"}).play("place d1 9")
    assert args(ship) == {"number": 5} and args(ship.play("pick 1")) == {"most": 5}


def test_an_answer_says_that_it_reaches_the_target_or_completes_a_colour() -> None:
    assert lone((4, 1), mark=46, goods={4: 3}).facts("sell d1 4")["target"] == 45
    assert "target" not in lone((4, 1), mark=4, goods={4: 3}).facts("sell d1 4")
    placed = lone((5, 1), storage=["mine"], tiles=MINES, black={2: "ship"}).facts("place d1 1")
    assert (placed["colour"], placed["then"], placed["points"]) == ("mine", "solo.pick", 11)
    bought = lone((4, 1), mark=40, goods={4: 3}, silver=5).play("sell d1 4").facts("top up")
    assert (bought["silver"], bought["points"], bought["target"]) == (4, 4, 45)


def test_e_10_12_a_face_down_tile_says_why_it_cannot_go_somewhere() -> None:
    table = lone((2, 3), storage=["blank"])
    book(table).under = [20]
    assert table.blocked()["duchy:10"] == ("out-of-reach", "E 10.12")
    assert table.blocked()["duchy:0"] == ("no-neighbour", "CoB 27") and "duchy:7" not in table.blocked()


def test_the_chain_leads_from_the_die_to_the_tile_for_a_colour() -> None:
    table = lone((5, 1), storage=["mine"], tiles=MINES, black={2: "ship"}).play("place d1 1")
    assert table.trail() == ["die d1 5", "placed mine 1 11", "solo.pick"]


def test_a_terminal_tells_how_far_it_is() -> None:
    table = lone((3, 1), storage=["ship"], wares={2: [1, 1], 4: [2]}, mark=7, phase="E", round_=4)
    told = aloud(table.play("place d1 9", "depot 4"))
    assert "target: 10 of 50 points, 35 empty hexes, 2 rounds with this one." in told
    assert "goods gone: 1×2." in told and "rivers: 0~30, 9~15, 9~19, 15~32, 30~32." in told
