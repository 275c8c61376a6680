"""/health tries a write: 503 and the kind of trouble when nothing can be kept."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, Engine, event, select

from ludoteca.server.store import Store, health
from ludoteca.server.store.models import SigningKey

from .house import PATIENCE, House, house

pytestmark = pytest.mark.anyio

READ_ONLY = {"sqlite": "PRAGMA query_only = ON", "postgresql": "SET TRANSACTION READ ONLY"}


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is a try of its own, however slow the machine."""
    monkeypatch.setattr(health, "EVERY", 0.0)
    monkeypatch.setattr(health, "HEALTH_SECONDS", PATIENCE)


async def told(server: House, status: int) -> tuple[bool, str]:
    said = await server.call("GET", "/health", status=status)
    return said["ok"], said["why"]


@asynccontextmanager
async def locked(url: str) -> AsyncIterator[None]:
    """Somebody else holds the database."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        return
    connection = await asyncpg.connect(url)
    async with connection.transaction():
        # Reading goes on.
        await connection.execute("LOCK TABLE signing_keys IN SHARE MODE")
        yield
    await connection.close()


async def test_health_of_a_locked_database_is_bad_until_it_is_free(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(url) as server:
        assert await told(server, 200) == (True, "")
        async with locked(url):
            with monkeypatch.context() as patch:
                patch.setattr(health, "HEALTH_SECONDS", 0.1)
                assert await told(server, 503) == (False, "locked")
        assert await told(server, 200) == (True, "")


async def test_health_of_a_database_that_can_only_be_read_is_bad(url: str) -> None:
    async with house(url) as server:
        engine: Any = server.service.store.database.engine  # type: ignore[attr-defined] # both kinds have one
        listened: Engine = engine if isinstance(engine, Engine) else engine.sync_engine

        def only_read(connection: Connection) -> None:
            connection.exec_driver_sql(READ_ONLY[server.service.store.kind])

        event.listen(listened, "begin", only_read)
        assert await told(server, 503) == (False, "read-only")
        event.remove(listened, "begin", only_read)


async def marks(store: Store) -> Any:
    """What shows that the row of the key was written, and what it says."""
    if store.kind == "sqlite":
        with closing(sqlite3.connect(store.url.removeprefix("sqlite:///"))) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # whatever is in the journal afterwards is new
    chosen = select(SigningKey.id, SigningKey.secret, SigningKey.made)
    return await store.read(lambda session: session.execute(chosen).all())


async def test_health_is_a_write_that_is_committed_and_changes_nothing(url: str) -> None:
    async with house(url) as server:
        store = server.service.store
        before = await marks(store)
        written = await written_last(store)
        await told(server, 200)
        assert await written_last(store) > written
        assert await marks(store) == before


async def written_last(store: Store) -> int:
    """A number that grows with every commit that wrote a key."""
    if store.kind == "sqlite":
        with closing(sqlite3.connect(store.url.removeprefix("sqlite:///"))) as other:
            return int(other.execute("PRAGMA wal_checkpoint").fetchone()[1])  # pages in the journal
    connection = await asyncpg.connect(store.url)
    found = await connection.fetchval("SELECT xmin::text::bigint FROM signing_keys")
    await connection.close()
    return int(found)


async def test_whoever_asks_at_the_same_time_hears_the_same_try(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "EVERY", 1e9)
    tries = []

    async def broken() -> bool:
        tries.append(1)
        await asyncio.sleep(0)
        raise OSError("no database")

    async with house(sqlite_url) as server:
        monkeypatch.setattr(server.service.store, "writes", broken)
        said = await asyncio.gather(*(told(server, 503) for _ in range(10)))
        assert said == [(False, "away")] * 10
        monkeypatch.undo()
        monkeypatch.setattr(health, "EVERY", 1e9)
        assert await told(server, 503) == (False, "away")  # still the same second
    assert len(tries) == 1


def test_a_full_disk_is_told_from_other_trouble() -> None:
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(sqlite3.OperationalError) as found:
        connection.execute("PRAGMA max_page_count = 1")
        connection.execute("CREATE TABLE kept (number INTEGER)")
    assert health.kind_of(found.value) == "full"
    assert health.kind_of(asyncpg.DiskFullError("could not extend file")) == "full"
    assert health.kind_of(ConnectionRefusedError()) == "away"
