"""VE 61-65, A22: the imaginary third player of two."""

from __future__ import annotations

from tests.games.venezia.scenario import Scene, at, imaginary, player

THIRD = 2


def test_ve_61_62_a_card_for_it_at_the_start_of_the_turn() -> None:
    t = at("turn", player(), player(), imaginary(), draws="campo")
    assert (t.ask, t.menu) == ("turn.third", ["third now", "third later"])
    t.play("third now")
    assert t.front(THIRD) == "campo" and t.pawn("campo") == THIRD and t.ask == "cards.play"
    t.play("built", "enough", "no draw")
    assert (t.seat, t.ask) == (1, "turn.third")


def test_ve_62_or_at_its_end() -> None:
    t = at("turn", player(), player(), imaginary(), draws="campo")
    t.play("third later", "built", "enough")
    assert t.front(THIRD) == ""
    t.play("no draw")
    assert t.front(THIRD) == "campo" and (t.seat, t.ask) == (1, "turn.third")


def test_ve_61_three_players_have_no_imaginary_one() -> None:
    assert at("turn", seats=3).ask == "cards.play"


def test_ve_63_a_third_type_is_discarded_without_effect() -> None:
    t = at("turn", player(), player(), imaginary(front="campo ponte"), draws="palazzo")
    t.play("third now")
    assert t.front(THIRD) == "campo ponte" and t.discards == "palazzo" and t.pawn("palazzo") == -1


def test_ve_63_another_card_of_its_types_stays() -> None:
    t = at("turn", player(), player(), imaginary(front="campo ponte"), draws="ponte")
    t.play("third now")
    assert t.front(THIRD) == "campo ponte ponte"


def test_ve_64_it_is_master_and_the_active_player_chooses_site_and_quarter() -> None:
    t = at(
        "turn",
        player(at=20),
        player(front="ponte", pawns="", at=30),
        imaginary(front="ponte"),
        drained="A C",
        built="casa C01; casa C04; casa C05",
        draws="ponte",
    )
    t.play("third now")
    assert (t.ask, t.seat, t.pawn("ponte")) == ("building.site", 0, THIRD)
    t.play("site P04")
    assert (t.ask, t.seat) == ("building.points", 0)
    t.play("points C")
    assert t.at == [20, 32], "the real participant has half of four, the active player no part in it"


def test_ve_65_a_real_player_can_be_master_over_it() -> None:
    t = at("turn", player(front="campo*2", at=20), player(), imaginary(front="", pawns=""), drained="A", draws="campo")
    t.play("third now")
    assert (t.ask, t.seat, t.pawn("campo")) == ("building.site", 0, 0)


def test_ve_65_it_takes_the_pawn_with_strictly_more_cards() -> None:
    t = at("turn", player(), player(front="basilica"), imaginary(front="basilica", pawns=""), draws="basilica")
    t.play("third now")
    assert t.pawn("basilica") == THIRD


def test_ve_65_a_building_of_its_cards_alone_moves_nobody() -> None:
    t = at("turn", player(at=1), player(at=2), imaginary(front="campo*2"), drained="A", draws="campo")
    t.play("third now", "site A01")
    assert t.at == [1, 2] and t.told("treasure") == [] and t.discards == "campo campo campo"


def test_a22_a_casa_is_built_at_once_where_the_active_player_wants_and_nobody_moves() -> None:
    t = at("turn", player(at=1), player(at=2), imaginary(front="campo ponte"), drained="A", draws="casa")
    t.play("third now")
    assert (t.ask, t.seat) == ("building.site", 0)
    t.play("site A01")
    assert t.houses("A") == 1 and t.at == [1, 2] and t.told("treasure") == [] and t.discards == "casa"


def test_a22_its_last_casa_ends_the_game() -> None:
    t = at("turn", player(), player(), imaginary(), drained="A", supply="casa", draws="casa")
    assert t.play("third now", "site A01").over


def test_a22_a_building_completed_at_the_end_of_the_turn_comes_before_the_flush() -> None:
    t = at(
        "turn",
        player(hand="palazzo", at=20),
        player(front="campo", pawns="", at=30),
        imaginary(front="campo"),
        opened="campo ponte casa",
        drained="A",
        draws="basilica basilica basilica campo",
    )
    t.play("third later", "built", "enough", "show palazzo", "deck")
    assert (t.ask, t.seat) == ("building.site", 0) and t.opened == "palazzo campo ponte casa"
    t.play("site A01")
    assert t.opened == "" and t.discards == "palazzo campo campo campo campo ponte casa"


