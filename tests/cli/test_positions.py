"""The commands about positions: print one, check one, begin at one, count from one."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena.records import read_record
from ludoteca.cli.main import main
from ludoteca.core.errors import BadRecord
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.record import from_record
from ludoteca.core.registry import OURS, game
from ludoteca.server.thinking.process import replayed

BY_HAND = Path(__file__).parent.parent / "positions"
SAN_JUAN = BY_HAND / "san-juan.json"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 2
    return capsys.readouterr().err


@pytest.fixture
def records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "games.jsonl"
    said(capsys, "arena", "san-juan", "--bots", "random,random", "--games", "2", "--records", str(path))
    return path


def test_the_position_of_a_record_before_a_row(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "position", str(records), "--line", "2", "--until", "20")
    match = from_record(read_record(records, 2), game, 20)
    assert fingerprint(ludoteca.position(text)) == fingerprint(match.state)


def test_a_seat_is_told_what_it_knows(capsys: pytest.CaptureFixture[str]) -> None:
    whole = json.loads(said(capsys, "position", str(SAN_JUAN)))
    for seed in ("1", "2"):
        known = json.loads(said(capsys, "position", str(SAN_JUAN), "--seat", "1", "--seed", seed))
        assert known["players"][1] == whole["players"][1]
        assert len(known["players"][0]["hand"]) == 5 and known["players"][0]["hand"] != whole["players"][0]["hand"]
    view = said(capsys, "position", str(SAN_JUAN), "--seat", "1", "--view")
    assert "governor: 1" in view and "statue" not in view
    assert "there is no seat 2" in refused(capsys, "position", str(SAN_JUAN), "--seat", "2")


@pytest.mark.parametrize("name", OURS)
def test_one_written_by_hand_is_checked_and_printed_in_full(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = BY_HAND / f"{name}.json"
    text = said(capsys, "position", str(path))
    assert fingerprint(ludoteca.position(text)) == fingerprint(ludoteca.position(path.read_text()))


def test_what_is_wrong_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text(SAN_JUAN.read_text().replace("statue", "statute"))
    assert refused(capsys, "position", str(wrong)) == (
        "ludoteca: players[0].hand[0]: there is no 'statute' here; statue?\n"
    )
    assert "is a position of san-juan, not of venezia" in refused(
        capsys, "play", "venezia", "--position", str(SAN_JUAN)
    )
    assert "leave out the rest" in refused(capsys, "play", "--position", str(SAN_JUAN), "--players", "3")


def test_a_match_in_the_terminal_begins_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "kept.json"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"role builder\nsave {kept}\nquit\n"))
    assert main(["play", "--position", str(SAN_JUAN), "--plain", "--lang", "en", "--seed", "3"]) == 0
    assert "Round 12" in capsys.readouterr().out
    saved = read_record(kept)
    match = from_record(saved, game)
    assert match.position == json.loads(SAN_JUAN.read_text())
    with pytest.raises(BadRecord, match="kept in files alone"):
        replayed(saved)


def test_counts(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "perft", str(SAN_JUAN), "--depth", "3")
    assert text.splitlines()[-1].split() == ["in", "all", "33"]
    found = json.loads(said(capsys, "perft", str(BY_HAND / "venezia.json"), "--every", "--json"))
    assert (found["depth"], found["draws"], found["count"]) == (2, "every", 93)
    assert sum(found["divide"].values()) == 93


def test_a_count_without_end_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "perft", str(SAN_JUAN), "--depth", "1", "--every")
    assert said == (
        "ludoteca: 'role councillor': its draws can fall in more than 100,000 ways, too many to count each\n"
    )
