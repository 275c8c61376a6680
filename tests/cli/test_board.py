"""`--board FILE`: every command on a board of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.cli.main import main
from ludoteca.core import registry

ARENA = ("arena", "venezia", "--bots", "random,random,random", "--games", "3")


def said(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    assert main([str(word) for word in arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    assert main([str(word) for word in arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    return err


@pytest.mark.parametrize("processes", ["1", "2"])
def test_matches_of_an_arena_are_played_on_it(
    processes: str, own_board: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "records.jsonl"
    said(capsys, *ARENA, "--board", own_board, "-j", processes, "--records", file)
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert [record["board"] for record in records] == ["My board"] * 3
    text = said(capsys, "replay", file, "--board", own_board, "--line", "2")
    assert text.startswith("venezia on My board, 3 players") and "place" in text


def test_a_record_is_refused_on_another_board_and_both_are_named(
    own_board: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, ours = tmp_path / "own.jsonl", tmp_path / "ours.jsonl"
    said(capsys, *ARENA, "--board", own_board, "--records", own)
    said(capsys, *ARENA, "--records", ours)
    assert "made on the board 'My board'" in refused(capsys, "replay", own)
    assert "here lies 'House board A'" in refused(capsys, "play", "--text", "--load", own)
    assert "made on the board 'House board A'" in refused(capsys, "replay", ours, "--board", own_board)
    assert said(capsys, "replay", ours).startswith("venezia on House board A")


def test_results_on_one_board_are_not_mixed_with_those_on_another(
    own_board: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.jsonl"
    said(capsys, *ARENA, "--resume", kept)
    assert "the results of another run" in refused(capsys, *ARENA, "--resume", kept, "--board", own_board)


def test_with_a_board_the_game_need_not_be_named(own_board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "play", "--watch", "--board", own_board).startswith("venezia on My board")


def test_games_says_how_well_the_board_is_attested(own_board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "board and token values verified" in said(capsys, "games", "--board", own_board)
    assert "board and token values made by us" in said(capsys, "games")


def test_speed_is_measured_on_it(
    own_board: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.arena.speed.ROUND_SECONDS", 0.001)
    monkeypatch.setattr("ludoteca.arena.speed.KEPT", 10)
    monkeypatch.setattr("ludoteca.arena.speed.SEARCHED", 1)
    monkeypatch.setattr("ludoteca.arena.speed.BATCH", 4)
    lines = said(capsys, "bench", "--players", "3", "--board", own_board).splitlines()
    assert [line.split()[0] for line in lines[1:-1]] == ["venezia"]


def test_a_board_is_for_its_own_game(own_board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (("play", "san-juan"), ("bench", "venezia", "san-juan"), ("arena", "san-juan", "--bots", "random")):
        assert "is a board of venezia, not of san-juan" in refused(capsys, *command, "--board", own_board)


@pytest.mark.parametrize("command", [("games",), ("play", "--text"), ("serve",), ("bench",), ARENA, ("replay", "x")])
def test_what_is_wrong_with_a_board_is_said_with_its_place(
    command: tuple[str, ...], own_board: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(own_board.read_bytes())
    data["hexes"][3]["quarter"] = "Z"
    own_board.write_text(json.dumps(data))
    told = refused(capsys, *command, "--board", own_board)
    assert told == f"ludoteca: {own_board}: venezia: hex A04: there is no quarter Z\n"


def test_a_command_leaves_no_board_behind(own_board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "games", "--board", own_board)
    assert registry.boards() == [] and registry.game("venezia").board_name() == "House board A"


# Several files at once


def burgundy_part(folder: Path, part: str) -> Path:
    data = json.loads(registry.component_files("burgundy")[f"burgundy_{part}.json"])
    path = folder / f"{part}.json"
    path.write_text(json.dumps({"schema": f"ludoteca.burgundy.{part}/1", **data}))
    return path


@pytest.mark.parametrize("processes", ["1", "2"])
def test_parts_of_burgundy_are_given_one_by_one(
    processes: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    routes, chateau = burgundy_part(tmp_path, "routes"), burgundy_part(tmp_path, "chateau")
    file = tmp_path / "records.jsonl"
    arena = ("arena", "--bots", "random", "--players", "2", "--games", "2", "-j", processes, "--records", file)
    said(capsys, *arena, "burgundy", "--board", routes, "--board", chateau)
    (data,) = {json.loads(line)["data"] for line in file.read_text().splitlines()}
    with registry.with_boards([str(chateau), str(routes)]) as made:
        assert data == made[0].data != registry.from_files("burgundy", {}).data
    said(capsys, "replay", file, "--board", chateau, "--board", routes)
    assert "component data" in refused(capsys, "replay", file, "--board", routes)


def test_files_of_two_games_serve_a_command_about_both(
    own_board: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    routes = burgundy_part(tmp_path, "routes")
    assert "verified" in said(capsys, "games", "--board", own_board, "--board", routes)
    told = refused(capsys, "play", "venezia", "--text", "--board", own_board, "--board", routes)
    assert told == f"ludoteca: {routes} is a board of burgundy, not of venezia\n"
