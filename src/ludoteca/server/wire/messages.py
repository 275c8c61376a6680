"""The messages on the websocket, in both directions. What clients send is also a body of the JSON API."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .base import TOKENS, AtRow, Codes, ForSeat, In, Numbered, Out, Reason, RowNumber, Seat, Target, Token, View, Word
from .games import HintResult
from .play import Back, EarlyQuestion, Entry, Proposal, Question, Result, Zone
from .tables import TableInfo

# What clients say


class Hello(In, tag="hello"):
    """The first message: the seats I hold at this table (none: I watch), and the row up to which I have the log."""

    tokens: Annotated[list[Token], Meta(max_length=TOKENS)] = []
    since: RowNumber = 0


class Answer(ForSeat, tag="answer"):
    """The answer to the question at `row`: one code or text, or several of a series in any order. Sent again after a
    lost connection it is acknowledged, not played twice."""

    codes: Codes


class Early(AtRow, tag="early"):
    """An answer to a question of mine that is not open yet; it is given when the question comes."""

    seat: Seat
    codes: Codes


class Undo(ForSeat, tag="undo"):
    """Take back my last answer, or all from row `to` on; further than I may alone it becomes a proposal."""

    to: RowNumber | None = None


class Reset(ForSeat, tag="reset"):
    """Back to the first question of my present turn."""


class Consent(ForSeat, tag="consent"):
    """My answer to a proposal to go back to row `to`."""

    to: RowNumber
    yes: bool


class PointAt(ForSeat, tag="point"):
    """Show my partners a thing on the table, by the key that answers have for it. Everybody sees it for a moment, and
    the log keeps it; nothing else comes of it."""

    target: Target


class SkipGuide(ForSeat, tag="skip_guide"):
    """Leave the guide of this match for good: from here on everybody answers as they like."""


class Hint(ForSeat, tag="hint"):
    """What would a bot do? The answer comes as `hinted`; nothing is played."""

    level: Word = ""


class Ping(Numbered, tag="ping"):
    """I am here."""


FromClient = Hello | Answer | Early | Undo | Reset | Consent | PointAt | SkipGuide | Hint | Ping


# What the server says


class Table(Out, tag="table"):
    """The table and its seats changed, or I have just come. `mine` are the seats I hold."""

    table: TableInfo
    mine: list[int]


class Update(Out, tag="update"):
    """The position for this reader. `row`: how many rows the match has, which an answer must name. `zones`: what lies
    where, if the game says it. `entries`: what happened since the last update for this reader, or the whole log if
    `fresh`."""

    row: int
    reader: int
    view: View
    zones: list[Zone] | None
    question: Question | None
    early: list[EarlyQuestion]
    entries: list[Entry]
    fresh: bool
    back: Back
    proposal: Proposal | None
    result: Result | None


class Ack(Out, tag="ack"):
    """Done and kept. `row`: how many rows the match has now."""

    id: int
    row: int


class Refused(Out, tag="refused"):
    """Not done, nothing changed. `reason` for programs, `message` for people who write them."""

    id: int
    reason: Reason
    message: str
    row: int | None = None


class Hinted(Out, tag="hinted"):
    id: int
    hint: HintResult


class Pong(Out, tag="pong"):
    id: int


FromServer = Table | Update | Ack | Refused | Hinted | Pong
