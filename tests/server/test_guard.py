"""Limits, settings, logs, health and metrics."""

from __future__ import annotations

import json
import logging
import re

import httpx
import pytest
import websockets

from ludoteca.server import logs, wire
from ludoteca.server.doors.guard import source
from ludoteca.server.errors import Refusal
from ludoteca.server.limits import budgets as pace
from ludoteca.server.limits.budgets import Bucket, Buckets
from ludoteca.server.lobby.auth import Signer
from ludoteca.server.settings import BadSetting, Settings, from_environment

from .house import Player, house

pytestmark = pytest.mark.anyio


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=0.0, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert not Bucket(rate=0.0, burst=3).take(cost=4)
    quick = Bucket(rate=1e9, burst=1)
    assert all(quick.take() for _ in range(100))
    addresses = Buckets(rate=0.0, burst=1)
    assert addresses.take("a") and not addresses.take("a") and addresses.take("b")


def test_limits_are_for_a_household_not_for_each_of_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert source("2001:db8:1:2:aaaa::1") == source("2001:db8:1:2:bbbb::2") != source("2001:db8:1:3::1")
    assert source("::ffff:192.0.2.7") == source("192.0.2.7") != source("192.0.2.8")
    assert source("unknown") == "unknown"
    monkeypatch.setattr(pace, "SOURCES", 10)
    sources = Buckets(rate=0.0, burst=2)
    assert all(sources.take(str(number)) for number in range(1000))
    assert len(sources.all) <= 10


async def test_too_many_requests_are_refused_and_say_so(sqlite_url: str) -> None:
    async with house(sqlite_url, requests_per_second=0.001, request_burst=30) as server:
        seats = [{"who": "me"}, {"who": "person"}]
        statuses = []
        for _ in range(5):
            answer = await server.client.post("/api/tables", json={"game": "san-juan", "seats": seats})
            statuses.append(answer.status_code)
        assert statuses == [201, 201, 201, 429, 429]
        rest = [(await server.client.get("/api/levels")).status_code for _ in range(30)]
        assert 429 in rest and rest[0] == 200
        assert (await server.client.get("/api/levels")).json()["reason"] == "too-many"


async def test_a_connection_that_talks_too_much_is_closed_with_the_reason(sqlite_url: str) -> None:
    async with house(sqlite_url, messages_per_second=0.001, message_burst=5) as server:
        table, tokens = await server.table("san-juan", ["me", "person"])
        async with server.sit(table, tokens) as me:
            with pytest.raises(websockets.ConnectionClosed):
                for _ in range(100):
                    await me.ask(wire.Ping())
            assert isinstance(me.replies[0], wire.Refused) and me.replies[0].reason == "too-many"


async def test_one_address_has_so_many_connections(sqlite_url: str) -> None:
    async with house(sqlite_url, connections_per_address=2) as server:
        table, tokens = await server.table("san-juan", ["me", "person"])
        async with server.sit(table, tokens), server.sit(table):
            with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)):
                async with server.sit(table) as third:
                    await third.ask(wire.Ping())


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        ('{"type": "ping"}', "malformed"),
        ('{"type": "hello", "tokens": ["rubbish"]}', "token"),
        ("x" * 20_000, "too-big"),
        ("€" * 6_000, "too-big"),
        ("{", "malformed"),
    ],
)
async def test_who_does_not_say_hello_properly_hears_why(sqlite_url: str, first: str, reason: str) -> None:
    async with house(sqlite_url) as server:
        table, _ = await server.table("san-juan", ["me", "person"])
        url = server.base.replace("http", "ws")
        async with websockets.connect(f"{url}/ws/tables/{table}") as socket:
            await socket.send(first)
            player = Player(socket)
            await player.until(lambda: 0 in player.replies)
            said = player.replies[0]
            assert isinstance(said, wire.Refused) and said.reason == reason
        async with websockets.connect(f"{url}/ws/tables/nosuchtable") as socket:
            player = Player(socket)
            await player.until(lambda: 0 in player.replies)
            said = player.replies[0]
            assert isinstance(said, wire.Refused) and said.reason == "unknown"


async def test_who_says_nothing_is_sent_away(sqlite_url: str) -> None:
    async with house(sqlite_url, hello_seconds=0.05) as server:
        table, _ = await server.table("san-juan", ["me", "person"])
        async with websockets.connect(f"{server.base.replace('http', 'ws')}/ws/tables/{table}") as socket:
            player = Player(socket)
            await player.until(lambda: 0 in player.replies)
            assert player.replies[0] == wire.Refused(0, "malformed", "no hello came")


