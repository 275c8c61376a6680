"""Doing together what waits for the same slow thing."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

MOST = 100

Item = TypeVar("Item")


class Grouping(ABC, Generic[Item]):
    """Items are committed in the order in which they came. What comes while the disk is busy is committed together: a
    commit can take ten milliseconds, whether it holds one answer or thirty. Nobody hears of his before the commit."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Item, asyncio.Future[Any]]] = []
        self.draining: asyncio.Task[None] | None = None

    @abstractmethod
    async def commit(self, items: Sequence[Item]) -> Sequence[Any]:
        """What each item gave, or the exception it ended with. Each is done as a whole or not at all, whatever becomes
        of the others."""

    async def give(self, item: Item) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((item, done))
        if self.draining is None:
            self.draining = asyncio.create_task(self._drain())
        return await done

    async def _drain(self) -> None:
        try:
            while self.waiting:
                group, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                try:
                    results = await self.commit([item for item, _ in group])
                except Exception as error:
                    results = [error] * len(group)
                for (_, done), result in zip(group, results, strict=True):
                    tell(done, result)
        finally:
            self.draining = None


def tell(done: asyncio.Future[Any], result: Any) -> None:
    if done.done():
        return  # the one who wanted to know is gone
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
