"""Hostile or broken messages, and the API under schemathesis: no crash, no 500, no change of any match. The long run
throws 10,000 messages, and tries every operation of the API more often."""

from __future__ import annotations

import asyncio
import json
import string
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from ludoteca.server.store import Store, matches

from .processes import ServerProcess

MESSAGES = 20
# How many examples, each of so many messages, and of every operation of the API.
EXAMPLES = [125, pytest.param(500, marks=pytest.mark.slow)]
CALLS = [6, pytest.param(12, marks=pytest.mark.slow)]
GOOD_TYPES = ("hello", "answer", "early", "undo", "reset", "consent", "hint", "ping")
QUIET = settings(deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)


@dataclass
class Target:
    """A server with two matches that nothing may change."""

    server: ServerProcess
    tables: list[str]
    waiting: list[str]  # tokens of seats that are not asked
    url: str

    def rows(self) -> list[Any]:
        async def read() -> list[Any]:
            store = Store(self.url)
            try:
                found = [await matches.load(store, table) for table in self.tables]
                return [(one.rows, one.table.status, one.table.rows) for one in found if one is not None]
            finally:
                await store.close()

        return asyncio.run(read())


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("hostile")
    url = f"sqlite:///{folder / 'test.sqlite'}"
    server = ServerProcess(url, folder)
    server.start()
    try:
        asyncio.run(server.ready())
        made = asyncio.run(prepare(server))
        target = Target(server, [table for table, _ in made], [token for _, token in made], url)
        before = target.rows()
        yield target
        asyncio.run(server.ready())
        assert target.rows() == before, "a match was changed"
        check_log(server.log)
    finally:
        server.kill()


async def prepare(server: ServerProcess) -> list[tuple[str, str]]:
    """Two matches of people; a seat of each that is not asked."""
    made = []
    async with httpx.AsyncClient(base_url=server.base, timeout=30) as client:
        for game, players in (("san-juan", 2), ("puerto-rico", 3)):
            body = {"game": game, "seats": [{"who": "me"}, *[{"who": "here"}] * (players - 1)]}
            table = (await client.post("/api/tables", json=body)).raise_for_status().json()
            asked = table["table"]["asked"]
            token = next(seat["token"] for seat in table["tokens"] if seat["seat"] != asked)
            made.append((table["table"]["id"], token))
    return made


def check_log(path: Path) -> None:
    """Nothing in the server's log says that something of ours broke."""
    for line in path.read_text().splitlines():
        if line.startswith("{"):
            assert json.loads(line)["level"] in ("info", "warning"), line
        assert "Traceback" not in line, line


# Messages

numbers = st.one_of(st.integers(-3, 400), st.sampled_from([2**31, 2**53, 2**63, -(2**70), 10**40]))
texts = st.one_of(st.text(max_size=40), st.sampled_from(["role builder", "pass", "\x00", "𝄞", "a" * 300]))
junk = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(allow_nan=False, allow_infinity=False), texts),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(texts, inner, max_size=5)),
    max_leaves=12,
)
fields = st.fixed_dictionaries(
    {"type": st.one_of(st.sampled_from(GOOD_TYPES), texts)},
    optional={
        "row": st.one_of(numbers, junk),
        "codes": st.one_of(st.lists(st.one_of(numbers, texts), max_size=140), junk),
        "seat": st.one_of(numbers, junk),
        "to": st.one_of(numbers, junk),
        "yes": st.one_of(st.booleans(), junk),
        "id": st.one_of(st.integers(0, 2**31 - 1), junk),
        "tokens": st.one_of(st.lists(texts, max_size=40), junk),
        "since": st.one_of(numbers, junk),
        "level": texts,
    },
)
broken = st.one_of(
    st.text(alphabet=string.printable, max_size=200),
    st.sampled_from(["", "{", "[" * 9000, '{"type":' * 2000, "null", '{"type":"answer"', "x" * 20_000, "\ud7ff"]),
)
messages = st.one_of(fields.map(json.dumps), fields.map(json.dumps), junk.map(json.dumps), broken)


