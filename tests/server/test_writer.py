"""The one writer of SQLite: what waits is committed together, and stays apart all the same."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludoteca.server.store.engine import open_database
from ludoteca.server.store.writer import Work, Writer

from .house import PATIENCE

pytestmark = pytest.mark.anyio


class Gate:
    """Work that holds the writer up until it is let go."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.reached = asyncio.Event()
        self.open = threading.Event()

    def __call__(self, connection: Connection) -> None:
        self.loop.call_soon_threadsafe(self.reached.set)
        assert self.open.wait(PATIENCE)


def put(*numbers: int) -> Work[int]:
    def work(connection: Connection) -> int:
        for number in numbers:
            connection.exec_driver_sql(f"INSERT INTO kept VALUES ({number})")
        return len(numbers)

    return work


def fail(connection: Connection) -> None:
    put(50)(connection)
    raise ValueError("of its own")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "test.sqlite"


@pytest.fixture
async def writer(file: Path) -> AsyncIterator[Writer]:
    database = open_database(str(file))
    made = Writer(database.engine)  # type: ignore[attr-defined] # of the SQLite kind
    await made.run(lambda connection: connection.exec_driver_sql("CREATE TABLE kept (number INTEGER PRIMARY KEY)"))
    yield made
    made.thread.shutdown()
    await database.close()


def kept(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM kept ORDER BY number")]


async def test_what_waits_is_committed_together_and_nobody_hears_before(writer: Writer, file: Path) -> None:
    first, last = Gate(), Gate()
    held = asyncio.create_task(writer.run(first))
    await first.reached.wait()
    waiting = [asyncio.create_task(writer.run(put(number))) for number in range(5)]
    end = asyncio.create_task(writer.run(last))
    await asyncio.sleep(0)  # now they are all in the queue
    first.open.set()
    await held
    await last.reached.wait()
    assert not any(task.done() for task in waiting)
    assert kept(file) == []
    last.open.set()
    await end
    assert await asyncio.gather(*waiting) == [1] * 5
    assert kept(file) == [0, 1, 2, 3, 4]


async def test_work_that_fails_takes_nothing_else_with_it_and_leaves_nothing(writer: Writer, file: Path) -> None:
    gate = Gate()
    held = asyncio.create_task(writer.run(gate))
    await gate.reached.wait()
    works = [put(1), put(2, 3, 1), fail, put(4)]
    waiting = [asyncio.create_task(writer.run(work)) for work in works]
    await asyncio.sleep(0)
    gate.open.set()
    await held
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [int, IntegrityError, ValueError, int]
    assert kept(file) == [1, 4]


async def test_a_commit_that_fails_is_told_to_all_who_waited_for_it(
    writer: Writer, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(works: object) -> list[object]:
        raise OSError("the disk is gone")

    monkeypatch.setattr(writer, "_commit", broken)
    results = await asyncio.gather(*(writer.run(put(number)) for number in range(3)), return_exceptions=True)
    assert [type(result) for result in results] == [OSError] * 3
    monkeypatch.undo()
    assert await writer.run(put(9)) == 1
    assert kept(file) == [9]


async def test_whoever_stopped_waiting_holds_nobody_up(writer: Writer, file: Path) -> None:
    gate = Gate()
    held = asyncio.create_task(writer.run(gate))
    await gate.reached.wait()
    gone, other = asyncio.create_task(writer.run(put(1))), asyncio.create_task(writer.run(put(2)))
    await asyncio.sleep(0)
    gone.cancel()
    gate.open.set()
    await held
    assert await other == 1
    assert kept(file) == [1, 2]
