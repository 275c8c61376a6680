"""A match whose beginning is prepared: it follows, it is left, and its record says so."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import pytest

from ludoteca.core import registry
from ludoteca.core import rows as kinds
from ludoteca.core.errors import BadRecord, OffGuide, Refused, Unfair
from ludoteca.core.fair import Fair
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.onward import played_on
from ludoteca.core.prepared import Prepared
from ludoteca.core.record import from_record
from ludoteca.core.verify import verify

GAME = registry.game("san-juan")
SEATS = 3
ROWS = 9
SECRET = bytes(range(32))


def fair() -> Fair:
    return Fair(SECRET, ["first", "", ""])


def source(rows: int = ROWS) -> Match:
    """Some match that a guide could have been made from."""
    match = Match(GAME, SEATS, seed=7)
    while len(match.rows) < rows:
        assert match.decision is not None
        match.play(match.decision.actions[-1].code)
    return match


def prepared(rows: int = ROWS) -> Prepared:
    of = source(rows)
    return Prepared("some", of.start_draws, tuple(of.rows))


def begun() -> Match:
    plan = prepared()
    match = Match(GAME, SEATS, fair=fair(), start=plan.start, guide=plan.name)
    assert match.follow(plan)
    return match


def follow(match: Match, number: int) -> None:
    for _ in range(number):
        assert match.due is not None
        match.play(match.due.text)


def play_free(match: Match, number: int) -> None:
    for _ in range(number):
        assert match.decision is not None
        match.play(match.decision.actions[-1].code)


def played(match: Match) -> Sequence[Any]:
    return [row for row in match.rows if row.kind == kinds.PLAY]


def other(match: Match) -> int:
    """A possible answer that is not prepared."""
    assert match.decision is not None and match.due is not None
    return next(action.code for action in match.decision.actions if action.text != match.due.text)


def test_the_prepared_draws_come_whatever_the_secret_is() -> None:
    match = begun()
    follow(match, ROWS)
    assert tuple(played(match)) == prepared().rows
    assert fingerprint(match.state) == fingerprint(source().state)


def test_another_answer_is_refused_and_changes_nothing() -> None:
    match = begun()
    with pytest.raises(OffGuide, match="possible, but the guide asks for"):
        match.play(other(match))
    assert not match.rows and match.due is not None


def test_the_last_prepared_answer_ends_the_guide() -> None:
    match = begun()
    follow(match, ROWS)
    assert [(row.kind, row.text) for row in match.rows[-1:]] == [(kinds.FREE, kinds.END)]
    assert not match.guided and match.due is None and match.freed == ROWS and match.since == ROWS + 1


def test_left_early_everything_can_be_answered_and_nothing_is_prepared_any_more() -> None:
    match = begun()
    follow(match, 4)
    off = other(match)
    row = match.leave_guide(1)
    assert (row.kind, row.seat, row.text) == (kinds.FREE, 1, kinds.SKIP)
    assert match.leave_guide(0) is row, "it is left once"
    match.play(off)
    assert match.rows[-1].kind == kinds.PLAY and match.due is None


def test_nobody_goes_back_into_a_guide_that_is_over() -> None:
    match = begun()
    follow(match, 4)
    match.leave_guide(0)
    assert match.back(range(SEATS)).undo is None
    with pytest.raises(Refused, match="lies in the guide of this match"):
        match.undo(match.line[-1].seat, 3, list(range(SEATS)))
    assert match.undo_limit(match.line[-1].seat) == len(match.rows)
    play_free(match, 1)
    assert match.back(range(SEATS)).undo == 5


def test_going_back_on_a_guide_goes_back_along_it() -> None:
    match = begun()
    follow(match, 6)
    seat = match.line[-1].seat
    match.undo(seat, 2, list(range(SEATS)))
    assert match.guided and match.due == prepared().rows[2]
    follow(match, ROWS - 2)
    assert fingerprint(match.state) == fingerprint(source().state)
    assert not match.guided


def test_nothing_is_answered_before_its_turn_on_a_guide() -> None:
    plan = prepared(25)
    match = Match(GAME, SEATS, fair=fair(), start=plan.start, guide=plan.name)
    match.follow(plan)
    follow(match, 18)
    found = match.early_question(0)
    assert found is not None and match.due is not None
    decision, pool = found
    with pytest.raises(OffGuide, match="before its turn"):
        match.early(0, [action.code for action in pool[: decision.least]] or [decision.actions[0].code])
    assert len(match.rows) == 18


@pytest.mark.parametrize("left", [0, 3, ROWS])
def test_a_record_says_what_was_prepared_and_replays_exactly(left: int) -> None:
    match = begun()
    follow(match, left)
    if left < ROWS:
        match.leave_guide(0)
    play_free(match, 12)
    data = match.record()
    assert data["guide"] == "some" and data["fair"]["since"] == left + 1
    again = from_record(data, registry.game)
    assert again.record() == data and fingerprint(again.state) == fingerprint(match.state)
    assert (again.freed, again.guided) == (left, False)


@pytest.mark.parametrize("left", [0, 3, ROWS])
def test_the_draws_after_a_guide_follow_from_the_secret(left: int) -> None:
    match = begun()
    follow(match, left)
    if left < ROWS:
        match.leave_guide(0)
    play_free(match, 25)
    data = match.record()
    found = verify(data, registry.game)
    after = sum(len(row.draws) for row in match.rows[left + 1 :])
    before = len(match.start_draws) + sum(len(row.draws) for row in match.rows[: left + 1])
    assert (found.guide, found.since, found.draws, found.before) == ("some", left + 1, after, before) and after > 5
    for row in reversed(data["rows"]):
        for draw in row.get("draws", ()):
            weights = draw[3] if isinstance(draw[3], list) else [1] * draw[3]
            draw[1] = next(value for value, weight in enumerate(weights) if weight and value != draw[1])
            with pytest.raises((Unfair, BadRecord)):
                verify(data, registry.game)
            return


def test_nothing_is_vouched_for_while_a_guide_goes_on() -> None:
    match = begun()
    follow(match, 5)
    found = verify(match.record(), registry.game)
    assert (found.guide, found.draws, found.over_guide) == ("some", 0, False)
    assert found.before == len(match.start_draws) + sum(len(row.draws) for row in match.rows)


def test_a_record_cannot_say_that_more_was_drawn_than_was() -> None:
    match = begun()
    follow(match, 5)
    match.leave_guide(0)
    play_free(match, 5)
    data = match.record()
    data["fair"]["since"] = 2
    with pytest.raises(Unfair, match="its guide ended at row 5"):
        verify(data, registry.game)


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ([{"kind": "free", "seat": 0, "text": "skip"}] * 2, "row 1: there is no guide that ends so"),
        ([{"kind": "free", "seat": 0, "text": "perhaps"}], "row 0: there is no guide that ends so"),
    ],
)
def test_a_guide_ends_once_and_in_one_of_two_ways(rows: list[dict[str, Any]], why: str) -> None:
    data = {**begun().record(), "rows": rows}
    with pytest.raises(BadRecord, match=why):
        from_record(data, registry.game)


def test_a_match_without_a_guide_cannot_leave_one() -> None:
    with pytest.raises(Refused, match="no guide"):
        Match(GAME, SEATS).leave_guide(0)


def test_a_match_whose_guide_is_gone_goes_on_without_it() -> None:
    match = begun()
    follow(match, 3)
    again = from_record(match.record(), registry.game)
    assert again.guided and again.due is None
    play_free(again, 1)
    assert [row.kind for row in again.rows[3:]] == [kinds.FREE, kinds.PLAY] and again.since == 4


def test_a_guide_that_is_not_as_it_was_is_not_followed() -> None:
    match = begun()
    follow(match, 3)
    again = from_record(match.record(), registry.game)
    plan = prepared()
    assert not again.follow(Prepared("some", plan.start[1:], plan.rows))
    assert not again.follow(Prepared("some", plan.start, plan.rows[1:]))
    with pytest.raises(Refused, match="by the guide some"):
        again.follow(Prepared("other", plan.start, plan.rows))
    assert again.follow(plan) and again.due == match.due


def test_copies_and_pickled_matches_are_on_the_guide_too() -> None:
    match = begun()
    follow(match, 3)
    for other_one in (match.fork(), pickle.loads(pickle.dumps(match))):
        follow(other_one, ROWS - 3)
        assert not other_one.guided
    assert match.guided and len(match.rows) == 3


def test_a_match_that_is_played_on_from_a_guided_one_has_no_guide() -> None:
    match = begun()
    follow(match, ROWS)
    play_free(match, 3)
    onward = played_on(match, 5, 0, kinds.DEAL, fair=fair())
    assert not onward.guide and onward.due is None
    play_free(onward, 10)
    found = verify(onward.record(), registry.game)
    assert found.since == 5 and not found.guide
