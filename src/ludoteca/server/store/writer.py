"""The one writer of an SQLite database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from .grouping import Grouping

T = TypeVar("T")
Work = Callable[[Connection], T]


class Writer(Grouping[Work[Any]]):
    """Any work on the database, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "ludoteca-write")

    async def run(self, work: Work[T]) -> T:
        done: T = await self.give(work)
        return done

    async def commit(self, items: Sequence[Work[Any]]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, items)

    def _commit(self, works: Sequence[Work[Any]]) -> list[Any]:
        with self.engine.connect() as connection, connection.execution_options(write=True).begin():
            if len(works) == 1:
                return [works[0](connection)]
            return [attempt(connection, work) for work in works]


def attempt(connection: Connection, work: Work[Any]) -> Any:
    """One of several in a transaction. By hand: a savepoint that SQLAlchemy knows of costs the session another one."""
    connection.exec_driver_sql("SAVEPOINT one")
    try:
        result = work(connection)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO one")
        result = error
    connection.exec_driver_sql("RELEASE one")
    return result
