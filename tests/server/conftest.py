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

HERE = Path(__file__).resolve().parent
DATABASES = ("sqlite", "postgresql")
# What is about the databases themselves: stored, written, held by one process alone, found again after a fault.
ABOUT_DATABASES = {
    "appender", "cut", "cut_and_kill", "faults", "files", "healing", "health", "kill", "leases", "processes", "start",
    "store", "writer",
}  # fmt: skip
MAINTENANCE = "postgresql://postgres@127.0.0.1:5432/postgres"


def maintenance_url() -> str:
    return os.environ.get("LUDOTECA_TEST_PG", MAINTENANCE)


async def _run(sql: str) -> None:
    connection = await asyncpg.connect(maintenance_url(), timeout=5)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@pytest.hookimpl(tryfirst=True)  # before the slow ones are left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that knows nothing of databases runs on one of the two, by its name: half of them on each. The long run
    has the rest."""
    for item in items:
        if not isinstance(item, pytest.Function) or HERE not in item.path.parents or "url" not in item.fixturenames:
            continue
        if item.path.stem.removeprefix("test_") not in ABOUT_DATABASES:
            parameters = item.callspec.params if hasattr(item, "callspec") else {}
            if parameters.get("url") == DATABASES[crc32(item.originalname.encode()) % 2]:
                item.add_marker(pytest.mark.slow)


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


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest) -> str:
    """The same test on both databases; where they are not what it is about, on one of them and in the long run on the
    other."""
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
