"""What README.md shows is true: its Python runs. `test_docs.py` holds its commands and links, as those of all pages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_python_runs_as_it_stands(number: int, tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-W", "error", "-c", SNIPPETS[number]], capture_output=True, text=True, cwd=tmp_path
    )
    assert ended.returncode == 0 and ended.stdout, ended.stderr


def test_there_is_python() -> None:
    assert len(SNIPPETS) >= 2
