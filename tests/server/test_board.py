"""A server whose Venezia is played on a board of the host's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core import registry
from ludoteca.core.record import from_record

from .house import house

pytestmark = pytest.mark.anyio


async def test_people_and_bots_play_on_the_board_of_the_host(sqlite_url: str, own_board: Path) -> None:
    with registry.board(str(own_board)):
        async with house(sqlite_url) as server:
            data = await server.call("GET", "/api/games/venezia/data")
            assert data["title"] == "My board"
            table, tokens = await server.table("venezia", ["me", "bot"])
            async with server.sit(table, tokens) as me:
                await me.play_on(1)
                await me.until(lambda: me.table is not None and me.table.status == "over")
            record = await server.call("GET", f"/api/tables/{table}/record")
            assert record["board"] == "My board" and from_record(record, registry.game).over


async def test_a_match_on_a_board_that_is_gone_is_shown_as_it_was(sqlite_url: str, own_board: Path) -> None:
    with registry.board(str(own_board)):
        async with house(sqlite_url) as server:
            table, tokens = await server.friends("venezia", 3)
            before = await server.call("GET", f"/api/tables/{table}/state", token=tokens[1])
    async with house(sqlite_url) as server:
        info = await server.call("GET", f"/api/tables/{table}")
        assert info["status"] == "halted" and "other component data of venezia" in info["halted"]
        shown = await server.call("GET", f"/api/tables/{table}/state", token=tokens[1])
        assert shown["view"] == before["view"] and shown["view"]["board"] == "My board"
    with registry.board(str(own_board)):
        async with house(sqlite_url) as server:
            again = await server.call("GET", f"/api/tables/{table}/state", token=tokens[1])
            assert again["question"] == before["question"] and again["view"] == before["view"]
