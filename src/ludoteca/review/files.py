"""Puzzles in files: those of the package by their game, and any other; and the position of one."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from ludoteca.core import registry
from ludoteca.core.errors import BadRecord, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.record import from_record

from .puzzle import Puzzle, Source

SUFFIX = ".jsonl.gz"


@cache
def read(game: str) -> list[Source]:
    """The puzzles of a game that come with the package; none if there is no file."""
    path = resources.files("ludoteca") / "data" / "puzzles" / f"{game}{SUFFIX}"
    return parsed(path.read_bytes(), path.name) if path.is_file() else []


def parsed(data: bytes, name: str) -> list[Source]:
    """What a file holds, a game in each line."""
    try:
        lines = gzip.decompress(data).splitlines()
        return [msgspec.json.decode(line, type=Source) for line in lines if line.strip()]
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError) as error:
        raise BadRecord(f"{name} is no file of puzzles: {error}") from None


def write(path: Path, sources: Iterable[Source]) -> None:
    """The same sources give the same bytes."""
    lines = b"".join(msgspec.json.encode(source) + b"\n" for source in sources)
    try:
        path.write_bytes(gzip.compress(lines, mtime=0) if path.suffix == ".gz" else lines)
    except OSError as error:
        raise LudotecaError(f"cannot write {path}: {error.strerror}") from None


def games() -> list[str]:
    """Those that have puzzles, in the order of their names."""
    return sorted(game for game in registry.names() if read(game))


def puzzles(game: str) -> dict[str, tuple[Source, Puzzle]]:
    """The puzzles of a game by their ids, in the order of these."""
    found = {puzzle.id: (source, puzzle) for source in read(game) for puzzle in source.puzzles}
    return dict(sorted(found.items()))


def position(source: Source, puzzle: Puzzle) -> Match:
    """The match as it stood when the question of a puzzle was asked."""
    whole = from_record(source.record, registry.game)
    course = whole.course()
    if puzzle.ply == len(course):
        return whole
    if not 0 <= puzzle.ply < len(course):
        raise BadRecord(f"puzzle {puzzle.id}: its game has no position {puzzle.ply}")
    return from_record(source.record, registry.game, course[puzzle.ply].number)
