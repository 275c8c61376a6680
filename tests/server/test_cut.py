"""A line that is cut in mid-commit: the answer is kept, and everybody else hears of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca.server import wire
from ludoteca.server.matches.shielded import Shielded
from ludoteca.server.store import matches

from .house import house
from .test_healing import answer, who_is_asked
from .trouble import eventually

pytestmark = pytest.mark.anyio


class Gate:
    """Commits wait before it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, append: Any = matches.append) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        self.append = append
        monkeypatch.setattr(matches, "append", self.through)

    async def through(self, *given: Any) -> None:
        committing = asyncio.ensure_future(self.append(*given))
        self.reached.set()
        await self.open.wait()
        await committing


async def test_an_answer_whose_line_is_cut_in_mid_commit_is_told_to_everybody(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        async with server.sit(table, tokens[:1]) as one, server.sit(table, tokens[1:]) as two:
            first, other = await who_is_asked(one, two)
            room, row = server.service.hall.rooms[table], first.row()
            gate = Gate(monkeypatch)
            await first.send(answer(first))
            await gate.reached.wait()
            first.socket.transport.abort()

            def gone() -> bool:
                room._woke(table=True, match=False)  # something to be sent, so that the server notices
                return len(room.listeners) == 1

            await eventually(gone)
            gate.open.set()
            await other.until(lambda: other.row() > row)


async def test_a_join_whose_request_is_given_up_goes_on_to_its_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(url) as server:
        table, _ = await server.table("san-juan", ["me", "person"])
        service = server.service
        waiting, go_on = asyncio.Event(), asyncio.Event()
        changed = service.hall.table_changed

        async def held_up(table_id: str) -> None:
            waiting.set()
            await go_on.wait()
            await changed(table_id)

        monkeypatch.setattr(service.hall, "table_changed", held_up)
        request = asyncio.create_task(service.do(service.seating.join(table, wire.Join("a", 1))))
        await waiting.wait()
        request.cancel()
        with pytest.raises(asyncio.CancelledError):
            await request
        go_on.set()
        await service.hall.shielded.finish()
        assert (await server.call("GET", f"/api/tables/{table}"))["status"] == "running"


async def test_deeds_are_finished_before_the_house_closes(caplog: pytest.LogCaptureFixture) -> None:
    shielded, begun, done = Shielded(), asyncio.Event(), []

    async def work(fails: bool) -> None:
        begun.set()
        await asyncio.sleep(0)
        done.append(fails)
        if fails:
            raise RuntimeError("a bug")

    for fails in (False, True):
        begun.clear()
        asking = asyncio.create_task(shielded.run(work(fails)))
        await begun.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
    await shielded.finish()
    assert done == [False, True] and not shielded.tasks
    assert [record.getMessage() for record in caplog.records] == ["what somebody who is gone had asked for failed"]
