"""An environment that somebody installs a package of his own into, as a page prints it, without a network: what the
installation itself needs, and Ludoteca, are found where the tests have them."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import ludoteca as ludoteca_package

SITE = Path(sysconfig.get_path("purelib"))


def environment(folder: Path, core: Path | None = None) -> Path:
    """The Python of a new environment that has Ludoteca: the one that runs the tests, or that of the Python `core`."""
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    own = next(folder.glob("lib/python*/site-packages"))
    sources = str(Path(ludoteca_package.__file__).parents[1])
    there = [sources, *sys.path] if core is None else map(str, core.parent.parent.glob("lib/python*/site-packages"))
    paths = [path for path in (*there, str(SITE)) if Path(path).is_dir()]
    (own / "ludoteca-of-the-tests.pth").write_text("\n".join(dict.fromkeys(paths)))
    return python


def install_as_printed(python: Path, line: str, folder: Path) -> None:
    """Carry out a line `... pip install ... FOLDER` of a page."""
    words = shlex.split(line.split("#")[0])
    given = words[words.index("install") :]
    offline = ["--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    carry_out([str(python), "-m", "pip", *given, *offline], folder)


def carry_out(command: list[str], folder: Path, said: str | None = None) -> str:
    """What a command says that goes well; `said` is what somebody types."""
    ended = subprocess.run(command, capture_output=True, text=True, cwd=folder, input=said, env=outside())
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def ludoteca(python: Path, line: str, folder: Path, said: str | None = None) -> str:
    """A line `ludoteca ...` of a page, as it is printed there."""
    name, *words = shlex.split(line, comments=True)
    assert name == "ludoteca"
    return carry_out([str(python), "-W", "error", "-m", "ludoteca", *words], folder, said)


def outside() -> dict[str, str]:
    """Without what leads back to the sources."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
