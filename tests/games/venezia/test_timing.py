"""VE 31-33, 48, 57-58, A11, A14: when gold is asked for: before a chest that is too empty, and before the end."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import Scene, at, player


def pay(t: Scene, *tokens: int) -> Scene:
    return t.play("gold", *(f"give {value}" for value in tokens), "paid")


# A chest that is too empty for all who claim (VE 31-33)


def claimed_basilica(quarter: str, pawn: int, chest: str) -> Scene:
    """A basilica of four players, three of whom border the quarter. The active player, seat 0, has three swamps to pay
    with; his gondola lies on 31, which borders E, and a step leads to B."""
    spots = [31, 26, 27, 28] if quarter == "E" else [31, 35, 36, 37]
    parties = [
        player(
            hand="" if seat else "basilica",
            front="basilica" if seat else "",
            pawns="basilica" if seat == pawn else "",
            tokens="" if seat else "2 2 2",
            at=spots[seat],
        )
        for seat in range(4)
    ]
    t = at("cards", *parties, drained=quarter, chest=chest).play("play basilica", "built", "order basilica")
    return t.play(next(text for text in t.menu if text.startswith(f"site {quarter}")))


def treasures(t: Scene) -> list[int]:
    return [party.treasures() for party in t.state.players]


def test_a11_ve_33_a_bought_step_to_the_quarter_takes_the_last_treasure_of_a_chest_too_empty_for_all() -> None:
    t = claimed_basilica("B", 3, "3 4")
    assert (t.ask, t.seat) == ("building.gold", 0), "master 3 is first, he would be second, and there are two"
    assert treasures(t.clone().play("no gold")) == [0, 1, 0, 1]
    assert treasures(pay(t, 2, 2, 2)) == [1, 0, 0, 1]


def test_a11_ve_32_no_question_where_the_treasures_are_gone_before_his_place_in_the_order() -> None:
    assert claimed_basilica("B", 1, "3 4").ask == "drain"
    assert claimed_basilica("B", 1, "3 4 5").ask == "drain"
    assert claimed_basilica("B", 1, "3 4 5 6").ask == "building.gold"


def test_a11_ve_33_a_bought_step_out_of_the_quarter_leaves_the_last_treasure_to_another() -> None:
    t = claimed_basilica("E", 3, "3 4")
    assert (t.ask, t.seat) == ("building.gold", 0)
    assert treasures(t.clone().play("no gold")) == [1, 0, 0, 1]
    assert treasures(pay(t, 2, 2, 2)) == [0, 1, 0, 1]
    assert claimed_basilica("E", 3, "3 4 5 6").ask == "drain", "there is one for everybody: he would only lose his"


# A building that closes the game (VE 57-58)


def last_casa(tokens: str, place: int, rival: str, other: int, shared: str = "yes") -> Scene:
    """The last casa, in A, away from all gondolas."""
    t = at(
        "cards", player(hand="casa", tokens=tokens, at=place), player(tokens=rival, at=other),
        drained="A", supply="casa", shared_crossing=shared,
    )  # fmt: skip
    return t.play("play casa", "built", "site A01")


def test_ve_48_58_before_the_last_move_of_the_game_where_another_may_still_buy_steps_past_him() -> None:
    t = last_casa("5", 20, "5", 21)
    assert (t.ask, t.seat, t.at) == ("building.gold", 0, [20, 21, 0])
    later = t.clone().play("no gold")
    assert (later.ask, later.seat, later.at) == ("gold.final", 1, [22, 21, 0])
    pay(later, 5)
    pay(later, 5)
    assert later.over and later.at == [24, 23, 0], "the rival jumped him"
    pay(t, 5)
    assert (t.ask, t.seat, t.at) == ("gold.final", 1, [23, 21, 0])
    pay(t, 5)
    assert t.over and t.at == [23, 22, 0]


@pytest.mark.parametrize(("rival", "other"), [("", 21), ("5", 30), ("5", 10), ("2 2", 21)])
def test_a11_no_question_before_the_end_where_nobody_can_buy_steps_that_cross_his(rival: str, other: int) -> None:
    assert last_casa("5", 20, rival, other).ask == "gold.final"


def test_a9_a11_the_crossing_is_one_space_in_the_last_exchange_too() -> None:
    assert last_casa("5", 8, "5", 44).ask == "building.gold", "9, and one step to 10; the rival's leads to 45"
    assert last_casa("5", 8, "5", 44, shared="no").ask == "gold.final"


def test_a11_the_question_before_the_end_looks_at_numbers_of_tokens_alone() -> None:
    t = last_casa("1 1 1", 20, "1 0 0", 21)
    assert (t.ask, t.menu, t.decision.secret) == ("building.gold", ["no gold"], True)


def test_ve_56_58_before_a_move_that_reaches_sixty() -> None:
    t = at(
        "cards", player(hand="basilica*4", tokens="5", at=54), player(tokens="5 5", at=59), drained="A"
    ).play("set basilica", "built", "site A01 A02 A06")  # fmt: skip
    assert (t.ask, t.at) == ("building.gold", [54, 59, 0])
    far = at(
        "cards", player(hand="basilica*4", tokens="5", at=54), player(tokens="5 5", at=40), drained="A"
    ).play("set basilica", "built", "site A01 A02 A06")  # fmt: skip
    assert (far.ask, far.at) == ("gold.final", [61, 40, 0])


def test_a11_before_the_treasures_of_the_last_building_where_nobody_moves() -> None:
    """A campo without a building beside it brings no point: there is no other moment before the last exchange."""
    t = at("cards", player(hand="campo*3", tokens="5", at=20), player(tokens="5", at=21), drained="A", supply="campo")
    t.play("set campo", "built", "site A01")
    assert (t.ask, t.seat) == ("building.gold", 0)
    pay(t, 5)
    assert (t.ask, t.seat, t.at) == ("gold.final", 1, [22, 21, 0])


def closing_campo(tokens: str, supply: str, *more: str) -> Scene:
    """A campo in E whose site another chooses; the active player borders E, and the chest is full enough."""
    t = at(
        "cards", player(hand="campo casa", tokens=tokens, at=20), player(front="campo*2", at=57),
        drained="E", chest="3 4", supply=supply,
    )  # fmt: skip
    return t.play("play campo", *more, "built", "order campo", "site E01")


def test_a12_before_the_treasures_of_the_last_building_a_treasure_paid_may_be_drawn_again() -> None:
    assert closing_campo("5", "campo").ask == "building.gold"
    assert closing_campo("2 2 2", "campo").ask == "gold.final", "nothing to put back"
    assert closing_campo("5", "campo*2").ask == "drain", "not the end"
    assert closing_campo("5", "campo*2", "play casa").ask == "building.gold", "the casa that waits may be the end"


def test_ve_57_a14_by_the_letter_an_exchange_to_sixty_lets_a_gondola_stay() -> None:
    t = at(
        "cards", player(hand="casa", tokens="5", at=59), drained="A", letter="yes"
    ).play("play casa", "built", "site A01")  # fmt: skip
    assert t.ask == "building.gold"
    pay(t, 5)
    assert (t.ask, t.menu, t.at[0]) == ("building.move", ["move", "stay"], 60)


# Taking cards (VE 52)


def test_ve_48_gold_is_one_more_answer_when_cards_are_taken() -> None:
    t = at("draw", player(hand="casa", tokens="5", at=20), opened="campo ponte")
    t.play("show casa")
    assert (t.menu, t.span, t.decision.secret) == (["gold", "open campo", "open ponte", "deck"], (3, 3), True)
    pay(t, 5)
    assert (t.ask, t.menu, t.at[0]) == ("draw.take", ["open campo", "open ponte", "deck"], 21)


def test_a14_an_exchange_to_sixty_ends_the_taking_of_cards() -> None:
    t = at("draw", player(hand="casa", tokens="5", at=59), opened="campo ponte")
    t.play("show casa")
    assert pay(t, 5).over and t.hand() == "" and t.opened == "campo ponte casa"
