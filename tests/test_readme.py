"""What README.md shows is true: its Python runs. `test_docs.py` holds its commands and links, as those of all pages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
# Whose Python stands by itself.
RUNS = [PAGES[0], *(ROOT / "docs" / f"{name}.md" for name in ("positions", "agents", "data"))]
SNIPPETS = [
    (page.name, code)
    for page in RUNS
    for code in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
]


@pytest.mark.parametrize("number", range(len(SNIPPETS)), ids=lambda number: f"{SNIPPETS[number][0]}-{number}")
def test_python_runs_as_it_stands(number: int, tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-W", "error", "-c", SNIPPETS[number][1]], capture_output=True, text=True, cwd=tmp_path
    )
    assert ended.returncode == 0 and ended.stdout, ended.stderr


@pytest.mark.parametrize("page", RUNS, ids=lambda page: page.name)
def test_there_is_python(page: Path) -> None:
    assert sum(name == page.name for name, _ in SNIPPETS) >= 1
