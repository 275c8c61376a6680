"""The Python of docs/research.md, by the heading it stands under."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
LEARNING = "A policy that learns, from end to end"


def snippets() -> list[tuple[str, str]]:
    found = []
    for part in PAGE.split("\n## ")[1:]:
        heading, _, text = part.partition("\n")
        found += [(heading, snippet) for snippet in re.findall(r"```python\n(.*?)```", text, re.DOTALL)]
    return found


def printed(code: str, folder: Path) -> str:
    """What a snippet prints that is run as it stands."""
    alone = {**os.environ, "OMP_NUM_THREADS": "1"}  # beside other tests, sums on several cores wait for each other
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=folder, env=alone)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout
