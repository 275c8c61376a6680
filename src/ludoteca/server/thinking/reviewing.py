"""Making reviews: one at a time in this process, whenever no bot wants to think, a few answers at a time."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Mapping
from time import monotonic
from typing import Any

from ..duties import Duty
from ..errors import Refusal
from ..logs import brief, say
from ..matches.hall import Hall
from ..matches.journal import Journal
from ..store import Unavailable, matches, reviews
from ..store.review_models import Review
from .making import Making
from .process import Job
from .queue import LEISURE, Claim
from .workers import WorkerFailed, Workers

LOOK = 2.0  # seconds until a review is found that another process was asked for, or whose process is gone
KEEP = 3.0
FAILURES = 3  # of workers, one after the other, after which a review is given up
GOODBYE = 2.0  # seconds for workers to end what they are at
FAILED = "it could not be judged; the server's log says why"
GONE_ON = "the match has gone on since"


class Reviewing:
    """`making` is the review that this process is making. While it does, it holds the lease of the match: nobody plays
    there any more."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.store = hall.store
        self.metrics = hall.metrics
        self.workers = workers
        self.lanes = max(1, len(workers.all) // 2)  # a bot finds a worker without a review, where there are several
        self.making: Making | None = None
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self.metrics.gauges["reviews_made_now"] = lambda: self.making is not None

    def duties(self) -> list[Duty]:
        return [Duty("reviews", LOOK, self.look)]

    async def look(self) -> None:
        """Make what is asked for, if none is being made."""
        if not self.stopped and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._work(), name="reviews")

    def of(self, table_id: str, depth: str) -> Making | None:
        """The making of a review, if it is made here."""
        making = self.making
        return making if making is not None and (making.table_id, making.depth) == (table_id, depth) else None

    def halt(self, table_id: str, other: str = "") -> None:
        """Somebody stopped what is under way of a match, or wants its review at another depth."""
        if self.making is not None and self.making.table_id == table_id and self.making.depth != other:
            self.making.halted.set()

    async def stop(self) -> None:
        """Leave the rest to other processes, or to the next start."""
        self.stopped = True
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _work(self) -> None:
        """Make one after the other, until there are none."""
        try:
            while (order := await reviews.next_one(self.store, self._holder, self._lease_seconds)) is not None:
                if not await self._lease(order.table_id):
                    return  # another process was faster; there may be more at the next look
                await self._make(order)
        except Unavailable:
            return  # others tell of it; what there is to do is still there at the next look
        except Exception as error:
            say("reviews stopped until the next look", logging.ERROR, error)

    @property
    def _holder(self) -> str:
        return self.hall.notes.process

    @property
    def _lease_seconds(self) -> float:
        return self.hall.settings.lease_seconds

    async def _lease(self, table_id: str) -> bool:
        return await matches.lease(self.store, table_id, self._holder, self._lease_seconds)

    async def _make(self, order: Review) -> None:
        making = self.making = Making(order)
        where = order.table_id, order.depth
        say("a review is made", table=brief(order.table_id), depth=order.depth)
        try:
            ended = await self._ended(making, order)
            if ended is not None:
                await reviews.end(self.store, *where, *ended)
                self.metrics.count("reviews", ended[0])
        finally:
            await self._let_go(making)
            self.making = None

    async def _ended(self, making: Making, order: Review) -> tuple[str, str] | None:
        """How it ended and why, if it was not the end that is hoped for."""
        try:
            return await self._carry_out(making, order)
        except Unavailable:
            raise
        except Refusal as refusal:
            return reviews.REFUSED, refusal.message
        except WorkerFailed as error:
            say("a review failed", logging.WARNING, table=brief(order.table_id), why=str(error))
        except Exception as error:
            say("a review failed", logging.ERROR, error, table=brief(order.table_id))
        return reviews.FAILED, FAILED

    async def _carry_out(self, making: Making, order: Review) -> tuple[str, str] | None:
        room = await self.hall.room(order.table_id)
        async with room.lock:
            _, journal = await room.begun_match()
        if journal.rows != order.rows:
            return reviews.FAILED, GONE_ON
        found = await self._run(making, journal, "course")
        if found.refused:
            return reviews.REFUSED, found.refused
        making.plan(found.places, await reviews.parts(self.store, order.table_id, order.depth))
        if await self._judge(making, journal):
            text = await self.assemble(order.table_id, order.depth, making.parts, journal, LEISURE)
            packed = await asyncio.to_thread(zlib.compress, text)
            await self._keep(making)
            await reviews.finish(self.store, order.table_id, order.depth, making.due, packed)
            self.metrics.count("reviews", reviews.DONE)
            self.metrics.took("review", monotonic() - making.began)
        return None

    async def _judge(self, making: Making, journal: Journal) -> bool:
        """Judge all that is left to be judged; whether it came to that."""
        keeper = asyncio.create_task(self._keep_on(making))
        lanes = [asyncio.create_task(self._lane(making, journal)) for _ in range(self.lanes)]
        try:
            await asyncio.gather(*lanes)
        except BaseException:
            making.halted.set()
            raise
        finally:
            for task in (*lanes, keeper):
                task.cancel()
            await asyncio.gather(*lanes, keeper, return_exceptions=True)
        return making.done == making.due and not making.halted.is_set()

    async def _lane(self, making: Making, journal: Journal) -> None:
        """Judge a few, again and again. One that waits for a worker when it is over waits no longer."""
        while making.todo and not making.halted.is_set():
            few = making.take()
            new: Mapping[int, bytes] = {}
            judged = asyncio.create_task(self._run(making, journal, "judge", [place.ply for place in few]))
            halted = asyncio.create_task(making.halted.wait())
            try:
                await asyncio.wait((judged, halted), return_when=asyncio.FIRST_COMPLETED)
                if not judged.done():
                    await asyncio.wait((judged,), timeout=GOODBYE)
                if not judged.done():
                    return
                new = judged.result().parts
                making.failures = 0
            except WorkerFailed:
                making.failures += 1
                if making.failures >= FAILURES:
                    raise
            finally:
                making.add(few, new)
                for task in (judged, halted):
                    task.cancel()
                await asyncio.gather(judged, halted, return_exceptions=True)

    async def _run(self, making: Making, journal: Journal, kind: str, plies: list[int] | None = None) -> Any:
        job = Job(kind, making.table_id, depth=making.depth, plies=plies or [])
        return await self.workers.run(job, journal, Claim(making.table_id, lambda: LEISURE))

    async def assemble(
        self, table_id: str, depth: str, parts: Mapping[int, bytes], journal: Journal, rank: int
    ) -> bytes:
        """The review of these parts, as JSON."""
        job = Job("assemble", table_id, depth=depth, parts=[parts[ply] for ply in sorted(parts)])
        return (await self.workers.run(job, journal, Claim(table_id, lambda: rank))).text

    # Keeping what was found

    async def _keep_on(self, making: Making) -> None:
        """Keep it every few seconds, until somebody stops it, or another process has it."""
        while True:
            try:
                if not (await self._keep(making) and await self._lease(making.table_id)):
                    making.halted.set()
                    return
            except Unavailable as error:
                say("a review waits for the database", logging.WARNING, why=str(error))
            await asyncio.sleep(KEEP)

    async def _keep(self, making: Making) -> bool:
        """Keep what is new; whether it is to go on."""
        new = dict(making.unkept)
        going = await reviews.keep(self.store, making.table_id, making.depth, new, making.progress())
        for ply in new:
            del making.unkept[ply]
        return going

    async def _let_go(self, making: Making) -> None:
        """Keep the rest, and leave the match to others."""
        try:
            if making.unkept:
                await self._keep(making)
            await matches.release(self.store, [making.table_id], self._holder)
        except Unavailable as error:
            say("the last of a review was not kept", logging.WARNING, why=str(error))
