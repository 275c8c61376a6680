"""What an answer brings and costs, point by point, so that two answers can be held against each other."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ..shape import Reason
from .ground import Ground, weightiest


class Merit(Struct):
    """Something an answer brings (points above 0) or costs (below), as the heuristic counts it. What two answers do in
    the same regard, `about`, is weighed against each other. Some of it has no words, and counts all the same."""

    about: str
    points: float
    reason: Reason | None


def merit(about: str, points: float, key: str, /, *rules: str, **args: int | str) -> Merit:
    """A message (`review-<game>-<key>`) with its arguments, whole numbers and ids, and its rules."""
    return Merit(about, points, Reason(key=key, args=dict(args), rules=list(rules)))


def silent(about: str, points: float) -> Merit:
    return Merit(about, points, None)


def turned(found: Iterable[Merit]) -> list[Merit]:
    """Of what is given away: what it would have brought is lost."""
    return [Merit(one.about, -one.points, one.reason) for one in found]


def compared(best: list[Merit], other: list[Merit]) -> list[Reason]:
    """Where the better answer is ahead: what it brings there, or what the other one costs."""
    found: list[Ground] = []
    for about in dict.fromkeys(one.about for one in [*best, *other]):
        mine, theirs = regarding(best, about), regarding(other, about)
        ahead = sum(one.points for one in mine) - sum(one.points for one in theirs)
        brings = [one for one in mine if one.points > 0]
        costs = [one for one in theirs if one.points < 0]
        said = None
        if brings:
            said = max(brings, key=lambda one: one.points).reason
        elif costs:
            said = min(costs, key=lambda one: one.points).reason
        if said is not None:
            found.append(Ground(ahead, said))
    return weightiest(found)


def regarding(found: list[Merit], about: str) -> list[Merit]:
    return [one for one in found if one.about == about]
