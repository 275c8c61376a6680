"""docs/first-bot.md is true: its package is found, and its bot plays and wins."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.environments import environment, install_as_printed
from tests.environments import ludoteca as printed

from ludoteca import Bot, LudotecaError, Match, game
from ludoteca.arena.play import seat_players

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


def test_the_bot_of_the_page_plays_every_game(installed: Path, tmp_path: Path) -> None:
    quick = tmp_path / "quick"
    shutil.copytree(installed, quick)
    (quick / "careful.py").write_text(block("python").replace("TRIALS = 5", "TRIALS = 1"))
    for name in ("puerto-rico", "venezia", "burgundy"):
        out = ludoteca(quick, ["arena", name, "--bots", "careful,random", "--games", "1", "--json"])
        assert json.loads(out)["games"] == 1


def test_the_bot_of_the_page_plays_at_once_without_being_installed(tmp_path: Path) -> None:
    (line,) = re.findall(r"`(ludoteca\.play\(.*?\))`", PAGE)
    (tmp_path / "careful.py").write_text(block("python").replace("TRIALS = 5", "TRIALS = 1"))
    imported, made = re.findall(r"`([^`]*\bmaker\b[^`]*)`", PAGE)
    code = "import ludoteca; from careful import Careful; game, seed = ludoteca.game('venezia'), 1; "
    code += f"{imported}; {made}; print({line}.over)"
    said = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert said.stdout == "True\n", said.stderr


@pytest.fixture(scope="module")
def environment_of_the_page(tmp_path_factory: pytest.TempPathFactory, fast_python: Path) -> Path:
    """The package of the page, installed as it prints it beside the compiled core."""
    folder = tmp_path_factory.mktemp("printed")
    (folder / "FOLDER").mkdir()
    (folder / "FOLDER" / "careful.py").write_text(block("python"))
    (folder / "FOLDER" / "pyproject.toml").write_text(block("toml"))
    python = environment(folder / "environment", fast_python)
    (line,) = re.findall(r"^    (\S+ -m pip install .*)$", PAGE, re.MULTILINE)
    install_as_printed(python, line, folder)
    return python


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_of_the_page_run_as_they_are_printed(
    line: str, environment_of_the_page: Path, tmp_path: Path
) -> None:
    said = printed(environment_of_the_page, f"ludoteca {line}", tmp_path, "quit\n")
    if "arena" in line:
        (share,) = re.findall(r"^careful +(?:random +)?\d+ +([\d.]+)%", said, re.MULTILINE)[:1]
        assert float(share) >= 90.0, "it beats a random player nearly always"
    else:
        assert "San Juan" in said and "> " in said


def test_the_page_shows_what_an_answer_is_refused_with() -> None:
    with pytest.raises(LudotecaError) as found:
        match = Match(game("san-juan"), 2, seed=1)
        seat_players(match.game, [type("Careful", (Bot,), {"choose": lambda *_: None})(), "random"], 1)[0].answer(
            match.state
        )
    assert str(found.value) in " ".join(PAGE.split())
