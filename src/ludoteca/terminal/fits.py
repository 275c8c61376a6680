"""What is left out, step by step, where table and question do not fit on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .draw.base import FEWEST
from .screen import by_group
from .screenful import Screenful

WHOLE, BRIEF, FOLDED = range(3)
UNREAD = -1  # no news at all: who opens a group was told of them with the question


class Fit(NamedTuple):
    """How much is left out to fit a screen: of the table, of the question, of its refusals, of the news."""

    fold: int
    asked: int
    refusals: int
    news: int


def fits(*left_out: tuple[int, int, int, int]) -> tuple[Fit, ...]:
    return tuple(Fit(*one) for one in left_out)


# From everything to as little as can be played with; many answers are folded before the table is, few ones after it.
# At the last, folds beyond the least leave the others out one by one, so that none goes while a row is free.
WHOLES = fits(
    *((0, WHOLE, 4, 5), (1, WHOLE, 4, 5), (1, WHOLE, 0, 5), (2, WHOLE, 4, 5), (2, WHOLE, 0, 5), (2, WHOLE, 0, 2)),
    *((3, WHOLE, 0, 2), (3, WHOLE, 0, 0), (2, BRIEF, 0, 2), (3, BRIEF, 0, 2), (3, BRIEF, 0, 0)),
    *((4, BRIEF, 0, 2), (4, BRIEF, 0, 0)),
)
LEAST = fits((FEWEST, BRIEF, 0, 2), (FEWEST, BRIEF, 0, 0))
FOLDS = fits((2, FOLDED, 0, 2), (3, FOLDED, 0, 2), (3, FOLDED, 0, 0), (4, FOLDED, 0, 2), (4, FOLDED, 0, 0))
FEW = (*WHOLES, *LEAST, *FOLDS)
MANY = (*WHOLES, *FOLDS, *LEAST)
WATCHED = fits(
    *((0, WHOLE, 0, 5), (1, WHOLE, 0, 5), (2, WHOLE, 0, 5), (2, WHOLE, 0, 3), (3, WHOLE, 0, 5), (3, WHOLE, 0, 3)),
    *((4, WHOLE, 0, 5), (4, WHOLE, 0, 3), (FEWEST, WHOLE, 0, 3), (FEWEST, WHOLE, 0, 1)),
)
LONG = 12  # answers in groups, from which on they are many
ALONE = 2  # a table without a question is never folded further: anybody who asks for it wants to see it


def steps(shown: Screenful) -> Sequence[Fit]:
    """What is left out, step by step."""
    if shown.menu is None and not shown.watched:
        return FEW[:ALONE]
    folds = range(FEWEST, FEWEST + shown.drawing.spare(shown.view) + 1)
    if shown.menu is None:
        return [*WATCHED, *(Fit(fold, WHOLE, 0, 0) for fold in folds)]
    groups = [len(entries) for head, entries in by_group(shown.menu).items() if head]
    last = UNREAD if shown.opened else 0
    return [*(MANY if sum(groups) > LONG else FEW), *(Fit(fold, FOLDED, 0, last) for fold in folds)]
