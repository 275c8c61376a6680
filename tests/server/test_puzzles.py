"""Puzzles on the server: those of the package, those that people give, and playing on from them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.record import HEAD, from_record
from ludoteca.core.rows import PERSON
from ludoteca.core.steps import Step
from ludoteca.core.verify import verify
from ludoteca.review.puzzle import Puzzle, Source
from ludoteca.review.shape import Option
from ludoteca.server import wire
from ludoteca.server.archive import gifts, shelf
from ludoteca.server.errors import Refusal
from ludoteca.server.store import puzzles as stored
from ludoteca.server.store import tables
from ludoteca.server.store.copy import backup, restore
from ludoteca.server.thinking import workers

from .house import PATIENCE, House, house
from .test_onward import ME, RANDOM, recorded
from .test_reviews import ROOT, played

pytestmark = pytest.mark.anyio
PLY = 290
NAME, WORDS = "Ermenegilda", "salsedine e vento"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of puzzles of its own, and workers that take every decision of seat 0 for a puzzle."""
    made = tmp_path / "puzzles"
    made.mkdir()
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("STAND_IN", str(made))
    monkeypatch.setattr(workers, "PROGRAM", "tests.server.stand_in")
    monkeypatch.setattr(shelf, "folder", lambda: made)
    shelf.shelved.cache_clear()
    yield made
    shelf.shelved.cache_clear()


def of_package(folder: Path) -> tuple[dict[str, Any], Puzzle]:
    """A file with one puzzle that can be played here, and one that was made under other rules."""
    record = {name: recorded()[name] for name in HEAD}
    step = from_record(record, registry.game).course()[PLY]
    options = [Option(0, step.row.text, 0.6, 30.0), Option(1, "pass", 0.4, 20.0)]
    puzzle = Puzzle("san-juan-1", PLY, step.seat, "x", "timing", options, 0.05, step.row.text, 1, 3, 1400, 90)
    record["rows"] = record["rows"][: PLY + 5]
    other = Source({**record, "version": 0}, [msgspec.structs.replace(puzzle, id="san-juan-2")])
    lines = b"\n".join(map(msgspec.json.encode, [Source(record, [puzzle]), other]))
    (folder / "san-juan.jsonl.gz").write_bytes(gzip.compress(lines))
    return record, puzzle


async def given(server: House, table: str, ply: int, token: str, status: int = 0) -> Any:
    """Give a decision, and wait for what becomes of it."""
    path = f"/api/replays/{table}/puzzle"
    said = await server.call("POST", path, {"ply": ply}, token, status)
    async with asyncio.timeout(PATIENCE):
        while said.get("status") == "checking":
            await asyncio.sleep(0.02)
            said = await server.call("GET", f"{path}?ply={ply}", token=token)
    return said


async def test_puzzles_of_the_package_are_listed_shown_and_played_on_from(url: str, folder: Path) -> None:
    record, puzzle = of_package(folder)
    async with house(url) as server:
        listed = msgspec.convert(await server.call("GET", "/api/puzzles"), wire.PuzzleList)
        assert listed == wire.PuzzleList(
            [wire.PuzzleGame("san-juan", [wire.PuzzleInfo("san-juan-1", "timing", 1400, 90, 3, False)])]
        )
        shown = msgspec.convert(await server.call("GET", "/api/puzzles/san-juan-1"), wire.PuzzlePosition)
        assert (shown.game, shown.seats, shown.seat, shown.ply) == ("san-juan", 3, puzzle.seat, PLY)
        assert shown.puzzle == puzzle and shown.options == record["options"]
        asked = shown.frame.question
        assert asked is not None and asked.seat == puzzle.seat and asked.menu is not None
        assert puzzle.played in [choice.text for choice in asked.menu.choices]
        assert shown.entries and all(entry.row < PLY for entry in shown.entries)
        others = [player for player in shown.frame.view["players"] if player["seat"] != puzzle.seat]
        assert others and not any("cards" in player for player in others)
        assert (await server.call("GET", "/api/puzzles/san-juan-2", status=404))["reason"] == "unknown"
        seats = [ME if seat == puzzle.seat else RANDOM for seat in range(3)]
        path, body = "/api/puzzles/san-juan-1/table", {"ply": PLY, "seats": seats}
        assert (await server.call("POST", path, {**body, "ply": 3}, status=422))["reason"] == "illegal"
        assert (await server.call("POST", path, {**body, "seats": seats[:2]}, status=422))["reason"] == "option"
        seated = await server.call("POST", path, body)
        origin = {"key": "san-juan-1", "row": PLY, "seat": puzzle.seat, "redealt": True, "puzzle": True}
        assert seated["table"]["origin"] == origin and seated["table"]["status"] == "running"
        async with server.sit(seated["table"]["id"], [one["token"] for one in seated["tokens"]]) as me:
            assert (await me.turn()).view == shown.frame.view
            await me.play_on(7)
        new = await server.call("GET", f"/api/tables/{seated['table']['id']}/record")
        verified = verify(new, registry.game, seated["table"]["commitment"])
        assert verified.played_on and verified.since == PLY and verified.draws


