"""Lines cut right after an answer, and the server killed in between: what was acknowledged is there once, and every
seat that comes back is told how things stand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection
from pathlib import Path
from time import monotonic

import httpx
import pytest

from .house import PATIENCE
from .processes import ServerProcess
from .stubborn import Stubborn
from .test_kill import TABLES, check, make_table, progress

pytestmark = pytest.mark.anyio

FEW = 5
MANY = 50
CUT = 0.3
TOLD_WITHIN = 5.0


async def cut_and_kill(url: str, folder: Path, kills: int, seed: int) -> tuple[list[Stubborn], float]:
    """Everybody, and the longest that one of them waited for the newest position."""
    dice = random.Random(seed)
    server = ServerProcess(url, folder)
    server.start()
    longest = 0.0
    try:
        await server.ready()
        games = dict([await make_table(server, game, players) for game, players in TABLES])
        people = [
            Stubborn(table, token, lambda: server.base, random.Random(dice.random()), cut=CUT)
            for table, tokens in games.items()
            for token in tokens
        ]
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(person.play()) for person in people]
            for _ in range(kills):
                await progress(people, dice.randint(1, 12), tasks)
                longest = max(longest, await all_told(server, games, people))
                await progress(people, dice.randint(1, 12), tasks)
                server.kill()
                server.start()
                await server.ready()
                longest = max(longest, await all_told(server, games, people))
            for task in tasks:
                task.cancel()
    finally:
        server.kill()
    await check(url, games, people)
    return people, longest


async def all_told(server: ServerProcess, tables: Collection[str], people: list[Stubborn]) -> float:
    """Let nobody answer until every seat knows the last row there is; the longest that one waited for it, from when it
    was connected."""
    began = monotonic()
    for person in people:
        person.quiet = True
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as client:
        while not await told(client, tables, people):
            await asyncio.sleep(0.01)
    waited = max((person.heard - max(person.came, began) for person in people if not person.over), default=0.0)
    for person in people:
        await person.go_on()
    return waited


async def told(client: httpx.AsyncClient, tables: Collection[str], people: list[Stubborn]) -> bool:
    if any(person.waits and not person.over for person in people):
        return False
    rows = {table: (await client.get(f"/api/tables/{table}")).raise_for_status().json()["rows"] for table in tables}
    return all(person.over or (person.last is not None and person.last.row == rows[person.table]) for person in people)


async def test_lines_are_cut_in_mid_commit_and_everybody_is_told(url: str, tmp_path: Path) -> None:
    people, _ = await cut_and_kill(url, tmp_path, FEW, seed=3)
    assert sum(person.cuts for person in people) > FEW


@pytest.mark.slow
async def test_after_fifty_kills_with_lines_cut_in_mid_commit_everybody_is_told_soon(url: str, tmp_path: Path) -> None:
    people, longest = await cut_and_kill(url, tmp_path, MANY, seed=4)
    kept = sum(promise.kept for person in people for promise in person.promises)
    cuts = sum(person.cuts for person in people)
    print(f"{MANY} kills, {cuts} lines cut, {kept} acknowledged answers, told after {longest:.2f} s at most")
    assert longest <= TOLD_WITHIN
