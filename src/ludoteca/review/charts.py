"""The charts of a report, as SVG text: the course of a match, and luck and skill as bars. A party has the colour and
the shape of its first seat, and its name beside it: colour carries nothing alone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from ludoteca.arena import svg

WIDTH, HEIGHT = 800.0, 300.0
LEFT, RIGHT, TOP, FOOT = 52.0, 136.0, 14.0, 28.0
CLOSE = 17.0  # nearer than this names and numbers would run into each other
ROUND = 30.0  # the least room for the number of a round
# In a square of 20, as the browser draws them.
SHAPES = (
    "M1.6,10a8.4,8.4 0 1 0 16.8,0a8.4,8.4 0 1 0 -16.8,0Z",
    "M10,1.2 L19.4,18 H.6Z",
    "M3.5,2H16.5Q18,2 18,3.5V16.5Q18,18 16.5,18H3.5Q2,18 2,16.5V3.5Q2,2 3.5,2Z",
    "M10,.4 L19.6,10 L10,19.6 L.4,10Z",
    "M10,.6 L12.7,7 19.6,7.6 14.4,12.1 16,18.9 10,15.3 4,18.9 5.6,12.1 .4,7.6 7.3,7Z",
)


class Line(NamedTuple):
    """What a party could expect, by ply; `seat` is that of its colour and shape."""

    name: str
    seat: int
    values: list[float]


class Mark(NamedTuple):
    """A decision with a number on the line of its party; `kind` are its classes."""

    number: int
    ply: int
    line: int
    kind: str
    title: str


class Axis(NamedTuple):
    """From `low` to `high`, with what is written at some values; `even` is a line to compare with."""

    low: float
    high: float
    ticks: list[tuple[float, str]]
    even: float | None = None


def shape(seat: int, x: float, y: float, size: float) -> str:
    """The sign of a seat around a place."""
    at = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 20:.3f})"
    return f'<path class="seat s{seat % len(SHAPES)}" transform="{at}" d="{SHAPES[seat % len(SHAPES)]}"/>'


def sign(seat: int) -> str:
    """The same by itself, in running text."""
    return f'<svg class="sign" viewBox="0 0 20 20" aria-hidden="true">{shape(seat, 10, 10, 20)}</svg>'


def course(title: str, lines: Sequence[Line], axis: Axis, rounds: Sequence[tuple[int, int]], marks: list[Mark]) -> str:
    """Lines over all plies; `rounds` are (ply, number), each where it begins."""
    last = max(len(lines[0].values) - 1, 1)
    across = svg.Scale(0, last, LEFT, WIDTH - RIGHT)
    up = svg.Scale(axis.low, axis.high, HEIGHT - FOOT, TOP)
    drawn = [*bands(across, rounds, last), *grid(up, axis)]
    for line in lines:
        points = " ".join(f"{across(at):.1f},{up(value):.1f}" for at, value in enumerate(line.values))
        drawn.append(f'<polyline class="line s{line.seat % len(SHAPES)}" points="{points}"/>')
    for line in lines:
        drawn += [shape(line.seat, across(at), up(line.values[at]), 11) for at in (last // 4, last // 2, 3 * last // 4)]
    drawn += [*numbered(lines, across, up, marks), *names(lines, up)]
    return f'<div class="course" tabindex="0">{svg.frame(HEIGHT, title, drawn, WIDTH)}</div>'


def bands(across: svg.Scale, rounds: Sequence[tuple[int, int]], last: int) -> list[str]:
    """Every second round a little darker, and the numbers of those that have room for one."""
    drawn = []
    said = -ROUND
    for (start, number), (end, _) in zip(rounds, [*rounds[1:], (last, 0)], strict=True):
        x, wide = across(start), across(end) - across(start)
        if number % 2:
            drawn.append(
                f'<rect class="band" x="{x:.1f}" y="{TOP}" width="{wide:.1f}" height="{HEIGHT - TOP - FOOT}"/>'
            )
        if x + wide / 2 - said >= ROUND:
            said = x + wide / 2
            drawn.append(svg.text(said, HEIGHT - 8, str(number), "middle", "tick"))
    return drawn


def grid(up: svg.Scale, axis: Axis) -> list[str]:
    drawn = [svg.line(LEFT, up(value), WIDTH - RIGHT, up(value)) for value, _ in axis.ticks]
    drawn += [svg.text(LEFT - 8, up(value) + 4, said, "end", "tick") for value, said in axis.ticks]
    if axis.even is not None:
        drawn.append(svg.line(LEFT, up(axis.even), WIDTH - RIGHT, up(axis.even), "mark"))
    return drawn


def numbered(lines: Sequence[Line], across: svg.Scale, up: svg.Scale, marks: list[Mark]) -> list[str]:
    """Decisions beneath their line, or above it where there is no room, never one upon another."""
    placed: list[tuple[float, float]] = []
    drawn = []
    for mark in sorted(marks, key=lambda one: one.ply):
        x, on = across(mark.ply), up(lines[mark.line].values[mark.ply])
        spots = [on + off for off in (20, -20, 41, -41, 62, -62, 83, -83)]
        y = next((y for y in spots if free(x, y, placed)), on)
        placed.append((x, y))
        drawn.append(
            f'<g class="decision {mark.kind}"><title>{escape(mark.title)}</title>'
            f"{svg.line(x, on, x, y, 'stem')}"
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9.5"/>{svg.text(x, y + 4, str(mark.number), "middle", "count")}</g>'
        )
    return drawn


def free(x: float, y: float, placed: Sequence[tuple[float, float]]) -> bool:
    inside = TOP + 8 < y < HEIGHT - FOOT - 8
    return inside and all(abs(x - there) > 20 or abs(y - other) > 20 for there, other in placed)


def names(lines: Sequence[Line], up: svg.Scale) -> list[str]:
    """At the ends of the lines, pushed apart where they would stand upon each other."""
    order = sorted(lines, key=lambda line: up(line.values[-1]))
    places = apart([up(line.values[-1]) for line in order], TOP, HEIGHT - FOOT)
    x = WIDTH - RIGHT + 12
    return [
        shape(line.seat, x, y, 11) + svg.text(x + 12, y + 4, line.name, kind="name")
        for line, y in zip(order, places, strict=True)
    ]


def apart(places: Sequence[float], top: float, bottom: float) -> list[float]:
    """Places in rising order, at least `CLOSE` from each other, and none below the bottom if they fit."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + CLOSE) if found else max(place, top))
    limit = bottom
    for at in reversed(range(len(found))):
        found[at] = min(found[at], limit)
        limit = found[at] - CLOSE
    return found


