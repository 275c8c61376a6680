"""The commands when all is well: what they print, for people and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.adapters import compare
from ludoteca.adapters.extra import NotInstalled
from ludoteca.cli.main import main
from ludoteca.core.protocol import Game

ARENA = ["arena", "san-juan", "--bots", "random,random,random", "--games", "4", "--seed", "7"]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(said(capsys, *arguments, "--json"))


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    row = next(row for row in told(capsys, "games") if row["name"] == "san-juan")
    assert row["players"] == [2, 3, 4]
    assert row["version"] >= 1 and row["data"] and row["standing"]
    assert {"name": "events", "values": ["no", "yes"], "default": "no", "each": []} in row["options"]
    text = said(capsys, "games")
    assert "san-juan" in text and "2-4" in text and "edition = first | second" in text


def test_games_explains_its_terms_and_how_sure_the_data_are(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "games")
    assert "The castle link is for duchies 11-18 alone (E 1.5, R41)" in text
    assert "board and token values made by us" in text and "from a single source" in text
    standings = {row["name"]: row["standing"] for row in told(capsys, "games")}
    assert "house" in standings["venezia"] and "single-source" in standings["burgundy"]


def test_arena_has_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    summary = told(capsys, *ARENA, "--option", "events=yes")
    assert list(summary) == ["game", "players", "parties", "options", "seed", "games", "decisions", "seconds", "bots"]
    assert (summary["game"], summary["players"], summary["seed"], summary["games"]) == ("san-juan", 3, 7, 4)
    assert summary["options"]["events"] == "yes"
    fields = ["name", "games", "win_share", "low", "high", "points", "margin", "ms_per_move"]
    assert [list(bot) for bot in summary["bots"]] == [fields] * 3
    assert [bot["name"] for bot in summary["bots"]] == ["random", "random#2", "random#3"]
    assert sum(bot["win_share"] for bot in summary["bots"]) == pytest.approx(1)
    assert all(0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1 for bot in summary["bots"])


def test_arena_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, *ARENA).splitlines()
    assert lines[0].startswith("san-juan, 3 players, 4 games")
    assert lines[1].split()[:3] == ["bot", "games", "wins"]
    assert len(lines) == 5


def test_arena_fills_more_seats_than_bots(capsys: pytest.CaptureFixture[str]) -> None:
    summary = told(capsys, "arena", "san-juan", "--bots", "random", "--players", "4", "--games", "3")
    assert summary["players"] == 4
    assert [(bot["games"], bot["win_share"]) for bot in summary["bots"]] == [(12, 0.25)]


def test_bench_has_the_promised_shape(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.arena.speed.ROUND_SECONDS", 0.001)
    monkeypatch.setattr("ludoteca.arena.speed.KEPT", 10)
    monkeypatch.setattr("ludoteca.arena.speed.SEARCHED", 1)
    monkeypatch.setattr("ludoteca.arena.speed.BATCH", 4)
    rows = told(capsys, "bench", "san-juan", "--players", "2")
    fields = "game players games_per_second decisions_per_second decisions_per_game clone_us clone_kept_us compiled"
    fields += " mcts_per_second features_us batch_per_second"
    assert [list(row) for row in rows] == [fields.split()]
    assert rows[0]["compiled"] is ludoteca.compiled
    assert rows[0]["decisions_per_second"] > rows[0]["games_per_second"] > 0 and rows[0]["clone_us"] > 0
    text = said(capsys, "bench", "san-juan")
    assert text.count("san-juan") == 3 and ">= 1,000,000" in text and "<= 3.5" in text
    text = said(capsys, "bench", "burgundy", "--option", "team=expert")
    assert text.count("burgundy") == 1 and " 4 " in text and ">=" not in text, (
        "a team needs four; budgets are for the base"
    )


def test_bench_lays_the_interfaces_beside_each_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = [way for way in compare.WAYS if way[1] == 1 and way[0].startswith(("plain", "batch"))]

    def missing(game: Game, players: int, options: dict[str, str]) -> float:
        raise NotInstalled("such a library is not installed")

    monkeypatch.setattr(compare, "WAYS", (*ours, ("theirs", 1, missing)))
    monkeypatch.setattr(compare, "ROUND_SECONDS", 0.001)
    monkeypatch.setattr(compare, "BATCH", 4)
    monkeypatch.setattr("ludoteca.arena.speed.BATCH", 4)
    monkeypatch.setattr("ludoteca.arena.speed.ROUND_SECONDS", 0.001)
    main(["bench", "san-juan", "--players", "2", "--interfaces", "--json"])
    out, error = capsys.readouterr()
    rows = json.loads(out)
    assert [row["interface"] for row in rows] == ["plain loop", "plain loop, observed", "batch"]
    assert all(row["decisions_per_second"] > 0 and row["processes"] == 1 for row in rows)
    assert error == "notice: such a library is not installed\n"
    main(["bench", "venezia", "--players", "5", "--interfaces"])
    text = capsys.readouterr().out
    assert "decisions/s" in text and text.count("venezia") == 3


def test_records_of_an_arena_can_be_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    told(capsys, *ARENA, "--records", str(file))
    assert len(file.read_text().splitlines()) == 4
    for line in ("1", "4"):
        match = told(capsys, "replay", str(file), "--line", line)
        assert match["over"] and min(match["ranking"]) == 1
        assert match["scores"] == [sum(points) for points in zip(*match["tally"].values(), strict=True)]
    text = said(capsys, "replay", str(file))
    assert "seat 0  is played by random" in text and "place" in text


def test_replay_until_a_row(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    told(capsys, *ARENA[:-4], "--games", "1", "--records", str(file))
    file.write_text(json.dumps(json.loads(file.read_text()), indent=1))
    match = told(capsys, "replay", str(file), "--until", "10")
    assert len(match["rows"]) == 10 and not match["over"] and match["ranking"] is None
    text = said(capsys, "replay", str(file), "--until", "10")
    assert text.splitlines()[-1].split()[0] == "seat" and "is asked" in text


def test_play_shows_a_whole_match(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "play", "--watch", "san-juan", "--players", "3", "--seed", "5")
    assert text.startswith("san-juan, 3 players") and "seed 5" in text and "place" in text
    assert said(capsys, "play", "--watch", "san-juan", "--players", "3", "--seed", "5") == text
    assert "place" in said(capsys, "play", "--watch")


def test_a_match_is_watched_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "play", "--watch", "san-juan", "--seed", "5", "--lang", "en")
    assert "Petra takes the " in text and "role builder" not in text and "seat 0" not in text
    plain = said(capsys, "play", "--watch", "venezia", "--seed", "5", "--lang", "it", "--plain")
    assert "Mastro costruttore è " in plain and plain.count("Cannaregio: ") == 1, "the table is told once"


def test_version_says_whether_it_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    expected = "compiled" if ludoteca.compiled else "not compiled"
    assert capsys.readouterr().out == f"ludoteca {ludoteca.__version__} ({expected})\n"


def test_arena_with_a_focal_bot(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    focal = ["arena", "san-juan", "--focal", "greedy", "--field", "random", "--players", "3", "--games", "6"]
    summary = told(capsys, *focal, "--report", str(tmp_path / "page"), "--resume", str(tmp_path / "kept.jsonl"))
    assert [(bot["name"], bot["games"]) for bot in summary["bots"]] == [("greedy", 6), ("random", 12)]
    assert summary["bots"][0]["win_share"] == 1
    assert (tmp_path / "page" / "index.html").read_text().startswith("<!doctype html>")
    again = told(capsys, *focal, "--resume", str(tmp_path / "kept.jsonl"))
    assert again["bots"] == summary["bots"] and again["decisions"] == summary["decisions"]


def test_arena_stops_when_the_test_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    focal = ["arena", "san-juan", "--focal", "greedy", "--field", "random", "--players", "2", "--games", "60"]
    summary = told(capsys, *focal, "--sprt", "0.5,0.6")
    assert summary["games"] == 40 and summary["verdict"] == "high"
    assert "share is 60.0% rather than 50.0%" in said(capsys, *focal, "--sprt", "0.5,0.6")


def test_arena_with_a_pool(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "san-juan", "--pool", "random,novice,greedy", "--games", "4"]
    summary = told(capsys, *arguments)
    assert summary["games"] == 12 and len(summary["matrix"]) == 6
    assert max(summary["ratings"], key=lambda rating: rating["mu"])["name"] == "greedy"
    assert said(capsys, *arguments).count("greedy") == 5
