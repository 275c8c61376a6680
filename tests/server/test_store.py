"""The database: migrations, conflicts, copies, forgetting, rules that changed."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text, update

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store import Conflict, Store, matches, tables
from ludoteca.server.store.base import Model
from ludoteca.server.store.copy import backup, copy
from ludoteca.server.store.engine import parse, plain
from ludoteca.server.store.models import GameTable
from ludoteca.server.store.opening import open_store
from ludoteca.server.summary import Summary

from .house import house
from .test_lobby import play_out

pytestmark = pytest.mark.anyio


async def test_the_migrations_make_what_the_models_say(url: str) -> None:
    store = Store(url)
    await store.open()

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"version_table": "schema_version"})
        return list(compare_metadata(context, Model.metadata))

    assert await store.database.run(differences, write=False) == []
    await store.close()


async def test_processes_that_start_together_migrate_one_after_the_other(postgres_url: str) -> None:
    stores = [Store(postgres_url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        await store.close()


@pytest.mark.parametrize("bad", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "://", "postgresql"])
def test_bad_urls_are_refused_in_one_line(bad: str) -> None:
    if bad == "postgresql":
        assert parse(bad).drivername == "sqlite"  # a bare word is a file
        return
    with pytest.raises(LudotecaError):
        parse(bad)


async def refused(url: str) -> str:
    with pytest.raises(LudotecaError) as found:
        await open_store(Store(url))
    return str(found.value)


async def test_a_database_that_cannot_be_used_is_refused_in_one_line(postgres_url: str, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("no database at all, but long enough to look like something" * 20)
    assert "file is not a database" in await refused(str(notes))
    assert "cannot use the database sqlite:" in await refused(str(tmp_path))
    assert "cannot use the database" in await refused(str(notes / "below" / "x.sqlite"))
    assert "does not exist" in await refused(f"{postgres_url}_missing")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    said = await refused(f"postgresql://me:secret@127.0.0.1:{port}/x")
    assert f"postgresql://me:***@127.0.0.1:{port}/x" in said and "secret" not in said and "\n" not in said


async def test_a_database_of_a_newer_release_is_left_alone(url: str) -> None:
    store = Store(url)
    await open_store(store)
    newer = text("UPDATE schema_version SET version_num = '9999'")
    await store.write(lambda session: session.connection().execute(newer))
    await store.close()
    assert "of another release" in await refused(url)


async def test_the_way_to_ask_for_tls_is_the_usual_one(postgres_url: str) -> None:
    asked = f"{postgres_url}?sslmode=disable"
    store = Store(asked)
    await open_store(store)
    await store.close()
    connection = await asyncpg.connect(plain(asked))
    await connection.close()
    assert parse("postgresql://h/x?sslmode=require").query == {"ssl": "require"}
    assert plain("postgresql://me:pw@h/x?sslmode=require") == "postgresql://me:pw@h/x?sslmode=require"


async def test_the_presence_of_many_seats_is_noted(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "AT_ONCE", 2)
    async with house(url) as server:
        store = server.service.store
        ids = [(await server.table("san-juan", ["me", "person", "person"]))[0] for _ in range(2)]
        wanted = {(table, seat): 100.0 * number + seat for number, table in enumerate(ids) for seat in range(3)}
        await tables.saw(store, wanted)
        assert await tables.seen(store, ids) == wanted
        await tables.saw(store, {(ids[0], 1): 0.0})
        assert await tables.seen(store, ids) == {**wanted, (ids[0], 1): 0.0}


async def test_processes_that_note_the_same_seats_never_wait_for_each_other(postgres_url: str) -> None:
    async with house(postgres_url) as server:
        ids = [(await server.table("san-juan", ["me", "person", "person"]))[0] for _ in range(4)]
        keys = [(table, seat) for table in ids for seat in range(3)]
        one, two = server.service.store, Store(postgres_url)
        for at in range(1, 20):
            there, back = dict.fromkeys(keys, float(at)), dict.fromkeys(reversed(keys), float(at))
            await asyncio.gather(tables.saw(one, there), tables.saw(two, back))
        await two.close()
        assert await tables.seen(one, ids) == dict.fromkeys(keys, 19.0)


async def test_whoever_writes_a_row_first_has_written_it(url: str) -> None:
    async with house(url) as server:
        table, _ = await server.friends("san-juan", 2)
        store = server.service.store
        before = await matches.load(store, table)
        assert before is not None
        summary = Summary(before.table.rows + 1, 0, False, "running", [], [], 1.0)
        row = {"kind": "play", "seat": 0, "text": "pass"}
        results = await asyncio.gather(
            *(matches.append(store, table, before.table.rows, [row], summary) for _ in range(8)),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 7 + ["NoneType"]
        after = await matches.load(store, table)
        assert after is not None and len(after.rows) == len(before.rows) + 1
        with pytest.raises(Conflict):
            await matches.append(store, table, before.table.rows + 5, [row], summary)


async def test_a_backup_is_a_database_that_can_be_served(url: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite"
    async with house(url) as server:
        table, tokens = await server.table("san-juan", ["me", "here"])
        await play_out(server, table, tokens)
        going, more = await server.friends("puerto-rico", 3)
        assert await backup(url, file) == 2
        before = await server.call("GET", f"/api/replays/{table}")
        state = await server.call("GET", f"/api/tables/{going}/state", token=more[0])
    with pytest.raises(LudotecaError, match="there already"):
        await backup(url, file)
    async with house(f"sqlite:///{file}") as server:
        assert await server.call("GET", f"/api/replays/{table}") == before
        assert await server.call("GET", f"/api/tables/{going}/state", token=more[0]) == state


async def test_a_backup_goes_into_an_empty_database_only(postgres_url: str, sqlite_url: str, tmp_path: Path) -> None:
    async with house(sqlite_url) as server:
        table, _ = await server.friends("san-juan", 2)
    assert await copy(sqlite_url, postgres_url) == 1
    with pytest.raises(LudotecaError, match="empty database"):
        await copy(sqlite_url, postgres_url)
    async with house(postgres_url) as server:
        assert (await server.call("GET", f"/api/tables/{table}"))["status"] == "running"


async def test_old_tables_are_forgotten_running_matches_never(url: str) -> None:
    async with house(url) as server:
        over, tokens = await server.table("san-juan", ["me", "here"])
        await play_out(server, over, tokens)
        going, _ = await server.friends("san-juan", 2)
        waiting, _ = await server.table("san-juan", ["me", "person"])
        store = server.service.store
        soon = time.time() + 60
        assert await tables.forget(store, None, 0.0) == 0
        assert await tables.forget(store, None, soon) == 1
        assert await tables.find(store, waiting) is None and await tables.find(store, over) is not None
        # A record from elsewhere whose match was broken off goes with the finished ones.
        broken, _ = await server.friends("san-juan", 2)
        await tables.change_table(store, broken, {}, {"status": "closed"})
        assert await tables.forget(store, soon, soon) == 2
        assert await tables.find(store, over) is None and await tables.find(store, broken) is None
        found = await matches.load(store, over)
        assert found is None and await tables.find(store, going) is not None
        await matches.keep_views(store, {over: (1, {}), going: (1, {})})
        assert await matches.kept_views(store, over) is None and await matches.kept_views(store, going) == (1, {})


async def test_a_match_begun_under_other_rules_is_shown_as_it_was(url: str) -> None:
    async with house(url) as server:
        table, tokens = await server.friends("san-juan", 2)
        state = await server.call("GET", f"/api/tables/{table}/state", token=tokens[1])
    store = Store(url)
    other_rules = update(GameTable).where(GameTable.id == table).values(version=99)
    await store.write(lambda session: session.execute(other_rules))
    await store.close()
    async with house(url) as server:
        info = await server.call("GET", f"/api/tables/{table}")
        assert info["status"] == "halted" and "version 99" in info["halted"]
        shown = await server.call("GET", f"/api/tables/{table}/state", token=tokens[1])
        assert shown["view"] == state["view"] and shown["question"] is None
        public = await server.call("GET", f"/api/tables/{table}/state")
        assert "cards" not in str(public["view"]["players"])
        async with server.sit(table, tokens[1:]) as me:
            await me.until(lambda: me.update)
        answer = {"row": state["row"], "codes": [0]}
        said = await server.call("POST", f"/api/tables/{table}/answer", answer, tokens[1], status=409)
        assert said["reason"] == "halted"
        said = await server.call("GET", f"/api/replays/{table}", token=tokens[1], status=409)
        assert said["reason"] == "halted"
