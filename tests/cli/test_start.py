"""The command at its start: alone, as a module, and where the browser's pages are missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli import browser
from ludoteca.cli.main import main


def test_alone_it_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    alone = capsys.readouterr()
    assert alone.err == "" and "play in the browser" in alone.out
    with pytest.raises(SystemExit):
        main(["--help"])
    assert capsys.readouterr().out == alone.out


def test_it_is_a_module_too(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludoteca"]
    ended = subprocess.run([*command, "--version"], capture_output=True, text=True, cwd=tmp_path)
    assert ended.returncode == 0 and ended.stdout.startswith("ludoteca "), ended.stderr
    ended = subprocess.run([*command, "fly"], capture_output=True, text=True, cwd=tmp_path)
    assert ended.returncode == 2 and ended.stderr.startswith("ludoteca: "), "it goes by its own name"


@pytest.mark.parametrize("more", [[], ["san-juan"], ["--no-open", "--port", "0"]])
def test_without_pages_nobody_lands_in_the_terminal(
    more: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(browser, "CLIENT", tmp_path / "index.html")
    assert main(["play", *more]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    assert "pages are not built" in said.err and "make web" in said.err and "play --text" in said.err
