"""`make check`: it fails if a part of it does, and leaves out no test for which anything has changed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools import build_web, check

GOOD, BAD = [sys.executable, "-c", "print('fine')"], [sys.executable, "-c", "raise SystemExit('a wrong line')"]


def test_a_part_that_fails_shows_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.run(check.Part("lint", GOOD), "")
    assert "fine" not in capsys.readouterr().out
    assert not check.run(check.Part("lint", BAD), "")
    assert "lint: NOT IN ORDER" in (said := capsys.readouterr().out) and "a wrong line" in said


def test_one_part_that_fails_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_web, "modules", lambda: "")
    for commands, code in (([GOOD, GOOD], 0), ([GOOD, BAD, GOOD], 1)):
        parts = [check.Part(str(number), command) for number, command in enumerate(commands)]
        monkeypatch.setattr(check, "parts", lambda parts=parts: parts)
        assert check.main() == code


def test_only_what_passed_on_the_same_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "PASSED", tmp_path / "passed")
    assert not check.run(check.Part("tests", BAD, sees="a"), "")
    assert check.run(check.Part("tests", GOOD, sees="a"), "")
    assert check.run(check.Part("tests", BAD, sees="a"), "") and "nothing has changed" in capsys.readouterr().out
    assert not check.run(check.Part("tests", BAD, sees="b"), "")


@pytest.mark.parametrize("name", ["web/src/main.ts", "src/ludoteca/i18n/en/web.ftl", "tests/i18n/voices.json"])
def test_unit_tests_see_sources_texts_and_fixtures(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = check.seen_by_tests()
    read = Path.read_bytes
    changed = check.ROOT / name
    assert changed.exists()
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b"!" * (path == changed))
    assert check.seen_by_tests() != before
