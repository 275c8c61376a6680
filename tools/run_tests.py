"""Run the tests interpreted in `.venv`, what is compiled again with the package of `.venv-fast` (bots and laws only
there, if it can be), training in `.venv-train` and the interfaces of researchers in `.venv-rl`, if there are such; say
at the end what was skipped and why.

With `--soak`, the long run instead: the laws, and every table in every window. With LUDOTECA_NO_SKIPS=1 (as in CI)
anything skipped is a failure.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / ".venv" / "bin" / "python"
FAST = ROOT / ".venv-fast" / "bin" / "python"
TRAIN = ROOT / ".venv-train" / "bin" / "python"
RESEARCH = ROOT / ".venv-rl" / "bin" / "python"
# What runs through compiled code; the rest of the suite would be the same again.
COMPILED = ("tests/core", "tests/games", "tests/laws", "tests/bots", "tests/arena", "tests/review")
# Whole games by the hundred, of which interpreted only the time would be another (`tests/test_compiled.py` has both
# play the same ones): where there is a compiled package, once.
ONCE = ("tests/bots", "tests/arena", "tests/laws", "tests/review")
# Hands out the browser client, which lies with the sources.
BROWSER = "tests/web"
# Needs PyTorch, which neither of the other environments holds.
LEARNING = "tests/train/learning"
# Need libraries that no other environment holds, and some of them PyTorch too.
INTERFACES = "tests/rl"
BY_LIBRARY = "tests/rl/learning"
SERVER = "LUDOTECA_TEST_SERVER"
UNWRITTEN = "PYTHONDONTWRITEBYTECODE"
NO_TESTS = 5
# Tests of the server wait for it half of their time; a browser is busy itself.
CORES = os.cpu_count() or 1
MANY, SOME = 2 * CORES, CORES + 1


class Result:
    """Counts of one or more runs, and why tests were skipped."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0
        self.errors = 0
        self.skipped: dict[str, int] = {}

    def read(self, report: Path) -> None:
        for suite in ElementTree.parse(report).iter("testsuite"):
            failed, errors = int(suite.get("failures", 0)), int(suite.get("errors", 0))
            self.failed += failed
            self.errors += errors
            self.passed += int(suite.get("tests", 0)) - failed - errors - int(suite.get("skipped", 0))
            for skip in suite.iter("skipped"):
                self.skip(skip.get("message") or "no reason given")

    def skip(self, reason: str) -> None:
        self.skipped[reason] = self.skipped.get(reason, 0) + 1

    def closing_line(self, seconds: float) -> str:
        """In pytest's own form, over all runs."""
        counts = [
            (self.failed, "failed"),
            (self.passed, "passed"),
            (sum(self.skipped.values()), "skipped"),
            (self.errors, "error" if self.errors == 1 else "errors"),
        ]
        said = ", ".join(f"{count} {word}" for count, word in counts if count)
        return f"==== {said or 'no tests ran'} in {seconds:.2f}s ===="


def pytest(
    name: str,
    arguments: list[str],
    result: Result,
    workers: int = CORES,
    server: Path | None = None,
    fast: bool = False,
    python: Path = PURE,
) -> bool:
    """With a `server`, that Python runs the one that browsers go to. `fast`: everything runs through the package of
    `.venv-fast`, an environment of players, which is found there before the sources; what tests need is in `.venv`."""
    print(f"\n{name}: {'.venv-fast' if fast else python.parent.parent.name}", flush=True)
    with tempfile.TemporaryDirectory(prefix="ludoteca-tests-") as folder:
        report = Path(folder) / "report.xml"
        command = [str(python), "-m", "pytest", "-n", str(workers), f"--junitxml={report}", "-o", "junit_logging=no"]
        more = {} if server is None else {SERVER: str(server)}
        environment = keeping_bytecode(compiled_first() if fast else os.environ)
        ended = subprocess.run([*command, *arguments], cwd=ROOT, env=environment | more)
        return judge(name, ended.returncode, report, result)


def keeping_bytecode(environment: Mapping[str, str]) -> dict[str, str]:
    """Whoever wants no byte code written (PYTHONDONTWRITEBYTECODE) would have every worker, and each of the hundreds of
    programs that tests start, compile all it imports. It lies beside the sources, where `make clean` finds it."""
    return {name: value for name, value in environment.items() if name != UNWRITTEN}


