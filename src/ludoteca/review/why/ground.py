"""What speaks for an answer, with how much it weighs."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ..shape import Reason

LEAST = 0.05  # what weighs less, in points, is not worth a sentence

Args = dict[str, int | str]


class Ground(Struct):
    """A reason and the points it weighs in favour of the better answer, as the heuristic counts them."""

    points: float
    reason: Reason


def ground(points: float, key: str, /, *rules: str, **args: int | str) -> Ground:
    """A message (`review-<game>-<key>`) with its arguments, numbers whole; a player goes by the name `seat`."""
    return Ground(float(points), Reason(key=key, args=dict(args), rules=list(rules)))


def weightiest(found: Iterable[Ground]) -> list[Reason]:
    """Those in favour, the weightiest first; of equal ones the first. Nothing is said twice."""
    kept = sorted((one for one in found if one.points >= LEAST), key=lambda one: -one.points)
    said: list[Reason] = []
    for one in kept:
        if one.reason not in said:
            said.append(one.reason)
    return said


def varied(found: Iterable[Ground]) -> list[Reason]:
    """The same, but of each message the weightiest alone."""
    said: dict[str, Reason] = {}
    for reason in weightiest(found):
        said.setdefault(reason.key, reason)
    return list(said.values())
