"""Copying a whole database into another one, whatever their kinds: backup, restore, moving house."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, tuple_
from sqlalchemy.exc import DBAPIError

from ludoteca.core.errors import LudotecaError
from ludoteca.private import make_folder
from ludoteca.sole import SoleUse

from .base import table_of
from .engine import Database, Link, is_newest, migrate, open_database, parse
from .lite import BESIDE, FOR_ONE
from .models import MODELS, GameTable, Lease
from .opening import in_one_line, reason, shown

BATCH = 500
# Leases are of processes that serve the source.
COPIED = [model for model in MODELS if model is not Lease]


class BadCopy(LudotecaError):
    """A copy that cannot be made."""


async def copy(source: str, target: str) -> int:
    """Copy everything as it is at one moment, while the source goes on; how many tables it holds."""
    async with reading(source) as one:
        return await copy_into(one, target)


@asynccontextmanager
async def reading(source: str) -> AsyncIterator[Database]:
    """A database to copy from; what is none is refused before a target is made."""
    must_be_there(source)
    with in_one_line(source):
        one = open_database(source)
    try:
        with in_one_line(source):
            if not await one.run(is_newest, write=False):
                raise BadCopy(
                    f"{shown(source)} is of another release: copy it with that one, or serve it once with this"
                )
        yield one
    finally:
        await one.close()


def must_be_there(source: str) -> None:
    """SQLite would make the file that is asked for."""
    url = parse(source)
    if url.drivername == "sqlite" and not Path(str(url.database)).expanduser().is_file():
        raise BadCopy(f"there is no database {url.database}")


async def copy_into(one: Database, target: str) -> int:
    with in_one_line(target):
        two = open_database(target)
    try:
        with in_one_line(target):
            two.claim()
            await two.run(migrate, write=True)
        async with one.link(write=False) as reader, two.link(write=True) as writer:
            await writer.run(must_be_empty)
            for model in COPIED:
                await copy_all(reader, writer, table_of(model))
            return int(await writer.run(count_tables))
    except (DBAPIError, OSError) as error:
        raise BadCopy(f"cannot copy: {reason(error)}") from None
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
    async with reading(url) as one:
        with in_one_line(str(file)):
            make_folder(file.parent)
            sole = SoleUse(file, FOR_ONE)
            sole.take()
        try:
            return await backup_into(one, file)
        finally:
            sole.give_back()


async def backup_into(one: Database, file: Path) -> int:
    """Two at once would have written over each other's part."""
    part = file.with_name(file.name + ".part")
    remove(part)  # of a backup that was killed
    try:
        tables = await copy_into(one, f"sqlite:///{part}")
        close_journal(part)
        part.rename(file)
        return tables
    finally:
        remove(part)


async def restore(file: Path, url: str) -> int:
    """Copy a backup, of this release or an older one, into an empty database. The file itself stays as it is: a copy of
    it is brought up to date."""
    with TemporaryDirectory(prefix="ludoteca-") as folder:
        own = Path(folder) / "restored.sqlite"
        with in_one_line(str(file)):
            database = open_database(str(own))
            try:
                database.claim()
                duplicate(file, own)
                await database.run(migrate, write=True)
            finally:
                await database.close()
        return await copy(str(own), url)


def duplicate(file: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as one,
        closing(sqlite3.connect(target)) as two,
    ):
        one.backup(two)


def remove(file: Path) -> None:
    """With what SQLite may have left beside it."""
    for end in ("", *BESIDE):
        file.with_name(file.name + end).unlink(missing_ok=True)


def close_journal(file: Path) -> None:
    """One file, without a journal beside it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
