"""The example client of the documentation, run as a reader would run it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from .house import PATIENCE, house

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "seat_a_bot.py"


async def run(*arguments: str) -> str:
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    return out.decode()


async def test_a_bot_plays_a_whole_match_over_the_api(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        said = await run(server.base, "--game", "san-juan", "--level", "random")
        assert said.startswith("over: scores [")


async def test_two_bots_meet_at_a_table_that_waits_for_them(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, _ = await server.table("san-juan", ["person", "person"])
        one, two = await asyncio.gather(*(run(server.base, "--table", table, "--seed", seed) for seed in "12"))
        assert one == two and "places" in one


async def test_who_waits_without_a_row_hears_of_the_start_and_not_of_the_first_answer(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, tokens = await server.table("san-juan", ["me", "person"])
        waiting = asyncio.create_task(server.call("GET", f"/api/tables/{table}/state?wait=50", token=tokens[0]))
        await server.call("POST", f"/api/tables/{table}/join", {"name": "friend"})
        async with asyncio.timeout(PATIENCE):
            update = await waiting
        assert update["row"] == 0 and update["question"] is not None
