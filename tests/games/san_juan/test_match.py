"""Answers in a match of San Juan: one, a series in any order, sent again."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.san_juan.matches import PAYER, again, random_match, same, seat_view, texts
from tests.games.san_juan.scenario import at, player, san_juan

from ludoteca.core.chance import seeded
from ludoteca.core.errors import Illegal, Stale, WrongSeat
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.playout import choose


def test_an_answer_by_code_and_by_text_is_the_same() -> None:
    one, two = at("builder", PAYER).match(), at("builder", PAYER).match()
    one.play("build  library ")
    two.play(san_juan().actions.index(next(a for a in san_juan().actions if a.text == "build library")))
    assert same(one, two)


def test_an_illegal_answer_says_what_was_asked_and_what_is_possible() -> None:
    match = at("builder", player(hand="smithy")).match()
    with pytest.raises(Illegal, match=r"^'build well' does not answer builder.build; possible: pass, build smithy$"):
        match.play("build well")
    assert match.rows == []


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("buy library", "'buy library' is not an answer of san-juan"),
        (336, "san-juan has no action code 336; codes go from 0 to 335"),
        (-1, "san-juan has no action code -1"),
        ("", "'' is not an answer of san-juan"),
        (None, "None is not an answer"),
        (1.0, "1.0 is not an answer"),
        (True, "True is not an answer"),
    ],
)
def test_a_malformed_answer_is_refused_in_one_line(answer: Any, message: str) -> None:
    match = at("builder", PAYER).match()
    before = fingerprint(match.state)
    with pytest.raises(Illegal, match=message) as caught:
        match.play(answer)
    assert "\n" not in str(caught.value)
    assert (match.rows, fingerprint(match.state)) == ([], before)


def test_no_answer_is_refused() -> None:
    with pytest.raises(Illegal, match="no answer was given"):
        at("builder", PAYER).match().play_all([])


def test_the_wrong_seat_is_told_who_is_asked() -> None:
    match = at("builder", PAYER).match()
    with pytest.raises(WrongSeat, match=r"seat 0 is asked builder\.build, not seat 2"):
        match.play("pass", seat=2)
    with pytest.raises(WrongSeat, match="there is no seat 7"):
        match.play("pass", seat=7)


def test_nothing_can_be_answered_after_the_end() -> None:
    match = at("round_start", deck="", draws="").match()
    assert match.over
    with pytest.raises(Illegal, match="the game is over"):
        match.play("pass")


def test_a_match_is_limited_in_length() -> None:
    match = at("builder", PAYER).match()
    match.game.longest = 0
    with pytest.raises(Illegal, match="limited to 0 answers"):
        match.play("pass")


@pytest.mark.parametrize(
    "cards",
    [
        ["pay smithy", "pay well", "pay tower", "pay hero"],
        ["pay hero", "pay tower", "pay well", "pay smithy"],
        ["pay tower", "pay smithy", "pay hero", "pay well"],
    ],
)
def test_a_payment_in_any_order(cards: list[str]) -> None:
    match = at("builder", PAYER).match()
    match.play("build library")
    rows = match.play_all(cards)
    assert [row.text for row in rows] == sorted(cards, key=lambda text: find_code(text))[: len(rows)]
    assert match.decision is not None and match.decision.seat == 1


def find_code(text: str) -> int:
    return next(action.code for action in san_juan().actions if action.text == text)


def test_a_series_may_name_its_forced_tail_or_leave_it() -> None:
    with_tail, without = at("builder", PAYER).match(), at("builder", PAYER).match()
    with_tail.play_all(["build library", "pay well", "pay tower", "pay statue", "pay hero"])
    without.play_all(["build library", "pay well"])
    assert same(with_tail, without)
    assert len(without.rows) == 2


@pytest.mark.parametrize("named", ["hero", "well"])
def test_what_another_seat_is_forced_to_do_cannot_be_named_and_so_not_be_guessed(named: str) -> None:
    match = at("", player(hand="tower"), player(hand="hero"), seats=2, face_up="taxes").match()
    with pytest.raises(Illegal, match=f"'discard {named}' is one answer too many"):
        match.play_all(["event taxes", f"discard {named}"])
    assert match.rows == []


def test_one_answer_too_many_plays_nothing() -> None:
    match = at("builder", PAYER).match()
    with pytest.raises(Illegal, match="'pay smithy' is one answer too many: seat 1 is asked"):
        match.play_all(["build library", "pay well", "pay tower", "pay statue", "pay hero", "pay smithy"])
    assert match.rows == []


def test_a_card_named_more_often_than_it_is_held_plays_nothing() -> None:
    match = at("builder", PAYER).match()
    with pytest.raises(Illegal):
        match.play_all(["build library", "pay well", "pay well", "pay hero", "pay smithy"])
    assert match.rows == []


def test_a_run_of_questions_of_one_seat_up_to_what_is_revealed() -> None:
    mine = player(hand="well smithy*2", city="carpenter")
    match = at("builder", mine, player(hand="smithy hero")).match()
    match.play_all(["build well", "pay smithy"])
    assert match.decision is not None and match.decision.seat == 1
    match = at("", player(hand="hero"), used="trader").match()
    with pytest.raises(Illegal, match="'keep hero' must wait: 'role councillor' shows something first"):
        match.play_all(["role councillor", "keep hero"])


def test_goods_and_cards_in_any_order() -> None:
    mine = player(hand="chapel well hero", city="black_market indigo_plant sugar_mill", goods="indigo sugar")
    match = at("builder", player(), mine).match()
    match.play("pass")
    match.play_all(["spend sugar", "pay hero", "build chapel", "spend indigo"])
    assert seat_view(match, 1)["goods"] == 0


def test_sales_in_any_order_with_or_without_the_closing_pass() -> None:
    """The highest good ends the series by itself: a closing pass that was sent along is taken as answered."""
    mine = player(city="indigo_plant sugar_mill trading_post", goods="indigo sugar")
    plain = at("trader", mine).match()
    plain.play_all(["sell sugar", "sell indigo"])
    closed = at("trader", mine).match()
    closed.play_all(["sell sugar", "sell indigo", "pass"])
    assert same(plain, closed)
    one = at("trader", mine).match()
    one.play_all(["pass", "sell sugar"])
    assert seat_view(one, 0)["goods"] == 1


def test_a_pass_after_a_series_that_ended_does_not_answer_the_next_question() -> None:
    mine = player(hand="hero palace", city="archive prefecture")
    match = at("councillor", player(city="prefecture"), mine).match()
    keep = [text for text in texts(match) if text.startswith("keep")][-1]
    match.play_all([keep, "pass"])
    assert match.decision is not None and match.decision.seat == 1
    assert len(match.rows) == 1


def test_the_identical_answer_sent_twice_is_acknowledged_not_played_twice() -> None:
    match = at("builder", PAYER).match()
    first = match.play("build library", at=0)
    assert match.play("build library", at=0) is first
    assert len(match.rows) == 1


def test_a_series_sent_twice_in_another_order_is_acknowledged() -> None:
    match = at("builder", PAYER).match()
    match.play("build library")
    rows = match.play_all(["pay hero", "pay tower", "pay smithy", "pay well"], seat=0, at=1)
    assert match.play_all(["pay well", "pay hero", "pay smithy", "pay tower"], seat=0, at=1) == rows


def test_a_series_with_its_forced_tail_sent_twice_is_acknowledged() -> None:
    match = at("builder", PAYER).match()
    answer = ["build library", "pay well", "pay tower", "pay statue", "pay hero"]
    rows = match.play_all(answer, at=0)
    assert match.play_all(answer, at=0) == rows


def test_more_than_was_played_is_stale_not_acknowledged() -> None:
    match = at("builder", PAYER).match()
    match.play("build library", at=0)
    match.play("pay smithy", at=1)
    with pytest.raises(Stale):
        match.play_all(["pay smithy", "pay well"], at=1)


def test_another_answer_to_an_old_question_is_stale() -> None:
    match = at("builder", PAYER).match()
    match.play("build library", at=0)
    with pytest.raises(Stale, match="the answer was meant for row 0, but the match is at row 1"):
        match.play("pass", at=0)
    with pytest.raises(Stale):
        match.play("build library", seat=1, at=0)


def test_an_answer_to_a_row_that_is_not_there_yet_is_stale() -> None:
    with pytest.raises(Stale):
        at("builder", PAYER).match().play("pass", at=3)


def test_an_answer_that_was_undone_is_stale() -> None:
    match = at("builder", PAYER).match()
    match.play("build library", at=0)
    match.undo(0)
    with pytest.raises(Stale):
        match.play("build library", at=0)


# Forks


def test_a_fork_plays_on_alone_and_with_the_same_future() -> None:
    match = random_match(40)
    before = match.record()
    one, two = match.fork(), match.fork()
    for fork in (one, two):
        dice = seeded(8)
        while fork.decision is not None:
            fork.play(choose(fork.decision.actions, dice).code)
    assert same(one, two)
    assert match.record() == before
    assert same(again(one), one)


def test_a_fork_can_go_back_further_than_where_it_began() -> None:
    match = at("builder", PAYER).match()
    match.play("build library")
    match.play("pay smithy")
    fork = match.fork()
    fork.undo(0)
    fork.undo(0)
    assert len(match.rows) == 2
    assert fork.decision is not None and fork.decision.ask == "builder.build"
