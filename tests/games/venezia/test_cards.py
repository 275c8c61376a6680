"""VE 13-23, A1, A4, A5: playing cards, master builders."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import at, player


def test_ve_13_any_number_of_cards_of_any_types_or_none() -> None:
    t = at("cards", player(hand="basilica palazzo campo ponte casa"))
    assert t.menu == ["play basilica", "play palazzo", "play campo", "play ponte", "play casa", "built"]
    assert t.span == (0, 5)
    t.play("play basilica", "play palazzo", "play campo", "play ponte")
    assert t.front() == "basilica palazzo campo ponte" and t.hand() == "casa"


def test_ve_13_the_cards_of_a_turn_may_be_named_in_any_order() -> None:
    match = at("cards", player(hand="palazzo*2 casa ponte")).match()
    rows = match.play_all(["built", "play ponte", "play palazzo", "play palazzo"])
    assert [row.text for row in rows] == ["play palazzo", "play palazzo", "play ponte", "built"]


def test_ve_14_cards_in_the_hand_never_count_for_a_building() -> None:
    t = at("cards", player(hand="campo*3"), drained="A")
    t.play("play campo", "play campo", "built")
    assert t.ask == "drain" and t.front() == "campo campo" and t.hand() == "campo"


@pytest.mark.parametrize("kind", ["basilica", "palazzo", "campo", "ponte"])
def test_ve_16_who_begins_a_building_takes_its_pawn(kind: str) -> None:
    t = at("cards", player(hand=kind))
    t.play(f"play {kind}")
    assert t.pawn(kind) == 0


@pytest.mark.parametrize(("mine", "theirs", "master"), [(1, 1, 1), (1, 2, 1), (2, 1, 0), (2, 2, 1)])
def test_ve_17_the_pawn_changes_hands_on_strictly_more_cards(mine: int, theirs: int, master: int) -> None:
    t = at("cards", player(hand=f"basilica*{mine}"), player(front=f"basilica*{theirs}"))
    t.play(*["play basilica"] * mine)
    assert t.pawn("basilica") == master


def test_ve_17_only_the_master_is_compared_with() -> None:
    t = at("cards", player(hand="basilica"), player(front="basilica"), player(front="basilica", pawns=""))
    t.play("play basilica")
    assert t.pawn("basilica") == 1


@pytest.mark.parametrize(("kind", "needed"), [("basilica", 4), ("palazzo", 3), ("campo", 3), ("ponte", 3)])
def test_ve_18_all_players_together_may_not_lay_more_than_needed(kind: str, needed: int) -> None:
    t = at("cards", player(hand=f"{kind}*2"), player(front=f"{kind}*{needed - 1}"))
    t.play(f"play {kind}")
    assert t.menu == ["built"]


def test_ve_19_a_building_begun_earlier_is_finished_alone_with_the_pawn() -> None:
    t = at("cards", player(hand="ponte*2", front="ponte", at=20), drained="A B")
    t.play("play ponte", "play ponte", "built")
    assert (t.ask, t.seat, t.pawn("ponte")) == ("building.site", 0, 0)
    t.play("site P01")
    assert t.pawn("ponte") == -1 and t.discards == "ponte ponte ponte"


def test_ve_20_a_whole_set_is_built_alone_while_others_keep_cards_and_pawn() -> None:
    t = at("cards", player(hand="basilica*4", at=20), player(front="basilica*3", at=30), drained="A")
    assert t.menu == ["set basilica", "play basilica", "built"]
    t.play("set basilica", "built", "site A01 A02 A06")
    assert t.at == [27, 30, 0]
    assert t.pawn("basilica") == 1 and t.front(1) == "basilica basilica basilica"
    assert t.discards == "basilica basilica basilica basilica"


def test_ve_20_all_cards_in_one_turn_are_a_set_not_a_joint_building() -> None:
    t = at("cards", player(hand="campo*3"))
    t.play("play campo", "play campo")
    assert t.menu == ["built"]
    assert t.blocked() == {"hand:campo": ("play-as-set", "VE 20")}


def test_ve_21_the_same_type_twice_alone_and_with_others() -> None:
    t = at("cards", player(hand="campo*4", at=20), player(front="campo*2", at=30), drained="A")
    t.play("set campo", "play campo", "built")
    assert t.menu == ["order campo", "order set campo"]
    t.play("order set campo", "site A06", "site A12")
    assert [one["card"] for one in t.told("built")] == [2, 2]
    assert t.discards == "campo campo campo campo campo campo" and t.pawn("campo") == -1


def test_a4_a_set_beside_own_cards_leaves_them_and_the_pawn() -> None:
    t = at("cards", player(hand="ponte*3", front="ponte*2", at=20), drained="A B")
    t.play("set ponte", "built", "site P01")
    assert t.front() == "ponte ponte" and t.pawn("ponte") == 0
    assert t.discards == "ponte ponte ponte"


def test_a5_a_set_and_the_beginning_of_another_building_of_its_type() -> None:
    t = at("cards", player(hand="ponte*5", at=20), drained="A B")
    t.play("set ponte", "play ponte", "play ponte")
    assert t.menu == ["built"]
    t.play("built", "site P01")
    assert t.front() == "ponte ponte" and t.pawn("ponte") == 0


def test_decided_cards_of_a_set_do_not_count_when_pawns_are_compared() -> None:
    t = at("cards", player(hand="palazzo*4"), player(front="palazzo"), drained="A")
    t.play("set palazzo", "play palazzo")
    assert t.pawn("palazzo") == 1


def test_ve_22_casas_have_no_pawn_and_several_are_built_one_after_another() -> None:
    t = at("cards", player(hand="casa*3", at=20), drained="A")
    t.play("play casa", "play casa", "play casa", "built")
    t.play("site A01", "site A03", "site A04")
    assert t.at[0] == 23 and t.discards == "casa casa casa" and t.houses("A") == 3


def test_ve_23_no_card_is_played_once_building_has_begun() -> None:
    t = at("cards", player(hand="casa*2", at=20), drained="A")
    t.play("play casa", "built", "site A01")
    assert t.ask == "drain" and t.hand() == "casa"


def test_ve_20_the_cards_shown_for_a_series_are_those_that_can_be_played_together() -> None:
    t = at("cards", player(hand="campo*3 basilica*2"), player(front="basilica*3"))
    top = t.state.stack[-1]
    assert [action.text for action in top.pool(t.state)] == ["set campo", "play basilica", "play campo", "play campo"]
    t.play("play campo")
    assert [action.text for action in t.state.stack[-1].pool(t.state)] == ["play campo"]
    joint = at("cards", player(hand="campo*3", front="campo"))
    assert [action.text for action in joint.state.stack[-1].pool(joint.state)][1:] == ["play campo", "play campo"]


def test_what_is_played_is_told_with_what_lies_there() -> None:
    t = at("cards", player(hand="ponte*2 casa"), player(front="ponte"))
    t.play("play ponte", "play ponte", "play casa")
    assert [(one["card"], one["laid"]) for one in t.told("play")] == [(3, 2), (3, 3), (4, 1)]
    assert [(one["card"], one["seat"], one["from"]) for one in t.told("pawn")] == [(3, 0, 1)]
