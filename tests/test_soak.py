"""The long run finds what is broken, names the table that shows it, and counts what was played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.games.san_juan.scenario import at
from tests.games.scene import Staged
from tools.soak import Report, attempt

from ludoteca import testing
from ludoteca.core.registry import OURS, game

SOAK = Path(__file__).parent.parent / "tools" / "soak.py"


def test_a_good_game_is_counted() -> None:
    report = Report()
    attempt(testing.Table(game("san-juan"), 2, {}, 1), False, report)
    assert (report.games, report.broken) == (1, [])
    assert report.decisions == report.longest > 50
    assert report.codes <= report.live


def test_a_broken_game_is_named_with_its_seed() -> None:
    endless = Staged(at("").state)
    endless.longest = 5
    report = Report()
    attempt(testing.Table(endless, 3, {}, 42), False, report)
    assert report.games == 0
    (line,) = report.broken
    assert line.startswith("san-juan 3 players seed 42: ")
    assert "not over within 5 answers" in line


def test_the_command_ends_well_or_with_one_line() -> None:
    short = [sys.executable, str(SOAK), "san-juan", "--games", "1", "--laws", "0", "--mixes", "0", "-j", "1"]
    done = subprocess.run(short, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "15 games, 0 broken" in done.stdout
    wrong = subprocess.run([sys.executable, str(SOAK), "chess"], capture_output=True, text=True)
    assert (wrong.returncode, len(wrong.stderr.splitlines())) == (2, 1)


def test_every_mix_of_options_is_one_that_was_not_there() -> None:
    for name in OURS:
        sets = testing.option_sets(game(name), 3)
        assert all(options not in sets[:at] for at, options in enumerate(sets))
        alone = 1 + sum(len(option.values) - 1 for option in game(name).options)
        assert 1 <= len(sets) - alone <= 3 and all(len(options) > 1 for options in sets[alone:])
