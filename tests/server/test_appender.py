"""Adding rows on PostgreSQL: what waits is committed together, and each match is judged by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg
import pytest

from ludoteca.server.lobby.new import new_table
from ludoteca.server.store import Store, appender, matches, tables
from ludoteca.server.store.appender import Appender, News, NotKept
from ludoteca.server.store.matches import row_values
from ludoteca.server.summary import Summary

from .house import PATIENCE

pytestmark = pytest.mark.anyio

NAMES = ("a", "b", "c", "d")


class Watched(Appender):
    """Remembers what was sent together."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.sent: list[list[str]] = []

    async def _send(self, items: Sequence[News]) -> set[str]:
        self.sent.append([item.table_id for item in items])
        return await super()._send(items)


@pytest.fixture
async def store(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Store]:
    monkeypatch.setattr(appender, "LOCK_TIMEOUT", f"{PATIENCE}s")
    made = Store(postgres_url)
    await made.open()
    for name in NAMES:
        table = new_table("san-juan", 1, "", {}, 2, 0)
        table.id = table.code = name
        await tables.add(made, table, [])
    made.appender = Watched(postgres_url)
    yield made
    await made.close()


def news(name: str, before: int = 0, text: str = "pass") -> News:
    head = Summary(before + 1, 1, False, "running", [], [], 1.0).values()
    return News(name, before, head, row_values(name, before, [{"kind": "play", "seat": 0, "text": text}], 1.0))


def watched(store: Store) -> Watched:
    assert isinstance(store.appender, Watched)
    return store.appender


@asynccontextmanager
async def held_up(store: Store, url: str) -> AsyncIterator[None]:
    """Another process holds the table `a` for the length of the block, and with it the first group."""
    other = await asyncpg.connect(url)
    held = other.transaction()
    await held.start()
    await other.execute("SELECT id FROM game_tables WHERE id = 'a' FOR UPDATE")
    first = asyncio.create_task(watched(store).give(news("a")))
    await asyncio.sleep(0)
    yield
    assert not first.done()
    await held.rollback()
    await other.close()
    assert await first is True


async def lengths(store: Store) -> list[int]:
    counts = await matches.row_counts(store, NAMES)
    found = [await matches.load(store, name) for name in NAMES]
    assert [len(one.rows) for one in found if one is not None] == [counts[name] for name in NAMES]
    return [counts[name] for name in NAMES]


async def test_what_waits_is_committed_together_and_nobody_hears_before(store: Store, postgres_url: str) -> None:
    async with held_up(store, postgres_url):
        waiting = [asyncio.create_task(watched(store).give(news(name))) for name in ("d", "b", "c")]
        await asyncio.sleep(0)
        assert await lengths(store) == [0, 0, 0, 0]
    assert await asyncio.gather(*waiting) == [True] * 3
    assert watched(store).sent == [["a"], ["d", "b", "c"]]
    assert await lengths(store) == [1, 1, 1, 1]


async def test_a_match_that_has_moved_on_takes_no_other_with_it(store: Store, postgres_url: str) -> None:
    assert await watched(store).give(news("c")) is True
    async with held_up(store, postgres_url):
        wanted = [news("b"), news("c"), news("c", 1), news("d", 5), news("gone")]
        waiting = [asyncio.create_task(watched(store).give(one)) for one in wanted]
        await asyncio.sleep(0)
    assert await asyncio.gather(*waiting) == [True, False, True, False, False]
    assert await lengths(store) == [1, 1, 2, 0]


async def test_what_the_database_refuses_takes_nothing_else_with_it(store: Store, postgres_url: str) -> None:
    async with held_up(store, postgres_url):
        waiting = [asyncio.create_task(watched(store).give(one)) for one in (news("b"), news("c", 0, "\0"), news("d"))]
        await asyncio.sleep(0)
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [results[0], results[2]] == [True, True] and isinstance(results[1], NotKept)
    assert await lengths(store) == [1, 1, 0, 1]


async def test_two_processes_with_the_same_matches_never_wait_for_each_other(store: Store, postgres_url: str) -> None:
    other = Watched(postgres_url)
    for before in range(20):
        one = watched(store).commit([news(name, before) for name in NAMES])
        two = other.commit([news(name, before) for name in reversed(NAMES)])
        mine, theirs = await asyncio.gather(one, two)
        assert [a or b for a, b in zip(mine, reversed(theirs), strict=True)] == [True] * 4
        assert not any(a and b for a, b in zip(mine, reversed(theirs), strict=True))
    await other.close()
    assert await lengths(store) == [20] * 4


async def test_a_lost_connection_is_made_again(store: Store) -> None:
    assert await watched(store).give(news("a")) is True
    lost = watched(store).connection
    assert lost is not None
    gone = asyncio.Event()
    lost.add_termination_listener(lambda _: gone.set())
    lost.terminate()
    async with asyncio.timeout(PATIENCE):
        await gone.wait()
    assert await watched(store).give(news("a", 1)) is True
    assert await lengths(store) == [2, 0, 0, 0]
