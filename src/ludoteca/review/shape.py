"""What a review says: the same in the terminal, in the report, on the wire and where it is kept.

Shares are shares in the victory, from 0 to 1; a list of them has one for each party and sums to 1. A ply is the number
of answers that were played before, as in a replay: position 0 is the set-up, answer 1 leads from it to position 1."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FORMAT = 1

Depth = Literal["quick", "standard", "deep"]


class Said(Struct):
    """An answer, in notation, and who gives it."""

    seat: int
    text: str


class Reason(Struct):
    """Why an answer is good, or another is not, as the heuristic's terms say: a message (`review-<game>-<key>`), its
    numbers and names (ids), and the rules."""

    key: str
    args: dict[str, int | float | str]
    rules: list[str]


class Option(Struct):
    """An answer that was weighed: what the asked seat's party can expect after it, and how the match would most likely
    have gone on."""

    code: int
    text: str
    share: float
    points: float
    line: list[Said] = []


class Judged(Struct):
    """A decision. `options` are those that were weighed, the best first; `chosen` is the place of the one that was
    played among them. What it `cost` against the best, in share and points, is called an `error` only where it exceeds
    the `margin` of that comparison. `lost` is what it cost against the answer that the judge itself would have given,
    below 0 where it was better; that is what the account of luck and skill goes by, and `gifts` says by party who got
    it (its own: 0; they sum to `lost`). At `stake`: how much better the best answer is than a random one."""

    ply: int
    row: int
    round: int
    seat: int
    ask: str
    options: list[Option]
    chosen: int
    cost: float
    points: float
    margin: float
    margin_points: float
    error: bool
    stake: float
    lost: float
    gifts: list[float]
    reasons: list[Reason] = []


class Point(Struct):
    """What everybody could expect at a position, seen by who sees everything."""

    ply: int
    round: int
    shares: list[float]
    points: list[float]


class Draw(Struct):
    """What came by chance with the answer that led to position `ply` (0: the set-up), and whose luck it was, by party;
    it sums to 0."""

    ply: int
    kinds: list[str]
    luck: list[float]


class Split(Struct):
    """How a party came from what it could expect at the start to its result: start + luck - errors + gifts + residual =
    result. `precision` is the part of what was at stake that was not given away, from 0 to 100; None where nothing was
    at stake."""

    party: int
    start: float
    luck: float
    errors: float
    gifts: float
    residual: float
    result: float
    precision: float | None
    decisions: int
    mistakes: int


class Review(Struct):
    """As far as it got: `done` of `due` answers; `split` is empty until everything is judged. `judge` names who judged,
    `simulations` what a decision was weighed by at most."""

    format: int
    game: str
    version: int
    seats: int
    parties: list[list[int]]
    depth: Depth
    judge: str
    simulations: int
    margin: float
    margin_points: float
    plies: int
    done: int
    due: int
    curve: list[Point]
    decisions: list[Judged]
    draws: list[Draw]
    split: list[Split]
