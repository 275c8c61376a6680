"""`ludoteca review`: who was winning, what each decision cost, what was luck.

Judge every answer of a match that is over, saved at a table or by arena: what each party could expect after it and how
much better another answer was, within the margin of the search; and what came of luck. The same match gives the same
figures, whatever the machine. docs/review.md tells how to read them.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import get_args

import msgspec

from ludoteca.arena.records import read_record
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError, Refused, WrongSeat
from ludoteca.core.match import Match
from ludoteca.core.record import from_record
from ludoteca.i18n.texts import LANGUAGES, preferred
from ludoteca.review.shape import Depth, Review

from .arguments import Number, add_board, add_json
from .output import print_json, progress
from .running import ended_in_order
from .text import headline

MOST = 5


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a record, or JSONL with one in each line")
    command.add_argument("--line", type=Number(1), metavar="N", help="which line of JSONL (the first)")
    command.add_argument(
        "--depth", choices=get_args(Depth), default="standard", help="how long every answer is weighed (standard)"
    )
    command.add_argument("-j", dest="processes", type=Number(1, 1024), metavar="N", help="processes (one a core)")
    command.add_argument("--seat", type=Number(0), metavar="N", help="tell the decisions of seat N alone")
    command.add_argument(
        "--most",
        type=Number(0),
        default=MOST,
        metavar="N",
        help=f"how many of the costliest decisions are told ({MOST})",
    )
    command.add_argument("--html", type=Path, metavar="OUT", help="write a report here, as one page in both languages")
    command.add_argument("--lang", choices=LANGUAGES, help="language (that of this machine)")
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    match = from_record(read_record(given.file, given.line), registry.game)
    check(given, match)
    review = reviewed(match, given.depth, given.processes or cores())
    lang = given.lang or preferred()
    if given.html is not None:
        write(given.html, match, review, lang)
    if given.json:
        print_json(msgspec.to_builtins(review))
        return
    from .reviewed import Reviewed  # with the tables of the terminal, which nothing else here needs

    print(headline(match))
    told = Reviewed(match, review, lang)
    told.show(given.seat, given.most)
    if given.html is not None:
        print(f"\n{told.say('text-review-written', file=str(given.html))}")


def check(given: argparse.Namespace, match: Match) -> None:
    """Before a long search, so that it is not in vain."""
    if not match.over:
        raise Refused(f"the match in {given.file} is not over: only matches that are over are reviewed")
    if given.seat is not None and given.seat >= match.seats:
        raise WrongSeat(f"there is no seat {given.seat}; seats go from 0 to {match.seats - 1}")
    if given.html is not None and given.html.is_dir():
        raise LudotecaError(f"cannot write {given.html}: it is a folder")
    if given.html is not None and not given.html.parent.is_dir():
        raise LudotecaError(f"cannot write {given.html}: there is no folder {given.html.parent}")


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def reviewed(match: Match, depth: Depth, processes: int) -> Review:
    """By the engine, which takes a while to load."""
    from ludoteca.review import engine
    from ludoteca.review.course import Course

    course = Course(match, depth)
    parts = []
    with ended_in_order(), progress(f"reviewing {match.game.name}", len(course.plies)) as step:
        for part in engine.judged(course, match, course.plies, processes):
            parts.append(part)
            step()
    return engine.assemble(course, parts)


def write(path: Path, match: Match, review: Review, lang: str) -> None:
    from ludoteca.review.report import page
    from ludoteca.terminal.players import player_names

    try:
        path.write_text(page(match, review, lang, lambda texts: player_names(match, (), texts)), encoding="utf-8")
    except OSError as error:
        raise LudotecaError(f"cannot write {path}: {error.strerror}") from None
