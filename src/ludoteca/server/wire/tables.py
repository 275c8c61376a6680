"""Shapes around the matches on the wire: tables and seats, games and bots, replays, the house."""

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
    Reader,
    RowNumber,
    Seat,
    Status,
    Title,
    Token,
    Values,
    View,
    Who,
    Word,
    Words,
)
from .play import Entry, Question, Result

# Tables


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


class TableInfo(Out):
    """A table as everybody who knows it may see it. `code` is the short code to join or watch by. `halted` says why a
    match can only be looked at. `rematch` is the table that follows this one, `follows` the one before it. `commitment`
    is the digest of the secret that all draws come from; the record of the finished match tells the secret."""

    id: str
    code: str
    name: str
    game: str
    version: int
    options: dict[str, str]
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
    commitment: str
    scores: list[int]
    ranking: list[int]


class MyTable(Out):
    """One of my tables, by the token of a seat of mine. `turn`: I am asked."""

    table: TableInfo
    seat: int
    turn: bool


class SeatPlan(In):
    """A seat of a table to be made. `me`: mine. `person`: whoever comes. `here`: another player at my screen."""

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


class SeatToken(Out):
    """What holds a seat; -1 is the owner of a table who has no seat. Whoever knows it plays: keep it."""

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
    """The tokens of several seats that want to play again; `commitment` as in `NewTable`, for whoever asks first."""

    tokens: Annotated[list[Token], Meta(max_length=TOKENS)] = []
    commitment: Digest = ""


# Games, bots


class OptionInfo(Out):
    """An option and its values; the first is the default. With `each`, it also takes one of these names for all seats,
    or one for each seat, separated by dots."""

    name: str
    values: list[str]
    each: list[str]


class EventInfo(Out):
    name: str
    fields: list[str]
    secret: list[str]


class GameInfo(Out):
    """A game. `standing`: how well its component data are attested. `data`: the digest of its component file."""

    name: str
    version: int
    data: str
    standing: str
    seats: list[int]
    options: list[OptionInfo]
    sources: list[str]
    events: list[EventInfo]
    codes: int


class ComponentInfo(Out):
    """A kind of card, building, tile or role, and what is printed on it by name."""

    id: str
    printed: Values


class ComponentGroup(Out):
    """Components that belong together, in the order of the game's own lists."""

    name: str
    components: list[ComponentInfo]


class ActionInfo(Out):
    """An answer there is in a game, whether or not it is possible now."""

    code: int
    text: str
    targets: list[str]
    secret: bool
    closes: bool


class LevelInfo(Out):
    """A bot that can be seated. `person`: a level meant for people, in order of strength. `ratings`: by game, where
    the arena measured them."""

    name: str
    person: bool
    ratings: dict[str, int]


class HintOption(Out):
    """A good answer: codes to send, expected win share (0 to 1) and points where the bot knows them."""

    codes: list[int]
    texts: list[str]
    share: float | None
    points: float | None


class HintResult(Out):
    """The best answers first, for the question at `row`."""

    row: int
    seat: int
    level: str
    options: list[HintOption]


# Records and replays


class ReplayInfo(Out):
    """A match to be looked at. A ply is an answer in effect; ply 0 is the position before the first one. The rows of
    `entries` are plies. `title` is the table's name; `levels` are those of the bots, nothing for people. `readers` are
    the perspectives on offer. `whole`: it is over, and everything is open. `shared`: the key is that of a link, not the
    table's own, so that there is no record or rematch by it."""

    key: str
    shared: bool
    game: str
    version: int
    options: dict[str, str]
    title: str
    names: list[str]
    levels: list[str]
    seats: int
    plies: int
    whole: bool
    readers: list[int]
    reader: int
    ply: int
    entries: list[Entry]
    result: Result | None


class ReplayFrame(Out):
    """The position after `ply` answers, and the question that was open then."""

    ply: int
    view: View
    question: Question | None


class Share(In):
    """Make a link to a replay at a ply, from a perspective, with or without the players' names."""

    ply: RowNumber = 0
    reader: Reader = -2
    names: bool = True


class Shared(Out):
    key: str
    path: str


# The house


Trouble = Literal["", "full", "read-only", "locked", "away"]


class Health(Out):
    """`ok` while the database keeps what is written, else `why` not: the disk is full, it is read-only, locked (or too
    slow to answer in time), or away. The rest tells what is running here."""

    ok: bool
    version: str
    database: str
    compiled: bool
    rooms: int
    connections: int
    why: Trouble = ""
