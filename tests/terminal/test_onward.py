"""Playing on from a match that is over, at the table in the terminal."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest
from tests.terminal.script import Script

from ludoteca.cli.main import main, parser
from ludoteca.cli.play import opened
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.record import from_record
from ludoteca.core.registry import game
from ludoteca.core.rows import DEAL, FROM, KEEP
from ludoteca.core.verify import verify
from ludoteca.terminal.session import Session

ROW = 50


def play_out(match: Match, plays: int = 10**6) -> None:
    dice = seeded(2)
    while match.decision is not None and len(match.line) < plays:
        match.play(choose(match.decision.actions, dice).code)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match of three that went back once."""
    match = Match(game("san-juan"), 3, {"events": "yes"}, 9)
    play_out(match, 40)
    match.undo(0, match.line[30].number, [0, 1, 2])
    play_out(match)
    path = tmp_path / "old.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    return path


def given(file: Path, *arguments: str) -> argparse.Namespace:
    return parser().parse_args(["play", "--from", str(file), "--plain", *arguments])


def then(file: Path) -> Match:
    return from_record(json.loads(file.read_text(encoding="utf-8")), game, ROW)


def test_alone_with_bots_what_the_seat_could_not_know_is_dealt_again(file: Path) -> None:
    match = opened(given(file, "--until", str(ROW), "--seat", "1", "--bots", "random"), Script([]), "en")
    assert match is not None
    old = then(file)
    assert match.people() == [1] and match.origin == len(old.line) < ROW
    assert (match.rows[match.origin].kind, match.rows[match.origin].text) == (FROM, DEAL)
    assert match.state.view(1) == old.state.view(1) and match.options == old.options
    play_out(match)
    verified = verify(match.record(), game)
    assert verified.played_on and verified.draws


def test_several_at_the_keyboard_keep_what_they_held(file: Path) -> None:
    match = opened(given(file, "--until", str(ROW), "--seat", "2", "--hot-seat", "2", "--seed", "4"), Script([]), "en")
    assert match is not None and match.fair is None
    assert match.people() == [0, 2] and match.rows[match.origin].text == KEEP
    assert [match.state.view(seat) for seat in range(3)] == [then(file).state.view(seat) for seat in range(3)]


def test_the_log_says_where_it_began(file: Path) -> None:
    match = opened(given(file, "--until", str(ROW), "--seed", "4"), Script([]), "it")
    assert match is not None
    lines = Session(match, Script([]), "it", []).lines(0, len(match.rows))
    begun = [line.text for line in lines if line.text.startswith("Si riprende da qui")]
    assert begun == ["Si riprende da qui: ciò che non potevi sapere è stato ridistribuito"]
    assert lines[-1].text == begun[0] and len(lines) > 20


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "--from needs --until"),
        (["--until", "9999"], "there is no row 9999"),
        (["--until", "5", "--seat", "3"], "there is no seat 3"),
        (["--until", "5", "--players", "3"], "leave out --load, --players and --option"),
        (["--until", "5", "--hot-seat", "4"], "4 people do not fit 3 seats"),
        (["--until", "5", "--bots", "random,random,random"], "3 bots do not fit 3 seats"),
        (["--until", "5", "--words", "--seed", "3"], "either --words or --seed"),
    ],
)
def test_what_does_not_fit_is_refused(
    file: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--text", "--from", str(file), *arguments]) == 2
    assert said in capsys.readouterr().err


def test_the_end_another_game_and_a_match_that_goes_on_are_refused(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    rows = len(record["rows"])
    assert main(["play", "--text", "--from", str(file), "--until", str(rows)]) == 2
    assert "the game is over" in capsys.readouterr().err
    assert main(["play", "venezia", "--text", "--from", str(file), "--until", "5"]) == 2
    assert "is a match of san-juan, not of venezia" in capsys.readouterr().err
    record["rows"] = record["rows"][:60]
    open_file = tmp_path / "open.json"
    open_file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["play", "--text", "--from", str(open_file), "--until", "5"]) == 2
    assert "is not over; --load goes on with it" in capsys.readouterr().err