async def test_a_decision_of_mine_becomes_a_puzzle_that_names_nobody(url: str, tmp_path: Path) -> None:
    async with house(url) as server:
        digest = (await server.call("POST", "/api/commitments"))["commitment"]
        table, (token, other) = await played(
            server, {"who": "me", "name": NAME}, {"who": "here", "name": NAME[::-1]}, name=f"da {NAME}",
            commitment=digest, words=WORDS,
        )  # fmt: skip
        assert WORDS in str(await server.call("GET", f"/api/tables/{table}/record"))
        course = (await server.service.hall.room(table)).journal.match.course()  # type: ignore[union-attr] # it is here
        mine = [ply for ply, step in enumerate(course) if step.seat == 0]
        theirs = [ply for ply, step in enumerate(course) if step.seat == 1]
        path = f"/api/replays/{table}/puzzle"
        assert await server.call("GET", f"{path}?ply={mine[3]}", token=token) == {
            "status": "none",
            "reason": "",
            "id": "",
        }
        said = await given(server, table, mine[3], token)
        assert said["status"] == "taken" and await given(server, table, mine[3], token) == said
        refused = await given(server, table, theirs[3], other)
        assert refused["status"] == "refused" and refused["reason"] and not refused["id"]
        listed = (await server.call("GET", "/api/puzzles"))["games"]
        assert [(one["id"], one["people"]) for one in listed[0]["puzzles"]] == [(said["id"], True)]
        shown = await server.call("GET", f"/api/puzzles/{said['id']}")
        kept = await stored.source(server.service.store, said["id"])
        assert kept is not None
        for text in (kept.decode(), str(shown), str(listed)):
            assert NAME not in text and NAME[::-1] not in text and WORDS not in text and table not in text
        source = msgspec.json.decode(kept, type=Source)
        assert set(source.record) == set(HEAD) and len(source.record["rows"]) == mine[3]
        assert {name for row in source.record["rows"] for name in row} <= {"kind", "seat", "text", "draws"}
        # It outlives its match, and goes along where all goes.
        await tables.forget(server.service.store, float("inf"), 0.0)
        assert await stored.gift(server.service.store, table, mine[3]) is None
        assert await server.call("GET", f"/api/puzzles/{said['id']}") == shown
    await backup(url, tmp_path / "kept.sqlite")
    target = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    await restore(tmp_path / "kept.sqlite", target)
    async with house(target) as server:
        assert await server.call("GET", f"/api/puzzles/{said['id']}") == shown


