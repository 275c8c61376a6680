"""Curves of strength: the share of each search, by its time on a logarithmic axis, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log10
from typing import Any

from ludoteca.arena.svg import Scale, alone, colour, line, text

from .pages import titled

Curves = Mapping[str, Any]
Points = Sequence[Mapping[str, Any]]

WIDTH, HEIGHT = 720, 440
LEFT, RIGHT, TOP, FLOOR, BOTTOM = 64, 40, 112, 352, 376
APART = 7  # points of one time stand side by side
MILLISECONDS = "{}ms"


def picture(kept: Curves) -> str:
    points: Points = kept["points"]
    searches = list(dict.fromkeys(point["search"] for point in points))
    logs = [log10(point["time"]) for point in points] or [0.0]
    across = Scale(min(logs), max(logs), LEFT + 30, WIDTH - RIGHT - 30)
    up = Scale(0, 1, FLOOR, TOP)
    title = f"{titled(kept['game'])}, {kept['players']} players: strength against time"
    marks = [text(24, 34, title, kind="title"), text(24, 56, subtitle(kept), kind="tick"), *axes(kept, across, up)]
    for number, search in enumerate(reversed(searches)):  # the first colour is for what is new
        marks += legend(number, search)
        marks += curve([point for point in points if point["search"] == search], across, up, number)
    return alone(WIDTH, HEIGHT, title, marks)


def axes(kept: Curves, across: Scale, up: Scale) -> list[str]:
    points: Points = kept["points"]
    marks = []
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        marks.append(line(LEFT, up(part), WIDTH - RIGHT, up(part)))
        marks.append(text(LEFT - 10, up(part) + 4, f"{part:.0%}", "end", "tick"))
    even = 1 / kept["players"]
    marks.append(line(LEFT, up(even), WIDTH - RIGHT, up(even), "mark"))
    for time in sorted({point["time"] for point in points}):
        x = across(log10(time))
        marks.append(line(x, BOTTOM, x, BOTTOM + 5, "whisker"))
        marks.append(text(x, BOTTOM + 22, f"{time}", "middle", "tick"))
    unit = "milliseconds" if all(MILLISECONDS in point["search"] for point in points) else "iterations"
    marks.append(text((LEFT + WIDTH - RIGHT) / 2, BOTTOM + 46, f"{unit} an answer", "middle", "tick"))
    return marks


def subtitle(kept: Curves) -> str:
    others = "" if kept["players"] == 2 else f"{kept['players'] - 1} times "
    return f"share of the wins, alone against {others}{kept['field']}, with 95% intervals; dashed: an even share"


def legend(number: int, search: str) -> list[str]:
    x = 30 + 130 * number
    return [mark(x, 82, number), text(x + 12, 86, search.partition(":")[0])]


def curve(points: Points, across: Scale, up: Scale, number: int) -> list[str]:
    """Figures stand above the first curve and below the second."""
    aside = APART if number else -APART
    found = [(across(log10(point["time"])) + aside, point) for point in sorted(points, key=lambda one: one["time"])]
    marks = [
        f'<line x1="{x:.1f}" y1="{up(one["share"]):.1f}" x2="{x2:.1f}" y2="{up(two["share"]):.1f}" '
        f'stroke="{colour(number)}" stroke-width="2"/>'
        for (x, one), (x2, two) in pairwise(found)
    ]
    for x, point in found:
        y = up(point["high"]) - 6 if not number else up(point["low"]) + 15
        marks.append(line(x, up(point["low"]), x, up(point["high"]), "whisker"))
        marks.append(mark(x, up(point["share"]), number))
        marks.append(text(x, y, f"{point['share']:.0%}", "middle", "value"))
    return marks


def mark(x: float, y: float, number: int) -> str:
    """A dot for the first, a ring for the second."""
    inside = "var(--paper)" if number else colour(number)
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{inside}" stroke="{colour(number)}" stroke-width="2.4"/>'
