"""How somebody gets on with puzzles: a rating for each game, runs and days, and when a puzzle comes back.

Ratings are Glicko-1 (Glickman, "The Glicko system"), each puzzle a game against a rating that stays as it is, so that
one's own depends on nobody else's answers. Days are numbers, as `daily` counts them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, pi, sqrt
from typing import NamedTuple

from msgspec import Struct, field

Q = log(10) / 400
RETURNS = (3, 10, 30)  # days after which a puzzle comes back that went wrong, each time it is then right
NEAR = 100  # points of rating: a puzzle nearer than this to one's own is at one's level


class Rating(Struct, frozen=True):
    value: float = 1500.0
    deviation: float = 350.0


class Opponent(NamedTuple):
    """A game against a rating: 1 won, 0 lost."""

    rating: float
    deviation: float
    score: float


class Seen(Struct):
    """A puzzle that was answered: when last, whether rightly; when it comes `back`, if it does, and after how many
    such returns (`step`)."""

    day: int
    right: bool
    back: int | None = None
    step: int = 0


class Progress(Struct):
    """`run` is how many in a row were right, `days` those at which the puzzle of the day was answered."""

    ratings: dict[str, Rating] = {}
    seen: dict[str, Seen] = {}
    run: int = 0
    best: int = 0
    days: list[int] = field(default_factory=list)


class Change(NamedTuple):
    """What an answer changed: the rating before and after, equal where the puzzle was seen before."""

    before: Rating
    after: Rating
    back: int | None


def weight(deviation: float) -> float:
    """How much an opponent counts of whom so much is unknown."""
    return 1 / sqrt(1 + 3 * (Q * deviation / pi) ** 2)


def expected(mine: float, theirs: float, deviation: float) -> float:
    """How likely a rating wins against another of that deviation."""
    return 1 / (1 + 10 ** (-weight(deviation) * (mine - theirs) / 400))


def rated(rating: Rating, games: Sequence[Opponent]) -> Rating:
    """A rating after games that were played in one period."""
    shares = [(weight(one.deviation), expected(rating.value, one.rating, one.deviation), one.score) for one in games]
    known = Q * Q * sum(g * g * share * (1 - share) for g, share, _ in shares)
    spread = 1 / (1 / rating.deviation**2 + known)
    moved = Q * spread * sum(g * (score - share) for g, share, score in shares)
    return Rating(rating.value + moved, sqrt(spread))


def answered(
    progress: Progress, game: str, puzzle: str, rating: float, deviation: float, right: bool, day: int, today: bool
) -> Change:
    """Note the answer to a puzzle; `today` says that it is that of the day. Only the first answer to a puzzle moves the
    rating and the run: whoever has seen the solution may only remember it."""
    before = progress.ratings.get(game, Rating())
    seen = progress.seen.get(puzzle)
    after = before
    if seen is None:
        after = rated(before, [Opponent(rating, deviation, float(right))])
        progress.ratings[game] = after
        progress.run = progress.run + 1 if right else 0
        progress.best = max(progress.best, progress.run)
    progress.seen[puzzle] = now = again(seen, right, day)
    if today and day not in progress.days:
        progress.days.append(day)
    return Change(before, after, now.back)


def again(seen: Seen | None, right: bool, day: int) -> Seen:
    """When a puzzle comes back after an answer: a wrong one begins its returns, a right one in due time leads to the
    next, and after the last it is known. One that was answered before its time comes back as it would have."""
    if not right:
        return Seen(day, False, day + RETURNS[0], 0)
    if seen is None or seen.back is None:
        return Seen(day, True)
    if day < seen.back:
        return Seen(day, True, seen.back, seen.step)
    step = seen.step + 1
    return Seen(day, True, day + RETURNS[step], step) if step < len(RETURNS) else Seen(day, True)


def due(progress: Progress, puzzles: Iterable[str], day: int) -> list[str]:
    """Which of these puzzles have come back, the longest overdue first."""
    found = [(seen.back, one) for one in puzzles if (seen := progress.seen.get(one)) and seen.back is not None]
    return [one for back, one in sorted(found) if back <= day]


def following(progress: Progress, game: str, puzzles: Sequence[tuple[str, float]], day: int) -> str | None:
    """The next puzzle: one that has come back, else a new one at one's own level (`puzzles` are ids with their
    ratings), which one by the day; the nearest where none is at that level. None where all are known."""
    back = due(progress, [one for one, _ in puzzles], day)
    if back:
        return back[0]
    mine = progress.ratings.get(game, Rating()).value
    new = sorted((abs(rating - mine), one) for one, rating in puzzles if one not in progress.seen)
    near = sorted(one for away, one in new if away <= NEAR)
    return near[day % len(near)] if near else new[0][1] if new else None


def streak(progress: Progress, day: int) -> int:
    """How many days in a row had their puzzle answered, up to today or, while today's is open, yesterday."""
    kept = set(progress.days)
    last = day if day in kept else day - 1
    count = 0
    while last - count in kept:
        count += 1
    return count
