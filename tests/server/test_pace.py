"""Budgets by address: what is beyond them waits, what would wait too long is refused, and a school does not notice."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from contextlib import AsyncExitStack

import pytest
import websockets

from ludoteca.server import wire
from ludoteca.server.errors import Refusal
from ludoteca.server.limits import hits
from ludoteca.server.limits.budgets import Bucket, Buckets, Pace
from ludoteca.server.limits.hits import LimitsHit
from ludoteca.server.messages import cost_of
from ludoteca.server.settings import Settings

from .house import PATIENCE, house

pytestmark = pytest.mark.anyio


class Time:
    """A clock that goes on only while somebody waits."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


async def test_what_is_beyond_a_budget_waits_until_it_is_due() -> None:
    time = Time()
    pace, bucket = Pace(5.0, time.sleep), Bucket(2.0, 4, time)
    for _ in range(4):
        await pace.keep("messages", "a", 1.0, bucket)
    assert time.slept == []
    await pace.keep("messages", "a", 1.0, bucket)
    await pace.keep("messages", "a", 3.0, bucket)
    assert time.slept == [0.5, 1.5]


async def test_what_would_wait_too_long_is_refused_and_not_counted() -> None:
    time = Time()
    pace, bucket = Pace(5.0, time.sleep), Bucket(1.0, 2, time)
    with pytest.raises(Refusal) as refused:
        await pace.keep("messages", "a", 9.0, bucket)
    assert refused.value.reason == "too-many"
    assert time.slept == [5.0]  # whoever is refused at once is back at once
    await pace.keep("messages", "a", 2.0, bucket)
    assert time.slept == [5.0]


async def test_the_narrower_of_two_budgets_counts() -> None:
    time = Time()
    pace, own, all_together = Pace(5.0, time.sleep), Bucket(10.0, 2, time), Bucket(1.0, 3, time)
    await pace.keep("messages", "a", 2.0, own, all_together)
    await pace.keep("messages", "a", 2.0, own, all_together)
    assert time.slept == [1.0]


def test_a_message_costs_what_it_brings_about() -> None:
    hello, answer, ping = wire.Hello(), wire.Answer(0, [1]), wire.Ping()
    assert cost_of(ping, 60, False) < cost_of(hello, 60, True) < cost_of(answer, 0, False) < cost_of(hello, 0, False)
    assert cost_of(answer, 60, False) > 2 * cost_of(answer, 3, False)


async def test_a_school_plays_without_noticing() -> None:
    """60 connections of one address that come at the same moment and then answer every three seconds each."""
    settings, time = Settings(), Time()
    budget = Buckets(settings.address_messages_per_second, settings.address_message_burst, time).of("school")
    pace = Pace(settings.patience_seconds, time.sleep)
    for _ in range(60):
        await pace.keep("messages", "school", cost_of(wire.Hello(), 0, False), budget)
    for _ in range(20 * 60):
        time.now += 3.0 / 60
        await pace.keep("messages", "school", cost_of(wire.Answer(0, [1]), 4, False), budget)
    assert time.slept == []


async def test_a_flood_of_one_address_is_slowed_over_all_its_connections(url: str) -> None:
    """What the connections of one address may say together is little here, and nothing comes back of it."""
    few = {"address_messages_per_second": 1e-6, "address_message_burst": 20}
    async with house(url, **few) as server, AsyncExitStack() as stack:
        table, tokens = await server.friends("san-juan", 2)
        sockets = []
        for _ in range(12):
            address = f"{server.base.replace('http', 'ws')}/ws/tables/{table}"
            socket = await stack.enter_async_context(websockets.connect(address))
            await socket.send(json.dumps({"type": "hello", "tokens": tokens[:1]}))
            sockets.append(socket)
        said: Counter[str] = Counter()
        for socket in sockets:
            async with asyncio.timeout(PATIENCE):
                first = json.loads(await socket.recv())
            said[first.get("reason", first["type"])] += 1
        assert said == {"table": 10, "too-many": 2}


async def test_the_same_hello_again_is_answered_and_cheap(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as me:
            await me.until(lambda: me.update is not None)
            monkeypatch.setattr(server.service.lobby, "read", None)  # no token is read again
            for _ in range(3):
                me.table = me.update = None
                await me.send(wire.Hello(tokens[:1]))
                await me.until(lambda: me.table is not None and me.update is not None)
                assert me.mine == [0]


async def test_requests_beyond_a_budget_wait(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    hits.LIMITS_HIT.all.clear()
    async with house(sqlite_url, requests_per_second=200.0, request_burst=0, patience_seconds=PATIENCE) as server:
        answers = await asyncio.gather(*(server.client.get("/api/games/san-juan") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}
    assert "too many requests: made to wait" in [record.getMessage() for record in caplog.records]


def test_a_limit_that_bites_often_is_told_seldom(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    time = Time()
    told = LimitsHit(time)
    for number in range(100):
        told.add("too many doors", f"192.0.2.{number % 3}")
    time.now += hits.SECONDS
    told.tell()
    told.tell()
    facts = [getattr(record, "facts", {}) for record in caplog.records]
    assert facts == [{"times": 1, "addresses": 1}, {"times": 99, "addresses": 3}]