async def test_only_my_own_decisions_of_a_match_that_is_over_are_taken(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:

        async def refused(key: str, ply: int, token: str) -> str:
            said = await server.client.post(
                f"/api/replays/{key}/puzzle",
                json={"ply": ply},
                headers={"authorization": f"Bearer {token}"} if token else {},
            )
            assert said.status_code >= 400, said.text
            return str(said.json()["reason"])

        running, (holder, _) = await server.table("san-juan", ["me", "here"])
        assert await refused(running, 0, holder) == "not-over"
        table, (token, _) = await played(server)
        room = await server.service.hall.room(table)
        assert room.journal is not None
        course = room.journal.match.course()
        mine = next(ply for ply, step in enumerate(course) if step.seat == 0)
        theirs = next(ply for ply, step in enumerate(course) if step.seat == 1)
        assert await refused(table, mine, "") == "not-yours"
        assert await refused(table, mine, holder) == "token"
        assert await refused(table, theirs, token) == "not-yours"
        assert await refused(table, len(course), token) == "illegal"
        assert await refused(table, -1, token) == "malformed"
        link = (await server.call("POST", f"/api/replays/{table}/share", {"names": False}))["key"]
        assert await refused(link, mine, "") == "not-yours"
        elsewhere = (await server.call("POST", "/api/records", recorded()))["key"]
        assert await refused(elsewhere, mine, "") == "not-yours"
        # What was answered before it was played on from there was somebody else's.
        seated = await server.call(
            "POST", f"/api/replays/{elsewhere}/table", {"ply": PLY, "seats": [ME, RANDOM, RANDOM]}
        )
        onward = seated["table"]["id"], seated["tokens"][0]["token"]
        async with server.sit(onward[0], [onward[1]]) as me:
            await me.play_on(7)
        before = await server.service.hall.room(onward[0])
        assert before.journal is not None
        old = next(ply for ply, step in enumerate(before.journal.match.course()) if step.seat == 0)
        assert await refused(onward[0], old, onward[1]) == "not-yours"


def test_what_a_bot_or_somebody_else_answered_for_me_is_not_mine() -> None:
    match, dice = Match(registry.game("san-juan"), 2, {}, 7), seeded(4)

    def go_on(until: int) -> None:
        while match.decision is not None and len(match.line) < until:
            match.play(choose(match.decision.actions, dice).code)

    go_on(60)
    match.leave(0)
    go_on(120)
    match.take(0, PERSON)
    go_on(10_000)
    assert match.over

    def mine(after: int) -> Step:
        return next(step for step in match.course()[after:] if step.seat == 0)

    gifts.must_be_answered_by(match, mine(0), 1)
    gifts.must_be_answered_by(match, mine(120), 2)
    for step, generation, why in ((mine(60), 1, "a bot answered"), (mine(0), 2, "changed hands")):
        with pytest.raises(Refusal, match=why):
            gifts.must_be_answered_by(match, step, generation)


async def test_one_address_gives_few_and_those_that_nobody_looks_at_are_found(sqlite_url: str) -> None:
    async with house(sqlite_url) as server:
        table, (token, _) = await played(server)
        room = await server.service.hall.room(table)
        assert room.journal is not None
        mine = [ply for ply, step in enumerate(room.journal.match.course()) if step.seat == 0]
        server.service.gifts.stopped = True
        server.service.limits.giving.of("127.0.0.1").left = 1.5
        path = f"/api/replays/{table}/puzzle"
        assert (await server.call("POST", path, {"ply": mine[0]}, token))["status"] == "checking"
        assert (await server.call("POST", path, {"ply": mine[1]}, token, 429))["reason"] == "too-many"
    async with house(sqlite_url) as server:
        assert (await given(server, table, mine[0], token))["status"] == "taken"


async def test_without_a_file_there_are_no_puzzles(sqlite_url: str, folder: Path) -> None:
    (folder / "venezia.jsonl.gz").write_bytes(b"this is no file of puzzles")
    async with house(sqlite_url) as server:
        assert await server.call("GET", "/api/puzzles") == {"games": []}
        assert (await server.call("GET", "/api/puzzles/none", status=404))["reason"] == "unknown"
        assert (await server.call("POST", "/api/puzzles/none/table", {"ply": 0, "seats": [ME]}, status=404))[
            "reason"
        ] == "unknown"
