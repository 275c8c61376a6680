"""`ludoteca verify`: what it says of a match in order, of one that is not, and of one that cannot be checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.main import main
from ludoteca.core.chance import seeded
from ludoteca.core.fair import Fair
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.registry import game
from ludoteca.guides import begin, guide

SECRET = bytes(range(1, 33))


def finished(words: tuple[str, str] = ("prime parole", "")) -> dict[str, Any]:
    match = Match(game("san-juan"), 2, {}, fair=Fair(SECRET, words))
    dice = seeded(1)
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    return match.record()


def kept(path: Path, *records: dict[str, Any]) -> str:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(path)


def test_a_match_in_order_is_told_with_its_secret_and_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished()
    assert main(["verify", kept(tmp_path / "one.json", record)]) == 0
    said = capsys.readouterr().out
    assert record["fair"]["commitment"] in said and SECRET.hex() in said and "prime parole" in said
    assert "in order: all" in said


def test_json_tells_how_many_draws_were_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished()
    assert main(["verify", kept(tmp_path / "one.json", record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    draws = len(record["start"]) + sum(len(row.get("draws", [])) for row in record["rows"])
    assert (told["draws"], told["unchecked"], told["since"], told["over"]) == (draws, 0, 0, True)


def test_every_line_of_a_file_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = finished(), finished(("other", "words"))
    bad["fair"]["words"] = ["other", "word"]
    file = kept(tmp_path / "two.jsonl", good, bad)
    assert main(["verify", file, "--line", "1"]) == 0
    assert main(["verify", file]) == 1
    assert "the start, draw" in capsys.readouterr().err


def test_what_does_not_follow_gives_exit_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = kept(tmp_path / "one.json", finished())
    assert main(["verify", file, "--commitment", "00" * 32]) == 1
    assert "not the one that was noted" in capsys.readouterr().err


@pytest.mark.parametrize("noted", ["abc", "zz" * 32, ""])
def test_a_commitment_that_is_none_gives_exit_code_2(
    noted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", kept(tmp_path / "one.json", finished()), "--commitment", noted]) == 2
    assert "64 hexadecimal digits" in capsys.readouterr().err


def test_a_match_from_a_seed_gives_exit_code_2_and_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(tmp_path / "old.json", Match(game("venezia"), 2, {}, 5).record())
    assert main(["verify", file]) == 2
    assert "dealt from a seed" in capsys.readouterr().err


@pytest.mark.parametrize("left", [0, 5, None])
def test_of_a_guided_match_the_part_is_named_that_was_prepared(
    left: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begin(guide("san-juan"), Fair(SECRET, ("", "", "", "")))
    while match.due is not None and len(match.line) != left:
        match.play(match.due.text)
    if left is not None:
        match.leave_guide(0)
    dice = seeded(2)
    for _ in range(20):
        assert match.decision is not None
        match.play(choose(match.decision.actions, dice).code)
    assert main(["verify", kept(tmp_path / "one.json", match.record())]) == 0
    said = capsys.readouterr().out
    assert f"in order from row {match.freed + 1} on" in said and "were prepared by the guide of san-juan" in said
    assert main(["verify", kept(tmp_path / "two.json", match.record()), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["guide"] == "san-juan"


def test_a_match_on_its_guide_has_nothing_to_check_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = begin(guide("san-juan"), Fair(SECRET, ("", "", "", "")))
    match.play("role builder")
    assert main(["verify", kept(tmp_path / "one.json", match.record())]) == 0
    assert "on the guide of san-juan: all 17 draws were prepared" in capsys.readouterr().out
