"""Servers for the tests: real ones, on a free port of this machine, with a database of their own."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from zlib import crc32

import asyncpg
import pytest
from tests.dealing import known_luck, secret_of

from ludoteca.server.lobby import creation
from ludoteca.server.thinking import bots

MAINTENANCE = "postgresql://postgres@127.0.0.1:5432/postgres"


def maintenance_url() -> str:
    return os.environ.get("LUDOTECA_TEST_PG", MAINTENANCE)


async def _run(sql: str) -> None:
    connection = await asyncpg.connect(maintenance_url(), timeout=5)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def postgres() -> str:
    """The address of a PostgreSQL where databases can be made."""
    try:
        asyncio.run(_run("SELECT 1"))
    except (OSError, TimeoutError, asyncpg.PostgresError) as error:
        pytest.skip(f"no PostgreSQL answers at LUDOTECA_TEST_PG or on loopback ({type(error).__name__})")
    return maintenance_url()


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """A database that is there for one test."""
    name = f"ludoteca_test_{secrets.token_hex(6)}"
    asyncio.run(_run(f'CREATE DATABASE "{name}"'))
    try:
        yield f"{postgres.rsplit('/', 1)[0]}/{name}"
    finally:
        asyncio.run(_run(f'DROP DATABASE "{name}" WITH (FORCE)'))


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'test.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The same test on both databases."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    made: str = request.getfixturevalue(name)
    return made


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test is dealt the same by a server in this process: one that waits for a position must not hang on luck."""
    deals = count(crc32(request.node.name.encode()))
    monkeypatch.setattr(creation, "new_secret", lambda: secret_of(next(deals)))
    monkeypatch.setattr(bots, "luck", known_luck)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
