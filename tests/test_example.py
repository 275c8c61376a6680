"""The example game of the documentation, installed as any package would be, on the pure and on the compiled core."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.environments import environment, install_as_printed, ludoteca, outside
from tools.run_tests import compiled_first

import ludoteca as package

ROOT = Path(__file__).resolve().parent.parent
PEBBLES = ROOT / "docs" / "examples" / "pebbles"


@pytest.fixture(params=["pure", "compiled"])
def python(request: pytest.FixtureRequest) -> Path:
    if request.param == "pure":
        return Path(sys.executable)
    found: Path = request.getfixturevalue("fast_python")
    return found


def run(python: Path, installed: Path, *arguments: str, first: str | None = None) -> str:
    """In the folder where the example is installed; `first` says where packages are found before the Python's own."""
    here = first or (os.environ.get("PYTHONPATH") if python == Path(sys.executable) else None)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(installed), here]))}
    ended = subprocess.run([python, *arguments], capture_output=True, text=True, cwd=installed, env=environment)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def test_its_own_tests_pass_with_the_laws(python: Path, installed: Path) -> None:
    config = installed / "pytest.ini"
    config.write_text("[pytest]\nfilterwarnings = error\n")
    first = (
        None if python == Path(sys.executable) else compiled_first()["PYTHONPATH"]
    )  # no pytest beside the compiled core
    tests = ("-m", "pytest", "-q", "-c", str(config), str(PEBBLES / "tests"))
    assert "8 passed" in run(Path(sys.executable), installed, *tests, first=first)


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


RECIPE = (ROOT / "docs" / "add-a-game.md").read_text()
COMMANDS = re.findall(r"^    (ludoteca .*)$", RECIPE, re.MULTILINE)


@pytest.fixture(scope="module")
def environment_of_the_recipe(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, installed as the recipe prints it."""
    folder = tmp_path_factory.mktemp("printed")
    shutil.copytree(PEBBLES, folder / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    python = environment(folder / "environment")
    (line,) = re.findall(r"^    (pip install .*)$", RECIPE, re.MULTILINE)
    install_as_printed(python, line, folder / "pebbles")
    return python


def test_the_recipe_prints_the_commands_that_are_tried() -> None:
    assert [line.split()[1] for line in COMMANDS] == ["games", "play", "arena", "bench", "serve"]


@pytest.mark.parametrize("line", [line for line in COMMANDS if " serve" not in line])
def test_the_commands_of_the_recipe_run_as_they_are_printed(
    line: str, environment_of_the_recipe: Path, tmp_path: Path
) -> None:
    assert "pebbles" in ludoteca(environment_of_the_recipe, line, tmp_path)


def test_a_server_has_the_game_of_the_recipe(environment_of_the_recipe: Path, tmp_path: Path) -> None:
    """As it is printed, on any free port: what the environment says is part of no line."""
    (line,) = [line for line in COMMANDS if " serve" in line]
    command = [str(environment_of_the_recipe), "-m", *shlex.split(line, comments=True)]
    free = outside() | {"LUDOTECA_PORT": "0", "LUDOTECA_DB": f"sqlite:///{tmp_path / 'tables.sqlite'}"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=free) as server:
        assert server.stdout is not None and server.stderr is not None
        try:
            address = next(line.split()[-1] for line in server.stdout if line.startswith("Ludoteca is at "))
            with urlopen(f"{address}/api/games") as answer:
                assert "pebbles" in answer.read().decode()
        finally:
            server.send_signal(signal.SIGINT)
            told = server.stderr.read()
    pages = (Path(package.__file__).parent / "web" / "index.html").exists()
    assert ("no pages for browsers" in told) == (not pages)


# What a game need not have: words, preview, zones.
BARE = ("i18n", "show/preview.py", "show/zones.py")


def test_a_game_with_rules_and_a_view_alone_is_played_and_is_its_authors_own(installed: Path, tmp_path: Path) -> None:
    shutil.copytree(installed, tmp_path / "bare")
    for name in BARE:
        path = tmp_path / "bare" / "pebbles" / name
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    python, bare = Path(sys.executable), tmp_path / "bare"
    ludoteca = ("-m", "ludoteca.cli.main")
    found = json.loads(run(python, bare, *ludoteca, "games", "--json"))[-1]
    assert (found["name"], found["standing"]) == ("pebbles", "house")
    for lang in ("it", "en"):
        assert "lay" in run(python, bare, *ludoteca, "play", "pebbles", "--watch", "--seed", "3", "--lang", lang)
    printed = run(python, bare, "-c", "import ludoteca; print(ludoteca.game('pebbles').new(3))")
    assert printed.startswith("pebbles, 3 players") and "is asked lay: lay " in printed
    run(python, bare, "-c", "from ludoteca import game, testing; testing.check(game('pebbles'))")


def test_the_example_speaks_its_own_words(installed: Path) -> None:
    code = "from ludoteca.i18n.texts import Texts; "
    code += (
        "print(*[Texts(lang, 'pebbles', 'pebbles', strict=True).say('ask-lay', {'least': 0}) for lang in ('en', 'it')])"
    )
    said = run(Path(sys.executable), installed, "-c", code)
    assert "another pebble on the beach?" in said and "spiaggia" in said


def test_the_same_games_on_both_cores(installed: Path, fast_python: Path) -> None:
    tool = (str(ROOT / "tools" / "fingerprints.py"), "pebbles", "200")
    assert run(Path(sys.executable), installed, *tool) == run(fast_python, installed, *tool)


def test_the_recipe_prints_the_files_as_they_are() -> None:
    """docs/add-a-game.md shows parts of the example; each of them stands in its files word by word."""
    sources = [path.read_text() for path in PEBBLES.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    parts = re.findall(r"^```(?:python|toml|ftl)\n(.*?)```", RECIPE, re.DOTALL | re.MULTILINE)
    assert len(parts) > 15
    for part in parts:
        for piece in part.split("    ...\n"):
            assert any(piece.strip("\n") in source for source in sources), f"not in the example:\n{piece}"
