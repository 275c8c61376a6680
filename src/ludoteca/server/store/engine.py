"""Opening a database: SQLite in a file, or PostgreSQL by URL. Work on it is plain code on a connection; SQLite runs it
in a thread, PostgreSQL on the event loop, each as one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ludoteca.core.errors import LudotecaError

from .writer import Work, Writer

MIGRATIONS = Path(__file__).parent / "migrations"
KINDS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
# Any number that nothing else in the database uses: processes that start together migrate one after the other.
MIGRATION_LOCK = 0x6C75646F
BUSY_MS = 10_000
READERS = 3

T = TypeVar("T")


class BadDatabase(LudotecaError):
    """A database URL that cannot be used."""


class Link(Protocol):
    """One connection in one transaction."""

    async def run(self, work: Work[T]) -> T: ...


class Database(Protocol):
    kind: str

    async def run(self, work: Work[T], write: bool) -> T:
        """Do some work as one transaction: all of it, or nothing."""
        ...

    def link(self, write: bool) -> Any:
        """A `Link` for the length of a block, committed at its end."""
        ...

    async def close(self) -> None: ...


def default_url() -> str:
    return f"sqlite:///{user_data_path('ludoteca', appauthor=False) / 'ludoteca.sqlite'}"


def parse(url: str) -> URL:
    """A URL with our drivers; a bare path is an SQLite file."""
    try:
        made = make_url(url if "://" in url else f"sqlite:///{url}")
    except ArgumentError:
        raise BadDatabase("the database URL cannot be read; e.g. sqlite:///file or postgresql://host/name") from None
    kind = made.drivername.split("+")[0]
    if kind not in KINDS:
        raise BadDatabase(f"no database of kind '{kind}'; there are sqlite and postgresql")
    if kind == "sqlite" and made.database in (None, "", ":memory:"):
        raise BadDatabase("an SQLite database needs a file: sqlite:///path")
    if "sslmode" in made.query:  # as everybody else calls it; SQLAlchemy with asyncpg knows `ssl` alone
        made = _renamed(made, "sslmode", "ssl")
    return made.set(drivername=KINDS[kind])


def plain(url: str) -> str:
    """A PostgreSQL URL as asyncpg itself reads it."""
    made = parse(url).set(drivername="postgresql")
    if "ssl" in made.query:
        made = _renamed(made, "ssl", "sslmode")
    return made.render_as_string(hide_password=False)


def _renamed(url: URL, old: str, new: str) -> URL:
    return url.difference_update_query([old]).update_query_dict({new: str(url.query[old])})


def open_database(url: str) -> Database:
    made = parse(url)
    return Lite(made) if made.drivername == "sqlite" else Postgres(made)


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


JSON = {"json_serializer": _to_json, "json_deserializer": msgspec.json.decode, "hide_parameters": True}


class Lite:
    """SQLite takes one writer at a time, and readers besides."""

    kind = "sqlite"

    def __init__(self, url: URL) -> None:
        file = Path(str(url.database)).expanduser()
        file.parent.mkdir(parents=True, exist_ok=True)
        self.engine = create_engine(url.set(database=str(file)), **JSON)
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self.writer = Writer(self.engine)
        self.readers = ThreadPoolExecutor(READERS, "ludoteca-read")

    async def run(self, work: Work[T], write: bool) -> T:
        if write:
            return await self.writer.run(work)
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    @asynccontextmanager
    async def link(self, write: bool) -> AsyncIterator[Link]:
        with ThreadPoolExecutor(1) as thread:
            link = LiteLink(thread)
            connection = await link.call(self.engine.connect)
            link.connection = connection.execution_options(write=write)
            try:
                yield link
                await link.call(connection.commit)
            finally:
                await link.call(connection.close)

    async def close(self) -> None:
        self.writer.thread.shutdown()
        self.readers.shutdown()
        self.engine.dispose()


class LiteLink:
    def __init__(self, thread: ThreadPoolExecutor) -> None:
        self.thread = thread
        self.connection: Connection | None = None

    async def call(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work)

    async def run(self, work: Work[T]) -> T:
        assert self.connection is not None
        connection = self.connection
        return await self.call(lambda: work(connection))


class Postgres:
    kind = "postgresql"

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, **JSON)

    async def run(self, work: Work[T], write: bool) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def link(self, write: bool) -> AsyncIterator[Link]:
        async with self.engine.begin() as connection:
            if not write:
                await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            yield PostgresLink(connection)

    async def close(self) -> None:
        await self.engine.dispose()


class PostgresLink:
    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection

    async def run(self, work: Work[T]) -> T:
        return await self.connection.run_sync(work)


def _prepare(connection: Any, _: object) -> None:
    """A commit is on the disk when it returns; readers and the writer do not wait for each other."""
    connection.isolation_level = None  # the driver's own BEGIN would come too late for a writer
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    write = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def migrate(connection: Connection) -> None:
    """Bring the schema to the newest version, one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    """The schema's versions, on this connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def is_conflict(error: BaseException) -> bool:
    """Whether a write lost against another one: a key that is there already."""
    original = getattr(error, "orig", error)
    if isinstance(original, sqlite3.IntegrityError):
        return True
    return getattr(original, "sqlstate", "") == "23505"