async def test_a_token_of_another_table_or_a_forged_one_opens_nothing(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        one, tokens = await server.friends("san-juan", 2)
        two, more = await server.friends("san-juan", 2)
        forged = tokens[0].replace(f"{one}.0.", f"{one}.1.")
        for token in (more[0], forged, tokens[0][:-2], "a.b.c.d.e", f"{one}.-1.0.1.x", "é.0.1.1.é"):
            body = {"tokens": [token]}
            assert len(await server.call("POST", "/api/mine", body)) == (1 if token == more[0] else 0)
            if token.isascii():
                await server.call("GET", f"/api/tables/{one}/state", token=token, status=401)
        assert two


def test_a_signer_reads_what_it_signed_and_nothing_else() -> None:
    signer, other = Signer({1: b"one", 2: b"two"}), Signer({1: b"another"})
    token = signer.token("abc", 1, 3)
    held = signer.read(token)
    assert (held.table, held.seat, held.generation) == ("abc", 1, 3)
    assert Signer({2: b"two"}).read(token) == held
    for bad in (token + "x", token[1:], "", "....", other.token("abc", 1, 3)):
        with pytest.raises(Refusal):
            signer.read(bad)


async def test_health_and_metrics_tell_how_it_goes(url: str) -> None:
    async with house(url) as server:
        health = await server.call("GET", "/health")
        assert health["ok"] and health["database"] in ("sqlite", "postgresql")
        table, tokens = await server.table("san-juan", ["me", "person"])
        async with server.sit(table, tokens):
            text = (await server.client.get("/metrics")).text
        assert "ludoteca_connections 1" in text and "ludoteca_rooms 1" in text


async def test_answers_carry_headers_that_keep_links_private(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        for path in ("/", "/api/games", "/schema", "/nowhere"):
            headers = (await server.client.get(path)).headers
            assert headers["referrer-policy"] == "no-referrer" and headers["x-content-type-options"] == "nosniff"
            rules = headers["content-security-policy"]
            assert "frame-ancestors 'none'" in rules and "unsafe-eval" not in rules
            assert not re.search(r"script-src[^;]*'unsafe-inline'", rules)
        page = await server.client.get("/schema")
        assert "https://" not in page.text and "<h2>Tables</h2>" in page.text


def test_the_log_is_json_without_what_it_must_not_tell(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(as_json=True)
    try:
        logs.say("a thing happened", table=logs.brief("abcdefghijklmn"), number=3)
        line = json.loads(capsys.readouterr().err)
        assert (line["what"], line["table"], line["number"], line["level"]) == ("a thing happened", "abcdef", 3, "info")
    finally:
        logging.getLogger().handlers.clear()


async def test_a_match_leaves_no_secrets_in_the_log(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", [{"who": "me", "name": "Serafina"}, "bot"])
        async with server.sit(table, tokens) as me:
            await me.play_on(1, most=5)
        async with httpx.AsyncClient(base_url=server.base) as client:
            await client.get(f"/api/tables/{table}", headers={"origin": "https://evil.example"})
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("ludoteca"))
    facts = " ".join(str(getattr(record, "facts", "")) for record in caplog.records)
    for secret in (tokens[0], tokens[0].rsplit(".", 1)[1], "Serafina", table):
        assert secret not in ours and secret not in facts


def test_settings_come_from_the_environment_and_the_command_line() -> None:
    environment = {"LUDOTECA_PORT": "9000", "LUDOTECA_HOSTS": "a.example,b.example", "LUDOTECA_METRICS_PUBLIC": "true"}
    made = from_environment(environment, port=None, host="0.0.0.0")
    assert (made.port, made.hosts, made.metrics_public, made.host) == (
        9000,
        ["a.example", "b.example"],
        True,
        "0.0.0.0",
    )
    assert from_environment(environment, port=1).port == 1
    assert Settings().names() and not Settings(host="0.0.0.0").names()
    assert {"play.example.org", "127.0.0.1"} <= set(Settings(hosts=["play.example.org"]).names())
    with pytest.raises(BadSetting, match="port"):
        from_environment({"LUDOTECA_PORT": "many"})
