"""Arenas on a Ray cluster of two workers on this machine: the same matches as on two processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

pytest.importorskip("ray")

LUDOTECA = [sys.executable, "-m", "ludoteca.cli.main"]
PATIENCE = 300.0
ON_RAY = ("-j", "2", "--ray", "local")
ON_TWO = ("-j", "2")


def arena(game: str, games: int, *more: str) -> list[str]:
    return [*LUDOTECA, "arena", game, "--bots", "random,greedy", "--games", str(games), "--seed", "7", "--json", *more]


def said(command: list[str]) -> dict[str, Any]:
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.returncode, ended.stderr) == (0, "")
    found: dict[str, Any] = timeless(json.loads(ended.stdout))
    return found


def timeless(data: Any) -> Any:
    """Without the time it took."""
    if isinstance(data, dict):
        return {name: timeless(value) for name, value in data.items() if name not in ("seconds", "ms_per_move")}
    return [timeless(item) for item in data] if isinstance(data, list) else data


def results(path: Path) -> list[Any]:
    return [timeless(json.loads(line)) for line in path.read_text().splitlines()]


def test_the_same_200_games(tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    one = said(arena("san-juan", 200, *ON_TWO, "--records", str(here)))
    two = said(arena("san-juan", 200, *ON_RAY, "--records", str(there)))
    assert one == two and one["games"] == 200
    assert here.read_text() == there.read_text()


def test_killed_in_the_middle_and_resumed(tmp_path: Path) -> None:
    """Nothing that Ray started outlives it: all of them hold its standard error open."""
    kept, whole = tmp_path / "kept.jsonl", tmp_path / "whole.jsonl"
    said(arena("venezia", 60, *ON_TWO, "--resume", str(whole)))
    os.mkfifo(tmp_path / "pipe")
    command = arena("venezia", 1_000_000, *ON_RAY, "--records", str(tmp_path / "pipe"))
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    watchdog = Timer(PATIENCE, os.killpg, (running.pid, signal.SIGKILL))
    watchdog.start()
    with (tmp_path / "pipe").open() as records:
        assert records.readline().startswith("{")
        running.kill()
        running.communicate()
    assert watchdog.is_alive()
    watchdog.cancel()
    kept.write_text("".join(whole.read_text().splitlines(keepends=True)[:20]))
    said(arena("venezia", 60, *ON_RAY, "--resume", str(kept)))
    assert results(kept) == results(whole)


def test_a_board_of_ones_own_is_played_on_too(tmp_path: Path) -> None:
    source = Path(__file__).parent.parent.parent / "src" / "ludoteca" / "data" / "venezia.json"
    board = tmp_path / "mine.json"
    board.write_text(source.read_text().replace(json.loads(source.read_text())["title"], "Mine"))
    records = tmp_path / "records.jsonl"
    said(arena("venezia", 4, *ON_RAY, "--board", str(board), "--records", str(records)))
    assert {json.loads(line)["board"] for line in records.read_text().splitlines()} == {"Mine"}


def test_where_nobody_listens() -> None:
    ended = subprocess.run(arena("venezia", 4, "--ray", "127.0.0.1:1"), capture_output=True, text=True)
    assert ended.returncode == 2 and ended.stderr.startswith("ludoteca: no Ray answers at '127.0.0.1:1'")


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_the_same_10_000_games(game: str) -> None:
    assert said(arena(game, 10_000, *ON_TWO)) == said(arena(game, 10_000, *ON_RAY))
