"""A worker whose reviews and puzzles cost nothing and say nothing: `python -m tests.server.stand_in NICENESS`. What it
judged it writes into the folder that `STAND_IN` names, where files say how it is to behave."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import perf_counter
from types import ModuleType, SimpleNamespace
from typing import Any

from msgspec import Struct

from ludoteca.core.errors import Refused
from ludoteca.core.match import Match
from ludoteca.review.puzzle import Puzzle
from ludoteca.review.shape import FORMAT, Option, Point, Review
from ludoteca.server.thinking import process

FOLDER = Path(os.environ.get("STAND_IN", "."))
SLOW = 0.02  # seconds of work for an answer, where a file `slow` says so
THEME = "stand-in"


class Part(Struct):
    ply: int


class Course:
    def __init__(self, match: Match, depth: str) -> None:
        if (FOLDER / "refuse").exists():
            raise Refused("no match of this kind is reviewed")
        if not match.over:
            raise Refused("the match is not over")
        self.depth = depth
        self.match = match
        self.answers = [SimpleNamespace(seat=step.seat, round=1) for step in match.course()]
        self.positions = [match.state] * len(self.answers)
        self.plies = [0, *(at for at, step in enumerate(match.course(), 1) if not getattr(step, "forced", True))]


def judge(course: Course, ply: int) -> Part:
    if (FOLDER / "broken").exists():
        raise RuntimeError("a mistake in the engine")
    with (FOLDER / "judged").open("a") as judged:
        judged.write(f"{ply}\n")
    until = perf_counter() + SLOW if (FOLDER / "slow").exists() else 0.0
    while perf_counter() < until:
        pass
    return Part(ply)


def assemble(course: Course, parts: list[Part]) -> Review:
    match, depth = course.match, course.depth
    curve = [Point(part.ply, 0, [0.5, 0.5], [0.0, 0.0]) for part in parts]
    given: dict[str, Any] = {"depth": depth, "judge": "nobody", "simulations": 0, "margin": 0.0, "margin_points": 0.0}
    return Review(
        format=FORMAT, game=match.game.name, version=match.game.version, seats=match.seats,
        parties=[[seat] for seat in range(match.seats)], plies=len(match.course()), done=len(parts),
        due=len(course.plies), curve=curve, decisions=[], draws=[], split=[], **given,
    )  # fmt: skip


def admit(match: Match, ply: int) -> Puzzle | None:
    """Every decision of seat 0 is a puzzle."""
    step = match.course()[ply]
    if step.seat != 0:
        return None
    options = [Option(0, step.row.text, 0.6, 30.0), Option(1, "another", 0.4, 20.0)]
    return Puzzle(
        f"{match.game.name}-{ply}", ply, step.seat, "ask", THEME, options, 0.05, step.row.text, 1, 2, 1500, 80
    )


def main() -> None:
    stand_ins: dict[str, dict[str, object]] = {
        "course": {"Course": Course},
        "engine": {"Part": Part, "judge": judge, "assemble": assemble},
        "find": {"admit": admit},
    }
    for name, contents in stand_ins.items():
        made = ModuleType(f"ludoteca.review.{name}")
        vars(made).update(contents)
        sys.modules[made.__name__] = made
    process.main()


if __name__ == "__main__":
    main()
