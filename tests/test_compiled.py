"""Compilation is an accelerator: the same seeds give the same games interpreted and compiled."""

import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.registry import OURS

ROOT = Path(__file__).resolve().parent.parent
SEEDS = 500


def fingerprints(python: Path, game: str) -> list[str]:
    command = [str(python), "tools/fingerprints.py", game, str(SEEDS)]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines()


@pytest.mark.parametrize("game", OURS)
def test_same_games_interpreted_and_compiled(game: str, fast_python: Path) -> None:
    assert not ludoteca.compiled, "these tests run interpreted and call the compiled package"
    interpreted = fingerprints(Path(sys.executable), game)
    assert len(interpreted) == SEEDS
    assert interpreted == fingerprints(fast_python, game)


LEARNED = """
import sys
from ludoteca.arena.play import play_match
from ludoteca.core.registry import game
for seed in range(4):
    played = play_match(game(sys.argv[1]), {}, seed, ["net", "greedy", "net"])
    print(played.scores, played.ranking, played.decisions, played.moves)
"""


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico", "venezia"])
def test_a_learned_bot_plays_the_same_interpreted_and_compiled(game: str, fast_python: Path) -> None:
    said = [
        subprocess.run([python, "-c", LEARNED, game], capture_output=True, text=True, check=True, cwd=ROOT).stdout
        for python in (sys.executable, fast_python)
    ]
    assert len(said[0].splitlines()) == 4 and said[0] == said[1]


def test_the_compiled_package_is_built_from_this_source(fast_python: Path) -> None:
    code = "import ludoteca, pathlib; print(pathlib.Path(ludoteca.__file__).parent)"
    said = subprocess.run([fast_python, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    installed, source = Path(said.stdout.strip()), ROOT / "src" / "ludoteca"
    for path in source.rglob("*.py"):
        there = installed / path.relative_to(source)
        assert there.read_bytes() == path.read_bytes(), f"{path} changed since the build; make setup builds again"
