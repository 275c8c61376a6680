"""Kill -9 at random moments: what was acknowledged is there afterwards, and nothing is there twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection
from pathlib import Path

import httpx
import pytest

from ludoteca.core.rows import BETWEEN, Row
from ludoteca.core.steps import Answered
from ludoteca.server.matches.journal import Journal, rebuild
from ludoteca.server.store import Store, matches

from .processes import ServerProcess
from .stubborn import Promise, Stubborn

pytestmark = pytest.mark.anyio

# Early answers come up in the first two (hand limit and chapel, storage and mayor).
TABLES = (("san-juan", 4), ("puerto-rico", 3), ("burgundy", 2))
FEW = 8
MANY = 50


async def make_table(server: ServerProcess, game: str, players: int, others: str = "here") -> tuple[str, list[str]]:
    """A running match; the tokens of its people."""
    async with httpx.AsyncClient(base_url=server.base, timeout=30) as client:
        seats = [{"who": "me"}, *[{"who": others}] * (players - 1)]
        made = (await client.post("/api/tables", json={"game": game, "seats": seats})).raise_for_status().json()
        return made["table"]["id"], [seat["token"] for seat in made["tokens"]]


async def kill_often(url: str, folder: Path, kills: int, bots: bool, seed: int) -> None:
    dice = random.Random(seed)
    server = ServerProcess(url, folder, lease_seconds=1.0)
    server.start()
    try:
        await server.ready()
        games = {}
        for game, players in TABLES:
            table, tokens = await make_table(server, game, players)
            games[table] = tokens
        if bots:
            table, tokens = await make_table(server, "san-juan", 2, "bot")
            games[table] = tokens
        people = [
            Stubborn(table, token, lambda: server.base, random.Random(dice.random()))
            for table, tokens in games.items()
            for token in tokens
        ]
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(person.play()) for person in people]
            for _ in range(kills):
                await progress(people, dice.randint(1, 25), tasks)
                server.kill()
                server.start()
                await server.ready()
            await progress(people, 20, tasks)
            for task in tasks:
                task.cancel()
    finally:
        server.kill()
    await check(url, games, people)


async def progress(people: list[Stubborn], answers: int, tasks: list[asyncio.Task[None]]) -> None:
    """Let the players play on for so many acknowledgements."""

    def kept() -> int:
        return sum(promise.kept for person in people for promise in person.promises)

    wanted = kept() + answers
    async with asyncio.timeout(60):
        while kept() < wanted and not all(task.done() for task in tasks):
            await asyncio.sleep(0.002)


async def check(url: str, tables: Collection[str], people: list[Stubborn]) -> None:
    """Hold what the players were promised against what lies in the database."""
    store = Store(url)
    try:
        for table in tables:
            found = await matches.load(store, table)
            assert found is not None
            journal = rebuild(found.table, found.seats, found.rows, found.times)
            promises = [promise for person in people if person.table == table for promise in person.promises]
            hold(journal, promises)
    finally:
        await store.close()


def hold(journal: Journal, promises: list[Promise]) -> None:
    rows, game = journal.match.rows, journal.match.game
    claimed: set[int] = set()
    for promise in promises:
        texts = [game.actions[code].text for code in promise.codes]
        if promise.early:
            same = [row for row in rows[promise.row :] if is_early(row, promise.seat, BETWEEN.join(texts))]
            sent = [other for other in promises if other.early and other.codes == promise.codes]
            assert not promise.kept or same, f"early answer {texts} of seat {promise.seat} is lost"
            assert len(same) <= len(sent), f"early answer {texts} of seat {promise.seat} is there twice"
        else:
            at = journal.match._meant(promise.row, promise.seat)
            there = at < len(rows) and (rows[at].kind, rows[at].seat, rows[at].text) == ("play", promise.seat, texts[0])
            assert there or not promise.kept, f"answer {texts} of seat {promise.seat} for row {promise.row} is lost"
            assert at not in claimed, f"row {at} was promised twice"
            claimed.add(at)
    for seat in journal.match.people():
        early = sum(len(promise.codes) for promise in promises if promise.early and promise.seat == seat)
        unasked = [
            step.number
            for step in journal.match.steps
            if isinstance(step, Answered) and step.seat == seat and not step.forced and step.number not in claimed
        ]
        assert len(unasked) <= early, f"seat {seat} has rows that it never sent: {unasked[:5]}"


def is_early(row: Row, seat: int, text: str) -> bool:
    return row.kind == "early" and row.seat == seat and row.text == text


async def test_killed_a_few_times_nothing_is_lost_and_nothing_is_there_twice(url: str, tmp_path: Path) -> None:
    await kill_often(url, tmp_path, FEW, bots=False, seed=1)


@pytest.mark.slow
async def test_killed_fifty_times_nothing_is_lost_and_nothing_is_there_twice(url: str, tmp_path: Path) -> None:
    await kill_often(url, tmp_path, MANY, bots=True, seed=2)
