"""What writes goes on to its end: a line that is cut in mid-commit must not leave a row that nobody is told of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from ..errors import Refusal
from ..logs import say

T = TypeVar("T")


class Shielded:
    """Work as tasks of their own. The one who asked only waits for it, and may go away meanwhile."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(say_why)
            raise

    async def finish(self) -> None:
        """Wait for all that is still being done."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)


def say_why(task: asyncio.Task[Any]) -> None:
    """Nobody waits any more for what this ended with."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refusal):
        say("what somebody who is gone had asked for failed", logging.ERROR, error)
