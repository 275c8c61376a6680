"""One database, many readers, transactions for writers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import time
from typing import TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    CursorResult,
    Delete,
    Float,
    Update,
    cast,
    delete,
    func,
    literal,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from .appender import Appender
from .engine import is_conflict, is_trouble, migrate, open_database, plain
from .models import Lease, SigningKey
from .review_models import Gift

T = TypeVar("T")
PATIENCE = 30.0


class Conflict(Exception):
    """Somebody else wrote this first; nothing was written."""


class Unavailable(Exception):
    """The database did not answer. Whether it did what it was asked for is not known."""


class Store:
    """The database of a server. What is read or written at once is a plain function of a session. Without `open` it is
    for looking into a database that another process may serve."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.database = open_database(url)
        self.kind = self.database.kind
        self.appender = Appender(plain(url)) if self.kind == "postgresql" else None

    async def open(self) -> None:
        """For a server, once: with the newest schema, on SQLite for this process alone."""
        try:
            self.database.claim()
            await self.database.run(migrate, write=True)
            if self.kind == "sqlite":  # the holders of all leases are gone, whatever the clock said then
                await self.write(lambda session: changed(session, delete(Lease)))
                await self.write(lambda session: changed(session, update(Gift).values(at=0.0)))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self.appender is not None:
            await self.appender.close()
        await self.database.close()

    async def writes(self) -> bool:
        """Whether the database keeps what is written. Twice, so that all is as it was: SQLite writes no page on which
        nothing has changed."""
        turned = update(SigningKey).values(made=-SigningKey.made)
        return await self.write(lambda session: changed(session, turned) + changed(session, turned)) > 0

    async def read(self, work: Callable[[Session], T]) -> T:
        return await patiently(self.database.run(lambda connection: work(session_on(connection)), write=False))

    async def write(self, work: Callable[[Session], T]) -> T:
        """One transaction: all of it, or nothing."""

        def transaction(connection: Connection) -> T:
            session = session_on(connection)
            done = work(session)
            session.flush()
            return done

        try:
            return await patiently(self.database.run(transaction, write=True))
        except IntegrityError as error:
            if is_conflict(error):
                raise Conflict from None
            raise

    def clock(self) -> ColumnElement[float]:
        """Now, in seconds: by the database's clock where several machines share it."""
        if self.kind == "sqlite":
            return literal(time(), Float)
        return cast(func.extract("epoch", func.clock_timestamp()), Float)


async def patiently(work: Awaitable[T]) -> T:
    """Wait for the database, not for ever. What its driver says may quote an answer, so its kind alone is told on."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await work
    except Exception as error:
        if is_trouble(error):
            raise Unavailable(type(getattr(error, "orig", None) or error).__name__) from error
        raise


def session_on(connection: Connection) -> Session:
    return Session(bind=connection, expire_on_commit=False, autoflush=False)


def changed(session: Session, statement: Update | Delete) -> int:
    """How many rows of the database a statement changed."""
    result = session.connection().execute(statement)
    assert isinstance(result, CursorResult)
    return result.rowcount
