"""The way from `ludoteca play` to a server that answers."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command

from ludoteca.cli import browser
from ludoteca.server import logs, run


@pytest.fixture
def gently(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a server does to its whole process is not for this one, and Ctrl-C is heard though tests run in the
    background."""
    for thing, name in ((run, "collect_seldom"), (run, "raise_open_files"), (logs, "set_up")):
        monkeypatch.setattr(thing, name, lambda *_: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda _: None)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("gently")
def test_a_start_migrates_the_database_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade, migrated = command.upgrade, []
    opened: list[str] = []

    def counted(*given: Any) -> None:
        migrated.append(given[1])
        upgrade(*given)

    def stop(address: str) -> bool:
        opened.append(address)
        os.kill(os.getpid(), signal.SIGINT)
        return True

    monkeypatch.setattr(command, "upgrade", counted)
    monkeypatch.setattr(webbrowser, "open", stop)
    monkeypatch.setenv("LUDOTECA_DB", str(tmp_path / "played.sqlite"))
    with pytest.raises(KeyboardInterrupt):
        browser.play("/new/san-juan", 0, show=True)
    assert len(opened) == 1 and opened[0].endswith("/new/san-juan")
    assert migrated == ["head"]


@pytest.mark.anyio
async def test_an_update_does_not_wait_for_the_acknowledgement_of_what_was_sent_before() -> None:
    listener = run.bind("127.0.0.1", 0)
    heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        heard.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async with await asyncio.start_server(meet, sock=listener):
        _, writer = await asyncio.open_connection(*listener.getsockname())
        assert await heard
        writer.close()
