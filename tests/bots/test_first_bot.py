"""docs/first-bot.md is true: its package is found, and its bot plays and wins."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "first-bot.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    ludoteca (.+)$", PAGE, re.MULTILINE)


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The files of the page in a folder of packages, as an installer would lay them there."""
    project = tomllib.loads(block("toml"))
    name, version = project["project"]["name"].replace("-", "_"), project["project"]["version"]
    (module,) = project["tool"]["setuptools"]["py-modules"]
    (tmp_path / f"{module}.py").write_text(block("python"))
    info = tmp_path / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    points = project["project"]["entry-points"]
    lines = [f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in points[group].items()) for group in points]
    (info / "entry_points.txt").write_text("".join(lines))
    return tmp_path


def ludoteca(folder: Path, arguments: list[str]) -> str:
    code = "import sys; from ludoteca.cli.main import main; sys.exit(main(sys.argv[1:]))"
    paths = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    ended = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
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


def test_the_bot_of_the_page_plays_every_game(installed: Path) -> None:
    (installed / "careful.py").write_text(block("python").replace("TRIALS = 5", "TRIALS = 1"))
    for game in ("puerto-rico", "venezia", "burgundy"):
        out = ludoteca(installed, ["arena", game, "--bots", "careful,random", "--games", "1", "--json"])
        assert json.loads(out)["games"] == 1
