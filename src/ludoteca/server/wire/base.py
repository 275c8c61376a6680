"""What all shapes on the wire are made of: limits, small types, and the two directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

TEXT = 60
WORDS = 120
QUESTION = 200
SEATS = 8
TOKENS = 32
TOKEN = 200
CODES = 128
# What people write is shown to others. Nothing in it may be unseen or turn the direction of what stands beside it;
# joiners stay, since scripts and pictures of people are made with them.
PLAIN = (
    r"^[^\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0"
    r"\ufff9-\ufffb]*$"
)
NOT_PLAIN = "control characters, invisible ones and those that turn the direction of a text are not possible here"

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Title = Annotated[str, Meta(max_length=TEXT, pattern=PLAIN)]
Words = Annotated[str, Meta(max_length=WORDS, pattern=PLAIN)]
Word = Annotated[str, Meta(max_length=TEXT, pattern=r"^[a-z0-9_.-]*$")]
Target = Annotated[str, Meta(min_length=1, max_length=TEXT, pattern=r"^[a-z0-9_.:-]*$")]
OptionValue = Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9_.-]*$")]
Digest = Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?$")]
Token = Annotated[str, Meta(max_length=TOKEN)]
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Reader = Annotated[int, Meta(ge=-2, lt=SEATS)]
RowNumber = Annotated[int, Meta(ge=0, lt=2**31)]
Request = Annotated[int, Meta(ge=0, lt=2**31)]
Codes = Annotated[
    list[Annotated[int, Meta(ge=0, lt=2**31)] | Annotated[str, Meta(max_length=200)]], Meta(max_length=CODES)
]
# The shapes below come from the games: their views, facts and events. The `ts` names the type the client sees.
View = Annotated[dict[str, Any], Meta(extra={"ts": "View"})]
Values = Annotated[dict[str, Any], Meta(extra={"ts": "Record<string, Value>"})]
GameEvent = Annotated[dict[str, Any], Meta(extra={"ts": "GameEvent"})]

Status = Literal["open", "running", "over", "halted", "closed"]
Who = Literal["person", "bot", "here"]
Reason = Literal[
    "malformed", "too-big", "too-many", "origin", "unknown", "token", "not-yours", "wrong-seat", "stale", "illegal",
    "refused", "option", "full", "not-running", "not-over", "halted", "record", "busy",
]  # fmt: skip


class In(Struct, forbid_unknown_fields=True):
    """What clients send: a field that is not known is refused, not ignored."""


class Numbered(In, kw_only=True):
    """What clients ask for. `id` comes back in the reply."""

    id: Request = 0


class AtRow(Numbered):
    """The same of a match that has so many rows; if it has more by then, the message may come too late."""

    row: RowNumber


class ForSeat(AtRow, kw_only=True):
    """The same for one of my seats; without `seat`, for the one that it fits."""

    seat: Seat | None = None


class Out(Struct):
    """What the server sends."""
