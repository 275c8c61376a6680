"""A database that makes trouble: away altogether, or held by somebody else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from typing import Any

import asyncpg
import pytest

from ludoteca.server.store import lite

from .house import PATIENCE, House

BUSY_MS = 100
BLOCKED = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@contextmanager
def away(server: House) -> Iterator[None]:
    """Nothing that the server asks of its database is answered."""
    store = server.service.store
    run, appender = store.database.run, store.appender

    async def gone(*_: Any, **__: Any) -> Any:
        raise ConnectionRefusedError("nobody is there")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store.database, "run", gone)
        if appender is not None:
            patch.setattr(appender, "commit", gone)
        yield
    assert store.database.run == run


@asynccontextmanager
async def held(url: str, table: str) -> AsyncIterator[None]:
    """Another connection keeps everybody from writing to a table: SQLite waits a while and gives up, on PostgreSQL
    whoever waits is thrown out."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    other = await asyncpg.connect(url)
    try:
        async with other.transaction():
            await other.execute("SELECT FROM game_tables WHERE id = $1 FOR UPDATE", table)
            throwing_out = asyncio.create_task(throw_out(url))
            yield
            throwing_out.cancel()
    finally:
        await other.close()


async def throw_out(url: str) -> None:
    """End the connection of whoever waits for a lock, as an operator would."""
    operator = await asyncpg.connect(url)
    try:
        while True:
            for found in await operator.fetch(BLOCKED):
                await operator.execute("SELECT pg_terminate_backend($1)", found["pid"])
            await asyncio.sleep(0.01)
    finally:
        operator.terminate()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite gives up soon."""
    monkeypatch.setattr(lite, "BUSY_MS", BUSY_MS)


async def eventually(condition: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)
