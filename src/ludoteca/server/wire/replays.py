"""Shapes of replays and links to them on the wire."""

from __future__ import annotations

from .base import In, Out, Reader, RowNumber, View
from .play import Entry, Question, Result, Zone
from .tables import Origin


class ReplayInfo(Out):
    """A match to be looked at. A ply is an answer in effect, or where the match was played on from another (`origin`);
    ply 0 is the position before the first one. The rows of `entries` are plies. `title` is the table's name; `levels`
    are those of the bots, nothing for people. `readers` are the perspectives on offer. `whole`: it is over, and
    everything is open. `shared`: the key is that of a link, not the table's own, so that there is no record or rematch
    by it."""

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
    origin: Origin | None
    entries: list[Entry]
    result: Result | None


class ReplayFrame(Out):
    """The position after `ply` answers, and the question that was open then; `zones` as in an update."""

    ply: int
    view: View
    zones: list[Zone] | None
    question: Question | None


class Share(In):
    """Make a link to a replay at a ply, from a perspective, with or without the players' names."""

    ply: RowNumber = 0
    reader: Reader = -2
    names: bool = True


class Shared(Out):
    key: str
    path: str
