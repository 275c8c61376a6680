"""Shapes of reviews on the wire. What a review says has the shapes of `ludoteca.review`, as it is kept."""

from __future__ import annotations

from typing import Literal

from ludoteca.review.shape import Depth, Review

from .base import In, Out

ReviewStatus = Literal["none", "waiting", "running", "done", "stopped", "failed", "refused"]


class ReviewNow(Out):
    """What is being judged: the answer that led to position `ply`. Seat -1 and ply 0: the set-up."""

    ply: int
    round: int
    seat: int
    ask: str


class ReviewState(Out):
    """How far the review of a match is: `done` of `due` answers are judged. It begins when somebody asks for it
    (`none` until then), waits for its turn, and goes on where it was after it was `stopped`, or `failed`; what cannot
    be reviewed is `refused`. `reason` says why, where it failed or was refused. `seconds` are left, as far as that can
    be told. `review` is what was found so far; null while there is nothing that the client does not have."""

    status: ReviewStatus
    reason: str
    depth: Depth
    done: int
    due: int
    seconds: float | None
    now: ReviewNow | None
    review: Review | None


class NewReview(In):
    """Begin a review, or go on with it. What is done already at this depth is there at once."""

    depth: Depth = "standard"
