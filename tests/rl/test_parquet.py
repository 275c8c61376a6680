"""Records as Parquet: columns to sort and filter by, and every command reads them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.arena.records import count_records, read_record
from ludoteca.cli.main import main
from ludoteca.core.errors import BadRecord

parquet = pytest.importorskip("pyarrow.parquet")

ARENA = ["arena", "puerto-rico", "--bots", "random,greedy", "--games", "6", "--seed", "2"]


def test_columns_and_records(tmp_path: Path) -> None:
    lines, columns = tmp_path / "records.jsonl", tmp_path / "records.parquet"
    assert main([*ARENA, "--records", str(lines)]) == main([*ARENA, "--records", str(columns)]) == 0
    table = parquet.read_table(columns)
    assert table["game"].to_pylist() == ["puerto-rico"] * 6
    assert table["bots"].to_pylist()[:2] == [["random", "greedy"], ["greedy", "random"]]
    assert table["seed"].to_pylist() == [2, 2, 3, 3, 4, 4]
    assert json.loads(table["options"].to_pylist()[0]) == {"balanced": "no", "letter": "no"}
    assert count_records(columns) == 6
    assert [read_record(columns, line) for line in range(1, 7)] == [read_record(lines, line) for line in range(1, 7)]
    assert main(["replay", str(columns), "--line", "3"]) == 0
    assert main(["arrays", str(columns), "--out", str(tmp_path / "x.npz")]) == 0


def test_what_is_no_parquet_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "records.parquet"
    path.write_text("{}")
    with pytest.raises(BadRecord, match="no Parquet file of records"):
        read_record(path)
