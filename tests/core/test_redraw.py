"""Any random event of a match can be found again and drawn differently."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import EVERYBODY, NOBODY, seeded
from ludoteca.core.errors import ChanceError, Refused
from ludoteca.core.fair import START
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.record import from_record
from ludoteca.core.redraw import drawn, redraw, weights
from ludoteca.core.registry import game


def played(plies: int, seed: int = 5) -> Match:
    match = Match(game("san-juan"), 3, {"events": "yes"}, seed)
    dice = seeded(seed)
    while match.decision is not None and len(match.rows) < plies:
        match.play(choose(match.decision.actions, dice).code)
    return match


def test_every_event_is_listed_with_row_kind_value_and_who_saw_it() -> None:
    match = played(80)
    found = drawn(match)
    assert (found[0].row, found[0].kind, found[0].seen) == (START, "governor", EVERYBODY)
    deals = [one for one in found if one.kind == "deal" and one.value < 29]
    assert len(deals) == 12 and {one.seen for one in deals} == {0, 1, 2}
    assert all(one.seen == NOBODY for one in found if one.kind == "good")
    assert sum(len(row.draws) for row in match.rows) == sum(1 for one in found if one.row != START)
    for one in found:
        if one.row != START:
            assert match.rows[one.row].draws[one.index].value == one.value


def test_an_undone_event_is_listed_as_undone() -> None:
    match = played(0)
    assert match.decision is not None
    match.play("role prospector")
    match.undo(match.line[-1].seat, 0, agreed=(0, 1, 2))
    match.play("role prospector")
    assert [one.undone for one in drawn(match) if one.row != START and one.index == 0] == [True, False]


def test_every_event_can_be_drawn_as_it_was_and_ends_in_the_same_position() -> None:
    match = played(60)
    for one in drawn(match):
        if one.row != START:
            again = redraw(match, one.row, one.index, one.value)
            upto = from_record(match.record(), lambda _: match.game, one.row + 1)
            assert again.rows[: one.row] == upto.rows[: one.row]
            assert again.rows[one.row].draws[: one.index + 1] == upto.rows[one.row].draws[: one.index + 1]


def test_every_event_can_be_drawn_differently_and_the_match_goes_on() -> None:
    match = played(60)
    before = match.record()
    for one in drawn(match)[::7]:
        other_values = [value for value, weight in enumerate(weights(match, one.row, one.index)) if weight]
        for value in other_values[:3]:
            other = redraw(match, one.row, one.index, value)
            draws = other.start_draws if one.row == START else other.rows[one.row].draws
            assert draws[one.index].value == value
            copied = from_record(other.record(), lambda _: match.game)
            assert fingerprint(copied.state) == fingerprint(other.state)
            dice = seeded(9)
            while other.decision is not None and len(other.rows) < one.row + 20:
                other.play(choose(other.decision.actions, dice).code)
    assert match.record() == before


def test_the_weights_are_what_could_have_come() -> None:
    match = played(0)
    assert weights(match, START, 0) == [1, 1, 1]
    first = weights(match, START, 1)
    assert sum(first) == 110 - 3 + 6 and first[0] == 7
    value = match.start_draws[1].value
    second = weights(match, START, 2)
    assert second[value] == first[value] - 1


def test_what_could_not_have_come_is_refused() -> None:
    match = played(10)
    with pytest.raises(ChanceError, match="outcome 3 cannot come"):
        redraw(match, START, 0, 3)
    with pytest.raises(Refused, match="there is no row 10; the match has 10"):
        redraw(match, 10, 0, 0)
    with pytest.raises(Refused, match="there is no draw 99 at the start"):
        weights(match, START, 99)
    row = next(at for at, one in enumerate(match.rows) if not one.draws)
    with pytest.raises(Refused, match=f"there is no draw 0 at row {row}; it has 0"):
        redraw(match, row, 0, 0)
