"""Slow clients: half requests, bodies that never end, answers that nobody takes, more connections than there may be."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from ludoteca.server.doors.protocol import listed
from ludoteca.server.limits import hits

from .house import PATIENCE, House, house

pytestmark = pytest.mark.anyio
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(autouse=True)
def told(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """What was told before is no reason not to tell it here."""
    hits.LIMITS_HIT.all.clear()
    caplog.set_level(logging.WARNING)
    yield


@asynccontextmanager
async def line(server: House, data: bytes = b"", address: str = "127.0.0.1") -> AsyncIterator[Line]:
    port = int(server.base.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(data)
    try:
        yield reader, writer
    finally:
        writer.close()


async def ends(reader: asyncio.StreamReader) -> bytes:
    """What still comes until the other side closes."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


async def under_way(server: House, count: int) -> None:
    """Wait until the server works on so many requests."""
    async with asyncio.timeout(PATIENCE):
        while server.service.metrics.gauges["requests"]() != count:
            await asyncio.sleep(0.01)


def lines(caplog: pytest.LogCaptureFixture) -> set[str]:
    return {record.getMessage() for record in caplog.records}


GET = b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
HALF = {
    "nothing": b"",
    "headers": b"GET /api/levels HTTP/1.1\r\nhost: localhost\r\nx-more: ",
    "body": b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500\r\n\r\n{",
    "chunks": b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n",
}


@pytest.mark.parametrize("half", HALF)
async def test_half_a_request_is_closed_and_told(half: str, sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(sqlite_url, header_seconds=0.05, body_seconds=0.05) as server:
        async with line(server, HALF[half]) as (reader, _):
            assert await ends(reader) == b""
        assert (await server.client.get("/api/levels")).status_code == 200
    what = "body" if half in ("body", "chunks") else "headers"
    assert f"the {what} of a request did not come in time: closed" in lines(caplog)


async def test_many_half_requests_leave_the_server_to_others(url: str, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody has come to an end when the others are served: the time for headers is longer than the test."""
    async with house(url, connections=20, http_connections=20, header_seconds=10 * PATIENCE) as server:
        half = []
        for _ in range(100):
            context = line(server, HALF["headers"])
            half.append((context, await context.__aenter__()))
        for _ in range(3):
            assert (await server.client.get("/health")).status_code == 200
        assert await ends(half[0][1][0]) == b""  # the oldest had to go
        for context, _ in half:
            await context.__aexit__(None, None, None)
    assert "too many connections: the slowest was closed" in lines(caplog)


async def test_one_address_has_so_many_http_connections(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(url, http_connections_per_address=3) as server:
        held = [line(server, HALF["headers"], "127.0.0.2") for _ in range(3)]
        for context in held:
            await context.__aenter__()
        async with line(server, b"", "127.0.0.2") as (reader, _):
            assert await ends(reader) == b""
        assert (await server.client.get("/health")).status_code == 200
        for context in held:
            await context.__aexit__(None, None, None)
        said = b""
        async with asyncio.timeout(PATIENCE):
            while not said.startswith(b"HTTP/1.1 200"):  # as soon as the server has seen that the others are gone
                async with line(server, GET, "127.0.0.2") as (reader, _):
                    said = await ends(reader)
    assert "too many connections of one address: refused" in lines(caplog)


async def test_behind_a_proxy_requests_are_counted_by_who_sent_them(sqlite_url: str) -> None:
    async with house(sqlite_url, http_connections_per_address=2) as server:
        table, _ = await server.friends("san-juan", 2)
        slow = f"/api/tables/{table}/state?since=1000&wait=20"
        held = [
            asyncio.create_task(server.client.get(slow, headers={"x-forwarded-for": "192.0.2.1"})) for _ in range(2)
        ]
        await under_way(server, 2)
        refused = await server.client.get("/api/levels", headers={"x-forwarded-for": "192.0.2.1"})
        assert refused.status_code == 429 and refused.json()["reason"] == "too-many"
        assert (await server.client.get("/api/levels", headers={"x-forwarded-for": "192.0.2.2"})).status_code == 200
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)


async def test_an_answer_that_nobody_takes_is_given_up(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    get = GET.replace(b"/health", b"/schema/openapi.json").replace(b"connection: close\r\n", b"")
    async with house(sqlite_url, send_seconds=0.05) as server, line(server, get * 400) as (reader, _):
        async with asyncio.timeout(PATIENCE):
            while "an answer was not taken in time: closed" not in lines(caplog):
                await asyncio.sleep(0.01)
        await ends(reader)


async def test_a_body_that_comes_steadily_has_its_time(sqlite_url: str) -> None:
    """Far more time than `body_seconds` alone, since every byte that came counts for some more."""
    body = json.dumps({"tokens": ["x" * 100] * 100}).encode()
    head = f"POST /api/mine HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {len(body)}\r\n\r\n"
    sent = head.encode() + body[:-1]
    async with house(sqlite_url, body_seconds=0.0, body_rate=10) as server, line(server, sent) as (reader, writer):
        await under_way(server, 1)
        writer.write(body[-1:])
        assert (await ends(reader)).startswith(b"HTTP/1.1 200")


async def test_only_records_may_be_large(url: str) -> None:
    async with house(url, request_bytes=1000, record_bytes=100_000) as server:
        for path, size, status in (
            ("/api/mine", 1001, 413), ("/api/tables", 1001, 413), ("/api/records", 50_000, 422),
            ("/api/records", 100_001, 413),
        ):  # fmt: skip
            body = b'{"rows": "' + b"x" * (size - 12) + b'"}'
            answer = await server.client.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code == status, (path, size, answer.text[:200])


async def test_an_address_sends_one_record_at_a_time_and_a_server_takes_few(url: str) -> None:
    async with house(url, uploads=2) as server:

        async def send(forwarded: str) -> tuple[int, str]:
            headers = {"x-forwarded-for": forwarded}
            answer = await server.client.post("/api/records", json={"rows": []}, headers=headers)
            return answer.status_code, answer.json()["reason"]

        def half(forwarded: str) -> bytes:
            return HALF["chunks"].replace(b"\r\n\r\n1", f"\r\nx-forwarded-for: {forwarded}\r\n\r\n1".encode())

        async with line(server, half("192.0.2.1")), line(server, half("192.0.2.2")):
            await under_way(server, 2)
            assert await send("192.0.2.1") == (429, "too-many")
            assert await send("192.0.2.3") == (503, "busy")
        await under_way(server, 0)
        assert await send("192.0.2.3") == (422, "record")


def test_proxies_are_addresses_or_networks() -> None:
    proxies = ("127.0.0.1", "10.0.0.0/8", "nonsense")
    assert listed("127.0.0.1", proxies) and listed("10.1.2.3", proxies)
    assert not listed("127.0.0.2", proxies) and not listed("unknown", proxies) and not listed("::1", proxies)
