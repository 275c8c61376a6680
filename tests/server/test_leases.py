"""Leases and presence where a clock was wrong: bots play on, and nobody is here who is not."""

from __future__ import annotations

from time import time

import pytest
from sqlalchemy import delete, insert

from ludoteca.server.lobby.new import new_seat
from ludoteca.server.matches.info import AWAY_SECONDS, online
from ludoteca.server.store import Store, matches
from ludoteca.server.store.models import Lease
from ludoteca.server.store.store import changed

from .house import PATIENCE, house

pytestmark = pytest.mark.anyio

YEAR = 365 * 86_400.0


async def hold(store: Store, table: str, until: float) -> None:
    """A process that is gone now held the lease."""
    held = insert(Lease).values(table_id=table, holder="dead", until=until)
    await store.write(lambda session: changed(session, delete(Lease)))
    await store.write(lambda session: session.execute(held))


async def test_bots_play_on_after_a_process_died_whose_clock_was_a_year_ahead(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "bot"])
        async with server.sit(table, tokens) as me:
            await me.turn()
    store = Store(url)
    await hold(store, table, time() + YEAR)
    await store.close()
    async with house(url) as server, server.sit(table, tokens) as me:
        for _ in range(3):
            before = me.row() if me.update else -1
            await me.play_on(1, most=1)
            await me.turn()
            assert me.row() > before
        log = [entry.seat for entry in me.log[0] if entry.kind == "play"]
        assert 1 in log


async def test_a_lease_further_ahead_than_anybody_asks_for_is_free(postgres_url: str) -> None:
    async with house(postgres_url) as server:
        table, _ = await server.table("san-juan", ["me", "bot"])
        store = server.service.store
        for ahead, taken in ((30.0, False), (50.0, False), (YEAR, True), (120.0, True), (-1.0, True)):
            await hold(store, table, time() + ahead)
            assert await matches.lease(store, table, "another", 10.0) is taken, ahead
        # Whoever asks for long leases is believed for longer.
        await hold(store, table, time() + 120.0)
        assert not await matches.lease(store, table, "another", PATIENCE + 15)


async def test_a_process_that_starts_on_sqlite_finds_no_leases(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, _ = await server.table("san-juan", ["me", "bot"])
        await hold(server.service.store, table, time() + PATIENCE)
        assert not await matches.lease(server.service.store, table, "another", PATIENCE)
    async with house(sqlite_url) as server:
        assert await matches.lease(server.service.store, table, "another", PATIENCE)


def test_who_was_seen_in_the_future_is_not_here() -> None:
    seat = new_seat(0, "person", "", "", taken=True)
    for seen, here in ((time(), True), (time() - AWAY_SECONDS - 9, False), (time() + 3600, False), (0.0, False)):
        seat.seen = seen
        assert online(seat) is here
