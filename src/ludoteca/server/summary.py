"""What lists show of a match. The columns of a table that follow from its rows are named here and nowhere else."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.match import Match
from ludoteca.core.rows import BOT, SKIP

ON, LEFT, OVER = "on", "left", "over"


class Summary(msgspec.Struct):
    """`asked` is the seat that is asked, `bot_asked` whether a bot plays it. Points and places are told at the end:
    before it they may be a secret. `guided` says how far a match is with its guide: `ON` it, `LEFT` before its end, or
    `OVER`; nothing where it has none."""

    rows: int
    asked: int | None
    bot_asked: bool
    status: str
    scores: list[int]
    ranking: list[int]
    updated: float
    guided: str = ""

    def values(self) -> dict[str, Any]:
        """By the names of the columns."""
        return {name: getattr(self, name) for name in COLUMNS}

    def put_on(self, table: Any) -> None:
        """Let a table that is in memory say the same."""
        for name, value in self.values().items():
            setattr(table, name, value)


COLUMNS = Summary.__struct_fields__


def summarize(match: Match, at: float) -> Summary:
    decision, state = match.decision, match.state
    return Summary(
        rows=len(match.rows),
        asked=None if decision is None else decision.seat,
        bot_asked=decision is not None and match.control[decision.seat] == BOT,
        status="running" if decision is not None else "over",
        scores=[] if decision is not None else state.scores(),
        ranking=[] if decision is not None else state.ranking(),
        updated=at,
        guided=guided(match),
    )


def guided(match: Match) -> str:
    """A guide that goes on only where it is known what comes next."""
    if not match.guide:
        return ""
    if match.due is not None:
        return ON
    return LEFT if not match.guided and match.rows[match.freed].text == SKIP else OVER
