"""From what a party could expect to what became of it: luck, errors, and what others gave away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .futures import Futures
from .shape import Draw, Judged, Point, Split

if TYPE_CHECKING:
    from .course import Course

DIGITS = 6


def split(
    futures: Futures,
    first: Point,
    last: Point,
    decisions: Sequence[Judged],
    draws: Sequence[Draw],
    course: Course,
) -> list[Split]:
    """By party. Errors count against what the judge itself would have answered, since what can be expected supposes
    that everybody goes on like it; who does better takes from his errors. What nobody has judged is left over as the
    residual: the judge did not see it coming."""
    found: list[Split] = []
    sides = [course.positions[0].party(seat) for seat in range(course.seats)]
    for party in range(len(futures.parties)):
        own = [judged for judged in decisions if sides[judged.seat] == party]
        errors = sum(judged.lost for judged in own)
        gifts = sum(judged.gifts[party] for judged in decisions)
        dealt = sum(draw.luck[party] for draw in draws if draw.ply == 0)
        luck = sum(draw.luck[party] for draw in draws)
        start = first.shares[party] - dealt
        result = last.shares[party]
        residual = result - start - luck + errors - gifts
        found.append(
            Split(
                party=party,
                start=round(start, DIGITS),
                luck=round(luck, DIGITS),
                errors=round(errors, DIGITS),
                gifts=round(gifts, DIGITS),
                residual=round(residual, DIGITS),
                result=round(result, DIGITS),
                precision=precision(own),
                decisions=len(own),
                mistakes=sum(1 for judged in own if judged.error),
            )
        )
    return found


def precision(decisions: Sequence[Judged]) -> float | None:
    """The part of what was at stake that was not given away: 100 for who made no error, about 0 for who answers
    anything. A decision in which hardly anything is at stake counts for hardly anything."""
    stake = sum(max(judged.stake, judged.cost if judged.error else 0.0) for judged in decisions)
    if stake <= 0.0:
        return None
    lost = sum(judged.cost for judged in decisions if judged.error)
    return round(100.0 * max(1.0 - lost / stake, 0.0), 1)
