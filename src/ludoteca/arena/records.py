"""Records in files: one as JSON, or many as JSONL, one in each line; compressed if the file is named `.gz`, or as the
column `record` of a Parquet file. Of a file of lines that is cut short, as after a run that was killed, the whole ones
are read, and a warning (`CutShort`) says so."""

from __future__ import annotations

import json
import warnings
import zlib
from pathlib import Path
from typing import Any, TextIO

from ludoteca.core.codecs import once
from ludoteca.core.errors import BadRecord, NoFile

GZIP_HEAD = 31  # for zlib: the largest window, with the head and sum of gzip


class CutShort(UserWarning):
    """A file ends in the middle of a record, or of what is compressed."""


def write_record(file: TextIO, record: dict[str, Any]) -> None:
    file.write(json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n")
    file.flush()


def read_record(path: Path, line: int | None = None) -> object:
    """The record of a file, or of its `line` (from 1) if it is JSONL. What is in it is not judged here."""
    records, cut = found(path)
    at = 1 if line is None else line
    if not 1 <= at <= len(records):
        has = "one record" if len(records) == 1 else f"{len(records)} records"
        raise BadRecord(f"{path} has {has}, there is no line {at}{': the file is cut short' if cut else ''}")
    if cut:
        warn(path, len(records))
    return parse(records[at - 1], f"{path} line {at}" if len(records) > 1 else str(path))


def count_records(path: Path) -> int:
    """How many records a file holds."""
    return len(texts(path))


def texts(path: Path) -> list[str]:
    """The records of a file: each line one, or all of it one."""
    records, cut = found(path)
    if cut:
        warn(path, len(records))
    return records


def warn(path: Path, records: int) -> None:
    has = "its first record is" if records == 1 else f"its first {records} records are"
    warnings.warn(f"{path} is cut short; {has} read", CutShort, stacklevel=3)


def found(path: Path) -> tuple[list[str], bool]:
    """The whole records of a file, and whether it is cut short behind them."""
    if path.suffix == ".parquet":
        return column(path), False
    try:
        data, cut = unpacked(path.read_bytes()) if path.suffix == ".gz" else (path.read_bytes(), False)
    except zlib.error:
        raise BadRecord(f"{path} is not compressed as its name says, or cut short") from None
    except OSError as error:
        raise NoFile(f"cannot read {path}: {error.strerror}") from None
    whole, _, rest = data.rpartition(b"\n")
    try:
        if not cut and not (rest.strip() and ends_early(whole, rest)):
            return records_in(data.decode(), path), False
        rows = rows_of(whole.decode())
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None
    if not rows or not is_json(rows[0]):
        raise BadRecord(f"{path} is cut short before the end of its first record")
    return rows, True


def unpacked(data: bytes) -> tuple[bytes, bool]:
    """What is compressed, as far as it goes, and whether its end is missing."""
    parts = []
    cut = False
    while data:
        unpacker = zlib.decompressobj(GZIP_HEAD)
        parts.append(unpacker.decompress(data))
        cut, data = not unpacker.eof, unpacker.unused_data.lstrip(b"\0")
    return b"".join(parts), cut


def ends_early(whole: bytes, rest: bytes) -> bool:
    """Whether a last line that is no line is what came of a record behind others."""
    first = whole.split(b"\n", 1)[0].decode(errors="replace")
    return is_json(first) and not is_json(rest.decode(errors="replace"))


def records_in(text: str, path: Path) -> list[str]:
    rows = rows_of(text)
    if not rows:
        raise BadRecord(f"{path} is empty")
    return rows if len(rows) > 1 and is_json(rows[0]) else [text]


def rows_of(text: str) -> list[str]:
    return [row for row in text.splitlines() if row.strip()]


def column(path: Path) -> list[str]:
    """The records of a Parquet file."""
    try:
        from pyarrow import ArrowException, parquet
    except ImportError:
        raise NoFile(f"{path} needs PyArrow: pip install 'ludoteca[parquet]'") from None
    try:
        found = parquet.read_table(path, columns=["record"])["record"].to_pylist()
    except OSError as error:
        raise NoFile(f"cannot read {path}: {error.strerror or error}") from None
    except (ArrowException, KeyError) as error:
        raise BadRecord(f"{path} is no Parquet file of records: {str(error).splitlines()[0]}") from None
    return [str(text) for text in found]


def parse(text: str, where: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=once)
    except ValueError as error:
        raise BadRecord(f"{where} is not JSON, or cut short: {error}") from None
    except RecursionError:
        raise BadRecord(f"{where} is nested too deeply to be a record") from None


def is_json(text: str) -> bool:
    try:
        parse(text, "")
    except BadRecord:
        return False
    return True
