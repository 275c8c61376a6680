"""A match with what its log needs: when each row came, and which answers were forced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.record import beginning, extend, from_record
from ludoteca.core.rows import Row, row_from_json, row_to_json

from .store.models import GameTable


class Journal:
    """`times` and `forced` run along the rows of `match`."""

    def __init__(self, match: Match, began: float) -> None:
        self.match = match
        self.began = began
        self.times: list[float] = []
        self.forced: list[bool] = []
        self.secret: list[bool] = []

    @property
    def rows(self) -> int:
        return len(self.match.rows)

    @property
    def kept(self) -> int:
        """How many rows are in the database for sure: while a commit is under way, the match has more."""
        return len(self.times)

    def follow(self, rows: Sequence[Row], times: Sequence[float]) -> None:
        """Play on by rows that were kept."""
        for row, at in zip(rows, times, strict=True):
            extend(self.match, [row])
            self.note(at)

    def parse(self, rows: Sequence[dict[str, Any]]) -> list[Row]:
        """Rows as they lie in the database, coming after those of the match."""
        game, seats = self.match.game, self.match.seats
        return [row_from_json(game, row, at, seats) for at, row in enumerate(rows, self.rows)]

    def note(self, at: float) -> None:
        """Take down the rows that were just added to the match."""
        new = {mark.row: mark for mark in self.match.line[len(self.times) - self.rows :]}
        for number in range(len(self.times), self.rows):
            mark = new.get(number)
            self.times.append(at)
            self.forced.append(mark is not None and mark.forced)
            self.secret.append(mark is not None and mark.secret)

    def head(self) -> dict[str, Any]:
        """The record without its rows."""
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


def rebuild(table: GameTable, rows: Sequence[dict[str, Any]], times: Sequence[float]) -> Journal:
    """The match of a table from its rows."""
    journal = Journal(from_record(head(table), registry.game), table.created)
    journal.follow(journal.parse(rows), times)
    return journal


def head(table: GameTable) -> dict[str, Any]:
    """The record of a match without its rows."""
    return {
        "game": table.game,
        "version": table.version,
        "data": table.data,
        "options": table.options,
        "seats": table.players,
        "seed": table.seed,
        "start": table.start,
        "rows": [],
    }
