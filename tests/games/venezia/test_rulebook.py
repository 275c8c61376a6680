"""The worked examples of the rulebook with their exact numbers, played through a match, named by rule number."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import at, player, scene_of

from ludoteca.core.errors import Illegal
from ludoteca.core.match import Match

KLAUS = 0
JUERGEN = 1


def worked_turn() -> Match:
    """Klaus borders E, where three casas stand; D has two. Jürgen lies six spaces ahead with a ponte card and its pawn.
    Klaus has gold for one step."""
    t = at(
        "cards",
        player(hand="ponte*2 casa*2 palazzo", at=30, tokens="3 2"),
        player(front="ponte", at=38),
        drained="E D",
        built="casa E01; casa E02; casa E03; casa D07; casa D08",
        opened="campo",
    )
    return t.match()


def test_ve_66_the_second_ponte_card_takes_the_pawn_and_nothing_is_built_yet() -> None:
    match = worked_turn()
    t = scene_of(match)
    match.play("play ponte")
    assert t.pawn("ponte") == JUERGEN, "a tie changes nothing"
    match.play("play ponte")
    assert t.pawn("ponte") == KLAUS
    assert t.pieces[5:] == [] and t.ask == "cards.play"
    match.play_all(["play casa", "play casa", "built"])
    assert t.front(KLAUS) == "ponte ponte casa casa"
    assert t.ask == "building.order" and t.menu == ["gold", "order ponte", "order casa"]


def test_ve_66_71_the_worked_turn() -> None:
    match = worked_turn()
    t = scene_of(match)
    match.play_all(["play ponte", "play ponte", "play casa", "play casa", "built"])

    # VE 67: two casas in the quarter with three, each with a treasure and one step.
    match.play("order casa")
    match.play("site E04")
    assert t.at[KLAUS] == 31 and t.state.players[KLAUS].treasures() == 2
    assert t.discards == "casa"
    match.play("order casa")
    match.play("site E05")
    assert t.at[KLAUS] == 32 and t.state.players[KLAUS].treasures() == 3
    assert t.discards == "casa casa" and t.houses("E") == 5 and t.houses("D") == 2

    # VE 68: the ponte between E and D, counted in E; at 32 Klaus borders neither.
    assert t.ask == "building.site" and t.seat == KLAUS
    match.play("site P11")
    assert t.menu == ["points D", "points E"]
    match.play("points E")
    assert t.at == [37, 38, 0] and t.state.players[KLAUS].treasures() == 3

    # VE 69: between the master's and the partner's move he pays for a step over Jürgen.
    assert (t.ask, t.seat, t.menu) == ("building.gold", KLAUS, ["gold", "no gold"])
    match.play("gold")
    match.play_all(["give 3", "give 2", "paid"])
    assert t.at == [39, 38, 0]
    assert t.ask == "building.gold", "he has treasures left, and another step would still matter"
    match.play("no gold")

    # VE 70: Jürgen has half of five, rounded down, and jumps Klaus.
    assert t.at[JUERGEN] == 41
    assert t.points("ponte", KLAUS) == 5 and t.points("ponte", JUERGEN) == 2 and t.points("jumps", JUERGEN) == 1
    assert t.discards == "ponte ponte ponte casa casa" and t.pawn("ponte") == -1
    assert t.front(KLAUS) == t.front(JUERGEN) == ""

    # VE 71: two swamps, a palazzo card laid open, one open card taken and two drawn.
    assert t.ask == "drain"
    match.play_all(["drain A01", "drain B01"])
    assert t.state.players[KLAUS].swamps() == 2
    assert t.ask == "draw"
    match.play_all(["show palazzo", "open campo", "deck"])
    assert t.opened == "palazzo" and t.state.players[KLAUS].held == 3
    assert t.seat == JUERGEN and t.ask == "cards.play"


def test_ve_69_paying_only_after_the_partner_has_moved_leads_elsewhere() -> None:
    match = worked_turn()
    t = scene_of(match)
    match.play_all(["play ponte", "play ponte", "play casa", "play casa", "built"])
    for answer in ("order casa", "site E04", "order casa", "site E05", "site P11", "points E", "no gold"):
        match.play(answer)
    assert t.at == [37, 40, 0]
    match.play("gold")
    match.play_all(["give 3", "give 2", "paid"])
    assert t.at == [38, 40, 0]


def test_ve_18_two_basilica_cards_of_another_leave_room_for_two() -> None:
    match = at("cards", player(hand="basilica*3"), player(front="basilica*2")).match()
    t = scene_of(match)
    match.play("play basilica")
    match.play("play basilica")
    assert t.menu == ["built"]
    with pytest.raises(Illegal, match="play basilica"):
        match.play("play basilica")
    assert t.pawn("basilica") == JUERGEN and t.hand() == "basilica"


def test_ve_41_six_hexes_around_a_palazzo_five_undeveloped_give_five_and_two() -> None:
    match = at(
        "cards",
        player(hand="palazzo", at=20),
        player(front="palazzo*2", at=30),
        built="casa A01",
    ).match()
    t = scene_of(match)
    match.play_all(["play palazzo", "built"])
    assert (t.ask, t.seat) == ("building.site", JUERGEN)
    facts = t.state.game.preview().facts(t.state, t.action("site A02 A07"))
    assert facts["counted"] == ["A03", "A06", "A08", "A12", "A13"] and facts["not_counted"] == ["A01"]
    match.play("site A02 A07")
    assert t.points("palazzo", JUERGEN) == 5 and t.points("palazzo", KLAUS) == 2
    assert t.at == [22, 35, 0]


def test_ve_44_a_basilica_moves_the_master_seven_and_the_partner_three_each_over_the_other() -> None:
    match = at(
        "cards",
        player(hand="basilica", front="basilica", pawns="", at=30),
        player(front="basilica*2", at=25),
        drained="A",
    ).match()
    t = scene_of(match)
    match.play_all(["play basilica", "built"])
    assert t.pawn("basilica") == JUERGEN
    assert (t.ask, t.seat) == ("building.site", JUERGEN)
    match.play("site A01 A02 A06")
    assert t.at == [34, 33, 0]
    assert t.points("basilica", JUERGEN) == 7 and t.points("jumps", JUERGEN) == 1
    assert t.points("basilica", KLAUS) == 3 and t.points("jumps", KLAUS) == 1
