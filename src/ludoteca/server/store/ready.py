"""Whether a database can be used at all, asked before anything else is begun."""

from __future__ import annotations

import asyncpg
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from .engine import BadDatabase, parse
from .store import Store


async def make_ready(url: str) -> None:
    """Bring the schema up to date. A database that cannot be used is refused in one line, without its password."""
    shown = parse(url).set(drivername=parse(url).get_backend_name()).render_as_string(hide_password=True)
    try:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()
    except CommandError as error:
        raise BadDatabase(f"{shown} is of another release, perhaps a newer one ({error})") from None
    except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise BadDatabase(f"cannot use the database {shown}: {reason(error)}") from None


def reason(error: BaseException) -> str:
    """The first line of what the driver says."""
    said = str(getattr(error, "orig", None) or error)
    return said.splitlines()[0] if said else type(error).__name__
