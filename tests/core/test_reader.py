"""What each reader sees of the open question, of events, and of the rows of the log."""

from __future__ import annotations

import random

import pytest
from tests.core.test_rebuild import early_answers

from ludoteca.core import reader, registry
from ludoteca.core.match import Match
from ludoteca.core.notation import find, verb
from ludoteca.core.protocol import ALL, PUBLIC, Event
from ludoteca.core.rows import BOT
from ludoteca.core.steps import Answered

GAME = registry.game("san-juan")
READERS = (PUBLIC, 0, 1, 2)


def some_match(plays: int = 60, seed: int = 2) -> Match:
    match, dice = Match(GAME, 3, {}, seed), random.Random(seed)
    for _ in range(plays):
        assert match.decision is not None
        match.play(dice.choice(match.decision.actions).code)
    return match


# Who reads


def test_a_holder_of_several_seats_reads_as_the_one_that_is_asked() -> None:
    match = some_match(5)
    assert match.decision is not None
    seat = match.decision.seat
    other, third = [one for one in range(3) if one != seat]
    assert reader.reader_of(match, [seat, other]) == seat
    assert reader.reader_of(match, [other, third]) == reader.reader_of(match, []) == PUBLIC
    assert reader.reader_of(match, {other}) == other


def test_after_the_end_everybody_reads_everything() -> None:
    match, dice = some_match(0), random.Random(1)
    while match.decision is not None:
        match.play(dice.choice(match.decision.actions).code)
    assert reader.reader_of(match, [1]) == reader.reader_of(match, []) == ALL
    assert match.question(ALL) is None and match.question(0) is None
    assert reader.early_question(match, 1) is None and not reader.answers(match.state, 0)


def test_two_of_our_games_have_secrets() -> None:
    assert [name for name in registry.OURS if reader.has_secrets(registry.game(name))] == ["san-juan", "venezia"]


# The open question


def test_the_open_question_is_complete_for_its_seat_alone() -> None:
    match = Match(GAME, 2, {}, 1)
    assert match.decision is not None
    seat = match.decision.seat
    mine = match.question(seat)
    assert mine is not None and mine["actions"] == [4, 5, 6, 7, 8]
    assert (mine["pool"], mine["least"], mine["most"]) == ([], 1, 1)
    assert match.question(1 - seat) == match.question(PUBLIC) == {"seat": seat, "ask": "round.pick"}
    assert match.question(ALL) == mine
    assert [reader.answers(match.state, who) for who in (seat, 1 - seat, PUBLIC, ALL)] == [True, False, False, False]


@pytest.mark.parametrize("name", registry.OURS)
def test_no_view_holds_the_question(name: str) -> None:
    game = registry.game(name)
    match = Match(game, game.fewest({}), {}, 1)
    assert "asked" not in match.state.view(0) and match.question(0) is not None


# Early answers


def with_early_answer() -> Match:
    match, dice = some_match(), random.Random(1)
    while not match.waiting:
        early_answers(match, dice)
        assert match.decision is not None
        if not match.waiting:
            match.play(dice.choice(match.decision.actions).code)
    return match


def test_a_question_that_is_answered_early_is_for_its_seat_alone() -> None:
    match = with_early_answer()
    (seat, given), *_ = match.waiting.items()
    found = reader.early_question(match, seat)
    assert found is not None and found.decision.ask == given.ask
    assert "; ".join(action.text for action in found.given) == given.text
    for who in (PUBLIC, ALL):
        assert reader.early_question(match, who) is None
    match.waiting[seat].ask = "another question"
    found = reader.early_question(match, seat)
    assert found is not None and found.given == []


def test_an_early_answer_is_read_by_its_seat_alone() -> None:
    match = with_early_answer()
    (seat, given), *_ = match.waiting.items()
    number = match.rows.index(given)
    for who in (*READERS, ALL):
        shown = reader.log(match, who, number)[0]
        assert (shown.kind, shown.seat, shown.row) == ("early", seat, number)
        assert (shown.text, shown.ask) == ((given.text, given.ask) if who in (seat, ALL) else ("", ""))


