"""The way from `ludoteca play` to a server that answers."""

from __future__ import annotations

import os
import signal
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
