"""The example game of the documentation, installed as any package would be, on the pure and on the compiled core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PEBBLES = ROOT / "docs" / "examples" / "pebbles"


@pytest.fixture(params=["pure", "compiled"])
def python(request: pytest.FixtureRequest) -> Path:
    if request.param == "pure":
        return Path(sys.executable)
    found: Path = request.getfixturevalue("fast_python")
    return found


def run(python: Path, installed: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    ended = subprocess.run([python, *arguments], capture_output=True, text=True, cwd=installed, env=environment)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_its_own_tests_pass_with_the_laws(python: Path, installed: Path) -> None:
    config = installed / "pytest.ini"
    config.write_text("[pytest]\nfilterwarnings = error\n")
    said = run(python, installed, "-m", "pytest", "-q", "-c", str(config), str(PEBBLES / "tests"))
    assert "8 passed" in said


def test_every_command_knows_it(python: Path, installed: Path) -> None:
    ludoteca = ("-m", "ludoteca.cli.main")
    rows = json.loads(run(python, installed, *ludoteca, "games", "--json"))
    assert rows[-1]["name"] == "pebbles" and rows[-1]["standing"] == "house"
    arena = ("arena", "pebbles", "--bots", "random,random,random", "--games", "6", "--option", "sea=calm", "--json")
    summary = json.loads(run(python, installed, *ludoteca, *arena, "--records", "pebbles.jsonl"))
    assert summary["games"] == 6 and summary["options"] == {"sea": "calm"}
    replayed = json.loads(run(python, installed, *ludoteca, "replay", "pebbles.jsonl", "--line", "6", "--json"))
    assert replayed["over"] and replayed["game"] == "pebbles"
    watched = run(python, installed, *ludoteca, "play", "pebbles", "--watch", "--seed", "3")
    assert "pebbles, 2 players, sea rough, seed 3" in watched and "place" in watched


def test_the_same_games_on_both_cores(installed: Path, fast_python: Path) -> None:
    tool = (str(ROOT / "tools" / "fingerprints.py"), "pebbles", "200")
    assert run(Path(sys.executable), installed, *tool) == run(fast_python, installed, *tool)


def test_the_recipe_prints_the_files_as_they_are() -> None:
    """docs/add-a-game.md shows parts of the example; each of them stands in its files word by word."""
    recipe = (ROOT / "docs" / "add-a-game.md").read_text()
    sources = [path.read_text() for path in [*PEBBLES.rglob("*.py"), PEBBLES / "pyproject.toml"]]
    parts = [part.split("```")[0] for part in recipe.split("```python\n")[1:] + recipe.split("```toml\n")[1:]]
    assert len(parts) > 5
    for part in parts:
        for piece in part.split("    ...\n"):
            assert any(piece.strip("\n") in source for source in sources), f"not in the example:\n{piece}"
