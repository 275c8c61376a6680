"""Worker processes for what takes long: bots, hints, reviews, records from outside, puzzles."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from typing import Any

import msgspec

from ludoteca.core import registry

from ..errors import Refusal
from ..logs import say
from ..matches.journal import Journal
from .process import LENGTH, Job, Thought, frame
from .queue import Claim, FairQueue

KNOWN = 40  # matches a worker keeps
LONGER = 4  # how many times as long as a bot a review may take for its next answer
CHECKS = 10  # records that may wait
PROGRAM = "ludoteca.server.thinking.process"
# How much a worker lets everything else on the machine go before: the answers of people come first, records last.
POLITE, PATIENT = 5, 15


class WorkerFailed(Exception):
    """It did not answer in time, died, or the bot in it failed."""


class Worker:
    """One process. It takes one job at a time; what it knows of which match is kept here."""

    def __init__(self, seconds: float, niceness: int = POLITE) -> None:
        self.seconds = seconds
        self.niceness = niceness
        self.process: Process | None = None
        self.known: OrderedDict[str, int] = OrderedDict()
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def run(self, job: Job, journal: Journal | None) -> Thought:
        self.waiting += 1
        try:
            async with self.lock:
                return await self._run(job, journal)
        finally:
            self.waiting -= 1

    async def _run(self, job: Job, journal: Journal | None) -> Thought:
        if self.process is None or self.process.returncode is not None:
            await self._start()
        if journal is not None:
            self._complete(job, journal)
        try:
            # One answer of a deep review may take longer than a bot, where nothing is compiled.
            async with asyncio.timeout(self.seconds * (LONGER if job.depth else 1)):
                thought = await self._ask(job)
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            await self.stop()
            raise WorkerFailed(f"no answer from the worker: {type(error).__name__}") from None
        except BaseException:
            await self.stop()  # an answer may be on its way that would be taken for the next one
            raise
        if thought.error:
            self.known.pop(job.table, None)
            raise WorkerFailed(thought.error)
        return thought

    async def _start(self) -> None:
        self.known.clear()
        command = (sys.executable, "-m", PROGRAM, str(self.niceness), *registry.boards())
        self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)

    def _complete(self, job: Job, journal: Journal) -> None:
        """Add what the worker does not know yet of the match."""
        since = self.known.pop(job.table, None)
        if since is None:
            job.head = journal.head()
        job.rows = journal.news(since or 0, journal.kept)
        self.known[job.table] = journal.kept
        while len(self.known) > KNOWN:
            job.forget.append(self.known.popitem(last=False)[0])

    async def _ask(self, job: Job) -> Thought:
        process = self.process
        assert process is not None and process.stdin is not None and process.stdout is not None
        process.stdin.write(frame(job))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        body = await process.stdout.readexactly(LENGTH.unpack(head)[0])
        return msgspec.msgpack.decode(body, type=Thought)

    async def stop(self) -> None:
        process, self.process = self.process, None
        self.known.clear()
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Workers:
    """A few workers for bots, hints and reviews, each for one whose turn it is, best one that knows the match; another
    for records from outside, which take long and may wait; and one for puzzles, which take longer. A worker begins with
    its first job."""

    def __init__(self, count: int, seconds: float, puzzle_seconds: float = 120.0) -> None:
        self.all = [Worker(seconds) for _ in range(count)]
        self.idle = list(self.all)
        self.turns: FairQueue[Worker] = FairQueue()
        self.checker = Worker(seconds, PATIENT)
        self.examiner = Worker(puzzle_seconds, PATIENT)

    async def run(self, job: Job, journal: Journal | None = None, claim: Claim | None = None) -> Thought:
        worker = await self._take(job.table, claim or Claim(job.table))
        try:
            return await worker.run(job, journal)
        finally:
            self._give_back(worker)

    async def _take(self, table: str, claim: Claim) -> Worker:
        if self.idle:
            worker = min(self.idle, key=lambda worker: table not in worker.known)
            self.idle.remove(worker)
            self.turns.note(claim)
            return worker
        place = self.turns.queue(claim)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give_back(place.result())
            raise

    def _give_back(self, worker: Worker) -> None:
        place = self.turns.next()
        if place is None:
            self.idle.append(worker)
        else:
            place.set_result(worker)

    async def check(self, record: Any) -> Thought:
        if self.checker.waiting >= CHECKS:
            raise Refusal("busy", "many records are being looked at just now; try again later")
        try:
            return await self.checker.run(Job("check", head=record), None)
        except WorkerFailed as error:
            say("a record could not be checked", logging.WARNING, why=str(error))
            return Thought(refused="this record takes too long to replay")

    async def stop(self) -> None:
        for worker in (*self.all, self.checker, self.examiner):
            await worker.stop()
