"""What a heuristic thinks of a question, in whole numbers: for networks that begin where it ends."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import put_zeros
from ludoteca.core.protocol import Decision, State

from .heuristic import Heuristic

STEP: Final = 8  # parts of a point
FAR: Final = 2000  # what no number exceeds


def put_counsel(
    heuristic: Heuristic[Any], s: State, decision: Decision, codes: i64, seats: i64, into: vec[i16], at: i64
) -> None:
    """For each of `codes` what the heuristic gives for it, in parts of a point (0 where it is not allowed); then for
    each of `seats` from the asked one on by how many points it will be ahead."""
    put_zeros(into, at, codes + seats)
    weights = heuristic.weigh(s, decision)
    for number, action in enumerate(decision.actions):
        code: i64 = action.code
        into[at + code] = i16(within(weights[number] * STEP))
    at += codes
    values = heuristic.value(s)
    for place in range(s.seats):
        party = s.party((decision.seat + place) % s.seats)
        best = -1e9
        for other in range(len(values)):
            if other != party and values[other] > best:
                best = values[other]
        into[at + place] = i16(within(values[party] - best))


def within(number: float) -> int:
    """The nearest whole number that is not too large: what is nearly whole becomes the same however it was added."""
    return int(max(-FAR, min(FAR, number)) + FAR + 0.5) - FAR
