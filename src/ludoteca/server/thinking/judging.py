"""What a worker does for reviews and puzzles: a few answers of a match at a time, so that bots need not wait long."""

from __future__ import annotations

import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar, cast

import msgspec

from ludoteca.core.match import Match
from ludoteca.review.shape import Depth

SLICE = 0.25  # seconds that one job judges for, give or take one answer: so long a bot may have to wait
COURSES = 2  # matches whose positions a worker keeps
LEISURE = 15  # how much everything else on the machine goes before

NOBODY = -1

T = TypeVar("T")


class Place(msgspec.Struct, array_like=True):
    """An answer that is to be judged, by the position that it led to; 0 is the set-up, which nobody answered."""

    ply: int
    round: int
    seat: int
    ask: str


class Judging:
    """Courses of the matches that were judged last; where one is made anew, the figures are the same."""

    def __init__(self) -> None:
        self.courses: OrderedDict[tuple[str, str], Any] = OrderedDict()
        self.thread = ThreadPoolExecutor(1, "judging", step_aside)

    def leisurely(self, work: Callable[[], T]) -> T:
        """Do some work while nobody else on the machine wants to do anything."""
        return self.thread.submit(work).result()

    def course(self, match: Match, table: str, depth: str) -> Any:
        from ludoteca.review.course import Course  # late: most workers never review anything

        course = self.courses.pop((table, depth), None)
        if course is None:
            course = Course(match, cast(Depth, depth))  # it refuses what is none
        self.courses[table, depth] = course
        while len(self.courses) > COURSES:
            self.courses.popitem(last=False)
        return course

    def judge(self, match: Match, table: str, depth: str, plies: Sequence[int]) -> dict[int, bytes]:
        """The first of these answers, and more of them as long as there is time: how many were judged depends on the
        clock, what was found does not."""
        from ludoteca.review.engine import judge

        course = self.course(match, table, depth)
        began = monotonic()
        parts: dict[int, bytes] = {}
        for ply in plies:
            if parts and monotonic() - began > SLICE:
                break
            parts[ply] = msgspec.msgpack.encode(judge(course, ply))
        return parts

    def assemble(self, match: Match, table: str, depth: str, parts: Sequence[bytes]) -> bytes:
        """The review of these parts, as JSON."""
        from ludoteca.review.engine import Part, assemble

        known = [msgspec.msgpack.decode(part, type=Part) for part in parts]
        return msgspec.json.encode(assemble(self.course(match, table, depth), known))

    def forget(self, table: str) -> None:
        for known in [key for key in self.courses if key[0] == table]:
            del self.courses[known]


def admit(match: Match, ply: int) -> bytes:
    """A decision as a puzzle, as JSON; nothing if it is none."""
    from ludoteca.review.find import admit as admitted

    found = admitted(match, ply)
    return b"" if found is None else msgspec.json.encode(found)


def step_aside() -> None:
    """On Linux a thread has a niceness of its own, so that the bots in the same process keep theirs."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LEISURE)


def places(course: Any) -> list[Place]:
    """Where the match stood when the answers were given that are to be judged, each by the position it led to."""
    return [place(course, ply) for ply in course.plies]


def place(course: Any, ply: int) -> Place:
    if ply == 0:
        return Place(0, 1, NOBODY, "")  # the set-up
    answer, decision = course.answers[ply - 1], course.positions[ply - 1].decision
    return Place(ply, answer.round, answer.seat, "" if decision is None else decision.ask)
