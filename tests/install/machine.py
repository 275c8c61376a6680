"""What tests of an installation need of the machine: a copy of the checkout as a clone of it would be, every Python,
environments with nothing in them, and a command that serves until it is stopped."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LOCK = ROOT / "requirements.lock"
OLDEST, NEWEST = 11, 20
PATIENCE = 60.0
NODE = ("node", "npm", "npx")


def run(command: list[str | Path], env: Mapping[str, str], place: Path) -> str:
    ended = subprocess.run(command, cwd=place, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert ended.returncode == 0, f"{command}\n{ended.stdout[-3000:]}"
    return ended.stdout


def nobodys(home: Path) -> dict[str, str]:
    """The environment of somebody who has never heard of this checkout, with the machine's own settings."""
    ours = ("PYTHON", "LUDOTECA", "VIRTUAL_ENV", "PYTEST", "XDG_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    scripts = str(Path(sys.executable).parent)
    path = os.pathsep.join(folder for folder in os.environ["PATH"].split(os.pathsep) if folder != scripts)
    return {**kept, "PATH": path, "HOME": str(home)}


def switched(user: int | None) -> list[str | Path]:
    """What is put before a command to run it as somebody else."""
    return [] if user is None else ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]


@cache
def pythons(user: int | None = None) -> dict[str, str]:
    """Every Python from 3.11 on that somebody can run, by its number: the one that runs this, those of pyenv, and those
    on the path. What pyenv has put on the path comes last: where it leads depends on the folder one is in."""
    own = Path(getattr(sys, "_base_executable", sys.executable))
    found = {f"3.{sys.version_info.minor}": str(own)} if works(own, user) else {}
    folders = sorted(Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/*/bin"))
    folders += [Path(folder) for folder in os.environ["PATH"].split(os.pathsep)]
    for minor in range(OLDEST, NEWEST):
        for folder in folders:
            if f"3.{minor}" not in found and works(folder / f"python3.{minor}", user):
                found[f"3.{minor}"] = str(folder / f"python3.{minor}")
    return found


def works(python: Path, user: int | None) -> bool:
    """Not all that is called so is one: pyenv puts names on the path that lead nowhere."""
    if not python.exists():
        return False
    # By way of a shell, since what `setpriv` itself starts is still found with the rights that it gives up.
    command = [*switched(user), "sh", "-c", 'exec "$0" -c "import ensurepip"', python]
    return subprocess.run(command, capture_output=True).returncode == 0


def clone(target: Path) -> None:
    """The checkout as it is now, without anything that git ignores."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        source, copy = ROOT / name, target / name
        if source.is_file():  # one that was deleted is still listed until that is committed
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)


def without_node(folder: Path) -> str:
    """A PATH on which Node is one too old for anything, and says so if it is used."""
    folder.mkdir()
    for name in NODE:
        (folder / name).write_text("#!/bin/sh\necho v16.0.0\nexit 9\n")
        (folder / name).chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


@contextmanager
def serving(command: list[str | Path], env: Mapping[str, str], place: Path, user: int | None = None) -> Iterator[str]:
    """Where it is, while it serves."""
    running = subprocess.Popen(
        command,
        cwd=place,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        user=user,
        group=user,
        extra_groups=None if user is None else [],
    )
    assert running.stdout is not None
    try:
        said = []
        for line in running.stdout:
            said.append(line)
            if line.startswith("Ludoteca is at "):
                break
        else:
            raise AssertionError("".join(said))
        yield said[-1].removeprefix("Ludoteca is at ").strip()
    finally:
        running.terminate()
        try:
            running.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            running.kill()
            running.communicate()
            raise
