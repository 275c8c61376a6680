"""Shapes of puzzles on the wire. A puzzle itself has the shape of `ludoteca.review`."""

from __future__ import annotations

from typing import Literal

from ludoteca.review.puzzle import Puzzle

from .base import In, Out, RowNumber
from .play import Entry
from .replays import ReplayFrame

GiftStatus = Literal["none", "checking", "taken", "refused"]


class GivePuzzle(In):
    """Give a decision of mine as a puzzle: the answer that was given after `ply` others."""

    ply: RowNumber


class PuzzleGift(Out):
    """What became of a decision that somebody gave; `none` of one that nobody did. Where it is `taken`, `id` is the
    puzzle's; where it was `refused`, `reason` says why."""

    status: GiftStatus
    reason: str
    id: str


class PuzzleInfo(Out):
    """A puzzle of the list, without its solution. `people`: the game was played by people, and one of them gave it."""

    id: str
    theme: str
    rating: int
    deviation: int
    players: int
    people: bool


class PuzzleGame(Out):
    game: str
    puzzles: list[PuzzleInfo]


class PuzzleList(Out):
    """All puzzles there are, by game, in an order that stays: new ones come at the end."""

    games: list[PuzzleGame]


class PuzzlePosition(Out):
    """A puzzle to be solved: the position as its seat sees it, with its question as at a table, what happened since the
    round before began (rows of `entries` are plies), and the solution."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    seats: int
    seat: int
    ply: int
    people: bool
    frame: ReplayFrame
    entries: list[Entry]
    puzzle: Puzzle
