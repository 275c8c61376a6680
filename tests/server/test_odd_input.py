"""Odd letters in paths, queries, codes, names and records: refused with a reason, on both databases, never a fault."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
import websockets

from ludoteca.core import registry
from ludoteca.core.errors import Refused
from ludoteca.core.match import Match
from ludoteca.server import wire
from ludoteca.server.doors import app

from .house import House, Player, house

pytestmark = pytest.mark.anyio

LONG = "a" * 5000
PATHS = (
    "/api/codes/%00", "/api/codes/AB%00CD", f"/api/codes/{LONG}", "/api/codes/%E2%80%AE", "/api/games/%00",
    f"/api/games/{LONG}", "/api/games/%00/data", f"/api/games/{LONG}/actions", "/api/tables/%00", f"/api/tables/{LONG}",
    "/api/tables?game=%00", f"/api/tables?game={LONG}", "/api/tables?status=%00", "/api/tables?limit=" + "9" * 5000,
    "/api/tables/%00/state", "/api/replays/%00", f"/api/replays/{LONG}/frames",
    "/api/replays/abc/frames?start=" + "9" * 5000,
    "/%00", "/a%00b", "/t/%00", "/assets/%00", f"/assets/{LONG}", f"/{LONG}", f"/t/{'b/' * 3000}",
    f"/api/games/san-juan/ask?q={LONG}", "/api/games/san-juan/ask?lang=%00", "/api/games/%00/ask?q=a",
    "/api/games/san-juan/ask?q=%00%E2%80%AE", "/api/games/san-juan/ask?q=a&edition=%00", "/api/games/venezia/ask?q=%FF",
    "/%FF%FE", "/assets/%FF", "/schema/%00", f"/schema/{LONG}", "/api/tables/x/seats/" + "9" * 5000,
)  # fmt: skip
NAMES = ("\x00", "a\x00b", "\u202eevil", "a\u2066b", "\u200f", "\u061cx", "\u200b", "x\ufeff", "a\x85b", "\u2028")


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client built into the package: then every path has an answer."""
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>A page</title>")
    monkeypatch.setattr(app, "WEB", tmp_path / "web")


@pytest.mark.usefixtures("page")
async def test_odd_paths_are_refused_and_are_no_fault(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(url) as server:
        for path in PATHS:
            for method in ("GET", "POST", "PATCH"):
                answer = await server.client.request(method, path, json={})
                assert 400 <= answer.status_code < 500 or method == "GET", (method, path[:60], answer.status_code)
                assert answer.status_code < 500, (method, path[:60], answer.status_code)
        for token in ("\u00ff" * 50, "a.0.1.1.b", "x" * 5000, "9" * 150 + ".1.1.1.x", "a." + "9" * 150 + ".1.1.x"):
            raw = token.encode("latin-1")
            answer = await server.client.get("/api/tables/abc/state", headers={b"authorization": b"Bearer " + raw})
            assert answer.status_code in (401, 404), token[:20]
        body = {"tokens": ["a\x00b.0.1.1.x", "\x00", "\u202e", "a.0.1.1.\x00"]}
        assert await server.call("POST", "/api/mine", body) == []
        headers = {"x-odd": "y" * 20_000, "accept": "\u00ff", "content-type": "\u00ff", "cookie": "=" * 3000}
        odd = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
        assert (await server.client.get("/api/levels", headers=odd)).status_code < 500
    assert told(caplog) == []


async def knock(base: str, table: str) -> str:
    """What is said to somebody who comes to that table: a reason, or the status of a door that stays shut."""
    try:
        async with websockets.connect(f"{base.replace('http', 'ws')}/ws/tables/{table}") as socket:
            said = await Player(socket).hear()
            assert isinstance(said, wire.Refused)
            return said.reason
    except websockets.InvalidStatus as refused:
        return str(refused.response.status_code)


async def test_an_odd_table_on_the_websocket_is_refused(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(url) as server:
        for table in ("%00", "a%00b", "%E2%80%AE"):
            assert await knock(server.base, table) == "403"
        for table in ("b" * 150, "%FF", "%C3%A9", "A-B", "' or 1=1"):
            assert await knock(server.base, table.replace(" ", "%20")) == "unknown"
    assert told(caplog) == []


async def test_names_and_titles_have_no_letters_that_nobody_sees(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "person"])
        for name in NAMES:
            for method, path, body in (
                ("POST", f"/api/tables/{table}/join", {"name": name}),
                ("POST", "/api/tables", {"game": "san-juan", "seats": [{"who": "me", "name": name}, {"who": "bot"}]}),
                ("POST", "/api/tables", {"game": "san-juan", "seats": [{"who": "me"}, {"who": "bot"}], "name": name}),
                ("PATCH", f"/api/tables/{table}/seats/0", {"name": name}),
            ):
                said = await server.call(method, path, body, token=tokens[0], status=400)
                assert said["reason"] == "malformed" and "invisible" in said["message"], said
        joined = await server.call("POST", f"/api/tables/{table}/join", {"name": "Zoë 👩‍🔬 محمد"})
        assert joined["table"]["seats"][1]["name"] == "Zoë 👩‍🔬 محمد"


async def over(server: House) -> dict[str, Any]:
    """The record of a match that was begun and taken over by a bot, as somebody might have it in a file."""
    match = Match(registry.game("san-juan"), 2, {}, 3)
    match.take(1, "bot")
    made: dict[str, Any] = json.loads(json.dumps(match.record()))
    return made


async def test_a_record_with_odd_names_is_refused(url: str) -> None:
    async with house(url) as server:
        record = await over(server)
        for name in NAMES:
            players = [{"name": "Ada"}, {"name": name}]
            said = await server.call("POST", "/api/records", {**record, "players": players}, status=422)
            assert said["reason"] == "record" and "player 1" in said["message"]
            players = [{"name": "Ada"}, {"name": "Bob", "bot": name}]
            await server.call("POST", "/api/records", {**record, "players": players}, status=422)
        await server.call("POST", "/api/records", {**record, "players": [{"name": "Ada"}, {"name": "Bob"}]})


async def test_a_record_with_a_name_of_three_megabytes_is_refused(url: str) -> None:
    async with house(url) as server:
        record = await over(server)
        record["rows"][0]["text"] = "x" * 3_000_000
        said = await server.call("POST", "/api/records", record, status=422)
        assert said["reason"] == "record" and len(said["message"]) < 600
        record["rows"][0] = {"kind": "undo", "seat": 0, "text": "0", "agreed": [0] * 500_000}
        said = await server.call("POST", "/api/records", record, status=422)
        assert said["reason"] == "record" and len(said["message"]) < 600


def test_a_player_has_a_name_of_sensible_length() -> None:
    match = Match(registry.game("san-juan"), 2, {}, 3)
    match.take(0, "b" * 200)
    for name in ("b" * 201, "b" * 3_000_000, "", "a\u202eb", "a\x00"):
        with pytest.raises(Refused) as refused:
            match.take(0, name)
        assert len(str(refused.value)) < 400
    assert len(match.rows) == 1
