"""Thinking is shared out fairly: people first, one address after the other, records apart, bots alone last and few."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.server.errors import Refusal
from ludoteca.server.thinking import process as thinking
from ludoteca.server.thinking import workers
from ludoteca.server.thinking.process import Job, Thought
from ludoteca.server.thinking.queue import ALONE, AWAITED, UNATTENDED, Claim, FairQueue
from ludoteca.server.thinking.workers import Worker, WorkerFailed, Workers

from .house import PATIENCE, House, house

pytestmark = pytest.mark.anyio


async def order(*claims: Claim) -> list[int]:
    """In which order those get a turn who all wait at once."""
    turns: FairQueue[None] = FairQueue()
    places = [turns.queue(claim) for claim in claims]
    given = []
    while (place := turns.next()) is not None:
        given.append(places.index(place))
    return given


def ranked(source: str, rank: int) -> Claim:
    return Claim(source, lambda: rank)


async def test_one_address_after_the_other_has_its_turn() -> None:
    assert await order(*[Claim("flood")] * 4, Claim("b"), Claim("c")) == [0, 4, 5, 1, 2, 3]


async def test_people_who_wait_come_before_empty_tables_and_those_before_bots_alone() -> None:
    claims = [ranked("a", ALONE), ranked("b", UNATTENDED), ranked("c", AWAITED), ranked("a", AWAITED)]
    assert await order(*claims) == [2, 3, 1, 0]


async def test_nobody_waits_for_ever() -> None:
    assert 0 in (await order(ranked("a", ALONE), *[ranked(f"b{number}", AWAITED) for number in range(20)]))[:10]


async def test_who_gives_up_waiting_is_passed_over() -> None:
    turns: FairQueue[None] = FairQueue()
    first, second = turns.queue(Claim("a")), turns.queue(Claim("b"))
    first.cancel()
    assert turns.next() is second and turns.next() is None


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """Workers that think until they are let; the tables that were thought about, in order."""
    begun: list[tuple[str, asyncio.Event]] = []

    async def run(self: Worker, job: Job, journal: object) -> Thought:
        begun.append((job.table, asyncio.Event()))
        await begun[-1][1].wait()
        return Thought()

    def let() -> list[str]:
        begun[-1][1].set()
        return [table for table, _ in begun]

    monkeypatch.setattr(Worker, "run", run)
    return let


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_worker_goes_to_whoever_has_the_turn(slow: Callable[[], list[str]]) -> None:
    pool = Workers(1, 1.0)
    jobs = [("f1", "flood"), ("f2", "flood"), ("f3", "flood"), ("q", "quiet")]
    tasks = [asyncio.create_task(pool.run(Job("choose", table), None, Claim(source))) for table, source in jobs]
    await settle()
    tasks[1].cancel()
    for _ in range(3):
        await settle()
        slow()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert slow() == ["f1", "q", "f3"]
    assert pool.idle == pool.all


async def test_whoever_is_cancelled_with_a_worker_in_hand_gives_it_back() -> None:
    pool = Workers(1, 1.0)
    worker = await pool._take("a", Claim("a"))
    waiting = asyncio.create_task(pool._take("b", Claim("b")))
    await settle()
    pool._give_back(worker)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert pool.idle == pool.all


def finished() -> dict[str, Any]:
    match = Match(registry.game("san-juan"), 2, {}, 3)
    for _ in range(20):
        assert match.decision is not None
        match.play(match.decision.actions[0].code)
    record: dict[str, Any] = json.loads(json.dumps(match.record()))
    return record


async def never(self: Worker, job: Job, journal: object) -> Thought:
    await asyncio.Event().wait()
    raise AssertionError


async def test_records_do_not_wait_for_bots(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(url) as server:
        for worker in server.service.bots.workers.all:
            monkeypatch.setattr(worker, "run", never.__get__(worker))
        await server.table("san-juan", ["bot", "bot"])
        await server.call("POST", "/api/records", finished())


async def test_bots_do_not_wait_for_records(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done = asyncio.Event()

    async def slow(job: Job, journal: object) -> Thought:
        await done.wait()
        raise WorkerFailed("not in time")

    async with house(url) as server:
        monkeypatch.setattr(server.service.bots.workers.checker, "run", slow)
        stuck = asyncio.create_task(server.call("POST", "/api/records", finished(), status=422))
        table, tokens = await server.table("san-juan", ["me", {"who": "bot", "level": "random"}])
        async with server.sit(table, tokens) as me:
            await me.play_on(1, most=3)
        done.set()
        assert "too long" in (await stuck)["message"]


async def test_few_records_wait_to_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Workers(1, 1.0)
    monkeypatch.setattr(pool.checker, "waiting", workers.CHECKS)
    with pytest.raises(Refusal) as refused:
        await pool.check({})
    assert refused.value.reason == "busy"


def test_a_record_that_takes_long_to_replay_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(registry.game("san-juan"), 2, {}, 3)
    for _ in range(30):
        assert match.decision is not None
        match.play(match.decision.actions[0].code)
        match.undo(0, match.line[-1].number, [0, 1])
        match.play(match.decision.actions[-1].code)
    record = json.loads(json.dumps(match.record()))
    assert thinking.check(Job("check", head=record)).refused == ""
    monkeypatch.setattr(thinking, "WORK", 200)
    assert "too long to replay" in thinking.check(Job("check", head=record)).refused
    assert "'rows'" in thinking.check(Job("check", head={**record, "rows": None})).refused


async def alone(server: House, address: str, status: int, path: str = "/api/tables", body: Any = None) -> Any:
    """Begin a match of bots alone from that address."""
    wish = {"game": "san-juan", "seats": [{"who": "bot"}, {"who": "bot"}]} if body is None else body
    token = wish.pop("token", "")
    headers = {"x-forwarded-for": address, "authorization": f"Bearer {token}"}
    answer = await server.client.post(path, json=wish, headers=headers if token else {"x-forwarded-for": address})
    assert answer.status_code == status, answer.text
    if status == 429:
        assert answer.json()["reason"] == "too-many" and "bots alone" in answer.json()["message"]
    return answer.json()


async def test_matches_of_bots_alone_are_few(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worker, "run", never)
    async with house(url, bot_tables=3, bot_tables_per_address=2) as server:
        for _ in range(2):
            await alone(server, "192.0.2.1", 201)
        await alone(server, "192.0.2.1", 429)
        await alone(server, "192.0.2.1", 201, body={"game": "san-juan", "seats": [{"who": "me"}, {"who": "bot"}]})
        wish = {"game": "san-juan", "seats": [{"who": "person"}, {"who": "bot"}]}
        made = await alone(server, "192.0.2.1", 201, body=wish)
        start, token = f"/api/tables/{made['table']['id']}/start", made["tokens"][0]["token"]
        await alone(server, "192.0.2.1", 429, start, {"fill": "novice", "token": token})
        await alone(server, "192.0.2.2", 201)
        await alone(server, "192.0.2.3", 429)
        bots = server.service.bots
        for task in list(bots.driving.values()):
            task.cancel()
        async with asyncio.timeout(PATIENCE):
            while bots.driving:
                await asyncio.sleep(0.01)
        await alone(server, "192.0.2.1", 200, start, {"fill": "novice", "token": token})
