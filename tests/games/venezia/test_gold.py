"""VE 48-50, A11, A12: gold for steps, and the windows in which it is asked."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import Scene, at, player


def pay(t: Scene, *tokens: int) -> Scene:
    return t.play("gold", *(f"give {value}" for value in tokens), "paid")


@pytest.mark.parametrize("start", ["cards", "drain", "draw"])
def test_ve_48_gold_is_one_more_answer_of_the_menus_of_the_own_turn(start: str) -> None:
    t = at(start, player(hand="casa", tokens="5", at=20))
    assert t.menu[0] == "gold"
    before = t.ask
    pay(t, 5)
    assert t.at[0] == 21 and t.ask == before and "gold" not in t.menu


@pytest.mark.parametrize(("tokens", "steps"), [("5", 1), ("3 2", 1), ("6 6", 2), ("1*5", 1), ("4 6 6 4", 4)])
def test_ve_48_one_step_for_five_gold(tokens: str, steps: int) -> None:
    t = at("cards", player(tokens=tokens, at=20))
    t.play("gold")
    while t.ask == "gold.give":
        t.play(next((text for text in t.menu if text.startswith("give")), "paid"))
    assert t.at[0] == 20 + steps and t.points("gold") == steps


def test_ve_48_four_gold_buy_nothing() -> None:
    t = at("cards", player(tokens="4", at=20))
    assert t.menu == ["built"]


def test_ve_49_swamps_leave_the_game_a12_treasures_return_to_the_chest() -> None:
    t = at("cards", player(tokens="4 1", at=20), chest="3")
    pay(t, 4, 1)
    assert t.state.gone == [0, 1, 0] and t.state.chest == [1, 1, 0, 0]
    assert t.tokens() == []


def test_ve_50_no_change_is_given() -> None:
    t = at("cards", player(tokens="6 3", at=20))
    pay(t, 6, 3)
    assert t.at[0] == 21 and t.tokens() == []
    assert t.told("paid") == [{"kind": "paid", "seat": 0, "gold": 9, "steps": 1}]


def test_ve_43_a_bought_step_jumps_too() -> None:
    t = at("cards", player(tokens="5", at=20), player(at=21), player(at=22))
    pay(t, 5)
    assert t.at[0] == 23 and t.points("gold") == 1 and t.points("jumps") == 2


def test_a11_any_set_of_tokens_from_five_gold_on_the_dearest_first() -> None:
    t = at("cards", player(tokens="6 3 2 1 0"))
    t.play("gold")
    assert (t.menu, t.span) == (["give 6", "give 3"], (1, 4)), "2 and 1 alone never reach five"
    t.play("give 3")
    assert t.menu == ["give 2"], "6 came before, and only 2 reaches five"
    t.play("give 2")
    assert (t.menu, t.span) == (["give 1", "paid"], (0, 1))


def test_a11_tokens_may_be_named_in_any_order() -> None:
    match = at("cards", player(tokens="6 3 2", at=20)).match()
    match.play("gold")
    rows = match.play_all(["give 2", "paid", "give 3"])
    assert [row.text for row in rows] == ["give 3", "give 2", "paid"]
    view = match.state.view(0)["players"]
    assert isinstance(view, list) and (view[0]["at"], view[0]["tokens"]) == (21, [6])


def test_a11_two_exchanges_in_one_window() -> None:
    t = at("cards", player(tokens="5 5", at=20))
    pay(pay(t, 5), 5)
    assert t.at[0] == 22


def test_a11_before_a_site_of_ones_own() -> None:
    t = at("cards", player(hand="casa", tokens="5", at=31), drained="B")
    t.play("play casa", "built")
    assert t.ask == "building.site" and t.menu[0] == "gold"
    pay(t, 5).play("site B01")
    assert t.at[0] == 33 and t.state.players[0].treasures() == 1, "the step brought him to quarter B first"


def test_a11_before_a_site_that_another_chooses_the_order_is_asked_even_for_one_building() -> None:
    t = at("cards", player(hand="palazzo", tokens="5", at=20), player(front="palazzo*2", at=30), drained="A")
    t.play("play palazzo", "built")
    assert (t.ask, t.seat, t.menu) == ("building.order", 0, ["gold", "order palazzo"])


def test_a11_without_tokens_that_could_pay_the_order_of_one_building_is_no_question() -> None:
    t = at("cards", player(hand="palazzo", tokens="2 2", at=20), player(front="palazzo*2", at=30), drained="A")
    t.play("play palazzo", "built")
    assert (t.ask, t.seat) == ("building.site", 1)


def joint_campo(tokens: str, place: int, quarter: str, chest: str | None = None) -> Scene:
    """A campo of two players, whose site the other one chooses."""
    t = at(
        "cards",
        player(hand="campo", tokens=tokens, at=place),
        player(front="campo*2", at=57),
        drained="B E",
        chest=chest,
    )
    return t.play("play campo", "built", "order campo", f"site {quarter}01")


def test_a11_after_the_site_and_before_the_treasures_where_a_step_brings_one() -> None:
    t = joint_campo("5", 31, "B")
    assert (t.ask, t.seat) == ("building.gold", 0)
    pay(t, 5)
    assert t.at[0] == 32 and t.state.players[0].treasures() == 1


def test_a11_no_question_where_the_quarter_is_out_of_reach_or_bordered_already() -> None:
    assert joint_campo("5", 20, "B").ask == "drain"
    assert joint_campo("5", 31, "E").ask == "drain"


def test_a11_an_empty_chest_asks_only_whom_paying_with_a_treasure_would_fill_it() -> None:
    assert joint_campo("5", 20, "E", chest="").ask == "building.gold"
    assert joint_campo("2 2 2", 20, "E", chest="").ask == "drain"
    assert joint_campo("5", 20, "E", chest="3 4").ask == "drain"


def test_a11_a_treasure_just_returned_can_be_taken() -> None:
    t = joint_campo("5", 20, "E", chest="")
    pay(t, 5)
    assert t.tokens() == [5]


def test_ve_69_between_two_moves_only_where_the_order_makes_a_difference() -> None:
    near = at("cards", player(hand="basilica*2", tokens="5", at=26), player(front="basilica*2", at=19), drained="A")
    near.play("play basilica", "play basilica", "built", "order basilica", "site A01 A02 A06")
    assert near.ask == "building.gold", "the master's seven steps end where he lies"
    far = at("cards", player(hand="basilica*2", tokens="5", at=20), player(front="basilica*2", at=40), drained="A")
    far.play("play basilica", "play basilica", "built", "order basilica", "site A01 A02 A06")
    assert far.ask == "drain"


def test_decided_before_the_first_move_of_another_master() -> None:
    t = at("cards", player(hand="basilica", tokens="5", at=27), player(front="basilica*3", at=20), drained="A")
    t.play("play basilica", "built", "order basilica", "site A01 A02 A06")
    assert (t.ask, t.at) == ("building.gold", [27, 20, 0])
    later = t.clone()
    pay(t, 5)
    assert t.at == [31, 27, 0], "bought to 28, so that the master did not jump him, then three"
    later.play("no gold")
    assert later.at == [31, 28, 0]
    pay(later, 5)
    assert later.at == [32, 28, 0]


def test_a11_the_question_tells_nobody_whether_he_can_pay() -> None:
    """Three swamps might be worth six gold: the window opens, though his are worth three."""
    t = at("cards", player(hand="basilica", tokens="1 1 1", at=27), player(front="basilica*3", at=20), drained="A")
    t.play("play basilica", "built")
    assert (t.ask, t.menu, t.decision.secret) == ("building.order", ["order basilica"], True)
    t.play("order basilica", "site A01 A02 A06")
    assert (t.ask, t.menu, t.decision.secret) == ("building.gold", ["no gold"], True)


def test_a11_at_the_end_of_a_turn_only_where_no_draw_was_asked() -> None:
    t = at("drain", player(hand="casa*5", tokens="5"))
    t.play("enough")
    assert (t.ask, t.menu) == ("turn.gold", ["gold", "no gold"])
    t.play("no gold")
    assert t.seat == 1
    t = at("drain", player(hand="casa*4", tokens="5"))
    assert t.play("enough", "no draw").seat == 1


def test_option_gold_windows_all_asks_before_treasures_and_before_each_move_and_at_the_end() -> None:
    t = at("cards", player(hand="casa", tokens="5", at=20), drained="A", gold_windows="all")
    t.play("play casa", "built", "site A01")
    asked = []
    while t.seat == 0:
        asked.append(t.ask)
        t.play({"drain": "enough", "draw": "no draw"}.get(t.ask, "no gold"))
    assert asked == ["building.gold", "building.gold", "drain", "draw", "turn.gold"]


def test_gold_of_another_seat_is_never_asked_for_off_turn() -> None:
    t = at("cards", player(hand="palazzo", at=20), player(front="palazzo*2", tokens="6 6", at=30), drained="A")
    t.play("play palazzo", "built")
    assert t.seat == 1 and t.menu[0].startswith("site")


def test_a11_a_chest_that_is_full_enough_for_all_who_border_the_quarter_asks_nothing() -> None:
    """The partner takes part but does not border it, the third gondola borders it but takes no part."""
    t = at(
        "cards",
        player(hand="campo", tokens="5", at=20),
        player(front="campo*2", at=57),
        player(at=25),
        drained="E",
        chest="3",
    )
    assert t.play("play campo", "built", "order campo", "site E01").ask == "drain"
    assert t.state.players[0].treasures() == 2


def test_a11_an_empty_chest_makes_the_way_to_the_quarter_no_reason() -> None:
    assert joint_campo("2 2 2", 31, "B", chest="").ask == "drain"
    assert joint_campo("5", 31, "B", chest="").ask == "building.gold"
