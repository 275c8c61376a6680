"""Decisions that their players give as puzzles: whose they are, what is kept of them, and what becomes of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import time
from typing import Any

import msgspec

from ludoteca.core import rows as kinds
from ludoteca.core.match import Match
from ludoteca.core.record import HEAD, so_far
from ludoteca.core.rows import BOT, PERSON, Row
from ludoteca.core.steps import Step
from ludoteca.review.puzzle import Puzzle, Source

from .. import wire
from ..duties import Duty
from ..errors import Refusal
from ..limits.hits import limit_hit
from ..limits.limits import Limits
from ..logs import brief, say
from ..matches.replays import Replay
from ..matches.rooms import Room
from ..settings import Settings
from ..store import Unavailable
from ..store import puzzles as stored
from ..store.review_models import Gift
from ..store.review_models import Puzzle as Kept
from ..thinking.process import Job
from ..thinking.workers import Worker, WorkerFailed
from .archive import Archive
from .puzzles import Puzzles

LOOK = 5.0
OF_MATCH = 40  # decisions that the players of a match may give
NO_PUZZLE = "no answer is clearly the best there, or it is the first one that comes to mind"
FAILED = "it could not be looked at, or that takes too long"


class Gifts:
    def __init__(
        self, archive: Archive, puzzles: Puzzles, examiner: Worker, limits: Limits, settings: Settings
    ) -> None:
        self.archive = archive
        self.lobby = archive.lobby
        self.store = archive.hall.store
        self.metrics = archive.hall.metrics
        self.puzzles = puzzles
        self.examiner = examiner
        self.limits = limits
        self.settings = settings
        self.task: asyncio.Task[None] | None = None
        self.stopped = False

    async def give(self, key: str, tokens: Sequence[str], ply: int, source: str) -> wire.PuzzleGift:
        """Look at a decision of mine, and take it if it is a puzzle."""
        room = await self._mine(key, tokens, ply)
        if await stored.gift(self.store, room.id, ply) is None:
            if not self.limits.giving.take(source):
                limit_hit("too many decisions given by one address: refused", source)
                raise Refusal("too-many", "you gave many decisions; wait a little")
            new = Gift(table_id=room.id, ply=ply, status=stored.CHECKING, reason="", puzzle="", at=0.0)
            beyond = await stored.give(self.store, new, self.settings.reviews, OF_MATCH)
            if beyond == "match":
                raise Refusal("too-many", f"{OF_MATCH} decisions of this match were given; that is enough")
            if beyond:
                limit_hit("too many decisions given: refused")
                raise Refusal("busy", "many decisions are being looked at just now; try again later")
            await self.look()
        return await self._state(room, ply)

    async def state(self, key: str, tokens: Sequence[str], ply: int) -> wire.PuzzleGift:
        """What became of a decision of mine."""
        return await self._state(await self._mine(key, tokens, ply), ply)

    async def _state(self, room: Room, ply: int) -> wire.PuzzleGift:
        found = await stored.gift(self.store, room.id, ply)
        if found is None:
            return wire.PuzzleGift("none", "", "")
        status: Any = found.status
        return wire.PuzzleGift(status, found.reason, found.puzzle)

    async def _mine(self, key: str, tokens: Sequence[str], ply: int) -> Room:
        """The room of a match that is over, in which this was a decision of mine."""
        room = (await self.archive.access(key, tokens)).room
        visitor = await self.lobby.visitor(room.id, tokens)
        if visitor.table.status != "over":
            raise Refusal("not-over", "a decision is given when the match is over")
        if not visitor.mine:
            raise Refusal("not-yours", "only who played a seat gives its decisions")
        if visitor.table.guide:
            raise Refusal("refused", "decisions of a guided game are no puzzles")
        async with room.lock:
            _, journal = await room.begun_match()
            step = answered(journal.match, ply)
            if step.seat not in visitor.mine:
                raise Refusal("not-yours", "that was a decision of another seat")
            must_be_answered_by(journal.match, step, visitor.seats[step.seat].generation)
        return room

    # Looking at them

    def duties(self) -> list[Duty]:
        return [Duty("gifts", LOOK, self.look)]

    async def look(self) -> None:
        """Look at what was given, here or where a process is gone, if that is not being done."""
        if not self.stopped and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._work(), name="gifts")

    async def stop(self) -> None:
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _work(self) -> None:
        """One after the other, until there are none."""
        try:
            while (gift := await stored.take_one(self.store, 2 * self.settings.puzzle_seconds)) is not None:
                status, reason, made = await self._looked_at(gift)
                await stored.end(self.store, gift.table_id, gift.ply, status, reason, made)
                self.metrics.count("gifts", status)
                self.puzzles.news()
        except Unavailable:
            return  # others tell of it; what there is to do is still there at the next look
        except Exception as error:
            say("decisions that were given wait until the next look", logging.ERROR, error)

    async def _looked_at(self, gift: Gift) -> tuple[str, str, Kept | None]:
        try:
            room = await self.archive.hall.room(gift.table_id)
            async with room.lock:
                _, journal = await room.begun_match()
            found = (await self.examiner.run(Job("admit", gift.table_id, plies=[gift.ply]), journal)).text
            if not found:
                return stored.REFUSED, NO_PUZZLE, None
            replay = await self.archive.replay(room)
        except Refusal as refusal:
            return stored.REFUSED, refusal.message, None
        except WorkerFailed as error:
            say("a decision could not be looked at", logging.WARNING, table=brief(gift.table_id), why=str(error))
            return stored.REFUSED, FAILED, None
        return stored.TAKEN, "", kept(replay, msgspec.json.decode(found, type=Puzzle))


def answered(match: Match, ply: int) -> Step:
    """The answer that was given here after `ply` others."""
    course = match.course()
    if ply >= len(course) or course[ply].row.kind != kinds.PLAY:
        raise Refusal("illegal", f"there is no answer {ply}; the match has {len(course)}")
    if ply <= match.origin:
        raise Refusal("not-yours", "that was answered in the match that this one was played on from")
    return course[ply]


def must_be_answered_by(match: Match, step: Step, generation: int) -> None:
    """Refuse what a bot answered in the place of a seat, or perhaps somebody else who had it before."""
    before, after = (hands(rows, step.seat) for rows in (match.rows[: step.number], match.rows[step.number :]))
    if before and before[-1] != PERSON:
        raise Refusal("not-yours", "a bot answered there in your place")
    if generation > 1 and PERSON in after:
        raise Refusal("not-yours", "the seat changed hands after that")


def hands(rows: Sequence[Row], seat: int) -> list[str]:
    """Who played the seat from these rows on, one after the other."""
    changes = [row for row in rows if row.seat == seat and row.kind in (kinds.TAKE, kinds.LEAVE, kinds.RESIGN)]
    return [row.text if row.kind == kinds.TAKE else BOT for row in changes]


def kept(replay: Replay, puzzle: Puzzle) -> Kept:
    """What is kept of a decision: the answers that led to it, and the puzzle; no names, no words, no times, and nothing
    of what came after."""
    record = nameless(replay, puzzle.ply)
    return Kept(
        id=puzzle.id, game=record["game"], version=record["version"], data=record["data"], players=record["seats"],
        theme=puzzle.theme, rating=puzzle.rating, deviation=puzzle.deviation,
        source=msgspec.json.encode(Source(record, [puzzle], True)), made=time(),
    )  # fmt: skip


def nameless(replay: Replay, ply: int) -> dict[str, Any]:
    """A record of the answers in effect up to a ply."""
    whole = so_far(replay.match)
    return {name: whole[name] for name in HEAD} | {"rows": whole["rows"][:ply]}
