"""How somebody gets on with puzzles: a rating for each game, runs and days, and when a puzzle comes back. The browser's
twin: web/src/lib/puzzles.

Ratings are Glicko-1 (Glickman, "The Glicko system"), each puzzle a game against a rating that stays as it is, so that
one's own depends on nobody else's answers. Days are numbers, as `daily` counts them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, pi, sqrt
from typing import NamedTuple

from msgspec import Struct, field

Q = log(10) / 400
NEW = 350.0  # the deviation of whoever has answered nothing
SUREST = 45.0  # nobody becomes so sure that an answer moves nothing any more
USUAL, FORGOTTEN = 50.0, 730  # after so many days without an answer a usual deviation is that of a newcomer again
RETURNS = (3, 10, 30)  # days after which a puzzle comes back that went wrong, each time it is then right
CHOICE = 5  # of so many that are near one's rating not always the same one is next


class Rating(Struct, frozen=True):
    """`day` is that of the last answer that counted."""

    value: float = 1500.0
    deviation: float = NEW
    day: int = 0


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
    """`run` is how many in a row were right, `best` the most there were, `days` those with an answer."""

    ratings: dict[str, Rating] = {}
    seen: dict[str, Seen] = {}
    run: int = 0
    best: int = 0
    days: list[int] = field(default_factory=list)


class Asked(NamedTuple):
    """What of a puzzle plays a part here."""

    id: str
    game: str
    rating: float
    deviation: float


class Change(NamedTuple):
    """What an answer changed: the rating before and after, whether it `counted` at all, when the puzzle comes back."""

    before: Rating
    after: Rating
    counted: bool
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
    return Rating(rating.value + moved, sqrt(spread), rating.day)


def rating_of(progress: Progress, game: str, day: int) -> Rating:
    """As it stands on a day: the longer nothing was answered, the less sure."""
    kept = progress.ratings.get(game)
    if kept is None:
        return Rating(day=day)
    more = (NEW**2 - USUAL**2) / FORGOTTEN * max(0, day - kept.day)
    return Rating(kept.value, min(NEW, sqrt(kept.deviation**2 + more)), kept.day)


def answered(progress: Progress, asked: Asked, right: bool, day: int) -> Change:
    """Note the answer to a puzzle. The rating moves where it is new or has come back: else whoever has seen the
    solution may only remember it."""
    before = after = rating_of(progress, asked.game, day)
    seen = progress.seen.get(asked.id)
    counted = seen is None or (seen.back is not None and seen.back <= day)
    if counted:
        moved = rated(before, [Opponent(asked.rating, asked.deviation, float(right))])
        after = Rating(moved.value, max(SUREST, moved.deviation), day)
        progress.ratings[asked.game] = after
    progress.run = progress.run + 1 if right else 0
    progress.best = max(progress.best, progress.run)
    progress.seen[asked.id] = now = again(seen, right, day)
    if day not in progress.days:
        progress.days.append(day)
    return Change(before, after, counted, now.back)


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


def following(progress: Progress, puzzles: Sequence[Asked], day: int, shown: Sequence[str] = ()) -> str | None:
    """The next puzzle of a game after those `shown` in this run: one that has come back, else a new one near to one's
    rating, else the one that was answered longest ago. None where all were shown."""
    left = [one for one in puzzles if one.id not in shown]
    back = due(progress, [one.id for one in left], day)
    if back:
        return back[0]
    new = [one for one in left if one.id not in progress.seen]
    if not new:
        return min((one.id for one in left), key=lambda one: progress.seen[one].day, default=None)
    mine = rating_of(progress, new[0].game, day).value
    near = sorted(new, key=lambda one: (abs(one.rating - mine), one.id))[:CHOICE]
    return near[(day + 3 * len(shown)) % len(near)].id


def streak(progress: Progress, day: int) -> int:
    """How many days in a row something was answered, up to today or, while nothing was today, yesterday."""
    kept = set(progress.days)
    last = day if day in kept else day - 1
    count = 0
    while last - count in kept:
        count += 1
    return count
