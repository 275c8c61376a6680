"""What tests of several parts need: the other environment, a board of one's own, a toy game, the example
of the documentation as it is installed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from ludoteca.bots import heuristics
from ludoteca.core import registry
from ludoteca.core.protocol import Game

ROOT = Path(__file__).resolve().parent.parent
PEBBLES = ROOT / "docs" / "examples" / "pebbles"


@pytest.fixture(scope="session", autouse=True)
def nothing_at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Matches that are played at the table in the terminal are kept, but not among those of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


# Who runs the tests in the background has Ctrl-C ignored, and so has everything that is begun from there: programs that
# are to heed it here would never be ended.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def fast_python() -> Path:
    """The Python of `.venv-fast`, if it holds the compiled package."""
    python = ROOT / ".venv-fast" / "bin" / "python"
    if not python.exists():
        pytest.skip("there is no .venv-fast; make setup builds it")
    code = "import ludoteca; print(ludoteca.compiled)"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run([python, "-c", code], capture_output=True, text=True, env=clean, cwd=ROOT)
    if said.stdout.strip() != "True":
        pytest.skip("the package in .venv-fast is not compiled (no C compiler, or LUDOTECA_PURE=1)")
    return python


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed example game; built from a copy, so that the checkout stays clean."""
    copy = tmp_path_factory.mktemp("source") / "pebbles"
    shutil.copytree(PEBBLES, copy, ignore=shutil.ignore_patterns("__pycache__"))
    target = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--target", str(target), str(copy)]
    subprocess.run(command, check=True, capture_output=True)
    return target


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    """A Venezia board that is not ours: a stone and a swamp have changed places."""
    data = json.loads(resources.files("ludoteca.data").joinpath("venezia.json").read_bytes())
    hexes = {hex["id"]: hex for hex in data["hexes"]}
    hexes["A02"]["kind"], hexes["A01"]["kind"] = hexes["A01"]["kind"], hexes["A02"]["kind"]
    path = tmp_path / "board.json"
    path.write_text(json.dumps(data | {"title": "My board", "standing": "verified"}))
    return path


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The toy game of the tests, found by entry point as one of another package would be."""
    points = EntryPoints(
        [
            EntryPoint("lanterns", "tests.toy.lanterns:game", registry.GROUP),
            EntryPoint("lanterns", "tests.toy.lanterns:heuristics", heuristics.GROUP),
        ]
    )
    caches = (registry._others, registry._with, heuristics.of_game)
    for module in (registry, heuristics):
        monkeypatch.setattr(module, "entry_points", points.select)
    for cached in caches:
        cached.cache_clear()
    yield registry.game("lanterns")
    for cached in caches:
        cached.cache_clear()
