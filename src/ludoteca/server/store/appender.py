"""Adding rows to matches on PostgreSQL: one statement, and one wait for the disk, for all that came meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Column
from sqlalchemy.dialects import postgresql

from ..summary import COLUMNS
from .base import table_of
from .grouping import Grouping
from .models import GameTable, MatchRow

# A match whose table another process holds locked must not keep all others waiting.
DIALECT: Any = postgresql.dialect()  # type: ignore[no-untyped-call] # it has no types
LOCK_TIMEOUT = "2s"
PATIENCE = 30.0


def typed(columns: Iterable[Column[Any]]) -> str:
    """Columns with their types, as PostgreSQL reads records from JSON."""
    return ", ".join(f"{column.name} {column.type.compile(DIALECT)}" for column in columns)


TABLES, ROWS = table_of(GameTable), table_of(MatchRow)
# The count of rows decides who was first: a table that has moved on is not changed, and gets no rows. Tables are locked
# in one order by all processes; else two groups could wait for each other.
ADD = f"""
WITH news AS (
    SELECT * FROM json_to_recordset($1::json) AS news(
        id text, before int, {typed(TABLES.c[name] for name in COLUMNS)})
), locked AS (
    SELECT id FROM game_tables WHERE id IN (SELECT id FROM news) ORDER BY id FOR NO KEY UPDATE
), kept AS (
    UPDATE game_tables SET {", ".join(f"{name} = news.{name}" for name in COLUMNS)}
    FROM news JOIN locked USING (id)
    WHERE game_tables.id = news.id AND game_tables.rows = news.before
    RETURNING game_tables.id
), added AS (
    INSERT INTO match_rows ({", ".join(ROWS.columns.keys())})
    SELECT added.* FROM json_to_recordset($2::json) AS added({typed(ROWS.columns)})
    JOIN kept ON kept.id = added.table_id
)
SELECT id FROM kept
"""


class NotKept(Exception):
    """The database refused an answer. What it says besides may quote the answer, which is nothing for a log."""

    def __init__(self, error: asyncpg.PostgresError) -> None:
        super().__init__(f"{type(error).__name__}, SQLSTATE {error.sqlstate}")
        self.sqlstate = error.sqlstate


@dataclass
class News:
    """Rows for the end of one match, which has `before` rows, and what its table says afterwards."""

    table_id: str
    before: int
    head: dict[str, Any]
    rows: list[dict[str, Any]]

    def values(self) -> dict[str, Any]:
        return {"id": self.table_id, "before": self.before, **self.head}


class Appender(Grouping[News]):
    """Each item gives whether it was kept; if not, somebody else was faster."""

    def __init__(self, dsn: str) -> None:
        super().__init__()
        self.dsn = dsn
        self.connection: asyncpg.Connection | None = None

    async def commit(self, items: Sequence[News]) -> list[Any]:
        try:
            return await self._add(items)
        except asyncpg.PostgresError as error:
            if len(items) == 1:
                return [False if isinstance(error, asyncpg.UniqueViolationError) else NotKept(error)]
            return [(await self.commit([item]))[0] for item in items]  # one of them is bad; the others are not

    async def _add(self, items: Sequence[News]) -> list[Any]:
        """One group for each further item of the same match: within a statement none of them would come first."""
        tables = [item.table_id for item in items]
        again = [at for at, table_id in enumerate(tables) if table_id in tables[:at]]
        first = [item for at, item in enumerate(items) if at not in again]
        kept = await self._send(first)
        results: list[Any] = [table_id in kept for table_id in tables]
        for at in again:
            results[at] = (await self.commit([items[at]]))[0]
        return results

    async def _send(self, items: Sequence[News]) -> set[str]:
        """The tables of those that were kept."""
        if self.connection is None or self.connection.is_closed():
            settings = {"lock_timeout": LOCK_TIMEOUT}
            self.connection = await asyncpg.connect(self.dsn, command_timeout=PATIENCE, server_settings=settings)
        heads = msgspec.json.encode([item.values() for item in items]).decode()
        rows = msgspec.json.encode([row for item in items for row in item.rows]).decode()
        return {found["id"] for found in await self.connection.fetch(ADD, heads, rows)}

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
