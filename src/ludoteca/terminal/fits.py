"""What is left out, step by step, where table and question do not fit on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .screen import by_group
from .screenful import Screenful

WHOLE, BRIEF, FOLDED = range(3)


class Fit(NamedTuple):
    """How much is left out to fit a screen: of the table, of the question, of its refusals, of the news."""

    fold: int
    asked: int
    refusals: int
    news: int


def fits(*left_out: tuple[int, int, int, int]) -> tuple[Fit, ...]:
    return tuple(Fit(*one) for one in left_out)


# From everything to as little as can be played with; many answers are folded before the table is, few ones after it.
WHOLES = fits(
    *((0, WHOLE, 4, 5), (1, WHOLE, 4, 5), (1, WHOLE, 0, 5), (2, WHOLE, 4, 5), (2, WHOLE, 0, 5), (2, WHOLE, 0, 2)),
    *((3, WHOLE, 0, 2), (3, WHOLE, 0, 0), (2, BRIEF, 0, 2), (3, BRIEF, 0, 2), (3, BRIEF, 0, 0)),
)
LEAST = fits((4, BRIEF, 0, 2), (4, BRIEF, 0, 0))
FOLDS = fits((2, FOLDED, 0, 2), (3, FOLDED, 0, 2), (3, FOLDED, 0, 0))
LAST = fits((4, FOLDED, 0, 0))
FEW = (*WHOLES, *LEAST, *FOLDS, *LAST)
MANY = (*WHOLES, *FOLDS, *LEAST, *LAST)
WATCHED = fits(
    (0, WHOLE, 0, 5), (1, WHOLE, 0, 5), (2, WHOLE, 0, 5), (3, WHOLE, 0, 5), (3, WHOLE, 0, 3), (4, WHOLE, 0, 3)
)
LONG = 12  # answers in groups, from which on they are many
ALONE = 2  # a table without a question is never folded further: anybody who asks for it wants to see it


def steps(shown: Screenful) -> Sequence[Fit]:
    """What is left out, step by step."""
    if shown.menu is None:
        return WATCHED if shown.watched else FEW[:ALONE]
    groups = [len(entries) for head, entries in by_group(shown.menu).items() if head]
    return MANY if sum(groups) > LONG else FEW
