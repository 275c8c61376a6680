"""What lies on the disk is its owner's alone, and an SQLite file is one process's."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store import Store, copy, lite
from ludoteca.server.store.copy import backup, restore
from ludoteca.server.store.engine import migrate, open_database
from ludoteca.server.store.opening import open_store
from ludoteca.sole import InUse, SoleUse

from .house import PATIENCE, house
from .processes import ServerProcess

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="modes and flock are of POSIX")]


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """Whatever is made without a thought can be read and written by everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


def notices(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if "open to others" in record.getMessage()]


PRIVATE = dict.fromkeys(("t.sqlite", "t.sqlite-wal", "t.sqlite-shm", "t.sqlite.lock"), 0o600)


async def test_a_database_is_private_from_its_first_moment(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    made = tmp_path / "new" / "below"
    tmp_path.chmod(0o755)
    async with house(f"sqlite:///{made / 't.sqlite'}") as server:
        await server.friends("san-juan", 2)
        assert modes(made) == PRIVATE
    assert modes(made) == {"t.sqlite": 0o600}
    assert (mode(made), mode(made.parent), mode(tmp_path)) == (0o700, 0o700, 0o755)
    assert notices(caplog) == []  # nothing had to be narrowed afterwards


async def test_an_older_database_is_narrowed_with_all_that_a_crash_left(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    old = tmp_path / "old"
    old.mkdir(0o755)
    async with house(f"sqlite:///{tmp_path / 't.sqlite'}") as server:
        table, _ = await server.friends("san-juan", 2)
        for end in ("", "-wal", "-shm"):
            shutil.copyfile(tmp_path / f"t.sqlite{end}", old / f"t.sqlite{end}")
    assert set(modes(old).values()) == {0o666}
    (tmp_path / "link.sqlite").symlink_to(old / "t.sqlite")
    async with house(f"sqlite:///{tmp_path / 'link.sqlite'}") as server:
        assert modes(old) == PRIVATE
        assert (await server.call("GET", f"/api/tables/{table}"))["status"] == "running"
    assert mode(old) == 0o755  # the host's own
    narrowed = [str(old / f"t.sqlite{end}") for end in ("", "-wal", "-shm")]
    assert [said.split()[0] for said in notices(caplog)] == narrowed
    assert all("0666" in said for said in notices(caplog))


async def test_the_folder_of_the_users_data_is_narrowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    folder.mkdir(0o755)
    monkeypatch.setattr(lite, "user_data_path", lambda *_, **__: folder)
    store = Store(str(folder / "ludoteca.sqlite"))
    await store.open()
    await store.close()
    assert mode(folder) == 0o700
    assert [str(folder) in said for said in notices(caplog)] == [True]


async def test_what_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("nothing of ours " * 100)
    with pytest.raises(LudotecaError, match="not a database"):
        await open_store(Store(str(notes)))
    assert modes(tmp_path) == {"notes.txt": 0o666}


async def test_a_backup_is_private_while_it_is_made_and_afterwards(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    kept = tmp_path / "kept"
    seen: dict[str, int] = {}
    read = copy.read

    def look(*given: object) -> object:
        seen.update(modes(kept))
        return read(*given)  # type: ignore[arg-type] # as it was called

    monkeypatch.setattr(copy, "read", look)
    async with house(url) as server:
        await server.friends("san-juan", 2)
        assert await backup(url, kept / "b.sqlite") == 1
    parts = ("b.sqlite.lock", "b.sqlite.part", "b.sqlite.part-wal", "b.sqlite.part-shm", "b.sqlite.part.lock")
    assert seen == dict.fromkeys(parts, 0o600)
    assert modes(kept) == {"b.sqlite": 0o600} and mode(kept) == 0o700
    assert notices(caplog) == []


async def test_what_a_killed_backup_left_is_in_nobodys_way(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "b.sqlite"
    async with house(sqlite_url) as server:
        await server.friends("san-juan", 2)
        for end in (".part", ".part-wal", ".part-shm", ".lock", ".part.lock"):
            file.with_name(file.name + end).write_text("rubbish")
        assert await backup(sqlite_url, file) == 1
    left = {name for name in modes(tmp_path) if name.startswith("b.sqlite")}
    assert left == {"b.sqlite"} and mode(file) == 0o600


async def test_two_backups_into_one_file_do_not_write_over_each_other(sqlite_url: str, tmp_path: Path) -> None:
    async with house(sqlite_url) as server:
        await server.friends("san-juan", 2)
        file = tmp_path / "b.sqlite"
        done = await asyncio.gather(*(backup(sqlite_url, file) for _ in range(2)), return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["InUse", "int"]


async def test_a_restored_database_is_private_and_the_backup_stays_as_it_is(sqlite_url: str, tmp_path: Path) -> None:
    saved, new = tmp_path / "b.sqlite", tmp_path / "new.sqlite"
    async with house(sqlite_url) as server:
        await server.friends("san-juan", 2)
        await backup(sqlite_url, saved)
    before = saved.read_bytes()
    new.touch(0o644)
    done = await asyncio.to_thread(ludoteca, "restore", "--db", str(new), str(saved))
    assert (done.returncode, done.stdout) == (0, "1 tables restored\n")
    assert done.stderr == f"{new} was open to others (mode 0644) and is its owner's alone now\n"
    assert mode(new) == 0o600 and saved.read_bytes() == before
    assert {name for name in modes(tmp_path) if not name.startswith("test.sqlite")} == {"b.sqlite", "new.sqlite"}


async def test_a_backup_of_an_older_release_is_brought_up_to_date(url: str, tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite"
    database = open_database(str(old))
    await database.run(partial(migrate, version="0001"), write=True)
    await database.close()
    assert await restore(old, url) == 0
    store = Store(url)
    await store.open()
    await store.close()
    with pytest.raises(LudotecaError, match="of another release"):
        await backup(str(old), tmp_path / "b.sqlite")


# One process


def ludoteca(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludoteca.cli.main", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE, check=False)


async def test_a_second_process_on_an_sqlite_file_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "t.sqlite"
    first = ServerProcess(f"sqlite:///{file}", tmp_path)
    first.start()
    try:
        await first.ready()
        link, saved = tmp_path / "link.sqlite", tmp_path / "b.sqlite"
        link.symlink_to(file)
        refused = await asyncio.to_thread(ludoteca, "serve", "--port", "0", "--db", str(link))
        assert (refused.returncode, refused.stdout) == (2, "")
        assert f"another process uses {file}" in refused.stderr and refused.stderr.count("\n") == 1
        # Nor is anything put into it from elsewhere; looking into it is free.
        assert await backup(str(file), saved) == 0
        with pytest.raises(InUse):
            await restore(saved, str(file))
        await first.ready()
        first.kill()
        first.start()  # the dead one's lock file is still there
        await first.ready()
    finally:
        first.kill()


def until_one_is_left(processes: list[BaseProcess]) -> None:
    while len(alive := [process.sentinel for process in processes if process.is_alive()]) > 1:
        assert wait(alive, 4 * PATIENCE), "nobody was refused"


async def test_of_processes_that_start_together_on_an_sqlite_file_one_serves(tmp_path: Path) -> None:
    servers = [ServerProcess(f"sqlite:///{tmp_path / 't.sqlite'}", tmp_path) for _ in range(4)]
    for server in servers:
        server.start()
    try:
        await asyncio.to_thread(until_one_is_left, [server.process for server in servers if server.process])
        alive = [server for server in servers if server.process is not None and server.process.is_alive()]
        assert len(alive) == 1
        await alive[0].ready()
        for server in servers:
            assert ("another process uses" in server.log.read_text()) is (server is not alive[0])
    finally:
        for server in servers:
            server.kill()


def test_a_lock_file_that_was_removed_as_it_was_opened_is_no_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, three = (SoleUse(tmp_path / "t.sqlite") for _ in range(3))
    one.take()
    real = os.open
    opened: list[int] = []

    def late(*given: object) -> int:
        """`one` gives its lock back, and removes the file, right after `two` has opened it."""
        handle = real(*given)  # type: ignore[arg-type] # as it was called
        if not opened:
            opened.append(handle)
            one.give_back()
        return handle

    monkeypatch.setattr(os, "open", late)
    two.take()
    with pytest.raises(InUse):
        three.take()
    two.give_back()
    three.take()
    three.give_back()
    assert not modes(tmp_path)


# What is said when it cannot be used


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder that even root cannot write in")
async def test_a_folder_that_cannot_be_written_in_is_named_in_one_line() -> None:
    with pytest.raises(LudotecaError) as why:
        await open_store(Store("/proc/x.sqlite"))
    said = str(why.value)
    assert (
        said.startswith("cannot use the database sqlite:////proc/x.sqlite: /proc/x.sqlite.lock: ") and "\n" not in said
    )


@pytest.mark.parametrize(
    "bad",
    [
        "postgresql:/me:secret@h/x",
        "postgresql:me:secret@h/x",
        "postgresql://me:x@h:secret/x",
        "postgresql://me:secret@127.0.0.1:1/x",
        "postgresql://me@127.0.0.1:1/x?password=secret",
        "postgresql://me:secret@127.0.0.1:1/x?colour=secret",
    ],
)
async def test_a_password_is_never_told(
    bad: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.chdir(tmp_path)
    said = []
    with pytest.raises(LudotecaError) as found:
        await open_store(Store(bad))
    said.append(str(found.value))
    with pytest.raises(LudotecaError) as found:
        await backup(bad, tmp_path / "b.sqlite")
    said.append(str(found.value))
    assert all("secret" not in line and "\n" not in line for line in (*said, caplog.text.replace("\n", " ")))
    assert not modes(tmp_path)
