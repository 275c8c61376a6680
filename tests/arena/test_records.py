"""Records in files."""

from pathlib import Path

import pytest

from ludoteca.arena.records import read_record, write_record
from ludoteca.core.errors import BadRecord


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    with file.open("w", encoding="utf-8") as out:
        write_record(out, {"game": "città", "rows": [1]})
        write_record(out, {"game": "b", "rows": []})
    assert read_record(file) == read_record(file, 1) == {"game": "città", "rows": [1]}
    assert read_record(file, 2) == {"game": "b", "rows": []}
    with pytest.raises(BadRecord, match="2 records, there is no line 3"):
        read_record(file, 3)


def test_a_record_over_many_lines_is_one_record(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text('{\n "game": "a"\n}\n')
    assert read_record(file) == {"game": "a"}
