"""Shapes of a match on the wire: the open question, the log, the position, the result."""

from __future__ import annotations

from typing import Literal

from .base import GameEvent, Out, Values


class Choice(Out):
    """One possible answer. `now`: it answers the open question by itself; the others belong to the pool of an open
    series and may be sent together with it, in any order. `moves`: the events that it brings for certain, before
    anything is drawn or comes to light; of a pick of a series those of that thing alone, of what closes one those of
    closing it with nothing picked."""

    code: int
    text: str
    targets: list[str]
    closes: bool
    now: bool
    facts: Values
    moves: list[GameEvent]


class Term(Out):
    """A summand: what it comes from, by the key of a cause."""

    cause: str
    number: int


class Sum(Out):
    """A refusal in numbers: the terms come to `total`, and of `what`, the key of a cause, there are only `have`."""

    terms: list[Term]
    total: int
    have: int
    what: str


class Way(Out):
    """What would make it legal, by message key (`way-<key>`)."""

    key: str
    args: Values


class Blocked(Out):
    """Things of mine, or on offer, that cannot be chosen now, the reason by message key, and the rule behind it: all of
    which the very same is to be said together.
    `rules` are all that play a part, that one first; `sum` is the reason in numbers, `ways` would make it legal, each
    alone. `held` is a thing that can be chosen, but not together with this one: then this is said of it only with that
    in hand."""

    targets: list[str]
    reason: str
    args: Values
    rule: str
    rules: list[str]
    sum: Sum | None
    ways: list[Way]
    held: str


class Cap(Out):
    """Of these codes of a series at most so many together."""

    codes: list[int]
    most: int


class Menu(Out):
    """What the asked seat alone gets. `pool`: codes of an open series with multiplicity; `caps`: what of it does not go
    together. `suggest`: a whole answer, or
    nothing. `forced`: there is only this answer, and it is asked because taking it unasked would tell a secret."""

    args: Values
    choices: list[Choice]
    pool: list[int]
    caps: list[Cap]
    least: int
    most: int
    blocked: list[Blocked]
    suggest: list[int]
    forced: bool


class Question(Out):
    """The open question: whose, what (message key), and why (the phases in progress, outermost first)."""

    seat: int
    ask: str
    trail: list[str]
    menu: Menu | None


class EarlyQuestion(Out):
    """A question this reader's seat may answer before its turn, and the answer that waits already, if any."""

    seat: int
    ask: str
    choices: list[Choice]
    pool: list[int]
    least: int
    most: int
    given: list[int]


class ZoneThing(Out):
    """So many of one kind, face up. `target`: the key by which answers name it; empty where none does."""

    id: str
    count: int
    target: str


class Zone(Out):
    """A place of a seat, or in the middle (`owner` -1): `count` things, of which so many are `hidden`. Without things
    and with nothing hidden it is a plain number."""

    owner: int
    name: str
    things: list[ZoneThing]
    count: int
    hidden: int


class Entry(Out):
    """One row of the match as this reader may read it. Row -1 is the set-up. An `undo` takes back all plays from row
    `to` on. `by` tells who plays the seat after a `take`. At a `from` the match was played on from another, whose
    answers come before it; its `text` says whether what the seat could not know was dealt again (`deal`), or everybody
    kept what he held (`keep`). A `point` is a thing that the seat shows its partners: its key is the `text`. At a
    `free` the guide of the match ended: its `text` says whether the seat left it (`skip`), or it was over (`end`)."""

    row: int
    kind: Literal["start", "play", "early", "undo", "take", "leave", "resign", "from", "point", "free"]
    seat: int
    text: str
    ask: str
    at: float
    events: list[GameEvent]
    forced: bool
    undone: bool
    to: int | None
    by: str
    agreed: list[int]


class Back(Out):
    """What I may take back, as the rows it goes back to: by `undo` and `reset` alone, by `ask` if the others agree.
    `seat` is the one of mine that would."""

    seat: int | None
    undo: int | None
    reset: int | None
    ask: int | None


class Proposal(Out):
    """A seat asks all others to go back to before row `to`. It falls with the next row of the match."""

    seat: int
    to: int
    agreed: list[int]
    missing: list[int]


class Source(Out):
    """Points from one source, by party."""

    source: str
    points: list[int]


class Point(Out):
    """The points of all parties when a round began, or at the end."""

    ply: int
    round: int
    scores: list[int]


MomentKind = Literal["lead", "behind", "gain", "count"]


class Moment(Out):
    """A place in a finished match worth seeing again: the answer after which the winner was ahead for good (`lead`)
    or furthest `behind`, one of the largest gains, or the last `count` that moved several. `ply` is the position after
    it, `gains` are by party, `ahead` is this party's distance from the best of the others then."""

    kind: MomentKind
    ply: int
    round: int
    party: int
    gains: list[int]
    ahead: int


class Result(Out):
    """How it ended, by party: `parties` are the seats of each; one that is nobody's has none. Place 1 has won: a match
    that one player has lost has no such place."""

    parties: list[list[int]]
    ranking: list[int]
    scores: list[int]
    tally: list[Source]
    curve: list[Point]
    moments: list[Moment]
