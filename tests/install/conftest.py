"""One wheel and one source package, made from one clean clone, for all tests of all workers."""

from __future__ import annotations

import fcntl
import os
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.install.machine import clone, nobodys, run, without_node

SDIST = "import sys; from tools import build_backend; build_backend.build_sdist(sys.argv[1])"


class Made(NamedTuple):
    clone: Path
    wheel: Path
    sdist: Path
    again: Path
    """The wheel made from the source package, where there was no Node."""


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    place = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        place = place.parent
    folder = place / "packages"
    with (place / "packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            make(folder)
            (folder / "done").touch()
    found = {name: next((folder / name).glob("ludoteca-*")) for name in ("wheel", "sdist", "again")}
    return Made(folder / "clone", **found)


def make(folder: Path) -> None:
    cloned = folder / "clone"
    clone(cloned)
    env = nobodys(folder / "home") | {"HOME": os.environ["HOME"]}  # with the caches of pip and npm
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    run([*pip, folder / "wheel", "."], env, cloned)
    (folder / "sdist").mkdir()
    run([sys.executable, "-c", SDIST, folder / "sdist"], env, cloned)
    sdist = next((folder / "sdist").glob("ludoteca-*"))
    run([*pip, folder / "again", sdist], env | {"PATH": without_node(folder / "old")}, folder)