def judge(name: str, code: int, report: Path, result: Result) -> bool:
    """Count what a run reported. One that went wrong and says of no test that it did, is an error of its own."""
    bad = result.failed + result.errors
    if report.exists():
        result.read(report)
    fine = code in (0, NO_TESTS)
    if not fine and result.failed + result.errors == bad:
        result.errors += 1
        print(f"{name}: {subprocess.CalledProcessError(code, 'pytest')}", flush=True)
    return fine


def compiled_first() -> dict[str, str]:
    """An environment in which `.venv` finds the package of `.venv-fast` before the sources."""
    packages = FAST.parent.parent.glob("lib/python*/site-packages")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, packages))}


def is_compiled() -> bool:
    code = "import sys, ludoteca; sys.exit(not ludoteca.compiled)"
    return FAST.exists() and subprocess.run([PURE, "-c", code], cwd=ROOT, env=compiled_first()).returncode == 0


def why_not_learn() -> str:
    """Why the tests of training cannot run here; nothing if they can."""
    return why_not(TRAIN, "PyTorch", "train", "torch, ludoteca, pytest")


def why_not_research() -> str:
    """Why the tests of PettingZoo, Gymnasium and OpenSpiel cannot run here; nothing if they can."""
    return why_not(RESEARCH, "their libraries", "rl", "gymnasium, pettingzoo, pyspiel, ludoteca, pytest")


def why_not(python: Path, holds: str, name: str, modules: str) -> str:
    if not python.exists():
        return f"there is no .venv-{name}, which holds {holds}; make {name} makes it"
    if subprocess.run([python, "-c", f"import {modules}"], cwd=ROOT, capture_output=True).returncode != 0:
        return f".venv-{name} is out of order; make {name} mends it"
    return ""


def interfaces(result: Result, chosen: list[str]) -> bool:
    """What research needs, and what learns by it where PyTorch is there too."""
    missing = why_not_research()
    if missing:
        result.skip(f"PettingZoo, Gymnasium and OpenSpiel: {missing}")
        return True
    left = why_not_learn()
    if left:
        result.skip(f"learning by a library: {left}")
    without = [f"--ignore={BY_LIBRARY}"] if left else []
    return pytest("PettingZoo, Gymnasium and OpenSpiel", [INTERFACES, *without, *chosen], result, python=RESEARCH)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--soak", action="store_true", help="the long run")
    parser.add_argument("rest", nargs="*", help="passed on to pytest")
    given = parser.parse_args()
    start = time.monotonic()
    result = Result()
    fine = True
    without = [f"--ignore={BROWSER}", f"--ignore={LEARNING}", f"--ignore={INTERFACES}"]
    compiled = is_compiled()
    server = FAST if compiled else None
    if given.soak:
        said = f"The long run, {'compiled' if compiled else 'interpreted'}"
        fine = pytest(said, ["-m", "slow", *without], result, fast=compiled)
        fine = interfaces(result, ["-m", "slow"]) and fine
        fine = pytest("Every table in every window", ["-m", "slow", BROWSER], result, CORES, server) and fine
    else:
        left = [f"--ignore={folder}" for folder in ONCE] if compiled else []
        said = "Rules, server and tools" if left else "All tests but those of the browser"
        fine = pytest(said, [*without, *left, *given.rest], result, MANY)
        fine = pytest("The browser", [BROWSER, *given.rest], result, SOME, server) and fine
        there = [folder for folder in COMPILED if (ROOT / folder).is_dir()]
        if not compiled:
            result.skip("the rules compiled: .venv-fast holds no compiled package (no C compiler, or LUDOTECA_PURE=1)")
        elif there:
            fine = pytest("Rules, laws and bots again, compiled", [*there, *given.rest], result, fast=True) and fine
        fine = interfaces(result, given.rest) and fine
        missing = why_not_learn()
        if missing:
            result.skip(f"training with PyTorch: {missing}")
        else:
            fine = pytest("Training with PyTorch", [LEARNING, *given.rest], result, python=TRAIN) and fine
    return close(result, fine, time.monotonic() - start)


def close(result: Result, fine: bool, seconds: float) -> int:
    print()
    if not result.skipped:
        print("Nothing was skipped.")
    for reason, count in sorted(result.skipped.items()):
        print(f"skipped ({count}): {reason}")
    if result.skipped and os.environ.get("LUDOTECA_NO_SKIPS") == "1":
        print("LUDOTECA_NO_SKIPS=1: nothing may be skipped here")
        fine = False
    print(result.closing_line(seconds))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
