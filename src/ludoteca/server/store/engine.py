"""Opening a database: SQLite in a file, or PostgreSQL by URL. Work on it is plain code on a connection; SQLite runs it
in a thread, PostgreSQL on the event loop, each as one transaction."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DataError, IntegrityError, InterfaceError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ludoteca.core.errors import LudotecaError

from .lite import JSON, Lite, default_folder
from .writer import Work

MIGRATIONS = Path(__file__).parent / "migrations"
KINDS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
# Any number that nothing else in the database uses: processes that start together migrate one after the other.
MIGRATION_LOCK = 0x6C75646F
SCHEME = re.compile(r"[a-z][a-z0-9+]+:", re.IGNORECASE)
# PostgreSQL's classes of errors that are about the database and not about what was asked of it: connections, conflicts
# of transactions, resources, locks, operators, the system, itself; and that it only takes readers now.
TROUBLE = frozenset({"08", "40", "53", "55", "57", "58", "XX"})
READ_ONLY = "25006"

T = TypeVar("T")


class BadDatabase(LudotecaError):
    """A database URL that cannot be used."""


class Link(Protocol):
    """One connection in one transaction."""

    async def run(self, work: Work[T]) -> T: ...


class Database(Protocol):
    kind: str

    def claim(self) -> None:
        """Before writing: SQLite's file is made if there is none, and kept from other processes until `close`."""
        ...

    async def run(self, work: Work[T], write: bool) -> T:
        """Do some work as one transaction: all of it, or nothing."""
        ...

    def link(self, write: bool) -> Any:
        """A `Link` for the length of a block, committed at its end."""
        ...

    async def close(self) -> None: ...


def default_url() -> str:
    return f"sqlite:///{default_folder() / 'ludoteca.sqlite'}"


def parse(url: str) -> URL:
    """A URL with our drivers; a bare path is an SQLite file, but nothing meant as a URL: it may hold a password."""
    try:
        if "://" not in url and SCHEME.match(url):
            raise ArgumentError
        made = make_url(url if "://" in url else f"sqlite:///{url}")
    except (ArgumentError, ValueError):
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


class Postgres:
    kind = "postgresql"

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, **JSON)

    def claim(self) -> None:
        """It is made by its host, and for any number of processes."""

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


def migrate(connection: Connection, version: str = "head") -> None:
    """Bring the schema to the newest version or another one, one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def is_newest(connection: Connection) -> bool:
    """Whether the schema is this release's."""
    newest = ScriptDirectory.from_config(configuration()).get_current_head()
    return connection.execute(text("SELECT version_num FROM schema_version")).scalar() == newest


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def is_conflict(error: BaseException) -> bool:
    """Whether a write lost against another one: a key that is there already."""
    original = getattr(error, "orig", error)
    if isinstance(original, sqlite3.IntegrityError):
        return True
    return getattr(original, "sqlstate", "") == "23505"


def is_trouble(error: BaseException) -> bool:
    """Whether the database did not answer, or could not do it now: not our mistake, and it may be tried again."""
    if isinstance(error, OSError | NoneFree | asyncpg.InterfaceError):
        return True
    state = getattr(getattr(error, "orig", error), "sqlstate", None)
    if state:
        return state[:2] in TROUBLE or state == READ_ONLY
    ours = isinstance(error, ProgrammingError | DataError | IntegrityError)
    return isinstance(error, DatabaseError | InterfaceError) and not ours
