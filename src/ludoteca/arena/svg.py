"""Small plots as SVG text: intervals, curves, histograms. Numbers stand beside every mark, so colour carries nothing
alone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH = 640
LEFT = 150
RIGHT = 70
ROW = 26
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8f7700", "#3d85ad")
# Of a page with plots, and of a plot that stands alone; light and dark.
STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --soft: #5c6773; --line: #c9d1d9; --paper: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9aa7b4; --line: #3b4754; --paper: #12181f } }
svg text { font-size: 13px; fill: var(--ink) } svg .tick { fill: var(--soft) }
svg .title { font-size: 18px; font-weight: 600 } svg .head { font-weight: 600 }
svg .value { font-variant-numeric: tabular-nums }
svg .axis { stroke: var(--line) } svg .whisker { stroke: var(--soft); stroke-width: 2 }
svg .mark { stroke: var(--soft); stroke-dasharray: 4 4 }
"""


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def frame(height: float, title: str, marks: Sequence[str], width: float = WIDTH) -> str:
    inner = "".join(marks)
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        f"<title>{escape(title)}</title>{inner}</svg>"
    )


def alone(width: float, height: float, title: str, marks: Sequence[str]) -> str:
    """A picture as a file of its own, on its own ground: whoever shows it may be light while the reader's eyes are
    used to the dark."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" '
        f'height="{height:.0f}" role="img" font-family="system-ui, sans-serif">\n<title>{escape(title)}</title>'
        f'<style>{STYLE}</style>\n<rect width="100%" height="100%" fill="var(--paper)"/>\n'
        + "\n".join(marks)
        + "\n</svg>\n"
    )


def text(x: float, y: float, said: str, anchor: str = "start", kind: str = "label") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "axis") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


class Scale:
    """From values to places between two ends."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.start = start
        self.end = end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def intervals(
    title: str, rows: Sequence[tuple[str, float, float, float]], marks: Sequence[float], form: str = "{:.0%}"
) -> str:
    """A dot with its interval for each (name, low, value, high); `marks` are dashed lines to compare with."""
    low = min([*marks, *(row[1] for row in rows)])
    high = max([*marks, *(row[3] for row in rows)])
    room = 0.06 * (high - low)
    across = Scale(low - room, high + room, LEFT, WIDTH - RIGHT)
    bottom = ROW * len(rows) + 14
    drawn = [line(across(mark), 6, across(mark), bottom, "mark") for mark in marks]
    drawn += [text(across(mark), bottom + 14, form.format(mark), "middle", "tick") for mark in marks]
    for number, (name, least, value, most) in enumerate(rows):
        y = ROW * number + 22
        drawn.append(text(LEFT - 12, y + 4, name, "end"))
        drawn.append(line(across(least), y, across(most), y, "whisker"))
        drawn.append(f'<circle cx="{across(value):.1f}" cy="{y}" r="5" fill="{colour(number)}"/>')
        drawn.append(text(WIDTH - RIGHT + 12, y + 4, form.format(value), kind="value"))
    return frame(bottom + 22, title, drawn)


def curves(title: str, rows: Sequence[tuple[str, Sequence[float]]], mark: float) -> str:
    """Shares as they settled, match by match."""
    height = 190
    longest = max(len(values) for _, values in rows)
    across = Scale(1, longest, 46, WIDTH - RIGHT - 60)
    up = Scale(0, 1, height, 10)
    drawn = [line(46, up(mark), WIDTH - RIGHT - 60, up(mark), "mark")]
    for share in (0.0, 0.5, 1.0):
        drawn.append(text(38, up(share) + 4, f"{share:.0%}", "end", "tick"))
    drawn.append(text(WIDTH - RIGHT - 60, height + 16, f"{longest} matches", "end", "tick"))
    for number, (name, values) in enumerate(rows):
        step = max(1, len(values) // 200)
        shown = [*range(0, len(values), step), len(values) - 1]
        points = " ".join(f"{across(at + 1):.1f},{up(values[at]):.1f}" for at in shown)
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour(number)}" stroke-width="2"/>')
        drawn.append(text(WIDTH - RIGHT - 54, up(values[-1]) + 4, f"{name} {values[-1]:.0%}"))
    return frame(height + 24, title, drawn)


def histogram(title: str, rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    """How often each number of points came, one strip for each name."""
    low = min(min(values) for _, values in rows)
    high = max(max(values) for _, values in rows)
    bins = min(40, high - low + 1)
    width = (high - low + 1) / bins
    across = Scale(0, bins, LEFT, WIDTH - RIGHT)
    strip = 56
    drawn = []
    for number, (name, values) in enumerate(rows):
        counts = [0] * bins
        for value in values:
            counts[min(int((value - low) / width), bins - 1)] += 1
        base = strip * (number + 1)
        most = max(counts)
        for at, count in enumerate(counts):
            tall = (strip - 14) * count / most
            wide = across(at + 1) - across(at) - 1
            drawn.append(
                f'<rect x="{across(at):.1f}" y="{base - tall:.1f}" width="{max(wide, 1):.1f}" height="{tall:.1f}" '
                f'fill="{colour(number)}"/>'
            )
        drawn.append(line(LEFT, base, WIDTH - RIGHT, base))
        drawn.append(text(LEFT - 12, base - 12, name, "end"))
        drawn.append(text(WIDTH - RIGHT + 12, base - 12, f"{sum(values) / len(values):.1f}", kind="value"))
    foot = strip * len(rows) + 16
    drawn += [text(LEFT, foot, str(low), "middle", "tick"), text(WIDTH - RIGHT, foot, str(high), "middle", "tick")]
    return frame(foot + 8, title, drawn)
