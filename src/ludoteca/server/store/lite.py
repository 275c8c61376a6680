"""SQLite in a file: one process, one writer at a time, and readers besides."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from platformdirs import user_data_path
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL

from ludoteca.private import make_file, make_folder, narrow
from ludoteca.sole import SoleUse

from ..logs import say
from .writer import Work, Writer

BUSY_MS = 10_000
READERS = 3
HEAD = b"SQLite format 3\0"
BESIDE = ("-wal", "-shm", "-journal")
FOR_ONE = "an SQLite file is for one, PostgreSQL for several"

T = TypeVar("T")


def default_folder() -> Path:
    return user_data_path("ludoteca", appauthor=False)


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


JSON = {"json_serializer": _to_json, "json_deserializer": msgspec.json.decode, "hide_parameters": True}


class Lite:
    """SQLite takes one writer at a time, and readers besides."""

    kind = "sqlite"

    def __init__(self, url: URL) -> None:
        # The file itself, whatever links lead to it: SQLite puts its journal beside that, and we the lock.
        self.file = Path(os.path.realpath(Path(str(url.database)).expanduser()))
        self.sole = SoleUse(self.file, FOR_ONE)
        self.engine = create_engine(url.set(database=str(self.file)), **JSON)
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self.writer = Writer(self.engine)
        self.readers = ThreadPoolExecutor(READERS, "ludoteca-read")

    def claim(self) -> None:
        make_folder(self.file.parent)
        self.sole.take()
        make_file(self.file)
        if is_sqlite(self.file):
            self._shut_others_out()

    def _shut_others_out(self) -> None:
        """Before SQLite opens it: what it makes beside the file takes the file's mode, what is there keeps its own."""
        paths = [self.file, *(self.file.with_name(self.file.name + end) for end in BESIDE)]
        if self.file.parent == Path(os.path.realpath(default_folder())):
            paths.append(self.file.parent)
        for path in paths:
            if notice := narrow(path):
                say(notice, logging.WARNING)

    async def run(self, work: Work[T], write: bool) -> T:
        if write:
            return await self.writer.run(work)
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    @asynccontextmanager
    async def link(self, write: bool) -> AsyncIterator[LiteLink]:
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
        self.sole.give_back()


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


def is_sqlite(file: Path) -> bool:
    """Whether it is one, or empty: the modes of other files are not ours to change."""
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(HEAD)) in (b"", HEAD)
