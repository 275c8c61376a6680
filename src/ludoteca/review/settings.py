"""How much work a review does. Work is counted, never timed: the same match gives the same figures on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from ludoteca.core.errors import Refused

from .shape import Depth


@dataclass(frozen=True)
class Effort:
    """`futures` are played on from each of the answers that are compared in earnest, `spine` from each position whose
    worth is told, `first` from each answer when the best are sought. After `plies` answers everybody says what he
    expects, at the beginning of his next turn."""

    first: int
    futures: int
    spine: int
    plies: int


EFFORTS: Final[dict[Depth, Effort]] = {
    "quick": Effort(first=4, futures=16, spine=16, plies=10),
    "standard": Effort(first=8, futures=48, spine=96, plies=10),
    "deep": Effort(first=24, futures=192, spine=384, plies=16),
}
ANSWERS: Final = 12  # that are looked at where more are possible
FINALISTS: Final = 3  # that are compared in earnest, with the one that was played
SURE: Final = 2.5  # standard errors of a difference by which it is taken for one
LEAST: Final = 0.01  # share in the victory below which no difference is called an error
TOLD: Final = 3  # answers that a review shows of a decision, and the one that was played


def effort(depth: str) -> Effort:
    found = EFFORTS.get(cast(Depth, depth))
    if found is None:
        raise Refused(f"'{depth}' is no depth of a review: {', '.join(EFFORTS)}")
    return found
