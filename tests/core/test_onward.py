"""Matches that are played on from a position of another one, and records that claim to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core import redraw
from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadRecord, Refused, Unfair
from ludoteca.core.fair import Fair
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.onward import played_on
from ludoteca.core.playout import choose
from ludoteca.core.reader import log
from ludoteca.core.record import from_record
from ludoteca.core.registry import OURS, game
from ludoteca.core.rows import BOT, DEAL, FROM, KEEP
from ludoteca.core.verify import verify

OLD, NEW = bytes(range(32)), bytes(range(32, 64))
PLY = 40


def to_the_end(match: Match, seed: int = 3) -> Match:
    dice = seeded(seed)
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    return match


def finished(name: str = "san-juan", seats: int = 2) -> Match:
    return to_the_end(Match(game(name), seats, {}, fair=Fair(OLD, [""] * seats)))


def onward(source: Match, ply: int = PLY, text: str = DEAL, seat: int = 0) -> Match:
    return played_on(source, ply, seat, text, fair=Fair(NEW, ["new words"] * source.seats))


def test_the_source_is_left_as_it_is() -> None:
    source = finished()
    before = source.record()
    to_the_end(onward(source))
    assert source.record() == before


def test_only_answers_in_effect_are_held_and_nobody_has_a_voice_of_the_old_table() -> None:
    source = Match(game("san-juan"), 2, {}, 5)
    source.take(1, BOT)
    dice = seeded(1)
    while len(source.line) < 30:
        assert source.decision is not None
        source.play(choose(source.decision.actions, dice).code)
    source.undo(0, source.line[20].number, [0, 1])
    to_the_end(source)
    match = onward(source, 25)
    assert [row.kind for row in match.rows] == ["play"] * 25 + [FROM]
    assert [row.text for row in match.rows[:25]] == [step.row.text for step in source.line[:25]]
    assert match.control == ["person"] * 2 and match.voices() == [0, 1]
    match.take(1, BOT)
    assert match.voices() == [0], "a bot that sits there from the beginning is not asked"


def test_what_is_hidden_comes_to_lie_elsewhere() -> None:
    source = finished()
    kept, dealt = onward(source, text=KEEP).state, onward(source).state
    assert dealt.view(0) == kept.view(0) and dealt.view(1) != kept.view(1)


def test_the_log_says_where_it_began_and_calls_nothing_before_it_undone() -> None:
    match = onward(finished())
    to_the_end(match)
    rows = log(match, 1)
    assert [row.row for row in rows if row.kind == FROM] == [PLY]
    began = rows[PLY + 1]
    assert (began.kind, began.seat, began.text, began.undone) == (FROM, 0, DEAL, False)
    assert not any(row.undone for row in rows)


def test_from_one_that_was_played_on_another_can_be() -> None:
    first = to_the_end(onward(finished()), 8)
    second = onward(first, PLY + 20, KEEP, 1)
    assert [row.kind for row in second.rows].count(FROM) == 2 and second.origin == PLY + 20
    to_the_end(second)
    again = from_record(second.record(), game)
    assert fingerprint(again.state) == fingerprint(second.state)
    assert len(second.course()) == len(second.rows)
    with pytest.raises(Refused, match="nobody goes back so far"):
        second.undo(0, PLY, [0, 1])


@pytest.mark.parametrize("ply", [-1, 10**6])
def test_there_must_be_such_a_position(ply: int) -> None:
    with pytest.raises(Refused, match="there is no position"):
        onward(finished(), ply)


def test_nothing_is_played_on_from_the_end_or_by_nobody() -> None:
    source = finished()
    with pytest.raises(Refused, match="the game is over"):
        onward(source, len(source.line))
    with pytest.raises(Exception, match="no seat 2"):
        onward(source, seat=2)


def test_what_was_dealt_again_can_be_found_and_dealt_otherwise() -> None:
    match = onward(finished())
    dealt = [draw for draw in redraw.drawn(match) if draw.row == PLY]
    assert dealt and not any(draw.undone for draw in dealt) and {draw.seen for draw in dealt} == {-2}
    weights = redraw.weights(match, PLY, 0)
    value = next(value for value, weight in enumerate(weights) if weight and value != dealt[0].value)
    other = redraw.redraw(match, PLY, 0, value)
    assert other.rows[PLY].draws[0].value == value and other.state.view(0) == match.state.view(0)


# Fair


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize(("ply", "text"), [(0, DEAL), (0, KEEP), (PLY, DEAL), (PLY, KEEP)])
def test_the_new_secret_vouches_for_what_was_drawn_since(name: str, ply: int, text: str) -> None:
    seats = game(name).fewest({})
    match = onward(finished(name, seats), ply, text)
    started = match.drawn - len(match.rows[ply].draws)
    to_the_end(match)
    verified = verify(match.record(), game, match.fair.commitment if match.fair else "")
    assert (verified.before, verified.draws) == (started, match.drawn - started)
    assert (verified.since, verified.played_on) == (ply, True) and verified.draws > 0


def test_a_changed_deal_is_found() -> None:
    record = to_the_end(onward(finished())).record()
    dealt = record["rows"][PLY]["draws"]
    assert dealt
    record["fair"]["words"] = ["other words", ""]
    with pytest.raises(Unfair, match=f"row {PLY}, draw"):
        verify(record, game)


# Records


def dealt_twice(rows: list[dict[str, Any]]) -> None:
    rows[PLY]["draws"].append(rows[PLY]["draws"][-1])


def dealt_less(rows: list[dict[str, Any]]) -> None:
    rows[PLY]["draws"].pop()


def nobody(rows: list[dict[str, Any]]) -> None:
    rows[PLY]["seat"] = 4


def neither(rows: list[dict[str, Any]]) -> None:
    rows[PLY]["text"] = "look"


def dealt_and_kept(rows: list[dict[str, Any]]) -> None:
    rows[PLY]["text"] = KEEP


def after_a_seat_was_taken(rows: list[dict[str, Any]]) -> None:
    rows.insert(3, {"kind": "take", "seat": 0, "text": BOT})


def behind_it(rows: list[dict[str, Any]]) -> None:
    rows.insert(PLY + 1, {"kind": "undo", "seat": 0, "text": "3", "agreed": [0, 1]})


def the_row_itself(rows: list[dict[str, Any]]) -> None:
    rows.insert(PLY + 1, {"kind": "undo", "seat": 0, "text": str(PLY), "agreed": [0, 1]})


def after_the_end(rows: list[dict[str, Any]]) -> None:
    rows.append({"kind": FROM, "seat": 0, "text": KEEP})


def with_an_ask(rows: list[dict[str, Any]]) -> None:
    rows[PLY]["ask"] = "round.pick"


@pytest.mark.parametrize(
    "spoil",
    [
        dealt_twice, dealt_less, nobody, neither, dealt_and_kept, after_a_seat_was_taken, behind_it, the_row_itself,
        after_the_end, with_an_ask,
    ],
    ids=lambda spoil: spoil.__name__,
)  # fmt: skip
def test_a_record_that_cannot_be_is_refused(spoil: Callable[[list[dict[str, Any]]], None]) -> None:
    record = to_the_end(onward(finished())).record()
    from_record(record, game)
    spoil(record["rows"])
    with pytest.raises(BadRecord):
        from_record(record, game)
