"""Answers given before one's turn, and who plays a seat."""

from __future__ import annotations

import pytest
from tests.games.san_juan.matches import EIGHT, PAYER, again, same, seat_view
from tests.games.san_juan.scenario import at, player, san_juan

from ludoteca.core.errors import Illegal, Refused, WrongSeat
from ludoteca.core.match import Match


def early_limits() -> Match:
    people = [player(hand=EIGHT), player(hand="sugar_mill*8 hero"), player(hand="silver_smelter*8")]
    return at("round_start", *people, draws="").match()


def test_an_early_answer_is_played_when_its_seat_comes_up() -> None:
    match = early_limits()
    match.early(1, ["discard hero", "discard sugar_mill"])
    assert seat_view(match, 1)["hand"] == 9
    match.play("discard smithy", seat=0)
    assert [(row.kind, row.seat, row.text) for row in match.rows] == [
        ("early", 1, "discard hero; discard sugar_mill"),
        ("play", 0, "discard smithy"),
        ("play", 1, "discard sugar_mill"),
        ("play", 1, "discard hero"),
    ]
    assert match.decision is not None and match.decision.seat == 2


def test_two_early_answers_in_a_row() -> None:
    match = early_limits()
    match.early(2, ["discard silver_smelter"])
    match.early(1, ["discard hero", "discard sugar_mill"])
    match.play("discard smithy")
    assert match.decision is not None and match.decision.ask == "round.pick"


def test_a_later_early_answer_replaces_the_first() -> None:
    match = early_limits()
    match.early(1, ["discard hero", "discard sugar_mill"])
    match.early(1, ["discard sugar_mill", "discard sugar_mill"])
    match.play("discard smithy")
    assert [row.text for row in match.rows if row.kind == "play" and row.seat == 1] == ["discard sugar_mill"] * 2
    assert "hero" in seat_view(match, 1)["cards"]


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        (["discard hero"], "limit.discard takes 2 to 2 answers, not 1"),
        (["discard hero", "discard sugar_mill", "discard sugar_mill"], "not 3"),
        (["discard hero", "discard hero"], "'discard hero' was named 2 times, but limit.discard can take it once"),
        (["discard palace", "discard hero"], "'discard palace' does not answer limit.discard early"),
        (["tuck hero"], "'tuck hero' does not answer"),
        ([], "no answer was given"),
        (["pass", "discard hero", "discard sugar_mill"], "'pass' does not answer"),
    ],
)
def test_a_wrong_early_answer_is_refused_at_once(answers: list[str], message: str) -> None:
    match = early_limits()
    with pytest.raises(Illegal, match=message):
        match.early(1, answers)
    assert match.rows == []


def test_what_closes_an_early_series_is_named_last() -> None:
    """It was told that passing is not possible, and then that it is."""
    many = player(hand=f"{EIGHT} hero".replace("tower ", ""), city="tower")
    match = at("round_start", many, many, letter=True, draws="").match()
    with pytest.raises(Illegal, match=r"^'pass' ends tower.discard: it is named last$"):
        match.early(1, ["pass", "discard hero"])
    match.early(1, ["discard hero", "pass"])


def test_early_for_the_asked_seat_or_without_a_question_is_refused() -> None:
    match = early_limits()
    with pytest.raises(Refused, match="seat 0 has no question"):
        match.early(0, ["discard smithy"])
    match = at("builder", PAYER, player(hand="smithy")).match()
    with pytest.raises(Refused, match="seat 1 has no question"):
        match.early(1, ["pass"])
    with pytest.raises(WrongSeat):
        match.early(8, ["pass"])


def test_early_chapel_tuck_or_pass() -> None:
    people = [player(hand="hero", city="chapel") for _ in range(3)]
    match = at("round_start", *people, draws="").match()
    match.early(1, ["tuck hero"])
    match.early(2, ["pass"])
    match.play("pass")
    assert match.decision is not None and match.decision.ask == "round.pick"
    assert [seat_view(match, seat)["chapel"] for seat in range(3)] == [0, 1, 0]


def test_early_chapel_takes_exactly_one_answer() -> None:
    people = [player(hand="hero well", city="chapel") for _ in range(3)]
    match = at("round_start", *people, draws="").match()
    with pytest.raises(Illegal, match=r"chapel\.tuck takes 1 to 1 answers, not 2"):
        match.early(1, ["tuck hero", "tuck well"])
    with pytest.raises(Illegal, match=r"chapel\.tuck takes 1 to 1 answers, not 2"):
        match.early(1, ["tuck hero", "pass"])


def test_early_start_hand() -> None:
    match = Match(san_juan(), 2, {"start_hand": "yes"}, 4)
    assert match.decision is not None
    first = match.decision.seat
    other = 1 - first
    pool = seat_view(match, other)["cards"]
    match.early(other, [f"discard {card}" for card in pool[:2]])
    match.play(match.decision.actions[0].code)
    assert match.decision.ask == "round.pick"
    assert same(match, again(match))


def test_early_answers_of_the_letter_tower() -> None:
    people = [player(hand=EIGHT), player(hand="sugar_mill*8 hero", city="tower")]
    match = at("round_start", *people, letter=True, draws="").match()
    match.early(1, ["discard hero", "pass"])
    match.play("discard smithy")
    assert match.decision is not None and match.decision.ask == "round.pick"
    assert seat_view(match, 1)["hand"] == 8


def test_early_answers_survive_the_undo_of_another_seat() -> None:
    match = early_limits()
    match.early(2, ["discard silver_smelter"])
    match.play("discard smithy")
    match.play("discard sugar_mill", seat=1)
    match.undo(1)
    match.play_all(["discard sugar_mill", "discard hero"], seat=1)
    assert match.decision is not None and match.decision.ask == "round.pick"
    assert same(match, again(match))


def test_early_answers_die_when_somebody_else_takes_the_seat() -> None:
    match = early_limits()
    match.early(1, ["discard hero", "discard sugar_mill"])
    match.take(1, "random")
    match.play("discard smithy")
    assert match.decision is not None and match.decision.seat == 1


def test_an_early_answer_replayed_leaves_nothing_waiting() -> None:
    match = early_limits()
    match.early(1, ["discard hero", "discard sugar_mill"])
    copied = again(match)
    assert list(copied.waiting) == [1]
    match.play("discard smithy")
    assert again(match).waiting == {}
    copied.play("discard smithy")
    assert same(match, copied)


def test_take_leave_resign() -> None:
    match = at("", seats=3).match()
    assert match.people() == [0, 1, 2]
    match.take(0, "greedy")
    match.leave(1)
    match.resign(2)
    assert (match.people(), match.control) == ([], ["greedy", "bot", "bot"])
    match.take(1, "person")
    assert match.people() == [1]
    assert again(match).control == match.control
