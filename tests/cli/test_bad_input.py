"""Bad input: one clear line on stderr, exit code 2, nothing on stdout, nothing written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.main import main

ARENA = ("arena", "san-juan", "--games", "1", "--records", "records.jsonl")
BOTS = ("--bots", "random,random")
AGENT = ("agent", "san-juan", "--program", "true")

COMMANDS: list[tuple[tuple[str, ...], str]] = [
    (("fly",), "invalid choice: 'fly'"),
    (("games", "--xml"), "unrecognized arguments: --xml"),
    (("arena", "chess", *BOTS), "no game 'chess'; there are san-juan"),
    (("bench", "chess"), "no game 'chess'"),
    (("play", "chess"), "no game 'chess'"),
    (ARENA, "one of the arguments --bots --focal --pool is required"),
    ((*ARENA, "--bots", "random,deep"), "no bot 'deep'; there are random"),
    ((*ARENA, "--bots", "random,,random"), "separated by commas"),
    ((*ARENA, "--bots", "random"), "san-juan is for 2, 3, 4 players, not 1"),
    ((*ARENA, "--bots", "random,random,random,random,random"), "not 5"),
    ((*ARENA, *BOTS, "--players", "9"), "san-juan is for 2, 3, 4 players, not 9"),
    ((*ARENA, "--bots", "random,random,random", "--players", "2"), "3 bots do not fit 2 seats"),
    ((*ARENA, *BOTS, "--players", "two"), "'two' is not a whole number"),
    ((*ARENA, *BOTS, "--option", "colour=red"), "san-juan has no option 'colour'"),
    ((*ARENA, *BOTS, "--option", "events=maybe"), "option events is one of no, yes, not 'maybe'"),
    ((*ARENA, *BOTS, "--option", "events"), "NAME=VALUE, not 'events'"),
    ((*ARENA, *BOTS, "--option", "events=yes", "--option", "events=no"), "option events is given twice"),
    ((*ARENA, *BOTS, "--seed", "-1"), "-1 is not a number from 0"),
    ((*ARENA, *BOTS, "--seed", "x"), "'x' is not a whole number"),
    ((*ARENA, *BOTS, "--seed", str(2**63)), "is not a number from 0"),
    ((*ARENA, *BOTS, "--games", "0"), "0 is not a number from 1"),
    ((*ARENA, *BOTS, "-j", "0"), "0 is not a number from 1"),
    (("arena", "san-juan", *BOTS, "--games", "1", "--records", "no/such/folder.jsonl"), "cannot write no/such/folder"),
    (
        ("arena", "san-juan", *BOTS, "--games", "1", "--report", "/dev/null/report"),
        "cannot write a report to /dev/null",
    ),
    (("arena", "san-juan", "--focal", "greedy"), "--focal and --field belong together"),
    (("arena", "san-juan", *BOTS, "--field", "greedy"), "--focal and --field belong together"),
    ((*ARENA, *BOTS, "--resume", "kept.jsonl"), "--records needs every match anew"),
    ((*ARENA, *BOTS, "--sprt", "0.6"), "'0.6' is not two shares"),
    ((*ARENA, *BOTS, "--sprt", "0.6,0.5"), "the lower one first"),
    ((*ARENA, "--bots", "greedy:nobody,random"), "san-juan has no heuristic 'nobody'; it has"),
    ((*ARENA, "--pool", "random,random"), "each once"),
    ((*ARENA, "--bots", "random,random", "--neighbours", "3"), "--neighbours is for a --pool"),
    ((*ARENA, "--bots", f"mcts:{10**20},random"), "is not a whole number from 1 to 1000000000"),
    ((*ARENA, *BOTS, "--games", str(10**20)), "is not a number from 1 to 1000000000"),
    (("play", "san-juan", "--text", "--option", "events=maybe"), "option events is one of no, yes, not 'maybe'"),
    (("play", "san-juan", "--names", "Anna,Bea"), "2 names for 1 at the keyboard"),
    (("bench", "san-juan", "--players", "7"), "not 7"),
    (("bench", "--players", "77"), "no game is for 77 players"),
    (("play", "san-juan", "--bots", "deep"), "no bot 'deep'"),
    (("play", "san-juan", "--players", "2", "--bots", "random,random,random"), "3 bots do not fit 2 seats"),
    (("play", "san-juan", "--seed", "1.5"), "'1.5' is not a whole number"),
    (("play", "--port", "65536"), "65536 is not a number from 0 to 65535"),
    (("serve", "--port", "65536"), "65536 is not a number from 0 to 65535"),
    (("serve", "--port", "http"), "'http' is not a whole number"),
    (("serve", "--workers", "-1"), "-1 is not a number from 0"),
    (("serve", "--db", "mysql://x"), "no database of kind 'mysql'"),
    (("backup", "copy.db", "--db", "sqlite:///none.db"), "there is no database none.db"),
    (("restore", "none.db", "--db", "sqlite:///new.db"), "there is no file none.db"),
    (("restore", ".", "--db", "sqlite:///new.db"), "there is no file ."),
    (("replay", "nothing.jsonl"), "cannot read nothing.jsonl: No such file"),
    (("replay", "."), "cannot read .: Is a directory"),
    (("replay",), "required: FILE"),
    ((*ARENA, *BOTS, "--ray", ""), "an address is empty"),
    (("agent", "san-juan", "--program", ""), "'' cannot be started: it names no program"),
    (("agent", "san-juan", "--program", " "), "' ' cannot be started: it names no program"),
    (("agent", "san-juan", "--program", "play 'it"), "cannot be started: No closing quotation"),
    ((*AGENT, "--players", "7"), "san-juan is for 2, 3, 4 players, not 7"),
    ((*AGENT, "--players", "3", "--against", "random,random,random"), "3 bots do not fit 2 other seats"),
    ((*AGENT, "--against", "random,random,random,random"), "not 5"),
    (("agent", "burgundy", "--program", "true", "--option", "solo=33", "--against", "random"), "solo"),
]


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ludoteca: ") and err.count("\n") == 1 and err.endswith("\n"), err
    assert "Traceback" not in err
    return err


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("arguments", "message"), COMMANDS, ids=lambda value: " ".join(value) or "-")
def test_a_wrong_command(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert message in refused(capsys, *arguments)
    assert list(tmp_path.iterdir()) == []


Edit = Callable[[dict[str, Any]], object]


def play_rows(record: dict[str, Any]) -> list[int]:
    return [at for at, row in enumerate(record["rows"]) if row["kind"] == "play"]


def swap_first_answers(record: dict[str, Any]) -> None:
    """An answer that is legal somewhere, where it is not."""
    record["rows"][play_rows(record)[0]]["text"] = "produce indigo_plant"


def drop_draws(record: dict[str, Any]) -> None:
    del next(row for row in record["rows"] if "draws" in row)["draws"]


def add_draw(record: dict[str, Any]) -> None:
    row = next(row for row in record["rows"] if "draws" in row)
    row["draws"].append(row["draws"][0])


def undo(to: str) -> dict[str, Any]:
    return {"kind": "undo", "seat": 0, "text": to}


EDITS: list[tuple[str, Edit, str]] = [
    ("another game", lambda record: record.update(game="chess"), "no game 'chess'"),
    ("another version", lambda record: record.update(version=999), "rules version 999"),
    ("other data", lambda record: record.update(data="0" * 16), "other component data"),
    ("no rows", lambda record: record.pop("rows"), "the record has no 'rows'"),
    ("rows of a wrong type", lambda record: record.update(rows="many"), "'rows' of the record is not of type list"),
    ("too many seats", lambda record: record.update(seats=12), "not 12"),
    ("an unknown option", lambda record: record.update(options={"colour": "red"}), "no option 'colour'"),
    ("an answer that is not possible", swap_first_answers, "row 2: 'produce indigo_plant' does not answer"),
    ("an answer that does not exist", lambda record: record["rows"][2].update(text="fly"), "row 2: 'fly' is not"),
    ("a seat that is not asked", lambda record: record["rows"][2].update(seat=1 - record["rows"][2]["seat"]), "row 2:"),
    ("no such seat", lambda record: record["rows"][5].update(seat=7), "row 5: no seat 7"),
    ("an unknown kind of row", lambda record: record["rows"][4].update(kind="cheat"), "row 4: unknown kind 'cheat'"),
    ("a row that is no object", lambda record: record["rows"].insert(3, 17), "row 3: not an object"),
    ("a draw left out", drop_draws, "fewer draws than the rules make"),
    ("a draw too many", add_draw, "draws"),
    ("a start that is cut", lambda record: record.update(start=record["start"][:-1]), "fewer draws at the start"),
    ("a row left out", lambda record: record["rows"].pop(play_rows(record)[0]), "row 2:"),
    ("undo to no number", lambda record: record["rows"].append(undo("²")), "'²' is not a row number"),
    ("undo to a long number", lambda record: record["rows"].append(undo("9" * 5000)), "is no answer in effect"),
    ("a seat taken by nobody", lambda record: record["rows"][0].update(text=""), "row 0: '' is no name"),
    ("a seat taken by a bell", lambda record: record["rows"][0].update(text="\a"), "row 0: '?' is no name"),
    ("a row after the end", lambda record: record["rows"].append(record["rows"][-1]), "the game is over"),
]


@pytest.fixture(scope="module")
def record_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("records") / "record.jsonl"
    assert main(["arena", "san-juan", *BOTS, "--games", "1", "--records", str(file), "--json"]) == 0
    return file.read_text()


@pytest.mark.parametrize(("edit", "message"), [case[1:] for case in EDITS], ids=[case[0] for case in EDITS])
def test_an_edited_record(
    edit: Edit, message: str, record_text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = json.loads(record_text)
    edit(record)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    capsys.readouterr()
    for form in ((), ("--json",)):
        assert message in refused(capsys, "replay", str(file), *form)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "is empty"),
        (b"\xff\xfe\x00", "is not a text file"),
        (b"[1, 2", "is not JSON, or cut short"),
        (b"[]", "a record is a JSON object"),
        (b"null", "a record is a JSON object"),
        (b"[" * 100_000, "nested too deeply"),
    ],
    ids=["empty", "binary", "cut", "a list", "null", "nested"],
)
def test_a_file_that_is_no_record(
    text: bytes, message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(text)
    assert message in refused(capsys, "replay", str(file))


@pytest.mark.parametrize(
    ("text", "message"),
    [(b"\xff\xfe\x00", "not a text file"), (b"{", "not JSON"), (b"[" * 100_000, "nested too deeply")],
    ids=["binary", "cut", "nested"],
)
def test_a_file_that_is_no_board(text: bytes, message: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "board.json").write_bytes(text)
    assert f"board.json: {message}" in refused(capsys, "games", "--board", "board.json")


def test_a_saved_match_of_another_game(record_text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "saved.json").write_text(record_text)
    said = refused(capsys, "play", "venezia", "--load", "saved.json")
    assert "saved.json is a match of san-juan, not of venezia" in said


def test_results_kept_where_there_are_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8")
    arena = ("arena", "san-juan", *BOTS, "--games", "1")
    assert "photo.jpg is not a text file" in refused(capsys, *arena, "--resume", "photo.jpg")
    assert "it is a file, not a folder" in refused(capsys, *arena, "--report", "photo.jpg")
    assert [file.name for file in tmp_path.iterdir()] == ["photo.jpg"]


def test_a_restore_from_what_is_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no database")
    assert "notes.txt: file is not a database" in refused(capsys, "restore", "notes.txt", "--db", "sqlite:///new.db")
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]


def test_a_truncated_record(record_text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(record_text[: len(record_text) // 2])
    assert "is not JSON, or cut short" in refused(capsys, "replay", str(file))
    file.write_text(record_text + record_text[: len(record_text) // 2])
    said = refused(capsys, "replay", str(file), "--line", "2")
    assert "has one record, there is no line 2: the file is cut short" in said


def test_lines_and_rows_that_are_not_there(
    record_text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "records.jsonl"
    file.write_text(record_text)
    assert "one record, there is no line 2" in refused(capsys, "replay", str(file), "--line", "2")
    assert "there is no row 99999" in refused(capsys, "replay", str(file), "--until", "99999")
    file.write_text(record_text * 3)
    assert "3 records, there is no line 4" in refused(capsys, "replay", str(file), "--line", "4")
