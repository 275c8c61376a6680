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
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise NoFile(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None
    rows = [row for row in text.splitlines() if row.strip()]
    if not rows:
        raise BadRecord(f"{path} is empty")
    if len(rows) == 1 or not is_json(rows[0]):
        if line not in (None, 1):
            raise BadRecord(f"{path} has one record, there is no line {line}")
        return parse(text, str(path))
    at = 1 if line is None else line
    if not 1 <= at <= len(rows):
        raise BadRecord(f"{path} has {len(rows)} records, there is no line {at}")
    return parse(rows[at - 1], f"{path} line {at}")


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
