"""`ludoteca review`: the figures of the engine, told in a table, in characters, in words, as JSON and as a page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.review import sample

from ludoteca.cli.main import main
from ludoteca.core.match import Match
from ludoteca.core.registry import game
from ludoteca.review import course, engine
from ludoteca.review.shape import Review
from ludoteca.review.words import costliest

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """In place of the engine, which takes its time; what it was asked for."""
    given: list[Any] = []

    class Course:
        plies = (0, 1)

        def __init__(self, match: Match, depth: str) -> None:
            self.match = match
            given.append(depth)

    def judged(course: Course, match: Match, plies: Iterable[int], processes: int) -> Iterable[int]:
        given.append(processes)
        return plies

    def assemble(course: Course, parts: list[int]) -> Review:
        assert parts == [0, 1]
        return sample.review(course.match)

    monkeypatch.setattr(course, "Course", Course)
    monkeypatch.setattr(engine, "judged", judged)
    monkeypatch.setattr(engine, "assemble", assemble)
    return given


def kept(path: Path, *matches: Match) -> str:
    path.write_text("".join(json.dumps(match.record()) + "\n" for match in matches), encoding="utf-8")
    return str(path)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return kept(tmp_path / "match.json", sample.played("san-juan", 4))


def test_luck_and_skill_the_course_and_the_costliest_decisions_are_told(
    file: str, asked: list[Any], capsys: Said
) -> None:
    assert main(["review", file, "--lang", "en", "--depth", "quick", "-j", "3", "--most", "2"]) == 0
    assert asked == ["quick", 3]
    said = capsys.readouterr().out
    review = sample.review(sample.played("san-juan", 4))
    first = review.split[0]
    luck = next(line for line in said.splitlines() if line.startswith("luck"))
    assert luck.split()[1] == f"+{round(100 * first.luck)}" and len(luck.split()) == 5
    assert f"{first.mistakes} of {first.decisions}" in said
    assert said.count("  │") == 4 * 3 and "rounds" in said
    dearest = costliest(review.decisions)
    assert f"row {dearest[0].row} · −{100 * dearest[0].cost:.1f}%" in said
    assert said.count("best was") == 2 and f"{len(dearest) - 2} more mistakes" in said


def test_the_decisions_of_one_seat_in_the_other_language(file: str, capsys: Said) -> None:
    assert main(["review", file, "--lang", "it", "--seat", "3", "--most", "3"]) == 0
    said = capsys.readouterr().out
    heads = [line for line in said.splitlines() if "· riga" in line]
    assert len(heads) == 3 and all("◆ Giocatore 4" in head for head in heads)


def test_json_is_the_review_itself(file: str, capsys: Said) -> None:
    assert main(["review", file, "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out.encode(), type=Review)
    assert told == sample.review(sample.played("san-juan", 4))


def test_the_page_is_written_in_the_language_that_was_asked_for(file: str, tmp_path: Path, capsys: Said) -> None:
    out = tmp_path / "report.html"
    assert main(["review", file, "--lang", "it", "--html", str(out)]) == 0
    assert f"L’analisi è in {out}." in capsys.readouterr().out
    assert out.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="it">')


def test_a_line_of_several_records(tmp_path: Path, capsys: Said) -> None:
    two = kept(tmp_path / "two.jsonl", sample.played("san-juan", 4), sample.played("san-juan", 2))
    assert main(["review", two, "--line", "2", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("san-juan, 2 players")


WRONG: list[tuple[Callable[[Path], list[str]], str]] = [
    (
        lambda here: [kept(here / "x.json", Match(game("venezia"), 2, {}, 1))],
        "x.json is not over: only matches that are",
    ),
    (lambda here: [kept(here / "x.json", sample.played()), "--seat", "2"], "no seat 2; seats go from 0 to 1"),
    (lambda here: [kept(here / "x.json", sample.played()), "--line", "2"], "there is no line 2"),
    (lambda here: [kept(here / "x.json", sample.played()), "--html", str(here)], "it is a folder"),
    (lambda here: [kept(here / "x.json", sample.played()), "--html", "no/such/x.html"], "there is no folder no/such"),
    (lambda here: [kept(here / "x.json", sample.played()), "--depth", "endless"], "invalid choice: 'endless'"),
    (lambda here: [kept(here / "x.json", sample.played()), "-j", "0"], "0 is not a number from 1"),
    (lambda here: [str(here / "none.json")], "cannot read"),
    (lambda here: [str(broken(here / "broken.json"))], "is not JSON, or cut short"),
]


def broken(path: Path) -> Path:
    path.write_text('{"game": "san-juan", "rows": [')
    return path


@pytest.mark.parametrize(("made", "why"), WRONG)
def test_what_is_wrong_is_said_in_one_line_before_anything_is_judged(
    made: Callable[[Path], list[str]], why: str, asked: list[Any], tmp_path: Path, capsys: Said
) -> None:
    assert main(["review", *made(tmp_path)]) == 2
    said = capsys.readouterr()
    assert why in said.err and len(said.err.splitlines()) == 1 and not said.out and not asked
