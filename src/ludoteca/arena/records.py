"""Records in files: one as JSON, or many as JSONL, one in each line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

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
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise NoFile(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None
    rows = [row for row in text.splitlines() if row.strip()]
    if not rows:
        raise BadRecord(f"{path} is empty")
    return rows if len(rows) > 1 and is_json(rows[0]) else [text]


def parse(text: str, where: str) -> object:
    try:
        return json.loads(text)
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
