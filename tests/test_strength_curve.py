"""Curves of strength: what is played, what is kept, and that the picture tells it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools import strength_curve
from tools.strength_curve import Curves, Point, missing, name_of, put

SEARCH = "mcts:{}"


def point(search: str = SEARCH, time: int = 1, games: int = 2) -> Point:
    return Point(
        search=search, time=time, games=games, share=0.5, low=0.25, high=0.75, margin=0.0, ms=1.0, their_ms=1.0
    )


def curves(*points: Point) -> Curves:
    return Curves(game="san-juan", players=2, field="greedy", seed=1, points=list(points))


def command(folder: Path, *more: str) -> list[str]:
    return [
        "strength_curve", "san-juan", "--old", "greedy:{}", "--new", SEARCH, "--field", "random", "--games", "2",
        "--folder", str(folder), "--runs", str(folder / "runs"), *more,
    ]  # fmt: skip


def test_only_points_that_are_missing_or_too_short_are_played_quick_ones_first() -> None:
    kept = curves(point(time=1, games=100), point(time=3, games=50))
    found = missing(kept, [SEARCH, "net-search:{}"], [10, 3, 1], 100)
    assert found == [
        ("net-search:{}", 1), (SEARCH, 3), ("net-search:{}", 3), (SEARCH, 10), ("net-search:{}", 10),
    ]  # fmt: skip


def test_a_longer_point_takes_the_place_of_a_shorter_one() -> None:
    kept = curves(point(time=1), point(time=3))
    put(kept, point(time=1, games=100))
    assert [(one["time"], one["games"]) for one in kept["points"]] == [(1, 100), (3, 2)]


def test_a_run_adds_points_to_those_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    both = ["--old", "mcts:{}:even=0.5"]
    monkeypatch.setattr(sys, "argv", command(tmp_path, *both, "--times", "1"))
    assert strength_curve.main() == 0
    assert capsys.readouterr().out.count(" of 2 games") == 2
    monkeypatch.setattr(sys, "argv", command(tmp_path, *both, "--times", "1,2"))
    assert strength_curve.main() == 0
    assert capsys.readouterr().out.count(" of 2 games") == 2, "what was there is not played again"
    kept = json.loads((tmp_path / "san-juan-2p.json").read_text())
    assert [(one["search"], one["time"]) for one in kept["points"]] == [
        ("mcts:{}", 1), ("mcts:{}", 2), ("mcts:{}:even=0.5", 1), ("mcts:{}:even=0.5", 2),
    ]  # fmt: skip
    drawn = ElementTree.fromstring((tmp_path / "san-juan-2p.svg").read_text())
    said = [one.text or "" for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {f"{one['share']:.0%}" for one in kept["points"]} <= set(said)
    assert any("alone against random" in text for text in said)


def test_points_against_somebody_else_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "san-juan-2p.json"
    file.write_text(json.dumps(curves(point())))
    before = file.read_text()
    monkeypatch.setattr(sys, "argv", command(tmp_path))
    assert strength_curve.main() == 2
    assert "greedy" in capsys.readouterr().err
    assert file.read_text() == before


def test_a_search_needs_a_place_for_its_time() -> None:
    assert name_of("net-search:{}ms", 30) == "net-search:30ms"
    with pytest.raises(Exception, match="no place"):
        name_of("mcts:100", 30)
