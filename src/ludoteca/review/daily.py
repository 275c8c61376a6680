"""The puzzle of the day: it follows from the date and the list of puzzles alone, in the terminal as in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

EPOCH = date(1970, 1, 1)
STRIDE = 7919  # a prime: neighbouring days are far apart in the list, and all of it comes before any of it comes again


def day_of(when: date) -> int:
    """The days since 1970-01-01."""
    return (when - EPOCH).days


def daily(day: int, puzzles: Mapping[str, Sequence[str]]) -> tuple[str, str] | None:
    """The game and the id of the puzzle of a day. `puzzles` are ids by game; games take turns in the order of their
    names. None where there are no puzzles."""
    games = sorted(game for game, ids in puzzles.items() if ids)
    if not games:
        return None
    game = games[day % len(games)]
    ids = sorted(puzzles[game])
    return game, ids[day // len(games) * STRIDE % len(ids)]
