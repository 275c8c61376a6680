"""Playing on from a position of another match: a match of its own, which holds the other one up to there."""

from __future__ import annotations

from .errors import Refused
from .fair import Fair
from .match import Match
from .record import extend


def played_on(source: Match, ply: int, seat: int, text: str, seed: int = 0, fair: Fair | None = None) -> Match:
    """A match that begins where `source` stood after `ply` rows of its course: `DEAL` deals again what `seat` could not
    know then, `KEEP` lets everybody keep what he held. What is drawn from there on comes from `fair`, or the seed;
    nobody at the other match saw any of it. `source` is not changed."""
    course = source.course()
    if not 0 <= ply <= len(course):
        raise Refused(f"there is no position {ply}; the match has {len(course)}")
    if fair is not None:
        fair.since = ply
    match = Match(source.game, source.seats, source.options, seed, fair, source.start_draws, position=source.position)
    extend(match, [step.row for step in course[:ply]])
    match.play_on(seat, text)
    return match
