"""Style, formatting and types of everything, and the unit tests of the browser's pages: what `make check` runs.

The parts run side by side, the longest first. Each keeps a cache of its own, so that what has not changed costs little;
the unit tests, which have none, are left out while nothing they see has changed since they passed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools import build_web

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = Path(sys.executable).parent
PASSED = build_web.WEB / "node_modules" / "ludoteca-passed"


class Part(NamedTuple):
    name: str
    command: list[str]
    place: Path = ROOT
    sees: str = ""
    """A hash of all it depends on, where it is to be left out while that is the same."""


def parts() -> list[Part]:
    npm = ["npm", "run", "--silent"]
    return [
        Part("types of the pages", [*npm, "types"], build_web.WEB),
        Part("unit tests of the pages", [*npm, "test"], build_web.WEB, seen_by_tests()),
        Part("style of the pages", [*npm, "style"], build_web.WEB),
        Part("types", [str(SCRIPTS / "mypy")]),
        Part("lint of the pages", [*npm, "lint"], build_web.WEB),
        Part("lint", [str(SCRIPTS / "ruff"), "check"]),
        Part("formatting", [str(SCRIPTS / "ruff"), "format", "--check"]),
        Part("container file", [str(SCRIPTS / "hadolint"), "Containerfile"]),
    ]


def seen_by_tests() -> str:
    """The pages' sources and texts, and the fixtures that they share with tests in Python."""
    return build_web.digest(*sorted((ROOT / "tests").rglob("*.json")))


def run(part: Part, path: str) -> bool:
    """One part to its end; what it had to say is shown if it went wrong."""
    if part.sees and PASSED.exists() and PASSED.read_text() == part.sees:
        print(f"{part.name}: nothing has changed since they passed", flush=True)
        return True
    start = time.monotonic()
    ended = subprocess.run(
        part.command,
        cwd=part.place,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    fine = ended.returncode == 0
    if part.sees and fine:
        PASSED.write_text(part.sees)
    said = "" if fine else f"\n{ended.stdout.rstrip()}"
    print(f"{part.name}: {'in order' if fine else 'NOT IN ORDER'}, {time.monotonic() - start:.0f} s{said}", flush=True)
    return fine


def main() -> int:
    try:
        path = build_web.modules()
    except build_web.BuildFailed as error:
        print(error, file=sys.stderr)
        return 1
    with ThreadPoolExecutor(max(2, os.cpu_count() or 1)) as pool:
        return 0 if all(list(pool.map(lambda part: run(part, path), parts()))) else 1


if __name__ == "__main__":
    sys.exit(main())
