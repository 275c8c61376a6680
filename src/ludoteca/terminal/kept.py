"""Every match at the table is kept on disk from the first answer of a person on, whatever becomes of the process.

A file holds one match: a record without rows in its first line, then a row in each line as it comes. Files are only
ever added to, so that one whose process was killed lacks at most the line that was being written. A file goes when
its match is over and was left, or when its owner throws it away.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, BinaryIO, NamedTuple

from platformdirs import user_data_path

from ludoteca.core import registry
from ludoteca.core.errors import BadRecord
from ludoteca.core.match import Match
from ludoteca.core.record import from_record
from ludoteca.core.rows import PERSON, PLAY, row_to_json
from ludoteca.private import make_folder, opener
from ludoteca.sole import InUse, SoleUse

SUFFIX = ".jsonl"
NAMES = "names"  # in the first line, beside what a record holds: what the people at the keyboard are called


def default_folder() -> Path:
    return user_data_path("ludoteca", appauthor=False) / "terminal"


class Kept(NamedTuple):
    """What can be told of a kept match without playing it again."""

    path: Path
    game: str
    seats: int
    names: list[str]
    answers: int
    at: datetime


class Keeper:
    """Keeps what is played in this process. `file` is there from the first answer on."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_folder()
        self.file: BinaryIO | None = None
        self.path: Path | None = None
        self.sole: SoleUse | None = None
        self.match: Match | None = None
        self.written = 0

    def keep(self, match: Match, names: Sequence[str]) -> None:
        """Write what is new. Raises `OSError` where the disk does not take it."""
        if match is not self.match:
            self.let_go()
            self.match = match
        if self.file is None:
            if not any(row.kind == PLAY and match.control[row.seat] == PERSON for row in match.rows):
                return
            self._begin(match, names)
        lines = [row_to_json(match.game, row, match.fair is not None) for row in match.rows[self.written :]]
        self._write(lines)
        self.written = len(match.rows)

    def go_on(self, kept: Kept) -> Match:
        """The match of a file, which is added to from now on. Raises what reading a record raises, and `InUse`."""
        self.let_go()
        sole = SoleUse(kept.path)
        sole.take()
        try:
            record, end = read(kept.path)
            match = from_record(record, registry.game)
            file = kept.path.open("r+b", buffering=0)  # held until the match is left
            file.truncate(end)
            file.seek(end)
        except BaseException:
            sole.give_back()
            raise
        self.match, self.path, self.file, self.sole = match, kept.path, file, sole
        self.written = len(match.rows)
        return match

    def let_go(self) -> None:
        """Keep the file as it is for another time."""
        file, sole = self.file, self.sole
        self.file = self.path = self.sole = self.match = None
        self.written = 0
        if file is not None:
            file.close()
        if sole is not None:
            with suppress(OSError):
                sole.give_back()

    def throw_away(self) -> None:
        """The match is over and its players have seen how."""
        path = self.path
        self.let_go()
        if path is not None:
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def _begin(self, match: Match, names: Sequence[str]) -> None:
        make_folder(self.folder)
        path = self.folder / f"{match.game.name}-{token_hex(6)}{SUFFIX}"
        sole = SoleUse(path)
        sole.take()
        self.sole, self.path = sole, path
        # A record tells what the other seats hold; a Path's `open` has no opener.
        self.file = open(path, "xb", buffering=0, opener=opener)  # noqa: SIM115  # held until the match is left
        self.written = 0
        self._write([{**match.record(), NAMES: list(names), "rows": []}])

    def _write(self, lines: Sequence[dict[str, Any]]) -> None:
        assert self.file is not None
        if lines:
            self.file.write(b"".join(in_line(one) for one in lines))  # unbuffered: whatever ends us, it is written


def in_line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def read(path: Path) -> tuple[dict[str, Any], int]:
    """The record of a file and where its last whole line ends; a line that was cut short is left out."""
    try:
        whole, _, _ = path.read_bytes().rpartition(b"\n")
        first, *rows = [json.loads(line) for line in whole.split(b"\n")]
    except (OSError, ValueError) as error:
        raise BadRecord(f"{path} holds no match: {error}") from None
    if not isinstance(first, dict):
        raise BadRecord(f"{path} holds no match")
    return {**first, "rows": rows}, len(whole) + 1


def unfinished(game: str = "", folder: Path | None = None) -> list[Kept]:
    """The matches that can be gone on with, the last played first: of one game or of all, and none that another
    process is playing."""
    paths = (folder or default_folder()).glob(f"*{SUFFIX}")
    found = [kept for path in paths if (kept := told(path)) is not None and game in ("", kept.game) and free(path)]
    return sorted(found, key=lambda kept: kept.at, reverse=True)


def told(path: Path) -> Kept | None:
    try:
        record, _ = read(path)
        names = [str(name) for name in record.get(NAMES, [])]
        answers = sum(isinstance(row, dict) and row.get("kind") == PLAY for row in record["rows"])
        at = datetime.fromtimestamp(path.stat().st_mtime)
        return Kept(path, str(record["game"]), int(record["seats"]), names, answers, at)
    except (BadRecord, OSError, KeyError, TypeError, ValueError):
        return None


def free(path: Path) -> bool:
    try:
        with SoleUse(path):
            return True
    except (InUse, OSError):
        return False
