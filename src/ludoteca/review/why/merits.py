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
    rather: bool = False  # says something only beside another answer


def merit(about: str, points: float, key: str, /, *rules: str, **args: int | str) -> Merit:
    """A message (`review-<game>-<key>`) with its arguments, whole numbers and ids, and its rules."""
    return Merit(about, points, Reason(key=key, args=dict(args), rules=list(rules)))


def rather(about: str, points: float, key: str, /, *rules: str, **args: int | str) -> Merit:
    """What any answer leaves in some measure, so that it says nothing of one alone."""
    return Merit(about, points, Reason(key=key, args=dict(args), rules=list(rules)), rather=True)


def silent(about: str, points: float) -> Merit:
    return Merit(about, points, None)


def turned(found: Iterable[Merit]) -> list[Merit]:
    """Of what is given away: what it would have brought is lost."""
    return [Merit(one.about, -one.points, one.reason, one.rather) for one in found]


def alone(best: list[Merit]) -> list[Reason]:
    """What an answer brings at all."""
    return compared([one for one in best if not one.rather], [])


def compared(best: list[Merit], other: list[Merit]) -> list[Reason]:
    """Where the better answer is ahead: what it brings there, or what the other one costs if that is as much."""
    found: list[Ground] = []
    for about in dict.fromkeys(one.about for one in [*best, *other]):
        mine, theirs = regarding(best, about), regarding(other, about)
        ahead = sum(one.points for one in mine) - sum(one.points for one in theirs)
        brings = max((one for one in mine if one.points > 0), key=lambda one: one.points, default=None)
        costs = min((one for one in theirs if one.points < 0), key=lambda one: one.points, default=None)
        if brings is not None and (costs is None or brings.points > -costs.points):
            said = brings.reason
        else:
            said = costs.reason if costs is not None else None
        if said is not None:
            found.append(Ground(ahead, said))
    return weightiest(found)


def regarding(found: list[Merit], about: str) -> list[Merit]:
    return [one for one in found if one.about == about]
