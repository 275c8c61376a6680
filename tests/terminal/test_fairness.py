"""Fair dealing at the table in the terminal."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest
from tests.terminal.script import Script

from ludoteca.bots.levels import MIDDLE
from ludoteca.bots.luck import luck
from ludoteca.cli.main import main, parser
from ludoteca.cli.play import opened
from ludoteca.core.chance import seeded
from ludoteca.core.fair import WORDS, commitment_to
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.registry import game
from ludoteca.core.rows import PERSON
from ludoteca.core.verify import verify
from ludoteca.terminal.session import Session


def given(*arguments: str) -> argparse.Namespace:
    return parser().parse_args(["play", "san-juan", "--text", "--plain", *arguments])


def play_out(match: Match) -> None:
    dice = seeded(1)
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)


def test_a_match_is_dealt_from_a_secret_whose_commitment_is_shown_first(capsys: pytest.CaptureFixture[str]) -> None:
    match = opened(given(), Script([]), "en")
    assert match is not None and match.fair is not None
    assert commitment_to(match.fair.secret) in capsys.readouterr().out
    other = opened(given(), Script([]), "en")
    assert other is not None and other.fair is not None and other.fair.secret != match.fair.secret


def test_opponents_are_of_the_level_of_a_table_in_the_browser() -> None:
    match = opened(given("--players", "3"), Script([]), "en")
    assert match is not None and match.control == [PERSON, MIDDLE, MIDDLE]


def test_people_at_the_keyboard_add_words_after_the_commitment(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Script(["a" * (WORDS + 1), "alfa", ""])
    match = opened(given("--words", "--hot-seat", "2", "--players", "3"), screen, "en")
    assert match is not None and match.fair is not None and match.fair.words == ("alfa", "", "")
    said = capsys.readouterr().out
    assert said.index("Its commitment is") < said.index("words of your own") and f"at most {WORDS}" in said


def test_words_and_a_seed_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "san-juan", "--text", "--words", "--seed", "4"]) == 2
    assert "either --words or --seed" in capsys.readouterr().err


def test_the_secret_is_told_when_the_game_is_over_and_not_before(capsys: pytest.CaptureFixture[str]) -> None:
    match = opened(given(), Script([]), "en")
    assert match is not None and match.fair is not None
    secret = match.fair.secret.hex()
    session = Session(match, Script(["fair", "quit", "quit"]), "en", [])
    session.run()
    said = capsys.readouterr().out
    assert match.fair.commitment in said and "told when the game is over" in said and secret not in said
    play_out(match)
    Session(match, Script(["fair"]), "en", []).run()
    assert f"The secret was {secret}" in capsys.readouterr().out


def test_a_saved_game_goes_on_by_its_secret_and_verifies(tmp_path: Path) -> None:
    match = opened(given(), Script([]), "en")
    assert match is not None
    Session(match, Script([f"save {tmp_path / 'kept.json'}", "quit", "quit"]), "en", []).run()
    record = json.loads((tmp_path / "kept.json").read_text(encoding="utf-8"))
    loaded = opened(given("--load", str(tmp_path / "kept.json")), Script([]), "en")
    assert loaded is not None
    for one in (match, loaded):
        play_out(one)
    assert loaded.rows == match.rows
    assert verify(record, game).draws < loaded.drawn
    assert verify(loaded.record(), game).draws == loaded.drawn


def test_what_bots_think_with_has_nothing_in_common_with_the_match() -> None:
    """The luck of a bot in seat 0 of the match of seed 0 was the match's own generator."""
    match = Match(game("san-juan"), 2, {}, 0)
    states = {seeded(luck(match, f"bot in seat {seat}")).state for seat in range(2)}
    assert len(states) == 2 and not states & {seeded(number).state for number in range(64)}
    fair = opened(given(), Script([]), "en")
    assert fair is not None and luck(fair, "bot") != luck(fair, "bot")
