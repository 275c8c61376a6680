"""Write `requirements.lock`: the exact version of every package, resolved afresh from pyproject.toml.

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

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
HEAD = "# Every package of the environments for players, work and tests. Written by `make lock`; do not edit.\n"


def wanted() -> list[str]:
    """All requirements of the project: to build it, to run it, and its extras, but for training: PyTorch is large."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found: list[str] = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for name, extra in project["project"].get("optional-dependencies", {}).items():
        if name != "train":
            found += extra
    return sorted(set(found))


def resolve(requirements: list[str]) -> dict[str, str]:
    with tempfile.TemporaryDirectory(prefix="ludoteca-lock-") as folder:
        report = Path(folder) / "report.json"
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        subprocess.run([*pip, "--report", str(report), *requirements], check=True)
        installed = json.loads(report.read_text())["install"]
    return {canonical(item["metadata"]["name"]): item["metadata"]["version"] for item in installed}


def canonical(name: str) -> str:
    """One spelling for each package, as package indexes have it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def main() -> int:
    pins = resolve(wanted())
    LOCK.write_text(HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(pins.items())))
    print(f"{len(pins)} packages in {LOCK.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
