"""docs/first-bot.md is true: its package is found, and its bot plays and wins."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "first-bot.md").read_text(encoding="utf-8")
HERE = Path(sys.executable)
COMMANDS = re.findall(r"^    ludoteca (.+)$", PAGE, re.MULTILINE)


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The two files of the page, installed as any package is."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    (source / "careful.py").write_text(block("python"))
    (source / "pyproject.toml").write_text(block("toml"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--target", str(target), str(source)]
    subprocess.run(command, check=True, capture_output=True)
    return target


def ludoteca(folder: Path, arguments: list[str], python: Path = HERE) -> str:
    code = "import sys; from ludoteca.cli.main import main; sys.exit(main(sys.argv[1:]))"
    paths = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH") if python == HERE else None]))
    ended = subprocess.run(
        [python, "-W", "error", "-c", code, *arguments],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths},
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_the_bot_of_the_page_has_twenty_lines() -> None:
    assert len([line for line in block("python").splitlines() if line.strip()]) <= 20


def test_the_bot_of_the_page_beats_random(installed: Path) -> None:
    words = shlex.split(COMMANDS[0])
    words[words.index("--games") + 1] = "4"
    found = json.loads(ludoteca(installed, [*words, "--json"]))
    assert found["bots"][0]["name"] == "careful"
    assert found["bots"][0]["win_share"] >= 0.75


def test_the_bot_of_the_page_plays_every_game(installed: Path, tmp_path: Path) -> None:
    quick = tmp_path / "quick"
    shutil.copytree(installed, quick)
    (quick / "careful.py").write_text(block("python").replace("TRIALS = 5", "TRIALS = 1"))
    for game in ("puerto-rico", "venezia", "burgundy"):
        out = ludoteca(quick, ["arena", game, "--bots", "careful,random", "--games", "1", "--json"])
        assert json.loads(out)["games"] == 1


def test_the_bot_of_the_page_plays_at_once_without_being_installed(tmp_path: Path) -> None:
    (line,) = re.findall(r"`(ludoteca\.play\(.*?\))`", PAGE)
    (tmp_path / "careful.py").write_text(block("python").replace("TRIALS = 5", "TRIALS = 1"))
    imported, made = re.findall(r"`([^`]*\bmaker\b[^`]*)`", PAGE)
    code = "import ludoteca; from careful import Careful; game, seed = ludoteca.game('venezia'), 1; "
    code += f"{imported}; {made}; print({line}.over)"
    said = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert said.stdout == "True\n", said.stderr


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run_as_they_are_printed(command: str, installed: Path, fast_python: Path) -> None:
    assert "careful" in ludoteca(installed, shlex.split(command), fast_python)
