"""Write `requirements.lock`, `requirements-train.lock` and `requirements-rl.lock`: the exact version of every package,
resolved afresh from pyproject.toml. The second holds what training needs besides the first: PyTorch, built for
processors alone. The third holds the libraries whose interfaces there are, and one that learns by them.

Run with the oldest supported Python (3.11), so that no pin is newer than that Python allows. Only names and versions
are written; where packages come from is the business of the machine's own pip settings.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
TRAIN_LOCK = ROOT / "requirements-train.lock"
RL_LOCK = ROOT / "requirements-rl.lock"
HEAD = "# Every package of the environments for players, work and tests. Written by `make lock`; do not edit.\n"
TRAIN_HEAD = "# What .venv-train holds besides requirements.lock. Written by `make lock`; do not edit.\n"
RL_HEAD = "# What .venv-rl holds besides requirements.lock. Written by `make lock`; do not edit.\n"
TRAIN, RL = "train", "rl"  # the extras
BESIDE = (RL, "ray", "parquet")  # what .venv-rl holds, where tests/rl tries it
APART = (TRAIN, *BESIDE)  # large: never in the environments of players and tests
# What docs/research.md learns with. It needs PyTorch, which only .venv-train holds; all else it needs is pinned anyway.
LEARNERS = ["sb3-contrib>=2.9", "stable-baselines3>=2.9"]
# Chosen by hand: a build for processors has to be where CI gets its packages from.
PYTORCH = "torch==2.13.0"
# What builds for GPUs bring along, several gigabytes of it.
FOR_GPUS = ("nvidia", "cuda", "triton")


class Unwanted(Exception):
    """What pip would install is not what is meant."""


def wanted() -> list[str]:
    """All requirements of the project: to build it, to run it, and its extras, but for those with environments of their
    own: they are large."""
    project = pyproject()
    found: list[str] = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for name, extra in project["project"].get("optional-dependencies", {}).items():
        if name not in APART:
            found += extra
    return sorted(set(found))


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def resolve(arguments: list[str]) -> dict[str, str]:
    """What pip would install, by name."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-lock-") as folder:
        report = Path(folder) / "report.json"
        subprocess.run(asking(sys.executable, report, ["--quiet", "--ignore-installed", *arguments]), check=True)
        return answered(report)


def asking(python: str, report: Path, arguments: list[str]) -> list[str]:
    """The command that has pip write down what it would install."""
    pip = [python, "-m", "pip", "install", "--disable-pip-version-check", "--dry-run"]
    return [*pip, "--report", str(report), *arguments]


def answered(report: Path) -> dict[str, str]:
    installed = json.loads(report.read_text())["install"]
    return {canonical(item["metadata"]["name"]): item["metadata"]["version"] for item in installed}


def refuse_gpus(found: dict[str, str]) -> None:
    """Whether a build of PyTorch for GPUs is among it, is seen by what it needs."""
    theirs = [name for name in found if name.startswith(FOR_GPUS)]
    if theirs:
        raise Unwanted(
            f"pip would take a {PYTORCH} for GPUs, with {', '.join(theirs[:3])} and others;"
            " let it find one for processors (PIP_FIND_LINKS=FOLDER or PIP_EXTRA_INDEX_URL=INDEX)"
        )


def training(lock: Path) -> dict[str, str]:
    """What training needs beside the packages of a lock; without what a build calls itself (2.13.0+cpu)."""
    found = resolve(["-c", str(lock), PYTORCH])
    refuse_gpus(found)
    there = read(lock)
    return {name: version.partition("+")[0] for name, version in found.items() if name not in there}


def research(lock: Path) -> dict[str, str]:
    """What the interfaces of researchers need beside the packages of a lock, and who learns by them."""
    extras = pyproject()["project"]["optional-dependencies"]
    found = resolve(["-c", str(lock), *(needed for name in BESIDE for needed in extras[name])])
    there = read(lock)
    alone = resolve(["--no-deps", *LEARNERS])
    return {name: version for name, version in {**found, **alone}.items() if name not in there}


def canonical(name: str) -> str:
    """One spelling for each package, as package indexes have it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def read(lock: Path) -> dict[str, str]:
    lines = [line for line in lock.read_text().splitlines() if not line.startswith("#")]
    return {name: version for name, _, version in (line.partition("==") for line in lines)}


def write(lock: Path, head: str, pins: dict[str, str]) -> None:
    lock.write_text(head + "".join(f"{name}=={version}\n" for name, version in sorted(pins.items())))
    print(f"{len(pins)} packages in {lock.name}")


def main() -> int:
    write(LOCK, HEAD, resolve(wanted()))
    write(RL_LOCK, RL_HEAD, research(LOCK))
    try:
        write(TRAIN_LOCK, TRAIN_HEAD, training(LOCK))
    except Unwanted as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
