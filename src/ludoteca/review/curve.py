"""The course of a match in characters: a hill for each party, as high as its share."""

from __future__ import annotations

from collections.abc import Sequence

from .shape import Point, Review

EIGHTHS = " ▁▂▃▄▅▆▇█"


def filled(review: Review) -> list[Point]:
    """A point for each position: where an answer was forced and nothing was drawn, nothing changed."""
    found: list[Point] = []
    for point in review.curve:
        while found and len(found) < point.ply:
            found.append(found[-1])
        found.append(point)
    return found


def hill(values: Sequence[float], width: int, height: int) -> list[str]:
    """Values from 0 to 1 in so many lines, the top one first. Whoever has anything stands on at least an eighth."""
    full = 8 * height
    columns = [values[at * (len(values) - 1) // max(width - 1, 1)] for at in range(width)]
    tall = [max(round(value * full), 1 if value > 0 else 0) for value in columns]
    return [
        "".join(EIGHTHS[min(max(eighths - 8 * line, 0), 8)] for eighths in tall).rstrip()
        for line in reversed(range(height))
    ]


def rounds(curve: Sequence[Point], width: int) -> str:
    """The numbers of the rounds beneath, each where it begins, as far as there is room."""
    said = ""
    seen = 0
    for at, point in enumerate(curve):
        if point.round <= seen:
            continue
        seen = point.round
        place = at * (width - 1) // max(len(curve) - 1, 1)
        number = str(point.round)
        if place >= len(said) + (1 if said else 0) and place + len(number) <= width:
            said = said.ljust(place) + number
    return said