def ticks(high: float) -> list[float]:
    """Round values from 0 up that part an axis in about five."""
    steps = (1, 2, 5, 10, 20, 50, 100, 200, 500)
    step = next((one for one in steps if high / one <= 6), steps[-1])
    return [float(value) for value in range(0, int(high) + step, step)]


BARS = 460.0
HALF = 17.0


def bars(title: str, parts: Sequence[tuple[str, float, str]], reach: tuple[float, float], prefix: str) -> str:
    """Bars from a common nought, one below another: each its kind, its value, and what is written at its end."""
    low, high = reach
    across = svg.Scale(min(low, 0), max(high, 0.01), 46, BARS - 46)
    zero = across(0)
    drawn = [svg.line(zero, 0, zero, HALF * len(parts) + 4, "zero")]
    for row, (kind, value, said) in enumerate(parts):
        y = 2 + HALF * row
        end = across(value)
        x, wide = min(zero, end), max(abs(end - zero), 1)
        fill = f' fill="url(#{prefix}-{kind})"' if kind != "errors" else ""
        drawn.append(f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="12" rx="2"{fill}/>')
        left = value < 0
        drawn.append(svg.text(end - 6 if left else end + 6, y + 10, said, "end" if left else "start", "value"))
    return svg.frame(HALF * len(parts) + 4, title, drawn, BARS)


def patterns(prefix: str) -> str:
    """Hatching for luck, dots for gifts: they are told apart without colours too. Defined once a page and language."""
    return (
        '<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>'
        f'<pattern id="{prefix}-luck" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="7" height="7" class="luck-a"/><rect width="3" height="7" class="luck-b"/></pattern>'
        f'<pattern id="{prefix}-gifts" width="6" height="6" patternUnits="userSpaceOnUse">'
        '<rect width="6" height="6" class="gift-a"/><circle cx="1.5" cy="1.5" r="1" class="gift-b"/>'
        '<circle cx="4.5" cy="4.5" r="1" class="gift-b"/></pattern></defs></svg>'
    )
