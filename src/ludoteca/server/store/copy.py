"""Copying a whole database into another one, whatever their kinds: backup, restore, moving house."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, tuple_
from sqlalchemy.exc import DBAPIError

from ludoteca.core.errors import LudotecaError

from .engine import Database, Link, migrate, open_database, parse
from .models import MODELS, GameTable, table_of

BATCH = 500


class BadCopy(LudotecaError):
    """A copy that cannot be made."""


async def copy(source: str, target: str) -> int:
    """Copy everything as it is at one moment, while the source goes on; how many tables it holds."""
    must_be_there(source)
    one = open_database(source)
    try:
        await one.run(count_tables, write=False)  # a source that is no database is refused before a target is made
        return await copy_into(one, target)
    except DBAPIError as error:
        raise BadCopy(f"cannot copy: {error.orig}") from None
    finally:
        await one.close()


def must_be_there(source: str) -> None:
    """SQLite would make the file that is asked for."""
    url = parse(source)
    if url.drivername == "sqlite" and not Path(str(url.database)).expanduser().is_file():
        raise BadCopy(f"there is no database {url.database}")


async def copy_into(one: Database, target: str) -> int:
    two = open_database(target)
    try:
        await two.run(migrate, write=True)
        async with one.link(write=False) as reader, two.link(write=True) as writer:
            await writer.run(must_be_empty)
            for model in MODELS:
                await copy_all(reader, writer, table_of(model))
            return int(await writer.run(count_tables))
    finally:
        await two.close()


def must_be_empty(connection: Connection) -> None:
    for model in MODELS:
        if connection.execute(select(table_of(model)).limit(1)).first() is not None:
            raise BadCopy("the target holds something already; a copy goes into an empty database only")


async def copy_all(reader: Link, writer: Link, table: Table) -> None:
    """Batch by batch, in the order of the key: both sides may be larger than memory."""
    keys = list(table.primary_key.columns)
    chosen = select(table).order_by(*keys).limit(BATCH)
    rows = await reader.run(partial(read, chosen))
    while rows:
        await writer.run(partial(write, table, rows))
        last = [rows[-1][key.name] for key in keys]
        rows = await reader.run(partial(read, chosen.where(tuple_(*keys) > last)))


def read(chosen: Any, connection: Connection) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(chosen).mappings()]


def write(table: Table, rows: Sequence[dict[str, Any]], connection: Connection) -> None:
    connection.execute(insert(table), rows)


def count_tables(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(GameTable)).scalar_one()


async def backup(url: str, file: Path) -> int:
    """An SQLite file with everything in it, which any `ludoteca serve` can serve. It appears when it is whole."""
    if file.exists():
        raise BadCopy(f"{file} is there already")
    partial_file = file.with_name(file.name + ".part")
    partial_file.unlink(missing_ok=True)
    try:
        tables = await copy(url, f"sqlite:///{partial_file}")
        close_journal(partial_file)
        partial_file.rename(file)
        return tables
    finally:
        partial_file.unlink(missing_ok=True)


def close_journal(file: Path) -> None:
    """One file, without a journal beside it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
