"""Opening a database that may not be usable: what is wrong with it is said in one line."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from .engine import BadDatabase, parse
from .store import Store, Unavailable

# A TypeError: the driver does not know what is written behind the `?` of the URL.
TROUBLE = (OSError, SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, TypeError)


async def open_store(store: Store) -> None:
    """Open it and bring the schema up to date, or say why that is not possible."""
    with in_one_line(store.url):
        await store.open()


@contextmanager
def in_one_line(url: str) -> Iterator[None]:
    """A database that cannot be used is refused in one line, without its password."""
    try:
        yield
    except CommandError as error:
        raise BadDatabase(f"{shown(url)} is of another release, perhaps a newer one ({error})") from None
    except Unavailable as error:
        raise BadDatabase(f"cannot use the database {shown(url)}: {reason(error.__cause__ or error)}") from None
    except TROUBLE as error:
        raise BadDatabase(f"cannot use the database {shown(url)}: {reason(error)}") from None


def shown(url: str) -> str:
    """Without the password, which may also stand behind the `?`."""
    made = parse(url)
    return made.set(drivername=made.get_backend_name(), query={}).render_as_string(hide_password=True)


def reason(error: BaseException) -> str:
    """The first line of what the driver or the system says."""
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {error.strerror}"
    said = str(getattr(error, "orig", None) or error)
    return said.splitlines()[0] if said else type(error).__name__
