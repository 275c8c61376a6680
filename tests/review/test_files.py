"""Puzzles in files, and the positions they ask about."""

from pathlib import Path

import pytest
from tests.review import sample

from ludoteca.core.errors import BadRecord, LudotecaError
from ludoteca.review import files


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    made = [sample.source(), sample.source("venezia")]
    for name in ("some.jsonl.gz", "again.jsonl.gz"):
        files.write(tmp_path / name, made)
    assert (tmp_path / "some.jsonl.gz").read_bytes() == (tmp_path / "again.jsonl.gz").read_bytes()
    assert files.parsed((tmp_path / "some.jsonl.gz").read_bytes(), "some") == made


@pytest.mark.parametrize("name", ["san-juan", "venezia"])
def test_a_position_asks_what_the_puzzle_asks(name: str) -> None:
    made = sample.source(name)
    for puzzle in made.puzzles:
        decision = files.position(made, puzzle).decision
        assert decision is not None and (decision.seat, decision.ask) == (puzzle.seat, puzzle.ask)
        assert {option.text for option in puzzle.options} == {action.text for action in decision.actions}


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    made = sample.source()
    made.puzzles[0].ply = 10_000
    with pytest.raises(BadRecord, match="no position 10000"):
        files.position(made, made.puzzles[0])
    with pytest.raises(BadRecord, match="no file of puzzles"):
        files.parsed(b"{}", "x")
    with pytest.raises(LudotecaError, match="cannot write"):
        files.write(tmp_path / "none" / "x.jsonl.gz", [made])


def test_a_game_without_puzzles_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert files.read("no-such-game") == []
    monkeypatch.setattr(files, "read", lambda game: [sample.source()] if game == "san-juan" else [])
    assert files.games() == ["san-juan"]
    assert list(files.puzzles("san-juan")) == sorted(puzzle.id for puzzle in sample.source().puzzles)
