"""Shapes of tables and seats on the wire, and what is wished of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import (
    SEATS,
    TOKENS,
    Digest,
    In,
    Name,
    OptionValue,
    Out,
    RowNumber,
    Seat,
    Status,
    Title,
    Token,
    Who,
    Word,
    Words,
)


class SeatInfo(Out):
    """A seat. `who` is how it was set up, `control` who plays it now. `taken`: somebody holds its link. `gone`: its
    player left or resigned. `auto`: the server gives its forced answers. `words`: what its player added to the secret
    of the match. `agreed`: the seats that agree to give this one to another person; none while nobody has asked."""

    seat: int
    who: Who
    name: str
    level: str
    taken: bool
    online: bool
    owner: bool
    control: Literal["person", "bot"]
    gone: Literal["", "left", "resigned"]
    auto: bool
    words: str
    agreed: list[int]


class Origin(Out):
    """A match that was played on from another: the key of the replay, the row at which it begins, which is the ply
    there, and the seat. `redealt`: what that seat could not know was dealt again; else everybody kept what he held.
    `puzzle`: it was played on from a puzzle, whose id is the key."""

    key: str
    row: int
    seat: int
    redealt: bool
    puzzle: bool = False


class GuideStep(Out):
    """A step of a guide, which begins when so many `rows` of it have been answered. `codes` are the answers that it
    waits for, a series in any order; without any it is read, until I go on. `targets` are the keys of the things it
    points at (`zone:kind`, or a place), the first one before all; without any, the question. Its texts are the forms of
    `guide-<name>-<number>`, and `rules` the numbers to read more under."""

    number: int
    rows: int
    codes: list[int]
    targets: list[str]
    rules: list[str]


class Guide(Out):
    """The guide that a match was begun by: as long as it is neither `left` nor `over`, everybody answers as it says,
    and what is drawn is prepared. `rows` are the answers it has in all; how many were given tell the entries of the
    kind `play` that are not undone. It is `over` with its last answer."""

    name: str
    steps: list[GuideStep]
    rows: int
    left: bool
    over: bool


class TableInfo(Out):
    """A table as everybody who knows it may see it. `code` is the short code to join or watch by. `halted` says why a
    match can only be looked at. `rematch` is the table that follows this one, `follows` the one before it. `commitment`
    is the digest of the secret that all draws come from; the record of the finished match tells the secret. `parties`
    is the party of each seat; `scores` and `ranking` are by party, once the match is over. `origin` is where the match
    was played on from, if it was; as long as the table is open, who sits there may still change `redealt`. `changed`
    are the options that are not at their defaults. `guide` is there if the match was begun by one."""

    id: str
    code: str
    name: str
    game: str
    version: int
    options: dict[str, str]
    changed: list[str]
    public: bool
    status: Status
    seats: list[SeatInfo]
    rows: int
    asked: int | None
    created: float
    updated: float
    halted: str
    rematch: str
    follows: str
    origin: Origin | None
    commitment: str
    parties: list[int]
    scores: list[int]
    ranking: list[int]
    guide: Guide | None


class MyTable(Out):
    """One of my tables, by the token of a seat of mine. `turn`: I am asked."""

    table: TableInfo
    seat: int
    turn: bool


class SeatPlan(In):
    """A seat of a table to be made. `me`: mine. `person`: anybody who comes. `here`: another player at my screen."""

    who: Literal["me", "person", "bot", "here"]
    name: Title = ""
    level: Word = ""


class Committed(Out):
    """The digest of a secret of the server's, for a table that is still to be made. It is kept for a day."""

    commitment: str


class NewTable(In):
    """`commitment` is one that the server gave; with it the maker may add `words` of his own to the secret behind it,
    though the match begins at once. Without it the table gets a secret of its own, and words can be added as long as it
    is open."""

    game: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=SEATS)]
    options: Annotated[dict[Word, OptionValue], Meta(max_length=60)] = {}
    name: Title = ""
    public: bool = False
    start: bool = True
    commitment: Digest = ""
    words: Words = ""


class PlayOn(In):
    """Play on from a position of a match that is over. As many `seats` as it had, one of them `me`. Where nobody else
    is a person, what my seat could not know is dealt again; else everybody keeps what he held."""

    ply: RowNumber
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=SEATS)]
    name: Title = ""
    commitment: Digest = ""
    words: Words = ""


class NewGuided(In):
    """Begin the guided first game of a game, as a person of this name."""

    name: Title = ""


class SeatToken(Out):
    """What holds a seat; -1 is the owner of a table who has no seat. Everybody who knows it plays: keep it."""

    seat: int
    token: str


class Seated(Out):
    """A table, and the seats of it that are mine from now on."""

    table: TableInfo
    tokens: list[SeatToken]


class Join(In):
    name: Name
    seat: Seat | None = None
    words: Words = ""


class Start(In):
    """`fill`: the level of the bots that take the seats nobody has taken; without it they must all be taken."""

    fill: Word | None = None


class ChangeSeat(In):
    """By the seat itself: `name`, `auto`, and before the start its `words`. By the owner: give the seat to a bot
    (`level`) or to a person again; once it has been played, that needs the consent of everybody who plays."""

    name: Title | None = None
    auto: bool | None = None
    words: Words | None = None
    who: Literal["person", "bot"] | None = None
    level: Word | None = None


class AgreeSeat(In):
    """Whether I agree that a seat that has been played goes to another person."""

    yes: bool


class Mine(In):
    tokens: Annotated[list[Token], Meta(max_length=200)]


class Again(In):
    """The tokens of several seats that want to play again; `commitment` as in `NewTable`, for who asks first."""

    tokens: Annotated[list[Token], Meta(max_length=TOKENS)] = []
    commitment: Digest = ""
