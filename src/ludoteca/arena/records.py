"""Records in files: one as JSON, or many as JSONL, one in each line; compressed if the file is named `.gz`, or as the
column `record` of a Parquet file."""

from __future__ import annotations

import gzip
import json
import zlib
from pathlib import Path
from typing import Any, TextIO

from ludoteca.core.codecs import once
from ludoteca.core.errors import BadRecord, NoFile


def write_record(file: TextIO, record: dict[str, Any]) -> None:
    file.write(json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n")
    file.flush()


def read_record(path: Path, line: int | None = None) -> object:
    """The record of a file, or of its `line` (from 1) if it is JSONL. What is in it is not judged here."""
    records = texts(path)
    at = 1 if line is None else line
    if not 1 <= at <= len(records):
        has = "one record" if len(records) == 1 else f"{len(records)} records"
        raise BadRecord(f"{path} has {has}, there is no line {at}")
    return parse(records[at - 1], f"{path} line {at}" if len(records) > 1 else str(path))


def count_records(path: Path) -> int:
    """How many records a file holds."""
    return len(texts(path))


def texts(path: Path) -> list[str]:
    """The records of a file: each line one, or all of it one."""
    if path.suffix == ".parquet":
        return column(path)
    try:
        text = (gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()).decode()
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BadRecord(f"{path} is not compressed as its name says, or cut short") from None
    except OSError as error:
        raise NoFile(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None
    rows = [row for row in text.splitlines() if row.strip()]
    if not rows:
        raise BadRecord(f"{path} is empty")
    return rows if len(rows) > 1 and is_json(rows[0]) else [text]


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
