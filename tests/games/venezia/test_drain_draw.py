"""VE 47, 51-55, A2, A3: draining and drawing."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import at, player, scene_of

from ludoteca.core.errors import Illegal


@pytest.mark.parametrize(("answers", "tokens"), [(["enough"], 0), (["drain A01", "enough"], 1)])
def test_ve_47_none_or_one(answers: list[str], tokens: int) -> None:
    t = at("drain", player())
    t.play(*answers)
    assert t.state.players[0].swamps() == tokens and t.ask == "draw"
    assert t.state.ground.swamps() == 86 - tokens


def test_ve_47_two_anywhere_chosen_before_a_value_is_seen() -> None:
    t = at("drain", player(), draws="s2 s0")
    assert t.span == (0, 2) and len(t.menu) == 87
    t.play("drain A01")
    assert t.tokens() == [] and t.span == (0, 1)
    t.play("drain E19")
    assert t.tokens() == [2, 0]
    assert [(one["hex"], one["value"]) for one in t.told("drain")] == [(0, 2), (105, 0)]


def test_ve_47_in_any_order() -> None:
    match = at("drain", player()).match()
    assert [row.text for row in match.play_all(["drain C01", "drain A05"])] == ["drain A05", "drain C01"]


def test_ve_47_after_the_last_swamp_of_the_menu_the_rest_is_forced() -> None:
    t = at("drain", player(), draws="s1")
    t.play("drain E19")
    assert t.ask == "draw" and t.tokens() == [1]


def test_ve_47_drained_hexes_can_be_built_on_but_not_by_him_this_turn() -> None:
    t = at("drain", player(hand="casa"), player(hand="casa"))
    t.play("drain A01", "enough", "no draw")
    assert t.seat == 1
    assert "site A01" in t.play("play casa", "built").menu


def test_without_swamps_there_is_nothing_to_ask() -> None:
    t = at("drain", player(), drained="A B C D E")
    assert t.ask == "draw"


def test_ve_51_one_open_card_or_the_top_of_the_pile() -> None:
    t = at("draw", player(hand="casa*4"), opened="campo ponte", draws="basilica")
    assert t.menu == ["open campo", "open ponte", "deck", "no draw"]
    other = t.clone()
    assert t.play("deck").hand() == "basilica casa casa casa casa"
    other.play("open ponte")
    assert other.hand() == "ponte casa casa casa casa" and other.opened == "campo"


def test_ve_52_a_card_laid_open_for_exactly_three() -> None:
    t = at("draw", player(hand="palazzo casa"), opened="campo ponte", draws="basilica")
    assert t.menu[:2] == ["show palazzo", "show casa"]
    t.play("show palazzo")
    assert (t.ask, t.span, t.menu) == ("draw.take", (3, 3), ["open campo", "open ponte", "deck"])
    t.play("open campo", "open ponte", "deck")
    assert t.hand() == "basilica campo ponte casa" and t.opened == "palazzo"


def test_ve_52_no_type_lies_open_twice() -> None:
    t = at("draw", player(hand="palazzo casa"), opened="casa")
    assert "show casa" not in t.menu and "show palazzo" in t.menu
    assert t.blocked() == {"hand:casa": ("type-lies-open", "VE 52")}


def test_ve_52_never_an_open_card_after_one_from_the_pile() -> None:
    t = at("draw", player(hand="palazzo"), opened="campo", draws="casa*3")
    t.play("show palazzo", "deck")
    assert t.hand() == "casa casa casa" and t.opened == "palazzo campo" and t.seat == 1


def test_ve_52_the_card_just_laid_open_cannot_be_taken_back() -> None:
    t = at("draw", player(hand="palazzo"), opened="campo casa")
    t.play("show palazzo")
    assert t.menu == ["open campo", "open casa", "deck"]
    with pytest.raises(Illegal):
        t.play("open palazzo")


def test_ve_52_with_nothing_else_open_the_pile_is_forced() -> None:
    t = at("draw", player(hand="palazzo"), draws="casa*3")
    t.play("show palazzo", "deck")
    assert t.hand() == "casa casa casa" and t.seat == 1


def test_ve_52_the_three_may_be_named_with_the_card_in_one_go() -> None:
    match = at("draw", player(hand="palazzo"), opened="campo casa ponte").match()
    rows = match.play_all(["show palazzo", "open casa", "open campo", "open ponte"])
    assert [row.text for row in rows] == ["show palazzo", "open campo", "open ponte", "open casa"]


@pytest.mark.parametrize(
    ("hand", "shows", "draws"), [(0, False, True), (1, True, True), (3, True, True), (4, False, True)]
)
def test_ve_53_hand_limit_five(hand: int, shows: bool, draws: bool) -> None:
    t = at("draw", player(hand=f"casa*{hand}" if hand else ""))
    assert ("show casa" in t.menu) == shows and ("deck" in t.menu) == draws


def test_a2_a_hand_of_five_draws_nothing() -> None:
    t = at("draw", player(hand="casa*5"))
    assert (t.ask, t.seat) == ("cards.play", 1)


@pytest.mark.parametrize(
    ("opened", "deck", "discards", "shows"),
    [
        ("campo", "casa", "", False),
        ("campo", "casa", "ponte", True),
        ("campo ponte", "casa", "", True),
        ("", "", "casa*2", False),
    ],
)
def test_a3_three_cards_must_be_there_besides_the_one_laid_open(
    opened: str, deck: str, discards: str, shows: bool
) -> None:
    t = at("draw", player(hand="palazzo"), opened=opened, deck=deck, discards=discards)
    assert ("show palazzo" in t.menu) == shows


def test_a3_only_picks_from_which_three_can_be_reached() -> None:
    t = at("draw", player(hand="palazzo"), opened="campo ponte casa", deck="basilica")
    t.play("show palazzo")
    assert t.menu == ["open campo", "open ponte"], "with casa first two would be missing"
    t.play("open ponte")
    assert t.seat == 1 and t.hand() == "basilica ponte casa", "the rest was forced"


def test_ve_54_the_discards_become_the_pile_in_the_middle_of_a_draw() -> None:
    t = at("draw", player(hand="palazzo"), deck="casa", discards="ponte*4 campo", draws="casa ponte campo")
    t.play("show palazzo")
    assert t.hand() == "campo ponte casa"
    assert t.state.deck_size == 3 and t.state.discard_size == 0
    assert [one["cards"] for one in t.told("shuffle")] == [5]


def test_ve_54_no_card_anywhere() -> None:
    t = at("draw", player(hand="palazzo"), deck="")
    assert t.seat == 1
    t = at("draw", player(), deck="", opened="casa")
    assert t.menu == ["open casa", "no draw"]


def test_ve_55_four_open_cards_are_discarded_at_the_end_of_a_turn() -> None:
    t = at("draw", player(hand="palazzo"), opened="campo ponte casa", draws="casa*3")
    t.play("show palazzo", "deck")
    assert t.opened == "" and t.discards == "palazzo campo ponte casa" and len(t.told("flush")) == 1


def test_ve_55_three_stay() -> None:
    t = at("draw", player(hand="palazzo"), opened="campo ponte", draws="casa*3")
    t.play("show palazzo", "deck")
    assert t.opened == "palazzo campo ponte" and t.told("flush") == []


def test_a3_where_just_three_can_be_taken_all_are_forced_and_may_be_named() -> None:
    match = at("draw", player(hand="palazzo"), opened="campo ponte", deck="basilica").match()
    match.play_all(["show palazzo", "open campo", "open ponte", "deck"])
    assert scene_of(match).hand() == "basilica campo ponte" and scene_of(match).seat == 1
    bare = at("draw", player(hand="palazzo"), opened="campo ponte casa", deck="").match()
    with pytest.raises(Illegal):
        bare.play_all(["show palazzo", "open campo", "open ponte", "open casa", "deck"])
    bare.play_all(["show palazzo", "open campo", "open ponte", "open casa"])
    assert scene_of(bare).hand() == "campo ponte casa"
