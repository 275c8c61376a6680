"""Make `.venv-rl`: PettingZoo, Gymnasium, OpenSpiel and a library that learns by them (`requirements-rl.lock`), beside
the package of `.venv-fast`, the test tools of `.venv` and, if there is one, the PyTorch of `.venv-train`. Nothing is
there twice: what the lock of the others holds is not installed again."""

from __future__ import annotations

import subprocess
import sys
import venv
from hashlib import blake2b

from tools import lock
from tools.build_fast import FAST, ROOT, BuildFailed, run
from tools.build_train import LINK, SEEN, TRAIN, packages

RESEARCH = ROOT / ".venv-rl"
PACKAGES = RESEARCH / "ludoteca-packages"


def main() -> int:
    wanted = digest()
    try:
        if PACKAGES.exists() and PACKAGES.read_text() == wanted:
            print(".venv-rl is up to date")
            return 0
        PACKAGES.unlink(missing_ok=True)
        make()
        check()
    except BuildFailed as error:
        print(error, file=sys.stderr)
        return 1
    PACKAGES.write_text(wanted)
    return 0


def digest() -> str:
    """A hash of everything the environment depends on."""
    tools = [ROOT / "tools" / name for name in ("build_rl.py", "build_train.py", "lock.py")]
    texts = [path.read_text() for path in (lock.LOCK, lock.RL_LOCK, *tools)]
    return blake2b("\n".join([sys.version, str(RESEARCH), *texts]).encode(), digest_size=16).hexdigest()


def make() -> None:
    """An environment that looks into the others for what it does not hold itself. All that is needed is pinned, and
    what needs PyTorch is not to fetch one."""
    try:
        venv.create(RESEARCH, clear=True, with_pip=True)
    except subprocess.CalledProcessError:
        raise BuildFailed("this Python cannot make environments; on Debian and Ubuntu install python3-venv") from None
    (packages(RESEARCH) / LINK).write_text("".join(f"{packages(other)}\n" for other in (*SEEN, TRAIN)))
    pip = [str(python()), "-m", "pip", "install", "--disable-pip-version-check", "--no-deps"]
    run("packages for .venv-rl", [*pip, "-r", str(lock.RL_LOCK)], ROOT)


def check() -> None:
    code = "import gymnasium, ludoteca, pettingzoo, pyspiel; print(gymnasium.__version__, ludoteca.__file__)"
    found = subprocess.run([python(), "-c", code], capture_output=True, text=True, cwd=RESEARCH)
    if not found.stdout.startswith(f"{lock.read(lock.RL_LOCK)['gymnasium']} {FAST}"):
        raise BuildFailed(f"what .venv-rl holds is not what is locked: {found.stdout}{found.stderr[-4000:]}")


def python() -> str:
    return str(RESEARCH / "bin" / "python")


if __name__ == "__main__":
    sys.exit(main())
