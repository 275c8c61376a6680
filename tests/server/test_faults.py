"""When something of ours goes wrong: it is said in the log, nobody is told what he must not know, others play on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
import websockets

from ludoteca.server import wire
from ludoteca.server.errors import Refusal
from ludoteca.server.matches.hall import Hall
from ludoteca.server.matches.rooms import Room
from ludoteca.server.matches.updates import CACHED
from ludoteca.server.messages import HANDLINGS, Handling
from ludoteca.server.store import matches

from .house import PATIENCE, house
from .test_lobby import play_out

pytestmark = pytest.mark.anyio


def break_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> wire.Out:
        raise RuntimeError("a bug")

    table: dict[Any, Handling] = HANDLINGS
    monkeypatch.setitem(table, wire.Answer, Handling(broken))


async def test_a_fault_behind_a_websocket_is_logged_and_closes_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        break_answers(monkeypatch)
        async with server.sit(table, tokens[:1]) as me:
            with pytest.raises(websockets.ConnectionClosedError) as closed:
                await me.ask(wire.Answer(0, [0]))
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
        assert not server.service.hall.presence.here
    said = [record for record in caplog.records if record.getMessage() == "a connection failed"]
    assert len(said) == 1 and said[0].exc_info is not None and said[0].__dict__["facts"] == {"table": table[:6]}


async def test_a_fault_behind_a_request_is_logged_without_the_link_to_the_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        break_answers(monkeypatch)
        answer = {"row": 0, "codes": [0]}
        said = await server.call("POST", f"/api/tables/{table}/answer", answer, tokens[0], status=500)
        assert "a bug" not in said["message"]
    (fault,) = [record for record in caplog.records if record.getMessage() == "a request failed"]
    assert fault.__dict__["facts"]["path"].endswith("/answer") and table not in fault.__dict__["facts"]["path"]


async def test_a_second_hello_that_is_not_good_hears_why(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as me:
            await me.send(wire.Hello(["rubbish"]))
            await me.until(lambda: 0 in me.replies)
            said = me.replies[0]
            assert isinstance(said, wire.Refused) and said.reason == "token"


async def test_a_room_that_somebody_failed_to_load_is_still_one_room(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite_url) as server:
        table, _ = await server.friends("san-juan", 2)
        hall = server.service.hall
        hall.rooms.clear()
        load, tries = Room.load, [0]

        async def fail_once(room: Room) -> None:
            tries[0] += 1
            first = tries[0] == 1
            await load(room)
            if first:
                room.table = None
                raise OSError("the database was away for a moment")

        monkeypatch.setattr(Room, "load", fail_once)
        results = await asyncio.gather(*(hall.room(table) for _ in range(3)), return_exceptions=True)
        rooms = {id(room) for room in results if isinstance(room, Room)}
        assert sum(isinstance(result, OSError) for result in results) == 1
        assert rooms == {id(hall.rooms[table])}


async def test_a_room_that_was_just_asked_for_is_not_let_go(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, _ = await server.friends("san-juan", 2)
        hall: Hall = server.service.hall
        room = await hall.room(table)
        room.used -= 2 * hall.settings.idle_room_seconds
        assert await hall.room(table) is room
        await hall._let_go()
        assert hall.rooms[table] is room
        room.used -= 2 * hall.settings.idle_room_seconds
        await hall._let_go()
        assert table not in hall.rooms


async def test_who_asks_from_every_row_on_does_not_fill_the_memory(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "here"])
        await play_out(server, table, tokens)
        room = await server.service.hall.room(table)
        assert room.journal is not None and room.journal.rows > CACHED
        for since in range(room.journal.rows):
            await server.call("GET", f"/api/tables/{table}/state?since={since}")
        assert len(room.updates.made) <= CACHED


async def test_a_match_whose_last_commit_failed_can_be_looked_back_at(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "here"])
        await play_out(server, table, tokens)
        paths = (f"/api/replays/{table}", f"/api/replays/{table}/frames", f"/api/tables/{table}/record")
        before = [await server.call("GET", path) for path in paths]
        for path, whole in zip(paths, before, strict=True):
            (await server.service.hall.room(table)).journal = None  # as `Room._commit` leaves it
            assert await server.call("GET", path) == whole


async def test_a_lease_that_another_process_took_is_not_prolonged(url: str) -> None:
    async with house(url) as server:
        table, _ = await server.table("san-juan", ["me", "here"])
        store, bots = server.service.store, server.service.bots
        assert await matches.lease(store, table, bots.leases.process, -1.0)  # it ran out
        assert await matches.lease(store, table, "another", PATIENCE)
        bots.leases.until[table] = 1e12
        bots.driving[table] = asyncio.create_task(asyncio.sleep(0))
        await bots.leases.prolong(bots.driving)
        await bots.driving.pop(table)
        assert not await bots.leases.take(table) and table not in bots.leases.until
        assert await matches.prolong(store, [table], "another", PATIENCE) == {table}


async def test_hints_and_shares_count_like_making_a_table(sqlite_url: str) -> None:
    async with house(sqlite_url, requests_per_second=0.001, request_burst=45) as server:
        table, tokens = await server.table("san-juan", ["me", "here"])
        async with server.sit(table, tokens) as me:
            update = await me.turn()
            replies = [await me.ask(wire.Hint(update.row, level="random")) for _ in range(4)]
        reasons = [reply.reason if isinstance(reply, wire.Refused) else "" for reply in replies]
        assert reasons == ["", "", "", "too-many"]
        said = await server.call("POST", f"/api/replays/{table}/share", {"ply": 0}, tokens[0], status=429)
        assert said["reason"] == "too-many"
        with pytest.raises(Refusal, match="of this kind"):
            await server.service.limits.costly("127.0.0.1")
