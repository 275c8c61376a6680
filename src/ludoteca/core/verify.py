"""Whether every outcome of a recorded match followed from the secret that was committed to before the first draw."""

from __future__ import annotations

from collections.abc import Callable

from .errors import Unfair, Unverifiable
from .fair import START, Fair, commitment_to, numbered, value_at
from .match import Match
from .protocol import Game
from .record import from_record


class Verified:
    """A match in order: `draws` outcomes followed from the secret, from row `since` on (0: all of them). `before` came
    earlier and cannot be checked; where the match was `played_on` from another, those are that one's; where it has a
    `guide`, they were prepared, up to there or so far: `over_guide` says whether that has ended."""

    def __init__(self, match: Match, fair: Fair, draws: int, before: int) -> None:
        self.match = match
        self.fair = fair
        self.since = max(match.since, match.origin)
        self.guide = match.guide
        self.over_guide = not match.guided
        self.played_on = match.origin != START
        self.draws = draws
        self.before = before


def verify(record: object, find_game: Callable[[str], Game], commitment: str = "") -> Verified:
    """Replay a record by the rules, then make every draw again; `commitment` is the one that somebody noted before the
    first draw. Raises `BadRecord` if it does not replay, `Unverifiable` if there is nothing to check it by, `Unfair` at
    the first thing that does not follow."""
    match = from_record(record, find_game)
    fair = match.fair
    if fair is None:
        raise Unverifiable("this match was dealt from a seed, not from a secret: it cannot be checked")
    if commitment and commitment != fair.commitment:
        raise Unfair(f"the record's commitment is {fair.commitment}, not the one that was noted, {commitment}")
    if commitment_to(fair.secret) != fair.commitment:
        raise Unfair(f"the secret does not fit the commitment {fair.commitment}")
    if match.guide and fair.since != match.since:
        ended = f"its guide ended at row {match.freed}" if match.freed != START else "its guide has not ended"
        raise Unfair(f"the record says that the secret vouches from row {fair.since} on, but {ended}")
    if fair.since > max(len(match.rows), 1):
        raise Unverifiable(f"the secret vouches from row {fair.since} on, and the record has {len(match.rows)} rows")
    return Verified(match, fair, *check_draws(match, fair))


def check_draws(match: Match, fair: Fair) -> tuple[int, int]:
    """How many draws follow from the secret, and how many came before it."""
    draws = before = 0
    for one in numbered(match.start_draws, match.rows):
        if one.row < match.origin or not vouched(match, fair, one.row):
            before += 1
            continue
        weights = one.draw.weights
        assert weights is not None, "a replay knows the weights from the rules"
        due = value_at(fair, one.number, weights)
        if due != one.draw.value:
            where = "the start" if one.row == START else f"row {one.row}"
            kind = match.game.chances[one.draw.kind]
            raise Unfair(
                f"{where}, draw {one.number} ({kind}): the secret gives {due}, the record says {one.draw.value}"
            )
        draws += 1
    return draws, before


def vouched(match: Match, fair: Fair, row: int) -> bool:
    """Whether the draws of a row are those of the secret, as far as the match says: none that a guide prepared."""
    return not match.guided and row >= match.since if match.guide else fair.vouches(row)
