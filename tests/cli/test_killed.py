"""Runs that are really killed: what they leave is gone on with, and read as far as it goes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.killed import killed, lines_of

from ludoteca.cli.main import main

LUDOTECA = [sys.executable, "-m", "ludoteca.cli.main"]
ARENA = [*LUDOTECA, "arena", "puerto-rico", "--bots", "random,random", "--seed", "4", "-j", "2"]
FOR_EVER = ("--games", "1000000")  # it cannot end before it is killed
MORE = 40


def results(path: Path) -> list[object]:
    """The lines of a file of results without the time it took."""
    found = [json.loads(line) for line in path.read_text().splitlines()]
    return [
        {name: value for name, value in data.items() if name != "seconds"} if isinstance(data, dict) else data
        for data in found
    ]


def carried_on(kept: Path) -> int:
    """The number of matches that lie in a file of results, and some that are still to be played."""
    return lines_of(kept) - 1 + MORE


def test_an_arena_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    """Seeds say which matches are played, and their number how many of them: the plan is the same."""
    kept, whole = tmp_path / "kept.jsonl", tmp_path / "whole.jsonl"
    killed([*ARENA, *FOR_EVER, "--resume", str(kept)], lambda: lines_of(kept) > 20)
    left, games = kept.read_bytes(), carried_on(kept)
    for path in (kept, whole):
        ended = subprocess.run([*ARENA, "--games", str(games), "--json", "--resume", str(path)], stdout=subprocess.PIPE)
        assert ended.returncode == 0 and json.loads(ended.stdout)["games"] == games
    assert kept.read_bytes().startswith(left[: left.rindex(b"\n") + 1]), "nothing that was there is played again"
    assert len(results(whole)) == 1 + games and results(kept) == results(whole)


@pytest.fixture(scope="module", params=[("jsonl", 90_000), ("jsonl.gz", 20_000)], ids=["lines", "compressed"])
def left(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The records of an arena that was killed in the middle of a line."""
    ending, bytes_enough = request.param
    path: Path = tmp_path_factory.mktemp("killed") / f"records.{ending}"
    killed([*ARENA, *FOR_EVER, "--records", str(path)], lambda: path.exists() and path.stat().st_size > bytes_enough)
    path.write_bytes(path.read_bytes()[:-10])  # it may have been between two lines
    return path


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints that reads the file, with the notice that it is cut."""
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err.count("\n") == 1 and "is cut short; its first " in err
    return out


def commands(left: Path) -> list[Sequence[str]]:
    file = str(left)
    return [
        ("replay", file, "--line", "1", "--json"),
        ("position", file, "--line", "2"),
        ("perft", file, "--depth", "1", "--until", "4", "--json"),
        ("arrays", file, "--out", f"{file}.npz", "--json"),
    ]


def test_every_command_reads_the_whole_records_that_a_killed_arena_left(
    left: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    again = tmp_path / "again.jsonl"
    games = json.loads(said(capsys, *commands(left)[-1]))["matches"]
    assert games > 2
    assert main([*ARENA[len(LUDOTECA) :], "--games", str(games), "--records", str(again)]) == 0
    capsys.readouterr()
    for command in commands(left)[:-1]:
        out = said(capsys, *command)
        assert main([str(again) if part == str(left) else part for part in command]) == 0
        assert capsys.readouterr() == (out, "")


def test_a_record_behind_the_cut_is_not_there(left: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(left), "--line", "100000"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and "there is no line 100000: the file is cut short" in err
