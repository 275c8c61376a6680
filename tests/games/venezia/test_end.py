"""VE 56-60, A13-A17: the two ends, the last exchange, the winner."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import at, player


@pytest.mark.parametrize("kind", ["basilica", "palazzo", "campo", "ponte", "casa"])
def test_ve_56_the_last_piece_of_a_type_ends_the_game(kind: str) -> None:
    need = {"basilica": 4, "casa": 1}.get(kind, 3)
    site = {
        "basilica": "A01 A02 A06", "palazzo": "A01 A02", "campo": "A01", "ponte": "P01", "casa": "A01",
    }[kind]  # fmt: skip
    t = at("cards", player(hand=f"{kind}*{need}", at=20), drained="A B", supply=kind)
    t.play("play casa" if kind == "casa" else f"set {kind}", "built", f"site {site}")
    assert t.over and t.view()["ended"] == kind


def test_ve_56_one_piece_left_is_not_the_end() -> None:
    t = at("cards", player(hand="casa", at=20), drained="A", supply="casa*2")
    assert t.play("play casa", "built", "site A01").ask == "drain"


@pytest.mark.parametrize(("start", "over"), [(52, False), (53, True), (54, True)])
def test_ve_56_a_gondola_at_sixty_or_beyond_ends_the_game(start: int, over: bool) -> None:
    t = at("cards", player(hand="basilica*4", at=start), drained="A")
    t.play("set basilica", "built", "site A01 A02 A06")
    assert t.over == over and (t.view()["ended"] == "sixty") == over


def test_ve_57_everyone_in_the_last_building_still_moves_and_nothing_else_happens() -> None:
    t = at(
        "cards",
        player(hand="basilica casa", at=30),
        player(front="basilica*3", at=55),
        drained="A",
    )
    t.play("play basilica", "play casa", "built", "order basilica", "site A01 A02 A06")
    assert t.over and t.at == [33, 62, 0]
    assert t.hand() == "" and t.front() == "casa", "the casa is not built any more (A15)"


def test_ve_57_treasures_of_the_last_building_are_given() -> None:
    t = at("cards", player(hand="casa", at=20, tokens="5"), drained="E", supply="casa", draws="t5")
    t.play("play casa", "built", "site E01")
    assert t.tokens() == [5, 5] and t.ask == "gold.final"


def test_ve_58_a13_each_exchanges_once_from_the_left_of_the_closing_player_who_is_last() -> None:
    t = at(
        "cards",
        player(tokens="5 5", at=10),
        player(hand="casa", tokens="6", at=20),
        player(tokens="5", at=30),
        active=1,
        drained="A",
        supply="casa",
    )
    t.play("play casa", "built", "site A01")
    asked = []
    while not t.over:
        asked.append((t.seat, t.ask))
        if t.seat == 0:
            t.play("gold", "give 5", "paid")
        else:
            t.play("no gold")
    assert asked == [(2, "gold.final"), (0, "gold.final"), (1, "gold.final")]
    assert t.at == [11, 21, 30] and t.tokens() == [5], "once only"


def test_ve_58_the_last_exchange_jumps_and_any_number_of_tokens_may_go() -> None:
    t = at("cards", player(hand="casa", tokens="6 6 6 2", at=20), player(tokens="5", at=21), drained="A", supply="casa")
    t.play("play casa", "built", "site A01", "no gold")
    assert t.at == [22, 21, 0]
    t.play("gold", "give 5", "paid")
    assert t.at == [22, 23, 0]
    t.play("gold", "give 6", "give 6", "give 6", "give 2", "paid")
    assert t.over and t.at == [27, 23, 0]


def test_ve_58_who_cannot_have_five_gold_is_not_asked() -> None:
    t = at("cards", player(hand="casa", tokens="2 2", at=20), player(tokens="1 1 1"), drained="A", supply="casa")
    t.play("play casa", "built", "site A01")
    assert (t.seat, t.menu) == (1, ["no gold"]), "three swamps might be worth six, and nobody shall know"
    assert t.play("no gold").over


def test_ve_59_a17_posts_beyond_sixty_count_without_end() -> None:
    t = at("cards", player(hand="basilica*4", at=59), player(at=61), drained="A")
    t.play("set basilica", "built", "site A01 A02 A06")
    assert t.at[0] == 67


def test_ve_60_the_gondola_that_travelled_furthest_wins() -> None:
    t = at("cards", player(hand="casa", at=20), player(at=40), player(at=30), drained="A", supply="casa")
    t.play("play casa", "built", "site A01")
    assert t.state.ranking() == [3, 1, 2] and t.view()["ranking"] == [3, 1, 2]


def test_a16_gondolas_still_on_the_start_share_a_place() -> None:
    t = at("cards", player(hand="casa", at=20), seats=4, drained="A", supply="casa")
    t.play("play casa", "built", "site A01")
    assert t.state.ranking() == [1, 2, 2, 2]


@pytest.mark.parametrize("start", ["cards", "drain", "draw"])
def test_a14_an_exchange_to_sixty_ends_the_game_at_once(start: str) -> None:
    t = at(start, player(hand="casa", tokens="5", at=59), drained="A")
    t.play("gold", "give 5", "paid")
    assert t.over and t.pieces == [] and t.hand() == "casa" and t.view()["ended"] == "sixty"


def test_a14_an_exchange_before_the_site_leaves_the_building_unbuilt() -> None:
    t = at("cards", player(hand="casa", tokens="5", at=59), drained="A")
    t.play("play casa", "built", "gold", "give 5", "paid")
    assert t.over and t.pieces == [] and t.front() == "casa" and t.state.supply[4] == 18


def test_a14_an_exchange_in_mid_building_leaves_treasures_and_moves_due() -> None:
    """The chest is empty: the payer fills it with the token that takes him to 60."""
    t = at(
        "cards",
        player(hand="campo casa", tokens="5", at=59),
        player(front="campo*2", at=20),
        drained="E",
        built="casa E02; casa E03; casa E04",
        chest="",
    )
    t.play("play campo", "play casa", "built", "order campo", "site E01")
    assert t.ask == "building.gold"
    t.play("gold", "give 5", "paid")
    assert t.tokens(1) == [5] and t.at == [61, 23, 0]
    assert t.front() == "casa" and t.discards == "campo campo campo"
    assert t.view()["ended"] == "sixty"


def test_a15_a_second_building_of_the_exhausted_type_is_void() -> None:
    t = at("cards", player(hand="casa*2", at=20), drained="A", supply="casa")
    t.play("play casa", "play casa", "built", "site A01")
    assert t.over and t.front() == "casa" and t.at[0] == 21


def test_both_causes_at_once_name_the_first() -> None:
    t = at("cards", player(hand="basilica*4", at=59), drained="A", supply="basilica")
    t.play("set basilica", "built", "site A01 A02 A06")
    assert t.view()["ended"] == "basilica" and len(t.told("close")) == 1


def test_the_last_round_is_known_when_the_game_begins_to_close() -> None:
    t = at("cards", player(hand="casa", at=20), drained="A", supply="casa")
    assert t.view()["last_round"] is False
    assert t.play("play casa", "built", "site A01").view()["last_round"] is True