# Answers and events


def test_others_read_only_the_verb_of_a_secret_answer() -> None:
    pay, build = find(GAME, "pay hero"), find(GAME, "build hero")
    assert [reader.answer_text(pay, 0, who) for who in (0, ALL, 1, PUBLIC)] == ["pay hero", "pay hero", "pay", "pay"]
    assert [reader.answer_text(build, 0, who) for who in (0, 1)] == ["build hero", "build hero"]
    assert verb(pay) == "pay"


def test_an_event_is_cut_for_those_it_does_not_concern() -> None:
    names = [kind.name for kind in GAME.events]
    card = Event(names.index("card"), 1, 24, 0)
    for who in (1, ALL):
        assert reader.event(GAME, card, who) == {"kind": "card", "seat": 1, "card": "hero"}
    for who in (0, PUBLIC):
        assert reader.event(GAME, card, who) == {"kind": "card", "seat": 1}


def test_the_log_tells_others_the_verb_of_a_secret_answer_only() -> None:
    match = some_match()
    secret = [row for row in reader.log(match, ALL, 0) if find(GAME, row.text).secret]
    assert secret
    for row in secret:
        for who in READERS:
            shown = reader.log(match, who, row.row, row.row + 1)
            assert [one.text for one in shown] == [row.text if who == row.seat else row.text.split(" ")[0]]


def test_the_log_cuts_every_event() -> None:
    match = some_match()
    for who in (*READERS, ALL):
        rows = reader.log(match, who)
        assert [row.row for row in rows] == list(range(-1, len(match.rows)))
        told = [match.start_events, *(step.events for step in match.steps)]
        for row, happened in zip(rows, told, strict=True):
            assert row.events == [reader.event(GAME, one, who) for one in happened]
    assert reader.log(match, 0) != reader.log(match, 1) != reader.log(match, ALL)


def test_that_an_answer_was_forced_by_a_secret_is_a_secret() -> None:
    match = some_match()
    for step in match.line:
        step.forced = True
    for who in (*READERS, ALL):
        shown = [row.forced for row in reader.log(match, who, 0)]
        assert shown == [who in (step.seat, ALL) or not step.secret for step in match.line]
    assert {row.forced for row in reader.log(match, PUBLIC, 0)} == {True, False}


# The other rows


def test_the_log_begins_with_the_set_up() -> None:
    match = some_match(3)
    match.began = 7.0
    first = reader.log(match, PUBLIC)[0]
    assert (first.row, first.kind, first.seat, first.at, first.text) == (reader.START, "start", -1, 7.0, "")
    assert [row.row for row in reader.log(match, PUBLIC, 1)] == [1, 2]
    assert [row.row for row in reader.log(match, PUBLIC, reader.START, 2)] == [-1, 0, 1]


def test_an_undo_tells_where_it_leads_and_what_it_took_back() -> None:
    match = some_match(10)
    match.now = 3.5
    match.undo(0, 6, [0, 1, 2])
    *rows, undo = reader.log(match, PUBLIC, 0)
    assert (undo.kind, undo.seat, undo.to, undo.text, undo.at) == ("undo", 0, 6, "", 3.5)
    assert undo.agreed == [0, 1, 2] and not undo.undone
    assert [row.row for row in rows if row.undone] == [6, 7, 8, 9]
    assert all(row.to is None and row.by == "" and row.agreed == [] for row in rows)


def test_who_plays_a_seat_is_told_to_all() -> None:
    match = some_match(2)
    match.take(1, BOT)
    match.leave(2)
    match.resign(0)
    for who in (*READERS, ALL):
        rows = reader.log(match, who, 2)
        assert [(row.kind, row.seat, row.by, row.text) for row in rows] == [
            ("take", 1, BOT, ""), ("leave", 2, "", ""), ("resign", 0, "", ""),
        ]  # fmt: skip
        assert not any(row.forced or row.undone for row in rows)
    assert [isinstance(step, Answered) for step in match.steps] == [True, True, False, False, False]
