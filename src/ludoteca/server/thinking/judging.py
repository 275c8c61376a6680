"""What a worker does for reviews and puzzles: a few answers of a match at a time, so that bots need not wait long."""

from __future__ import annotations

import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

import msgspec

from ludoteca.core.match import Match
from ludoteca.core.protocol import Event
from ludoteca.core.record import beginning, extend, from_record

SLICE = 0.25  # seconds that one job judges for, give or take one answer: so long a bot may have to wait
COURSES = 2  # matches whose positions a worker keeps
LEISURE = 15  # how much everything else on the machine goes before

T = TypeVar("T")


class Place(msgspec.Struct, array_like=True):
    """An answer that is to be judged: where the match stood."""

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
        from ludoteca.review.engine import Course  # late: most workers never review anything

        course = self.courses.pop((table, depth), None) or Course(match, depth)
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


def places(match: Match, plies: Sequence[int]) -> list[Place]:
    """Where the match stood at these plies, in their order."""
    again = from_record(beginning(match), lambda _: match.game)
    opening = again.decision
    first = 0 if opening is None else opening.seat
    rounds = begun(match, again.start_events, first)
    stood = []
    for ply, step in enumerate(match.course()):
        decision = again.decision
        stood.append(Place(ply, rounds, step.seat, "" if decision is None else decision.ask))
        extend(again, [step.row])
        rounds += begun(match, again.steps[-1].events, first)
    return [stood[ply] for ply in plies]


def begun(match: Match, told: Sequence[Event], first: int) -> int:
    """How many rounds these events begin. Where a game has none, each turn of the first seat begins one."""
    kinds = [kind.name for kind in match.game.events]
    if "round" in kinds:
        return sum(1 for event in told if kinds[event.kind] == "round")
    return sum(1 for event in told if kinds[event.kind] == "turn" and event.a == first)