async def throw(target: Target, at: int, seated: bool, thrown: list[str]) -> int:
    """Throw messages at a table, coming again whenever the door is shut; how many were thrown."""
    url = f"{target.server.base.replace('http', 'ws')}/ws/tables/{target.tables[at]}"
    hello = json.dumps({"type": "hello", "tokens": [target.waiting[at]] if seated else []})
    left = list(thrown)
    while left:
        with suppress(websockets.ConnectionClosed):
            async with websockets.connect(url, close_timeout=0, max_size=2**24) as socket:
                await socket.send(hello)
                while left:
                    await socket.send(left.pop(0))
                # An answer to this one says that all before it were dealt with.
                await socket.send('{"type": "ping", "id": 77}')
                async for data in socket:
                    if json.loads(data).get("type") == "pong":
                        break
    return len(thrown)


@pytest.mark.parametrize("examples", EXAMPLES)
def test_hostile_messages_change_nothing(target: Target, examples: int) -> None:
    thrown_in_all = 0

    @settings(QUIET, max_examples=examples)
    @given(at=st.integers(0, 1), seated=st.booleans(), thrown=st.lists(messages, min_size=MESSAGES, max_size=MESSAGES))
    def hold(at: int, seated: bool, thrown: list[str]) -> None:
        nonlocal thrown_in_all
        thrown_in_all += asyncio.run(throw(target, at, seated, thrown))

    hold()
    assert thrown_in_all >= examples * MESSAGES
    assert httpx.get(f"{target.server.base}/health").json()["ok"]


# The JSON API


@pytest.mark.parametrize("calls", CALLS)
def test_the_api_never_breaks(target: Target, calls: int) -> None:
    """Every operation with what schemathesis makes of its description, good and bad, also on a table that there is."""
    schema = schemathesis.openapi.from_url(f"{target.server.base}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 25
    for operation in operations:
        for mode in GenerationMode:
            try_operation(operation.as_strategy(generation_mode=mode), calls)
        if "{table_id}" in operation.path:
            known = {"table_id": target.tables[0], "seat": 0}
            try_operation(operation.as_strategy(path_parameters=known), calls)


def try_operation(cases: st.SearchStrategy[Any], calls: int) -> None:
    @settings(QUIET, max_examples=calls)
    @given(case=cases)
    def hold(case: Any) -> None:
        answer = case.call(timeout=60)
        where = f"{case.method} {case.formatted_path}: {answer.status_code} {answer.text[:300]}"
        assert answer.status_code < 500, where
        if answer.status_code >= 400:
            assert answer.json()["type"] == "refused", where

    with suppress(Unsatisfiable):  # an operation without parameters cannot be called wrongly
        hold()


def test_bodies_that_are_too_big_or_too_deep_are_refused(target: Target) -> None:
    with httpx.Client(base_url=target.server.base, timeout=60) as client:
        deep = "[" * 100_000 + "]" * 100_000
        for path in ("/api/records", "/api/tables", "/api/mine"):
            for body in (deep, '{"rows":' + deep + "}", "{", "", '"x"', "nul"):
                answer = client.post(path, content=body, headers={"content-type": "application/json"})
                assert 400 <= answer.status_code < 500, f"{path}: {answer.status_code} {answer.text[:200]}"
                assert answer.json()["type"] == "refused"
        big = client.post("/api/records", content=b'{"rows": "' + b"x" * 5_000_000 + b'"}')
        assert big.status_code == 413
        assert big.json()["reason"] == "too-big"


def test_foreign_origins_and_hosts_are_turned_away(target: Target) -> None:
    with httpx.Client(base_url=target.server.base) as client:
        host = target.server.base.removeprefix("http://")
        for headers, status in (
            ({"origin": "https://evil.example"}, 403),
            ({"origin": "null"}, 403),
            ({"origin": "http://["}, 403),
            ({"origin": f"http://{host}"}, 200),
            ({"host": "evil.example"}, 403),
            ({}, 200),
        ):
            assert client.post("/api/mine", json={"tokens": []}, headers=headers).status_code == status, headers
        assert client.get("/api/games", headers={"origin": "https://evil.example"}).status_code == 200


async def knock(url: str, origin: str) -> int:
    try:
        async with websockets.connect(url, origin=websockets.Origin(origin)):
            return 101
    except websockets.InvalidStatus as refused:
        return refused.response.status_code


def test_a_page_of_another_site_gets_no_websocket(target: Target) -> None:
    url = f"{target.server.base.replace('http', 'ws')}/ws/tables/{target.tables[0]}"
    assert asyncio.run(knock(url, "https://evil.example")) == 403
    assert asyncio.run(knock(url, "http://[")) == 403
    assert asyncio.run(knock(url, target.server.base)) == 101
