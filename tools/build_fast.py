"""Build the compiled package and install it into `.venv-fast`: all that a player needs, and nothing else.

The sources are copied to a temporary folder and compiled there with a clean cache, so that no compiled module ever
lies in the checkout, and the compiler's packages go with it. Nothing is done when neither sources nor tools have
changed since the last build. Without a C compiler, or with LUDOTECA_PURE=1, the same package is installed uncompiled.
The browser's pages come along if `make web` has built them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
import venv
from hashlib import blake2b
from pathlib import Path

from tools import compiler

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / ".venv-fast"
LOCK = ROOT / "requirements.lock"
STAMP = FAST / "ludoteca-build"
PACKAGES = FAST / "ludoteca-packages"
ALWAYS = (LOCK, ROOT / "tools" / "build_fast.py")
BACKEND = ("tools/build_backend.py", "tools/build_web.py", "tools/compiler.py")
INGREDIENTS = ("setup.py", "pyproject.toml", "README.md", "LICENSE", *BACKEND, "src")
# Of what is installed the most is never imported: what is, `check` and the first use compile to byte code.
INSTALL = ("-m", "pip", "install", "--no-compile")
IGNORED = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyc")


class BuildFailed(Exception):
    """The last lines of a command that went wrong."""


def main() -> int:
    compiled, why = can_compile()
    wanted = digest(compiled)
    try:
        prepare_environment()
        if STAMP.exists() and STAMP.read_text() == wanted:
            print(f".venv-fast is up to date ({'compiled' if compiled else 'not compiled: ' + why})")
            return 0
        STAMP.unlink(missing_ok=True)
        if not compiled:
            print(
                f"notice: installing the uncompiled package: the same games, slower, with weaker upper levels ({why})"
            )
        build(compiled)
        check(compiled)
    except BuildFailed as error:
        print(error, file=sys.stderr)
        return 1
    STAMP.write_text(wanted)
    return 0


def can_compile() -> tuple[bool, str]:
    """Whether a Python extension can be compiled here, and the reason if not."""
    if os.environ.get("LUDOTECA_PURE") == "1":
        return False, "LUDOTECA_PURE=1"
    why = compiler.missing()
    return not why, why


def digest(compiled: bool) -> str:
    """A hash of everything the installed package depends on."""
    found = blake2b(f"{sys.version} {compiled}".encode(), digest_size=16)
    paths = list(ALWAYS)
    for name in INGREDIENTS:
        top = ROOT / name
        paths += sorted(path for path in top.rglob("*") if path.is_file()) if top.is_dir() else [top]
    for path in paths:
        if "__pycache__" not in path.parts and ".egg-info" not in str(path) and path.exists():
            found.update(f"\n{path.relative_to(ROOT)}\n".encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def prepare_environment() -> None:
    """`.venv-fast` with what the package runs on, as locked; made anew when that, the Python or the lock is another."""
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    wanted = blake2b(f"{sys.version} {FAST} {needed}\n{LOCK.read_text()}".encode(), digest_size=16).hexdigest()
    if PACKAGES.exists() and PACKAGES.read_text() == wanted:
        return
    STAMP.unlink(missing_ok=True)
    try:
        venv.create(FAST, clear=True, with_pip=True)
    except subprocess.CalledProcessError:
        raise BuildFailed("this Python cannot make environments; on Debian and Ubuntu install python3-venv") from None
    run("packages for .venv-fast", [str(python()), *INSTALL, "-c", str(LOCK), *needed], ROOT)
    # Python 3.11 brings it with every environment; what is built here is built elsewhere.
    run("sweeping", [str(python()), "-m", "pip", "uninstall", "--yes", "setuptools"], ROOT)
    PACKAGES.write_text(wanted)


def build(compiled: bool) -> None:
    with tempfile.TemporaryDirectory(prefix="ludoteca-build-") as folder:
        place = Path(folder) / "ludoteca"
        place.mkdir()
        for name in INGREDIENTS:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, place / name, ignore=IGNORED)
            elif (ROOT / name).exists():
                (place / name).parent.mkdir(exist_ok=True)
                shutil.copy2(ROOT / name, place / name)
        wheel = [str(python()), "-m", "pip", "wheel", "--no-deps", "-w", "wheel", "."]
        what = "compiling the rules (once; a minute or two)" if compiled else "packing"
        # The first of the pins is for older releases of pip: what a build itself needs is locked too. Written as an
        # address, since pip cuts what it finds in the environment at every space.
        pins = dict.fromkeys(("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT"), LOCK.as_uri())
        run(what, wheel, place, {"LUDOTECA_COMPILE": "1" if compiled else "0", "LUDOTECA_PAGES": "no", **pins})
        made = next((place / "wheel").glob("*.whl"))
        run(
            "installing into .venv-fast",
            [str(python()), *INSTALL, "--no-deps", "--force-reinstall", str(made)],
            place,
        )


def check(compiled: bool) -> None:
    """The package that was installed is the one that is imported, and compiled if it should be."""
    code = "import ludoteca.cli.main, ludoteca.server.run; print(ludoteca.compiled, ludoteca.__file__)"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    found = subprocess.run([python(), "-c", code], capture_output=True, text=True, cwd=FAST, env=clean)
    if not found.stdout.startswith(f"{compiled} {FAST}"):
        raise BuildFailed(f"the package in .venv-fast is not the one built: {found.stdout}{found.stderr}")


def python() -> Path:
    return FAST / "bin" / "python"


def run(what: str, command: list[str], place: Path, extra: dict[str, str] | None = None) -> None:
    """Run a command with its progress shown: a running count and clock on a terminal, one line in a pipe."""
    start = time.monotonic()
    done = threading.Event()
    clock = threading.Thread(target=tick, args=(what, place, start, done))
    clock.start()
    try:
        ended = subprocess.run(
            command,
            cwd=place,
            env={**os.environ, **(extra or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    finally:
        done.set()
        clock.join()
    if ended.returncode != 0:
        how = subprocess.CalledProcessError(ended.returncode, command[0])
        raise BuildFailed(f"{what} failed: {how}\n{ended.stdout[-4000:]}")
    print(f"{what}: {time.monotonic() - start:.0f} s")


def tick(what: str, place: Path, start: float, done: threading.Event) -> None:
    if not sys.stdout.isatty():
        print(f"{what} ...", flush=True)
        return
    while not done.wait(0.5):
        count = compiled_so_far(place)
        print(f"\r{what} ... {count}{time.monotonic() - start:.0f} s ", end="", flush=True)
    print("\r", end="")


def compiled_so_far(place: Path) -> str:
    """How many of the C files that were made are compiled, while that is going on."""
    made = len(list(place.glob("build/**/*.c")))
    objects = len(list(place.glob("build/temp*/**/*.o")))
    return f"{objects} of {made} files, " if made else ""


if __name__ == "__main__":
    sys.exit(main())
