"""A worker process of the bots: `python -m ludoteca.server.thinking.process NICENESS [BOARD ...]`. Jobs come on stdin,
answers go to stdout, each a length and a message. It ends with its server, because then stdin ends."""

from __future__ import annotations

import gc
import os
import struct
import sys
from time import time
from typing import Any, BinaryIO

import msgspec

from ludoteca.bots import roster
from ludoteca.bots.hints import hints
from ludoteca.bots.prospects import Searcher
from ludoteca.core import registry
from ludoteca.core.errors import BadRecord, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.protocol import Action, Bot, State
from ludoteca.core.record import extend, from_record
from ludoteca.core.rows import UNDO, row_from_json

from ..summary import Summary, summarize
from .judging import Judging, Place, admit, places

LENGTH = struct.Struct(">I")
WORK = 60_000  # plays that are carried out for a record, those between checkpoints again after every undo
LEISURELY = frozenset({"course", "judge", "assemble", "admit"})  # nobody at a table waits for these
CHECKPOINT = 32  # see `core.fold`


class Job(msgspec.Struct):
    """What is wanted: an answer of a bot (`choose`), good answers (`hint`), whether a record replays (`check`); of a
    review at a `depth` what there is to be judged (`course`), what is to be said of these `plies` (`judge`), and what
    these `parts` come to (`assemble`); whether the answer at a ply is a puzzle (`admit`). `head` is given for a match
    this worker does not know yet, `rows` are those it does not know yet."""

    kind: str
    table: str = ""
    head: dict[str, Any] | None = None
    rows: list[dict[str, Any]] = []
    forget: list[str] = []
    seat: int = 0
    level: str = ""
    seed: int = 0
    depth: str = ""
    plies: list[int] = []
    parts: list[bytes] = []


class Option(msgspec.Struct):
    codes: list[int]
    share: float | None = None
    points: float | None = None


class Thought(msgspec.Struct):
    """The answer. `error` is for the log; `refused` tells who sent a record, or wants a review, why not. Of a record
    there is its `summary`, of a review the `places` to be judged, `parts` of it by ply, or all of them in a `text`, and
    of a puzzle its `text`, if it is one."""

    options: list[Option] = []
    error: str = ""
    refused: str = ""
    summary: Summary | None = None
    places: list[Place] = []
    parts: dict[int, bytes] = {}
    text: bytes = b""


class Thinker:
    """The matches this worker knows. A bot sees nothing but a position re-dealt for its seat."""

    def __init__(self) -> None:
        self.matches: dict[str, Match] = {}
        self.judging = Judging()

    def think(self, job: Job) -> Thought:
        for table in job.forget:
            self.matches.pop(table, None)
            self.judging.forget(table)
        if job.kind == "check":
            return check(job)
        match = self.match(job)
        if job.kind in LEISURELY:
            return self.judging.leisurely(lambda: self.look_back(match, job))
        state = match.state.determinize(job.seat, job.seed)
        if job.kind == "hint":
            return Thought(options=self.hints(match, state, job))
        return Thought(options=[Option([self.bot(match, job).choose(state, job.seat).code])])

    def look_back(self, match: Match, job: Job) -> Thought:
        """What is wanted of a match that is over."""
        judging, of = self.judging, (match, job.table, job.depth)
        if job.kind == "admit":
            return Thought(text=admit(match, job.plies[0]))
        if job.kind == "judge":
            return Thought(parts=judging.judge(*of, job.plies))
        if job.kind == "assemble":
            return Thought(text=judging.assemble(*of, job.parts))
        try:
            return Thought(places=places(judging.course(*of)))
        except LudotecaError as error:
            return Thought(refused=str(error))

    def hints(self, match: Match, state: State, job: Job) -> list[Option]:
        """The best answers with what is to be expected of them; of a bot that does not search, its answer alone."""
        bot = self.bot(match, job)
        found = hints(state, job.seat, job.seed, bot) if isinstance(bot, Searcher) else []
        return [Option(hint.codes, hint.share, hint.points) for hint in found] or [Option(series(state, bot, job.seat))]

    def match(self, job: Job) -> Match:
        """The match of a job, brought up to date."""
        match = self.matches.get(job.table)
        if job.head is not None:
            match = self.matches[job.table] = from_record(job.head, registry.game)
        if match is None:
            raise LudotecaError("rows of a match that was never begun here")
        try:
            extend(match, [row_from_json(match.game, row, at, match.seats) for at, row in enumerate(job.rows)])
        except LudotecaError:
            del self.matches[job.table]
            raise
        return match

    def bot(self, match: Match, job: Job) -> Bot:
        """Made for each answer: then the same job gives the same thoughts, in any worker."""
        return roster.maker(job.level)(match.game, job.seed)


def series(state: State, bot: Bot, seat: int) -> list[int]:
    """A whole answer: all picks of an open series, or the one answer to a plain question."""
    first = state.decision
    assert first is not None
    codes: list[int] = []
    while True:
        decision = state.decision
        pool: list[Action] = state.stack[-1].pool(state) if decision is not None else []
        if decision is None or (decision.seat, decision.ask) != (seat, first.ask) or (codes and not pool):
            return codes
        action = bot.choose(state, seat)
        codes.append(action.code)
        turn = state.turn
        state.apply(action)
        if action.closes or not pool or state.turn != turn:
            return codes


def check(job: Job) -> Thought:
    """Replay a record that somebody sent."""
    try:
        match = replayed(job.head)
    except LudotecaError as error:
        return Thought(refused=str(error))
    return Thought(summary=summarize(match, time()))


def replayed(record: Any) -> Match:
    """The match of a record, if that does not take unreasonably long: the server replays it again for every reader that
    comes later, beside the answers of those who play."""
    rows = record.get("rows") if isinstance(record, dict) else None
    if not isinstance(rows, list):
        return from_record(record, registry.game)  # says what is wrong
    match = from_record({**record, "rows": []}, registry.game)
    if match.position is not None:
        raise BadRecord("it begins at a position that was set up; such a match is kept in files alone")
    work = 0
    for at, row in enumerate(rows):
        extend(match, [row_from_json(match.game, row, at, match.seats)])
        work += 1 if match.rows[-1].kind != UNDO else 1 + min(len(match.line), CHECKPOINT)
        if work > WORK:
            raise BadRecord(f"a record with so many undos takes too long to replay: more than {WORK} answers", at)
    return match


def read(stream: BinaryIO) -> bytes | None:
    """The next message, or None at the end."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    size: int = LENGTH.unpack(head)[0]
    body = stream.read(size)
    return body if len(body) == size else None


def frame(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def main() -> None:
    os.nice(int(sys.argv[1]))
    registry.choose_boards(sys.argv[2:])
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints must not get between the messages
    decoder = msgspec.msgpack.Decoder(Job)
    thinker = Thinker()
    gc.freeze()
    while (body := read(source)) is not None:
        try:
            thought = thinker.think(decoder.decode(body))
        except Exception as error:  # a bot may be anybody's code: whatever it does, the worker goes on
            thought = Thought(error=f"{type(error).__name__}: {error}")
        try:
            target.write(frame(thought))
            target.flush()
        except BrokenPipeError:
            os._exit(0)  # the server is gone; there is nobody to say anything to, not even at exit


if __name__ == "__main__":
    main()
