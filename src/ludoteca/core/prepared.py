"""A beginning that is prepared, as that of a guide: what is drawn and what everybody answers, up to some point."""

from __future__ import annotations

from collections.abc import Sequence

from .chance import Outcome
from .rows import Row


class Prepared:
    """The draws of a set-up, and answers with their draws, under the name of the guide that they are of."""

    def __init__(self, name: str, start: tuple[Outcome, ...], rows: tuple[Row, ...]) -> None:
        self.name = name
        self.start = start
        self.rows = rows

    def begins(self, course: Sequence[Row]) -> bool:
        """Whether these answers are how it begins."""
        return self.rows[: len(course)] == tuple(course)
