"""The moments of a finished match, told by the points after each answer and by nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from .. import wire

MOST = 4
# A single point is no moment; whoever was behind by less than a tenth of the final points did not come back from far.
LEAST = 2
FAR = 10


class Course:
    """The points of the seats after each answer (index 0: before the first), and the round each was given in. Parties
    that are nobody's cannot win and make no moments."""

    def __init__(self, seats: int, scores: Sequence[list[int]], rounds: Sequence[int]) -> None:
        self.scores = [points[:seats] for points in scores]
        self.rounds = rounds

    def lead(self, seat: int, ply: int) -> int:
        """How far a seat is ahead of the best of the others; below zero: behind."""
        now = self.scores[ply]
        return now[seat] - max((points for other, points in enumerate(now) if other != seat), default=0)

    def gains(self, ply: int) -> list[int]:
        return [after - before for before, after in zip(self.scores[ply - 1], self.scores[ply], strict=True)]

    def moment(self, kind: wire.MomentKind, ply: int, seat: int) -> wire.Moment:
        return wire.Moment(kind, ply, self.rounds[ply], seat, self.gains(ply), self.lead(seat, ply))

    def taken(self, seat: int) -> int | None:
        """The answer after which nobody was ahead of this seat any more."""
        for ply in range(len(self.scores) - 1, 0, -1):
            if self.lead(seat, ply - 1) < 0:
                return ply
        return None

    def furthest(self, seat: int) -> int:
        """The answer after which this seat was furthest behind."""
        return min(range(1, len(self.scores)), key=lambda ply: self.lead(seat, ply))

    def largest(self) -> list[tuple[int, int]]:
        """Answers that brought points and who gained most by them, the largest gain first; of equals the later."""
        found: list[tuple[int, int, int]] = []
        for ply in range(1, len(self.scores)):
            gains = self.gains(ply)
            if max(gains) >= LEAST:
                found.append((max(gains), ply, gains.index(max(gains))))
        return [(ply, seat) for _, ply, seat in sorted(found, reverse=True)]


def moments(course: Course, ranking: Sequence[int]) -> list[wire.Moment]:
    """At most four, in their order: where the lead was taken for good, from how far behind, the largest gains."""
    if len(course.scores) < 2:
        return []
    winner = ranking.index(1)
    last = len(course.scores) - 1
    found: dict[int, wire.Moment] = {}
    taken = course.taken(winner) if ranking.count(1) == 1 else None
    if taken is not None:
        found[taken] = course.moment("lead", taken, winner)
        furthest = course.furthest(winner)
        gap = -course.lead(winner, furthest)
        if furthest < taken and gap > LEAST and gap * FAR >= course.scores[last][winner]:
            found[furthest] = course.moment("behind", furthest, winner)
    for ply, seat in course.largest():
        if len(found) == MOST:
            break
        if ply not in found:
            counted = ply == last and sum(1 for gain in course.gains(ply) if gain) > 1
            found[ply] = course.moment("count" if counted else "gain", ply, seat)
    return [found[ply] for ply in sorted(found)]
