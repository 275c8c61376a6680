"""The puzzles that come with the package, as far as the games here can show them."""

from __future__ import annotations

import gzip
import logging
import zlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.review.puzzle import Puzzle, Source

from ..logs import say


class Head(msgspec.Struct):
    """What of a record says whether it can be played here."""

    game: str
    version: int
    data: str
    seats: int


class Line(msgspec.Struct):
    """A game with its puzzles, whose record is not read before somebody wants it."""

    record: msgspec.Raw
    puzzles: list[Puzzle]
    people: bool = False


class Shelved(msgspec.Struct):
    """A puzzle, and where its game is."""

    game: str
    players: int
    puzzle: Puzzle
    people: bool
    line: bytes

    def source(self) -> Source:
        return msgspec.json.decode(zlib.decompress(self.line), type=Source)


def folder() -> Traversable:
    return resources.files("ludoteca") / "data" / "puzzles"


@cache
def shelved() -> dict[str, Shelved]:
    """All puzzles by id, in the order of the games and of their files."""
    found: dict[str, Shelved] = {}
    for game in sorted(registry.names()):
        path = folder() / f"{game}.jsonl.gz"
        if path.is_file():
            try:
                found |= read(game, path.read_bytes())
            except (OSError, EOFError, zlib.error, msgspec.MsgspecError, LudotecaError) as error:
                say("a file of puzzles cannot be read", logging.ERROR, error, game=game)
    return found


def read(game: str, data: bytes) -> dict[str, Shelved]:
    """The puzzles of a file, without those of other rules."""
    found: dict[str, Shelved] = {}
    for text in gzip.decompress(data).splitlines():
        line = msgspec.json.decode(text, type=Line)
        head = msgspec.json.decode(line.record, type=Head)
        if head.game == game and playable(game, head.version, head.data):
            packed = zlib.compress(text)
            for puzzle in line.puzzles:
                found[puzzle.id] = Shelved(game, head.seats, puzzle, line.people, packed)
    return found


def playable(game: str, version: int, data: str) -> bool:
    """Whether a game is here with these rules and components."""
    if game not in registry.names():
        return False
    here = registry.game(game)
    return (here.version, here.data) == (version, data)
