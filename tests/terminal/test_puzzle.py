"""Puzzles at the table in the terminal: the position as its seat sees it, one answer, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path

import pytest
from tests.review import sample
from tests.terminal.script import Script

from ludoteca.cli.main import main
from ludoteca.core.errors import LudotecaError
from ludoteca.review import files
from ludoteca.review.puzzle import Puzzle, Source
from ludoteca.review.shape import Option
from ludoteca.terminal.puzzles import NoPuzzle, Puzzles
from ludoteca.terminal.puzzling import Puzzling
from ludoteca.terminal.solved import Solved

TODAY = date(2026, 11, 20)


@pytest.fixture(autouse=True)
def held(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[Source]]:
    """Two puzzles of San Juan and two of Venezia, in place of those of the package."""
    made = {name: [sample.source(name)] for name in ("san-juan", "venezia")}
    monkeypatch.setattr(files, "read", lambda game: made.get(game, []))
    return made


def puzzles(tmp_path: Path, lines: Iterable[str], lang: str = "en", day: int = 0) -> Puzzles:
    return Puzzles(Script(lines), lang, Solved(tmp_path / "puzzles.json"), lambda: TODAY + timedelta(day))


def solve(run: Puzzles, puzzle: Puzzle, theme: str = "") -> None:
    run.run(run.named(puzzle.id), theme)


def best(puzzle: Puzzle) -> str:
    return puzzle.options[0].text


def test_a_right_answer_is_told_with_all_others_and_moves_the_rating(
    held: dict[str, list[Source]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = held["san-juan"][0].puzzles[0]
    solve(puzzles(tmp_path, [best(puzzle), "quit"]), puzzle)
    said = capsys.readouterr().out
    assert "Puzzle: Choosing a role." in said and "between bots at 2 seats, difficulty 1400" in said
    assert "Right: " in said and "60.0% to win · 40.0 points (you)" in said and "margin ±2.0%" in said
    assert said.count(" to win · ") == len(puzzle.options)
    assert "In the game the bot chose “" in said and "came to place 2 of 2" in said
    assert "San Juan: 1632 ±" in said and "(+132)" in said and "1 right in a row, best 1 · one day in a row" in said


def test_a_wrong_answer_says_what_it_costs_and_comes_back(
    held: dict[str, list[Source]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = held["venezia"][0].puzzles[0]
    solve(puzzles(tmp_path, [puzzle.options[-1].text, "quit"], "it"), puzzle)
    said = capsys.readouterr().out
    assert f"La tua costa il {5 * (len(puzzle.options) - 1)},0% di vittoria." in said
    assert "Torna fra 3 giorni." in said and "0 giusti di fila" in said
    later = puzzles(tmp_path, [best(puzzle), "quit"], "it", day=3)
    later.run(later.of("venezia", ""))
    said = capsys.readouterr().out
    assert "Giusto: " in said and "Torna fra 10 giorni." in said


def test_within_the_margin_an_answer_is_right_too(
    held: dict[str, list[Source]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = held["san-juan"][0].puzzles[0]
    puzzle.margin = 0.05
    solve(puzzles(tmp_path, [puzzle.options[1].text, "quit"]), puzzle)
    puzzle.margin = 0.02
    assert "As good as the best, " in capsys.readouterr().out


def test_one_answer_by_its_number_and_no_command_that_would_play_or_tell(
    held: dict[str, list[Source]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = held["san-juan"][0].puzzles[0]
    lines = ["hint", "undo", "help", "1 2", "look", "log 3", "99", "1", "why", "quit"]
    solve(puzzles(tmp_path, lines), puzzle)
    said = capsys.readouterr().out
    assert "“hint” is no answer here" in said and "“undo” is no answer here" in said
    commands = said.split("Commands.")[1].split("help rules")[0]
    assert "\n  why " in commands and not any(f"\n  {word} " in commands for word in ("hint", "undo", "save", "load"))
    assert "One answer, please." in said and "There is no 99" in said and "±" in said


def test_a_skipped_puzzle_changes_nothing_and_leaving_ends_it(
    held: dict[str, list[Source]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = held["san-juan"][0].puzzles
    solve(puzzles(tmp_path, ["skip", best(second), "", "never"]), first)
    said = capsys.readouterr().out
    assert "There are no more for now." in said and said.count("Find the best answer") == 2
    assert list(Solved(tmp_path / "puzzles.json").read().seen) == [second.id]
    solve(puzzles(tmp_path, []), first)  # input ends


def test_the_puzzle_of_the_day_is_asked_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = puzzles(tmp_path, ["1", "quit"])
    run.run(run.of_today())
    assert "You have answered it today" not in capsys.readouterr().out
    run = puzzles(tmp_path, ["quit"])
    run.run(run.of_today())
    assert "The puzzle of the day · Venezia." in (said := capsys.readouterr().out) and "Here is another one" in said


def test_the_table_is_what_its_seat_sees(held: dict[str, list[Source]]) -> None:
    source = held["san-juan"][0]
    puzzle = source.puzzles[0]
    asking = Puzzling(source, puzzle, Script([]), "en")
    shown = asking.screenful()
    assert asking.reader == puzzle.seat and shown.speech.me == puzzle.seat
    assert shown.drawing.question == files.position(source, puzzle).question(puzzle.seat)
    drawn = " ".join(shown.drawing.aloud(files.position(source, puzzle).state.view(puzzle.seat)))
    assert all(line in drawn for line in shown.drawing.aloud(shown.view))


def test_of_a_series_one_pick_is_the_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Paying for a card asks for several; what is weighed is the next pick alone."""
    match = sample.played()
    ply, step = next((ply, step) for ply, step, decision in sample.answers(match) if decision.least > 1)
    record = match.record()
    options = [Option(match.game.actions[0].code, step.row.text, 0.5, 30)]
    puzzle = Puzzle("s", ply, step.seat, "", "pay", options, 0.01, step.row.text, 1, 2, 1500, 60)
    asking = Puzzling(Source({**record, "rows": record["rows"][:ply]}, [puzzle]), puzzle, Script([step.row.text]), "en")
    assert not asking.menu().series
    assert asking.asked() and asking.given is not None and asking.given.text == step.row.text


def test_what_there_is_none_of_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = puzzles(tmp_path, [])
    with pytest.raises(NoPuzzle, match="no puzzle 'x'"):
        run.named("x")
    with pytest.raises(NoPuzzle, match="theme 'x'; there are role"):
        run.of("", "x")
    with pytest.raises(NoPuzzle, match="no puzzles of burgundy"):
        run.of("burgundy", "")
    monkeypatch.setattr(files, "read", lambda game: [])
    with pytest.raises(NoPuzzle, match="no puzzles here"):
        run.of_today()


def test_a_broken_file_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text('{"ratings": 3}')
    with pytest.raises(LudotecaError, match="does not hold your puzzles"):
        Solved(file).read()
    assert file.read_text() == '{"ratings": 3}'


def test_the_command_says_what_is_wrong_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "san-juan", "--id", "x", "--plain"]) == 2
    assert main(["puzzle", "--id", "x", "--plain"]) == 2
    assert main(["puzzle", "chess"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 3 and "leave out GAME" in said[0] and "no puzzle 'x'" in said[1] and "'chess'" in said[2]
