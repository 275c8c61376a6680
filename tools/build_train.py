"""Make `.venv-train`: PyTorch and what it needs (`requirements-train.lock`), built for processors, beside the package
of `.venv-fast` and the test tools of `.venv`. Nothing is there twice, and nothing has to be built again here when
sources change: `make train` sees to those two first.

A PyTorch for GPUs is several gigabytes; where pip would take one, nothing is installed.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tempfile
import venv
from hashlib import blake2b
from pathlib import Path

from tools import lock
from tools.build_fast import FAST, ROOT, BuildFailed, run

TRAIN = ROOT / ".venv-train"
PACKAGES = TRAIN / "ludoteca-packages"
LINK = "ludoteca.pth"
SEEN = (FAST, ROOT / ".venv")  # the package comes from the first: of the second only packages are seen, not its links


def main() -> int:
    wanted = digest()
    try:
        if PACKAGES.exists() and PACKAGES.read_text() == wanted:
            print(".venv-train is up to date")
            return 0
        PACKAGES.unlink(missing_ok=True)
        make()
        install()
        check()
    except BuildFailed as error:
        print(error, file=sys.stderr)
        return 1
    PACKAGES.write_text(wanted)
    return 0


def digest() -> str:
    """A hash of everything the environment depends on."""
    tools = [ROOT / "tools" / name for name in ("build_train.py", "lock.py")]
    texts = [path.read_text() for path in (lock.LOCK, lock.TRAIN_LOCK, *tools)]
    return blake2b("\n".join([sys.version, str(TRAIN), *texts]).encode(), digest_size=16).hexdigest()


def make() -> None:
    """An environment that looks into the others for what it does not hold itself."""
    try:
        venv.create(TRAIN, clear=True, with_pip=True)
    except subprocess.CalledProcessError:
        raise BuildFailed("this Python cannot make environments; on Debian and Ubuntu install python3-venv") from None
    (packages(TRAIN) / LINK).write_text("".join(f"{packages(other)}\n" for other in SEEN))


def packages(environment: Path) -> Path:
    """Where its packages lie."""
    places = {"base": str(environment), "platbase": str(environment)}
    return Path(sysconfig.get_path("purelib", "venv", places))


def install() -> None:
    """After a look at what pip would take: it has no word for a build of PyTorch for processors."""
    wanted = ["-r", str(lock.TRAIN_LOCK), "-c", str(lock.LOCK)]
    with tempfile.TemporaryDirectory(prefix="ludoteca-train-") as folder:
        report = Path(folder) / "report.json"
        run(f"looking for {lock.PYTORCH}", lock.asking(str(python()), report, wanted), ROOT)
        try:
            lock.refuse_gpus(lock.answered(report))
        except lock.Unwanted as error:
            raise BuildFailed(str(error)) from None
    run("packages for .venv-train", [str(python()), "-m", "pip", "install", *wanted], ROOT)


def check() -> None:
    """Both halves are there, and as they are locked."""
    code = "import ludoteca, torch; print(torch.__version__.partition('+')[0], ludoteca.__file__)"
    found = subprocess.run([python(), "-c", code], capture_output=True, text=True, cwd=TRAIN)
    if not found.stdout.startswith(f"{lock.read(lock.TRAIN_LOCK)['torch']} {FAST}"):
        raise BuildFailed(f"what .venv-train holds is not what is locked: {found.stdout}{found.stderr[-4000:]}")


def python() -> Path:
    return TRAIN / "bin" / "python"


if __name__ == "__main__":
    sys.exit(main())
