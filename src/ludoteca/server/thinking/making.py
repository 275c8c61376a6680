"""A review on its way: what is known of it, and what is still to be done."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from time import monotonic
from typing import Any

import msgspec

from ..store.review_models import Review
from .judging import Place

FEW = 8  # answers that are given to a worker at once; it judges as many as it has time for


class Making:
    """A review that this process is making. `parts` are known by ply, those of `unkept` not yet to the database."""

    def __init__(self, order: Review) -> None:
        self.table_id = order.table_id
        self.depth = order.depth
        self.parts: dict[int, bytes] = {}
        self.unkept: dict[int, bytes] = {}
        self.due = order.due
        self.before = order.done
        self.todo: deque[Place] = deque()
        self.now: Place | None = None
        self.began = monotonic()
        self.found = 0
        self.failures = 0
        self.halted = asyncio.Event()

    def plan(self, places: list[Place], known: Mapping[int, bytes]) -> None:
        """What there is to do, and what of it was done before."""
        self.due, self.before = len(places), 0
        self.parts = {place.ply: known[place.ply] for place in places if place.ply in known}
        self.todo.extend(place for place in places if place.ply not in known)
        self.began = monotonic()

    def take(self) -> list[Place]:
        few = [self.todo.popleft() for _ in range(min(FEW, len(self.todo)))]
        self.now = few[0]
        return few

    def add(self, few: list[Place], new: Mapping[int, bytes]) -> None:
        """What a worker found of a few; the others come next."""
        self.parts.update(new)
        self.unkept.update(new)
        self.found += len(new)
        self.todo.extendleft(reversed([place for place in few if place.ply not in new]))

    @property
    def done(self) -> int:
        """As many as were known before, until they are here."""
        return self.before or len(self.parts)

    @property
    def seconds(self) -> float | None:
        """How many are left, if it goes on as it did."""
        if not self.found:
            return None
        return round((monotonic() - self.began) / self.found * (self.due - self.done), 1)

    def progress(self) -> dict[str, Any]:
        now = None if self.now is None else msgspec.to_builtins(self.now)
        return {"done": self.done, "due": self.due, "seconds": self.seconds, "now": now}
