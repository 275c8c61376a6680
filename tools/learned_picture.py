"""What networks learned, drawn: a row for each thing, a column for each number of players, and in it a dot for the
network and a ring for the heuristic, with both figures beside them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from ludoteca.arena.svg import Scale, alone, colour, line, text

from .measures import MEAN, ROUND, Group, Measure

Figures = dict[str, dict[str, dict[str, float]]]
"""By number of players and who plays, each measure by its name."""

WIDTH = 960
NAMES = 168
EDGE = 16
FIGURES = 118  # room for both of them, right of the track
OURS, THEIRS = 66, 22  # where they end, from the right
ROW = 22
LEARNED, HEURISTIC = "net", "greedy"


def picture(title: str, figures: Figures, groups: Sequence[Group]) -> str:
    marks = [text(EDGE, 30, title, kind="title"), *legend(54)]
    at = 84.0
    for group in groups:
        marks += drawn(group, figures, at)
        at += 46 + ROW * len(group.measures) + 18
    return alone(WIDTH, at - 4, title, marks)


def legend(y: float) -> list[str]:
    return [
        dot(EDGE + 6, y), text(EDGE + 18, y + 4, "network against itself"),
        ring(EDGE + 196, y), text(EDGE + 208, y + 4, "heuristic against itself"),
    ]  # fmt: skip


def drawn(group: Group, figures: Figures, top: float) -> list[str]:
    counts = list(figures)
    wide = (WIDTH - NAMES - EDGE) / len(counts)
    most = largest(group, figures)
    marks = [
        text(EDGE, top + 14, group.title, kind="head"),
        text(WIDTH - THEIRS, top + 14, f"0 to {most:g}" if group.form == MEAN else f"0 to {most:.0%}", "end", "tick"),
        line(EDGE, top + 22, WIDTH - THEIRS, top + 22),
    ]
    for column, count in enumerate(counts):
        left = NAMES + column * wide
        across = Scale(0, most, left, left + wide - FIGURES)
        marks.append(text(left, top + 38, f"{count} players", kind="tick"))
        for number, one in enumerate(order(group, figures)):
            y = top + 46 + ROW * number + ROW / 2
            if not column:
                marks.append(text(NAMES - 14, y + 4, one.said, "end"))
            learned, other = (figures[count][who][one.name] for who in (LEARNED, HEURISTIC))
            if group.form == ROUND and not learned and not other:
                continue  # a role that is not in the game with so many players
            marks += pair(across, y, learned, other)
            for figure, end, kind in ((learned, OURS, "value head"), (other, THEIRS, "value tick")):
                marks.append(text(left + wide - end, y + 4, said(figure, group.form, most), "end", kind))
    return marks


def order(group: Group, figures: Figures) -> list[Measure]:
    """Of the rows from the top."""
    if not group.by_size:
        return group.measures
    return sorted(group.measures, key=lambda one: -sum(by_who[LEARNED][one.name] for by_who in figures.values()))


def pair(across: Scale, y: float, learned: float, other: float) -> list[str]:
    return [
        line(across.start, y, across.end, y),
        line(across(learned), y, across(other), y, "whisker"),
        ring(across(other), y),
        dot(across(learned), y),
    ]


def dot(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour(0)}"/>'


def ring(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="var(--paper)" stroke="{colour(1)}" stroke-width="2.4"/>'


def largest(group: Group, figures: Figures) -> float:
    """The end of the scale: a whole for roles, a round number above all figures elsewhere."""
    if group.form == ROUND:
        return 1.0
    most = max(by_who[who][one.name] for by_who in figures.values() for who in by_who for one in group.measures)
    step = next(step for step in (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 1000) if most / step <= 5)
    return step * ceil(round(most / step, 9))


def said(figure: float, form: str, most: float) -> str:
    if form != MEAN:
        return f"{figure:.0%}"
    return f"{figure:.2f}" if most < 3 else f"{figure:.1f}"
