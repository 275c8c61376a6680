"""A puzzle: a position of a played game in which one answer is clearly best, and not obvious.

A file of puzzles (`data/puzzles/<game>.jsonl.gz`) has a line for each game they come from: its record, without names,
up to the last of its puzzles, and those puzzles. A position is the record up to a ply."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .shape import Option, Reason


class Puzzle(Struct):
    """`options` are all answers that were weighed, the best one first, of which only the first is right; `margin` is
    that of the comparison with the second. `played` is the answer of the real game and `place` what place its seat came
    to there, of `parties`. `rating` is on the scale of ratings of people, with its `deviation`."""

    id: str
    ply: int
    seat: int
    ask: str
    theme: str
    options: list[Option]
    margin: float
    played: str
    place: int
    parties: int
    rating: int
    deviation: int
    reasons: list[Reason] = []


class Source(Struct):
    """A game with its puzzles; `people` says that people played it, and gave them."""

    record: dict[str, Any]
    puzzles: list[Puzzle]
    people: bool = False
