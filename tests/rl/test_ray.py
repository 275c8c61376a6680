"""Arenas on a Ray cluster of two workers on this machine: the same matches as on two processes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.killed import killed, lines_of

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
    """How many matches there are is no part of the plan: a run that cannot end before it is killed is resumed with a
    few more than it left."""
    kept, whole = tmp_path / "kept.jsonl", tmp_path / "whole.jsonl"
    killed(arena("venezia", 1_000_000, *ON_RAY, "--resume", str(kept)), lambda: lines_of(kept) > 20, PATIENCE)
    left = kept.read_bytes()
    games = lines_of(kept) - 1 + 30
    said(arena("venezia", games, *ON_TWO, "--resume", str(whole)))
    said(arena("venezia", games, *ON_RAY, "--resume", str(kept)))
    assert kept.read_bytes().startswith(left[: left.rindex(b"\n") + 1]), "nothing that was there is played again"
    assert results(kept) == results(whole) and len(results(whole)) == 1 + games


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
