"""What README.md shows is true: its Python runs, its commands parse, its files and targets are there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli.main import parser

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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_are_commands(page: Path) -> None:
    for line in re.findall(r"^ +ludoteca ([a-z].*)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        parser().parse_args(shlex.split(line, comments=True))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_targets_of_make_are_there(page: Path) -> None:
    known = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"(?:`|^ +)make ([a-z]+)", text, re.MULTILINE):
        assert target in known, f"{page.name} says make {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), f"{page.name} links to {link}"
