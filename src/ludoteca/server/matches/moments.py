"""The moments of a finished match, told by the points after each answer and by nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from .. import wire

MOST = 4
# A single point is no moment; one who was behind by less than a tenth of the final points did not come back from far.
LEAST = 2
FAR = 10


class Course:
    """The points of the first `parties` after each answer (index 0: before the first), and the round each was given in.
    The parties that are nobody's come last and make no moments."""

    def __init__(self, parties: int, scores: Sequence[list[int]], rounds: Sequence[int]) -> None:
        self.parties = parties
        self.scores = [points[:parties] for points in scores]
        self.rounds = rounds

    def lead(self, party: int, ply: int) -> int:
        """How far a party is ahead of the best of the others; below zero: behind."""
        now = self.scores[ply]
        return now[party] - max((points for other, points in enumerate(now) if other != party), default=0)

    def gains(self, ply: int) -> list[int]:
        return [after - before for before, after in zip(self.scores[ply - 1], self.scores[ply], strict=True)]

    def moment(self, kind: wire.MomentKind, ply: int, party: int) -> wire.Moment:
        return wire.Moment(kind, ply, self.rounds[ply], party, self.gains(ply), self.lead(party, ply))

    def taken(self, party: int) -> int | None:
        """The answer after which nobody was ahead of this party any more."""
        for ply in range(len(self.scores) - 1, 0, -1):
            if self.lead(party, ply - 1) < 0:
                return ply
        return None

    def furthest(self, party: int) -> int:
        """The answer after which this party was furthest behind."""
        return min(range(1, len(self.scores)), key=lambda ply: self.lead(party, ply))

    def largest(self) -> list[tuple[int, int]]:
        """Answers that brought points and who gained most by them, the largest gain first; of equals the later."""
        found: list[tuple[int, int, int]] = []
        for ply in range(1, len(self.scores)):
            gains = self.gains(ply)
            if max(gains) >= LEAST:
                found.append((max(gains), ply, gains.index(max(gains))))
        return [(ply, party) for _, ply, party in sorted(found, reverse=True)]


def moments(course: Course, ranking: Sequence[int]) -> list[wire.Moment]:
    """At most four, in their order: where the lead was taken for good, from how far behind, the largest gains. Without
    one winner who sits at the table nobody took the lead for good."""
    if len(course.scores) < 2:
        return []
    last = len(course.scores) - 1
    won = [party for party, place in enumerate(ranking) if place == 1]
    found = turning_points(course, won[0]) if len(won) == 1 and won[0] < course.parties else {}
    for ply, party in course.largest():
        if len(found) == MOST:
            break
        if ply not in found:
            counted = ply == last and sum(1 for gain in course.gains(ply) if gain) > 1
            found[ply] = course.moment("count" if counted else "gain", ply, party)
    return [found[ply] for ply in sorted(found)]


def turning_points(course: Course, winner: int) -> dict[int, wire.Moment]:
    """Where the winner took the lead for good, and where it was furthest behind before, if that was far."""
    taken = course.taken(winner)
    if taken is None:
        return {}
    found = {taken: course.moment("lead", taken, winner)}
    furthest = course.furthest(winner)
    gap = -course.lead(winner, furthest)
    if furthest < taken and gap > LEAST and gap * FAR >= course.scores[-1][winner]:
        found[furthest] = course.moment("behind", furthest, winner)
    return found
