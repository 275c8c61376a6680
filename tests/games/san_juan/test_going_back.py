"""Undo, reset and consent."""

from __future__ import annotations

import pytest
from tests.games.san_juan.matches import PAYER, again, random_match, same
from tests.games.san_juan.scenario import at, player

from ludoteca.core.chance import seeded
from ludoteca.core.errors import Refused, WrongSeat
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.playout import choose


def test_undo_takes_back_the_last_answer_and_the_rows_stay() -> None:
    match = at("builder", PAYER).match()
    before = fingerprint(match.state)
    match.play("build library")
    match.undo(0)
    assert fingerprint(match.state) == before
    assert [row.kind for row in match.rows] == ["play", "undo"]


def test_undo_again_and_again_through_a_series() -> None:
    match = at("builder", PAYER).match()
    prints = [fingerprint(match.state)]
    for answer in ("build library", "pay smithy", "pay well"):
        match.play(answer)
        prints.append(fingerprint(match.state))
    for wanted in reversed(prints[:-1]):
        match.undo(0)
        assert fingerprint(match.state) == wanted
    with pytest.raises(Refused, match="nothing to undo"):
        match.undo(0)


def test_reset_goes_back_to_the_first_question_of_the_turn() -> None:
    match = at("builder", PAYER).match()
    before = fingerprint(match.state)
    match.play_all(["build library", "pay smithy", "pay well"])
    match.reset(0)
    assert fingerprint(match.state) == before


def test_undo_is_not_possible_alone_after_something_was_seen() -> None:
    match = at("", seats=2).match()
    match.play("role prospector")
    with pytest.raises(Refused, match="nothing to undo: your last answer showed something"):
        match.undo(0)


def test_undo_is_not_possible_alone_after_another_has_answered() -> None:
    match = at("builder", PAYER, player(hand="smithy hero")).match()
    match.play("pass")
    match.play("pass")
    with pytest.raises(Refused):
        match.undo(0)
    match.undo(1)


def test_a_good_laid_unseen_can_be_undone_and_is_drawn_anew() -> None:
    match = at("", player(city="indigo_plant sugar_mill"), player(city="indigo_plant sugar_mill")).match()
    found = set()
    for _ in range(12):
        match.play("role producer")
        found.add(tuple(draw.value for draw in match.rows[-1].draws))
        match.undo(0)
    assert len(found) > 6


def test_undo_with_consent_goes_further_and_draws_anew() -> None:
    match = at("", seats=3).match()
    drawn = set()
    for _ in range(8):
        row = len(match.rows)
        match.play("role prospector")
        drawn.add(match.rows[-1].draws[0].value)
        with pytest.raises(Refused, match="needs the consent of seat 1"):
            match.undo(0, row)
        match.undo(0, row, agreed=(1, 2))
    assert len(drawn) > 2


def test_bots_and_those_who_resigned_are_not_asked_for_consent() -> None:
    match = at("", seats=3).match()
    match.take(1, "random")
    match.resign(2)
    match.play("role prospector")
    match.undo(0, 2)
    assert match.rows[-1].agreed == ()


def test_undo_refuses_what_is_no_answer_in_effect() -> None:
    match = at("builder", PAYER).match()
    match.play("build library")
    match.undo(0)
    with pytest.raises(Refused, match="row 0 is no answer in effect"):
        match.undo(0, 0)
    with pytest.raises(WrongSeat, match="there is no seat 5"):
        match.undo(5, 0)
    match.play("build library")
    with pytest.raises(WrongSeat, match="there is no seat 9"):
        match.undo(0, 2, agreed=(9,))
    assert len(match.rows) == 3


def test_replay_after_undo_is_the_same_and_goes_on_the_same() -> None:
    match = random_match(60)
    assert match.decision is not None
    last = match.line[-20].number
    match.undo(match.decision.seat, last, agreed=(0, 1, 2))
    other = again(match)
    assert same(match, other)
    for one in (match, other):
        dice = seeded(5)
        while one.decision is not None:
            one.play(choose(one.decision.actions, dice).code)
    assert same(match, other)


def test_undo_of_the_end_reopens_the_game() -> None:
    mine = player(hand="smithy", city="sugar_mill*8 well tower aqueduct")
    match = at("builder", mine, player(hand="smithy hero"), seats=2).match()
    match.play("build smithy")
    match.play("pass")
    assert match.over
    match.undo(1)
    assert not match.over
