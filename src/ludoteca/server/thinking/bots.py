"""Bots at the tables: this process plays those of the matches whose lease it holds, through the same door as people."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from time import monotonic

from ludoteca import guides
from ludoteca.bots import roster
from ludoteca.bots.hints import lead
from ludoteca.bots.levels import LEVELS, ratings
from ludoteca.bots.luck import luck

from .. import wire
from ..duties import Duty
from ..errors import Refusal
from ..logs import brief, say
from ..matches import moves
from ..matches.hall import Hall
from ..matches.journal import Journal
from ..matches.rooms import Room
from ..store import Unavailable, matches
from .leases import Leases
from .process import Job
from .queue import Claim
from .table_makers import TableMakers
from .workers import WorkerFailed, Workers

RANDOM = "random"
ORPHANS = 20


class Bots:
    """The bots in the rooms of a hall. They look into each in which something has happened: one of them may be asked.
    `driving` are the rooms in which this process plays them now."""

    def __init__(self, hall: Hall) -> None:
        settings = hall.settings
        self.hall = hall
        self.metrics = hall.metrics
        self.workers = Workers(settings.workers(), settings.bot_seconds, settings.puzzle_seconds)
        self.leases = Leases(hall.store, hall.notes.process, settings.lease_seconds)
        self.makers = TableMakers(settings)
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.stopped = False
        hall.followers.append(self.look)

    def look(self, room: Room) -> None:
        bot_asked = room.table is not None and room.table.bot_asked and not room.halted
        if bot_asked and not self.stopped and room.id not in self.driving:
            task = asyncio.create_task(self._drive(room), name=f"bots of {brief(room.id)}")
            self.driving[room.id] = task
            room.bots_play = True
            self.makers.began(room)
            task.add_done_callback(lambda _: self._rested(room))

    def _rested(self, room: Room) -> None:
        task = self.driving.pop(room.id)
        room.bots_play = False
        self.makers.ended(room)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            room.ail()  # they go on when it is well again
        elif error is not None:
            say("the bots of a match stopped", logging.ERROR, error, table=brief(room.id))

    async def _drive(self, room: Room) -> None:
        """Play as long as bots are asked and the lease is ours."""
        while room.table is not None and room.table.bot_asked and await self.leases.take(room.id):
            async with room.lock:
                journal, seat, rows = room.journal, room.table.asked, room.table.rows
            if journal is None or seat is None:
                await room.load()
                continue
            code = await self._choose(room, journal, seat, rows)
            if code is not None:
                await self._answer(room, seat, rows, code)

    async def _choose(self, room: Room, journal: Journal, seat: int, rows: int) -> int | None:
        """The bot's answer; a random one if the bot failed; none if the match has moved on."""
        async with room.lock:
            prepared = guides.wanted(journal.match, seat)
            if prepared:  # nobody thinks on a guide
                there = journal is room.journal and journal.match.still_asked(rows, seat)
                return prepared[0].code if there else None
        level = room.seats[seat].level or RANDOM
        code, why = await self._think(room, journal, seat, level, rows)
        async with room.lock:
            decision = journal.match.decision
            if journal is not room.journal or decision is None or not journal.match.still_asked(rows, seat):
                return None
            if code in [action.code for action in decision.actions]:
                self.metrics.count("bot_answers", level)
                return code
            self.metrics.count("bot_failures", level)
            say("a bot failed; a random one answers", logging.WARNING, table=brief(room.id), bot=level, why=why)
            return secrets.choice(decision.actions).code

    async def _think(self, room: Room, journal: Journal, seat: int, level: str, rows: int) -> tuple[int | None, str]:
        job = Job("choose", room.id, seat=seat, level=level, seed=luck(journal.match, f"bot at row {rows}"))
        began = monotonic()
        try:
            thought = await self.workers.run(job, journal, self.makers.claim(room))
        except WorkerFailed as error:
            return None, str(error)
        self.metrics.took("bot_thinking", monotonic() - began)
        return thought.options[0].codes[0], "not a possible answer"

    async def _answer(self, room: Room, seat: int, rows: int, code: int) -> None:
        try:
            answer = partial(moves.answer, seats=[seat], message=wire.Answer(rows, [code], seat=seat))
            await self.hall.shielded.run(room.change(answer))
        except Refusal as refusal:
            # Somebody took an answer back or took the seat meanwhile: look again.
            say("a bot's answer came too late", table=brief(room.id), reason=refusal.reason)

    async def hint(self, room: Room, seat: int, level: str) -> wire.HintResult:
        """What a bot would do in the place of a person."""
        async with room.lock:
            journal = room.journal
            decision = None if journal is None else journal.match.decision
            prepared = [] if journal is None else guides.wanted(journal.match, seat)
        if journal is None or decision is None or decision.seat != seat:
            raise Refusal("wrong-seat", "a hint is for the seat that is asked")
        rows, game = journal.kept, journal.match.game
        if prepared:
            codes, texts = [action.code for action in prepared], [action.text for action in prepared]
            return wire.HintResult(rows, seat, level, "only", [wire.HintOption(codes, texts, None, None)])
        job = Job("hint", room.id, seat=seat, level=level, seed=luck(journal.match, f"hint at row {rows}"))
        try:
            thought = await self.workers.run(job, journal, Claim(self.makers.of(room.id)))
        except WorkerFailed as error:
            say("a hint failed", logging.WARNING, table=brief(room.id), bot=level, why=str(error))
            raise Refusal("busy", "no hint could be found; try again", rows) from None
        options = [
            wire.HintOption(
                option.codes, [game.actions[code].text for code in option.codes], option.share, option.points
            )
            for option in thought.options
        ]
        known = [(one.share, one.points) for one in options if one.share is not None and one.points is not None]
        return wire.HintResult(rows, seat, level, lead(known) if known else "only", options)

    # Duties

    def duties(self) -> list[Duty]:
        seconds = self.leases.seconds
        return [Duty("leases", seconds / 3, self._prolong), Duty("orphans", seconds / 2, self.adopt)]

    async def _prolong(self) -> None:
        await self.leases.prolong(self.driving)

    async def adopt(self) -> None:
        """Take over matches whose bots nobody plays: their process is gone."""
        for table_id in await matches.orphans(self.hall.store, self.leases.seconds, ORPHANS):
            try:
                room = await self.hall.room(table_id)
                if room.id not in self.driving:
                    await self.hall.catch_up(table_id)  # that bots are asked may be news to it
            except Exception as error:
                say("a match could not be taken over", logging.ERROR, error, table=brief(table_id))

    async def stop(self) -> None:
        """Stop playing and leave the leases to other processes."""
        self.stopped = True
        for task in list(self.driving.values()):
            task.cancel()
        await asyncio.gather(*self.driving.values(), return_exceptions=True)
        await self.workers.stop()
        await self.leases.release()


def levels() -> list[wire.LevelInfo]:
    """Who can be seated: the levels for people, weakest first, then all other bots."""
    people = [level.name for level in LEVELS]
    others = [name for name in roster.names() if name not in people]
    return [wire.LevelInfo(name, name in people, ratings(name)) for name in (*people, *others)]


def known(level: str) -> bool:
    """Only names: settings behind a colon would let a client order any amount of thinking."""
    return level in roster.OURS or level in roster.names()
