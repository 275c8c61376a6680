"""What earlier code made stays as it is: games seen by their texts, and whole records with everything a table does."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from tools.fingerprints import differing

from ludoteca.core.record import from_record, record
from ludoteca.core.registry import OURS, game
from ludoteca.core.rows import KINDS

HERE = Path(__file__).parent
EVERY = 40  # of 1,000 games; `make soak` plays them all


def kept_records(name: str) -> list[str]:
    return gzip.decompress((HERE / "records" / f"{name}.jsonl.gz").read_bytes()).decode().splitlines()


@pytest.mark.parametrize("name", OURS)
def test_games_are_seen_as_before(name: str) -> None:
    assert differing(HERE / "seen" / f"{name}.txt", EVERY) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_all_games_are_seen_as_before(name: str) -> None:
    assert differing(HERE / "seen" / f"{name}.txt") == []


@pytest.mark.parametrize("name", [*OURS, "played-on"])
def test_kept_records_are_written_again_byte_for_byte(name: str) -> None:
    for line in kept_records(name):
        match = from_record(json.loads(line), game)
        assert match.over
        assert json.dumps(record(match), separators=(",", ":"), ensure_ascii=False) == line


def test_kept_records_of_matches_played_on_are_of_every_game_dealt_again_and_not() -> None:
    records = [json.loads(line) for line in kept_records("played-on")]
    assert {kept["game"] for kept in records} == set(OURS)
    begun = [row for kept in records for row in kept["rows"] if row["kind"] == "from"]
    assert {row["text"] for row in begun} == {"deal", "keep"} and any(row.get("draws") for row in begun)
    assert {"fair" in kept for kept in records} == {True, False}


@pytest.mark.parametrize("name", OURS)
def test_kept_records_hold_everything_a_table_does(name: str) -> None:
    records = [json.loads(line) for line in kept_records(name)]
    made = game(name)
    assert len(records) == 20
    assert {kept["seats"] for kept in records} == set(made.seats)
    values = {(option, value) for kept in records for option, value in kept["options"].items()}
    assert values >= {(option.name, value) for option in made.options for value in option.values}
    # Nothing of Venezia can be answered before one's turn; matches that were played on from others are kept apart, and
    # nobody pointed at anything, and no guide ended, when these were played.
    never = {"from", "point", "free", *({"early"} if name == "venezia" else ())}
    assert {row["kind"] for kept in records for row in kept["rows"]} == set(KINDS) - never
    assert any("fair" in kept for kept in records) and any("seed" in kept for kept in records)
