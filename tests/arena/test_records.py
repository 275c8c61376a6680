"""Records in files."""

import gzip
import json
from pathlib import Path

import pytest

from ludoteca.arena.records import CutShort, count_records, read_record, write_record
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


LINES = b"".join(json.dumps({"game": "venezia", "rows": ["à" * 9, number]}).encode() + b"\n" for number in range(3))


@pytest.mark.parametrize("left", [len(LINES) - 1, len(LINES) - 20, LINES.rindex(b"\\"), len(LINES) // 3 * 2 + 1])
def test_the_whole_lines_of_a_file_that_is_cut_short_are_read(left: int, tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_bytes(LINES[:left])
    if left == len(LINES) - 1:  # nothing but the end of the last line is missing
        assert count_records(file) == 3
        return
    with pytest.warns(CutShort, match=r"records\.jsonl is cut short; its first 2 records are read"):
        assert read_record(file, 2) == {"game": "venezia", "rows": ["à" * 9, 1]}
    with pytest.raises(BadRecord, match="has 2 records, there is no line 3: the file is cut short"):
        read_record(file, 3)


def test_what_is_compressed_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    """As a run leaves it that is killed: each line was written out, the end of the whole is not there."""
    file = tmp_path / "records.jsonl.gz"
    with gzip.open(file, "wb") as out:
        for line in LINES.splitlines(keepends=True):
            out.write(line)
            out.flush()
        left = file.read_bytes()
    file.write_bytes(left)
    with pytest.warns(CutShort, match="its first 3 records are read"):
        assert count_records(file) == 3
    file.write_bytes(left[:-12])
    with pytest.warns(CutShort):
        assert read_record(file, 1) == {"game": "venezia", "rows": ["à" * 9, 0]}
    file.write_bytes(left[:30])
    with pytest.raises(BadRecord, match="cut short before the end of its first record"):
        read_record(file)
    file.write_bytes(b"nonsense" + left[8:])
    with pytest.raises(BadRecord, match="not compressed as its name says"):
        read_record(file)
