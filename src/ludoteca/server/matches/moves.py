"""Moves: what messages of players do to a match, for those of its seats that are theirs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Protocol

from ludoteca.core.back import Wish
from ludoteca.core.match import Match
from ludoteca.core.rows import POINT

from .. import wire
from ..errors import Refusal

POINT_SECONDS = 1.0  # between two things that a seat points at
MOST_POINTS = 200  # in a match, of each seat


class Move(Protocol):
    def __call__(self, match: Match, seats: Collection[int], message: Any) -> object: ...


def answer(match: Match, seats: Collection[int], message: wire.Answer) -> None:
    match.play_all(message.codes, answering_seat(match, seats, message.seat), message.row)


def early(match: Match, seats: Collection[int], message: wire.Early) -> None:
    if message.seat not in seats:
        raise Refusal("not-yours", f"seat {message.seat} is not yours")
    match.early(message.seat, message.codes, message.row)


def undo(match: Match, seats: Collection[int], message: wire.Undo) -> Wish | None:
    """Go back, or give the wish to do so where others must agree."""
    done = match.take_back(seats, message.row, message.to, message.seat)
    return done if isinstance(done, Wish) else None


def reset(match: Match, seats: Collection[int], message: wire.Reset) -> None:
    match.take_back_turn(seats, message.row)


def point(match: Match, seats: Collection[int], message: wire.PointAt) -> None:
    """Show the partners something, now and then: so that nobody can fill a match with it, or hold up bots."""
    seat = answering_seat(match, seats, message.seat)
    before = [step for step in match.steps if step.row.kind == POINT and step.seat == seat]
    if any(step.number >= message.row and step.row.text == message.target for step in before):
        return  # it was sent before
    if before and match.now - before[-1].at < POINT_SECONDS:
        raise Refusal("too-many", "you have just pointed at something", len(match.rows))
    if len(before) >= MOST_POINTS:
        raise Refusal("too-many", f"one can point {MOST_POINTS} times in a match", len(match.rows))
    match.point(seat, message.target)


def skip_guide(match: Match, seats: Collection[int], message: wire.SkipGuide) -> None:
    """Leave the guide for good. Left already, it stays so."""
    match.leave_guide(answering_seat(match, seats, message.seat))


def answering_seat(match: Match, seats: Collection[int], named: int | None) -> int:
    """The seat that an answer is from: the one named, or the asked one if it is among those held."""
    if named is not None and named not in seats:
        raise Refusal("not-yours", f"seat {named} is not yours", len(match.rows))
    if not seats:
        raise Refusal("not-yours", "you are watching", len(match.rows))
    if named is not None:
        return named
    asked = match.decision.seat if match.decision is not None else -1
    return asked if asked in seats else min(seats)
