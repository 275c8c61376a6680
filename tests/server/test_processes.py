"""Two servers on one PostgreSQL serve the same match; when one dies, the other goes on, bots included."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path

import httpx
import pytest

from ludoteca.server.store import Store, matches
from ludoteca.server.store import tables as stored

from .processes import ServerProcess
from .stubborn import Stubborn
from .test_kill import check, make_table, progress

pytestmark = pytest.mark.anyio


async def test_a_match_whose_seats_sit_on_different_processes_plays_to_its_end(
    postgres_url: str, tmp_path: Path
) -> None:
    one, two = (ServerProcess(postgres_url, tmp_path, lease_seconds=2.0) for _ in range(2))
    one.start()
    two.start()
    try:
        await asyncio.gather(one.ready(), two.ready())
        table, tokens = await make_table(one, "san-juan", 3)
        homes = [one.base, two.base, two.base]
        people = [
            Stubborn(table, token, partial(str, home), random.Random(seat))
            for seat, (token, home) in enumerate(zip(tokens, homes, strict=True))
        ]
        async with asyncio.timeout(240):
            await asyncio.gather(*(person.play() for person in people))
        assert [person.connections for person in people] == [1, 1, 1]
        one.stop()
    finally:
        one.kill()
        two.kill()
    await check(postgres_url, [table], people)


async def test_when_one_process_is_killed_the_other_goes_on_bots_included(postgres_url: str, tmp_path: Path) -> None:
    servers = [ServerProcess(postgres_url, tmp_path, lease_seconds=1.0) for _ in range(2)]
    for server in servers:
        server.start()
    home = [servers[0].base]
    try:
        await asyncio.gather(*(server.ready() for server in servers))
        table, tokens = await make_table(servers[0], "san-juan", 3, "bot")
        lonely, _ = await make_table(servers[0], "san-juan", 2, "bot")
        await leave(servers[0], lonely, _[0])
        me = Stubborn(table, tokens[0], lambda: home[0], random.Random(4))
        task = asyncio.create_task(me.play())
        await progress([me], 5, [task])
        servers[0].kill()
        home[0] = servers[1].base
        async with asyncio.timeout(240):
            await task
        assert me.connections > 1
        await until_over(postgres_url, lonely)
    finally:
        for server in servers:
            server.kill()
    await check(postgres_url, [table], [me])
    store = Store(postgres_url)
    found = await matches.load(store, table)
    await store.close()
    assert found is not None and found.table.status == "over"


async def leave(server: ServerProcess, table: str, token: str) -> None:
    """The only person goes: from now on bots play among themselves, whoever is watching."""
    async with httpx.AsyncClient(base_url=server.base, timeout=30) as client:
        headers = {"authorization": f"Bearer {token}"}
        (await client.post(f"/api/tables/{table}/leave", headers=headers)).raise_for_status()


async def until_over(url: str, table: str) -> None:
    store = Store(url)
    try:
        async with asyncio.timeout(240):
            while True:
                found = await stored.find(store, table)
                assert found is not None
                if found[0].status == "over":
                    return
                await asyncio.sleep(0.05)
    finally:
        await store.close()
