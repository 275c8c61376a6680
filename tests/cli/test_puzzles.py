"""`ludoteca puzzles`: puzzles out of data sets, with a stand-in for the search that takes its time."""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.review import sample

from ludoteca.cli.main import main
from ludoteca.core.match import Match
from ludoteca.core.registry import game
from ludoteca.review.files import parsed
from ludoteca.review.puzzle import Source

Said = pytest.CaptureFixture[str]
FIND = "ludoteca.review.find"


@pytest.fixture(autouse=True)
def _finder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two puzzles in each match that was dealt from an odd seed."""

    def find(matches: Iterable[Match], most: int, told: Callable[..., object] | None) -> Iterator[Source]:
        for match in matches:
            if match.seed % 2:
                yield sample.source(match.game.name, match.seed)

    module = ModuleType(FIND)
    vars(module)["find"] = find
    monkeypatch.setitem(sys.modules, FIND, module)


def data_set(folder: Path, *matches: Match) -> Path:
    folder.mkdir()
    for number, match in enumerate(matches):
        line = json.dumps(match.record()) + "\n"
        (folder / f"{number}.jsonl.gz").write_bytes(gzip.compress(line.encode()))
    return folder


def played(*seeds: int, name: str = "san-juan") -> list[Match]:
    return [sample.played(name, 2, seed) for seed in seeds]


def test_the_puzzles_of_a_data_set_are_written_until_there_are_enough(tmp_path: Path, capsys: Said) -> None:
    folder, out = data_set(tmp_path / "set", *played(3, 4, 5, 7)), tmp_path / "out.jsonl.gz"
    assert main(["puzzles", str(folder), "--out", str(out)]) == 0
    assert "6 puzzles of san-juan from 3 of 4 matches" in (said := capsys.readouterr().out) and "role" in said
    assert [source.record["seed"] for source in parsed(out.read_bytes(), "out")] == [3, 5, 7]
    assert main(["puzzles", str(folder), "--out", str(out), "--most", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["matches"], told["themes"]) == (2, {"role": 3})
    assert [len(source.puzzles) for source in parsed(out.read_bytes(), "out")] == [2, 1]


def test_a_match_that_is_not_over_has_none(tmp_path: Path, capsys: Said) -> None:
    folder = data_set(tmp_path / "set", Match(game("san-juan"), 2, {}, 3))
    assert main(["puzzles", str(folder), "--out", str(tmp_path / "out.jsonl.gz")]) == 0
    assert "0 puzzles" in capsys.readouterr().out


WRONG: list[tuple[Callable[[Path], list[Any]], str]] = [
    (lambda here: [here / "none.jsonl", "--out", here / "x.jsonl.gz"], "cannot read"),
    (lambda here: [here, "--out", here / "x.jsonl.gz"], "is no data set"),
    (lambda here: [data_set(here / "set", *played(3)), "--out", here], "it is a folder"),
    (lambda here: [data_set(here / "set", *played(3)), "--out", here / "no" / "x.gz"], "its folder is not there"),
    (
        lambda here: [data_set(here / "set", *played(3), *played(3, name="venezia")), "--out", here / "x.gz"],
        "these are matches of san-juan, venezia",
    ),
]


@pytest.mark.parametrize(("made", "why"), WRONG)
def test_what_is_wrong_is_said_in_one_line(
    made: Callable[[Path], list[Any]], why: str, tmp_path: Path, capsys: Said
) -> None:
    assert main(["puzzles", *map(str, made(tmp_path))]) == 2
    said = capsys.readouterr()
    assert why in said.err and len(said.err.splitlines()) == 1 and not said.out
    assert not list(tmp_path.glob("x*"))