def test_decided_it_sits_after_the_second_seat() -> None:
    """Clockwise from seat 1: the imaginary one, then seat 0, who takes his treasure second."""
    t = at(
        "turn",
        player(front="basilica", pawns="", at=20),
        player(front="basilica*2", at=22),
        imaginary(),
        drained="E",
        draws="basilica t3 t6",
    )
    t.play("third now", "site E01 E02 E04")
    assert [one["seat"] for one in t.told("treasure")] == [1, 0]
    assert [one["seat"] for one in t.told("move")] == [1, 0]


def test_a7_the_pawn_of_a_dropped_type_may_go_to_it() -> None:
    t = at("cards", player(hand="palazzo campo", front="basilica"), player(), imaginary(front="basilica", pawns=""))
    t.play("play palazzo", "play campo", "built", "drop basilica")
    assert t.pawn("basilica") == THIRD


def test_a11_gold_before_its_card() -> None:
    t = at("turn", player(tokens="5", at=20), player(), imaginary())
    assert t.menu == ["gold", "third now", "third later"]
    assert t.play("gold", "give 5", "paid").ask == "turn.third"


def test_a11_gold_after_a_building_at_the_end_of_the_turn() -> None:
    t = at("turn", player(tokens="5"), player(), imaginary(), drained="A", draws="casa")
    t.play("third later", "built", "enough", "no draw", "site A01")
    assert (t.ask, t.seat) == ("turn.gold", 0)


def test_without_cards_it_gets_none() -> None:
    t = at("turn", player(), player(), imaginary(), deck="")
    assert t.play("third now").ask == "cards.play"


def test_it_has_no_gondola_and_comes_last() -> None:
    t = at("turn", player(at=20), player(at=30), imaginary(), drained="A", supply="casa", draws="casa")
    t.play("third now", "site A01")
    assert t.state.ranking() == [2, 1, 3] and len(t.state.scores()) == 3 and t.state.scores()[THIRD] == 0
    view = t.view()["players"][THIRD]
    assert view["imaginary"] and view["at"] is None and "cards" not in view


def another_master(**tokens: str) -> Scene:
    """The imaginary player's card completes a campo of seat 1 in the turn of seat 0, who lies before 60."""
    t = at(
        "turn",
        player(at=59, **tokens),
        player(front="campo*2", at=20),
        imaginary(),
        drained="E",
        built="casa E02; casa E03; casa E04",
        chest="",
        draws="campo",
    )
    return t.play("third now")


def test_a11_before_the_site_of_another_master_whose_building_its_card_completed() -> None:
    t = another_master(tokens="5")
    assert (t.ask, t.seat, t.menu, t.decision.secret) == ("building.gold", 0, ["gold", "no gold"], True)
    later = t.clone()
    t.play("gold", "give 5", "paid")
    assert t.over and t.pieces[3:] == [] and t.at == [60, 20], "A14: the building is not built any more"
    later.play("no gold")
    assert (later.ask, later.seat) == ("building.site", 1)


def test_a11_no_question_before_that_site_without_tokens_or_without_room() -> None:
    assert (another_master().ask, another_master(tokens="2 2").seat) == ("building.site", 1)
    t = at("turn", player(tokens="5"), player(front="ponte*2", at=20), imaginary(), draws="ponte")
    assert t.play("third now").ask == "cards.play" and t.discards == "ponte ponte ponte"


def test_a11_no_question_of_its_own_before_a_site_he_chooses_himself() -> None:
    t = at("turn", player(tokens="5", at=20), player(), imaginary(front="campo*2"), drained="A", draws="campo")
    t.play("third now")
    assert (t.ask, t.menu[0]) == ("building.site", "gold")


def test_ve_62_63_what_was_drawn_for_it_is_told_and_whether_it_stays() -> None:
    t = at("turn", player(), player(), imaginary(front="campo ponte"), draws="palazzo campo")
    t.play("third now", "built", "enough", "no draw", "third now")
    assert [(one["card"], one["kept"]) for one in t.told("third")] == [(1, 0), (2, 1)]


def test_a14_an_exchange_before_that_site_ends_the_game_though_tokens_are_left() -> None:
    t = another_master(tokens="5 5").play("gold", "give 5", "paid")
    assert (t.ask, t.seat) == ("gold.final", 0) and t.pieces[3:] == []


def test_a11_who_takes_no_part_is_not_asked_before_treasures() -> None:
    t = at("turn", player(tokens="5", at=31), player(front="campo*2", at=57), imaginary(), drained="B", draws="campo")
    t.play("third now", "no gold", "site B01")
    assert (t.ask, t.seat) == ("cards.play", 0)
