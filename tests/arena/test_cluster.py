"""Where there is no Ray, one line says so. What it plays is tried in `tests/rl`."""

import sys

import pytest

from ludoteca.cli.main import main


def test_without_ray_one_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "san-juan", "--bots", "random,random", "--games", "2", "--ray", "local"]) == 2
    assert capsys.readouterr().err == "ludoteca: --ray needs Ray: pip install 'ludoteca[ray]'\n"
