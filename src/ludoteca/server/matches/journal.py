"""A match beside the database: how many of its rows lie there, how they are written and read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca import guides
from ludoteca.core import fair, registry
from ludoteca.core.match import Match
from ludoteca.core.record import beginning, extend, from_record
from ludoteca.core.rows import Row, row_from_json, row_to_json

from ..store.models import GameTable, Seat


class Journal:
    """A match, of which `kept` rows are in the database for sure: while a commit is under way, the match has more."""

    def __init__(self, match: Match, began: float) -> None:
        self.match = match
        match.began = began
        self.kept = 0

    @property
    def rows(self) -> int:
        return len(self.match.rows)

    def follow(self, rows: Sequence[Row], times: Sequence[float]) -> None:
        """Play on by rows that were kept."""
        for row, at in zip(rows, times, strict=True):
            self.match.now = at
            extend(self.match, [row])
            self.kept = self.rows

    def parse(self, rows: Sequence[dict[str, Any]]) -> list[Row]:
        """Rows as they lie in the database, coming after those of the match."""
        game, seats = self.match.game, self.match.seats
        return [row_from_json(game, row, at, seats) for at, row in enumerate(rows, self.rows)]

    def committed(self) -> None:
        """All rows of the match are in the database now."""
        self.kept = self.rows

    def head(self) -> dict[str, Any]:
        """The record without its rows and its secret: for bots that think about the match."""
        return beginning(self.match)

    def news(self, since: int, until: int) -> list[dict[str, Any]]:
        """Rows as they go into the database."""
        return [row_to_json(self.match.game, row) for row in self.match.rows[since:until]]


def halted(table: GameTable) -> str:
    """Why a match can only be looked at, or nothing."""
    if table.status == "open":
        return ""
    if table.game not in registry.names():
        return f"the game {table.game} is not installed here"
    game = registry.game(table.game)
    if table.version != game.version:
        return f"begun under rules version {table.version} of {table.game}; this is version {game.version}"
    if table.data != game.data:
        return f"begun with other component data of {table.game}"
    return ""


def rebuild(table: GameTable, seats: Sequence[Seat], rows: Sequence[dict[str, Any]], times: Sequence[float]) -> Journal:
    """The match of a table from its rows."""
    journal = Journal(from_record(head(table, seats), registry.game), table.created)
    journal.follow(journal.parse(rows), times)
    guides.go_on(journal.match)
    return journal


def head(table: GameTable, seats: Sequence[Seat]) -> dict[str, Any]:
    """The record of a match without its rows. What matches of earlier releases drew came from a seed."""
    given_by = dealt_from(table, seats)
    return {
        **({} if given_by is None else {"fair": fair.to_json(given_by, given_by.since)}),
        **({} if table.seed is None else {"seed": table.seed}),
        **({"guide": table.guide} if table.guide else {}),
        "game": table.game,
        "version": table.version,
        "data": table.data,
        "options": table.options,
        "seats": table.players,
        "start": table.start,
        "rows": [],
    }


def dealt_from(table: GameTable, seats: Sequence[Seat]) -> fair.Fair | None:
    """The secret of a table with the words of its seats; none for matches that were over before there were secrets."""
    if not table.secret:
        return None
    words = [seat.words for seat in seats]
    return fair.Fair(bytes.fromhex(table.secret), words, table.vouched, table.commitment)
