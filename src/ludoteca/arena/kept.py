"""Where an arena writes its matches: JSONL, the same compressed (`.jsonl.gz`), or Parquet (`.parquet`, with the extra
`ludoteca[parquet]`), by the name of the file. All of them are read again by `records`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final, Protocol, TextIO, cast

from ludoteca.core.errors import LudotecaError
from ludoteca.core.rows import TAKE

from .play import Played

GZIP: Final = ".gz"
PARQUET: Final = ".parquet"
BATCH: Final = 500  # matches that are held until they are written to a Parquet file


class RecordsFile(Protocol):
    """A file that is being written."""

    def add(self, played: Played) -> None: ...

    def close(self) -> None: ...


class Lines:
    """One record in each line."""

    def __init__(self, path: Path) -> None:
        self.file = opened(path)

    def add(self, played: Played) -> None:
        self.file.write(compact(played.record) + "\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


class Columns:
    """One row for each match: what one sorts and filters by as columns, and the record itself as JSON."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError:
            raise LudotecaError(f"{path} needs PyArrow: pip install 'ludoteca[parquet]'") from None
        text, number = pyarrow.string(), pyarrow.int64()
        self.schema = pyarrow.schema([
            ("game", text), ("version", number), ("data", text), ("players", number), ("options", text),
            ("seed", number), ("bots", pyarrow.list_(text)), ("decisions", number),
            ("scores", pyarrow.list_(number)), ("ranking", pyarrow.list_(number)), ("record", text),
        ])  # fmt: skip
        self.table = pyarrow.Table
        self.rows: list[dict[str, Any]] = []
        try:
            self.writer = parquet.ParquetWriter(path, self.schema, compression="zstd")
        except OSError as error:
            raise LudotecaError(f"cannot write {path}: {error.strerror}") from None

    def add(self, played: Played) -> None:
        self.rows.append(row(played))
        if len(self.rows) == BATCH:
            self.write()

    def write(self) -> None:
        self.writer.write_table(self.table.from_pylist(self.rows, schema=self.schema))
        self.rows = []

    def close(self) -> None:
        self.write()
        self.writer.close()


def row(played: Played) -> dict[str, Any]:
    """A match as columns."""
    record = played.record
    assert record is not None
    return {
        "game": record["game"],
        "version": record["version"],
        "data": record["data"],
        "players": record["seats"],
        "options": compact(record["options"]),
        "seed": played.seed,
        "bots": bots(record),
        "decisions": played.decisions,
        "scores": played.scores,
        "ranking": played.ranking,
        "record": compact(record),
    }


def bots(record: dict[str, Any]) -> list[str]:
    """Who sat where."""
    names = [""] * record["seats"]
    for each in record["rows"]:
        if each["kind"] == TAKE:
            names[each["seat"]] = each["text"]
    return names


def records_file(path: Path) -> RecordsFile:
    """A new file of the kind its name says."""
    return Columns(path) if path.suffix == PARQUET else Lines(path)


def compact(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def opened(path: Path) -> TextIO:
    """A new text file, compressed if its name says so; the same text gives the same file."""
    try:
        if path.suffix != GZIP:
            return path.open("w", encoding="utf-8")
        path.open("wb").close()
        return cast(TextIO, gzip.open(path, "wt", encoding="utf-8"))
    except OSError as error:
        raise LudotecaError(f"cannot write {path}: {error.strerror}") from None
