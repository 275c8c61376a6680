"""Who is thought for next, when all workers are busy: those with people first, and one address after the other; matches
that are over when nobody else waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

# How urgent a thought is: somebody sits there and waits; nobody does just now; no person plays there at all; the match
# is over, and comes when nobody else waits.
AWAITED, UNATTENDED, ALONE, LEISURE = range(4)
OLDEST = 8  # every so many turns, the one who has waited longest comes, however urgent: nobody who plays waits for ever
REMEMBERED = 1000
Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Claim:
    """For whom somebody thinks. `rank` is asked when it matters: people come and go while others think."""

    source: str
    rank: Callable[[], int] = lambda: AWAITED


class FairQueue(Generic[Thing]):
    """Those who wait, in the order in which they came. `served` tells at which turn a source had its last one."""

    def __init__(self) -> None:
        self.waiting: dict[asyncio.Future[Thing], Claim] = {}
        self.served: dict[str, int] = {}
        self.turn = 0

    def queue(self, claim: Claim) -> asyncio.Future[Thing]:
        """What is waited for; who gives up cancels it."""
        place: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        self.waiting[place] = claim
        return place

    def next(self) -> asyncio.Future[Thing] | None:
        """Whose turn it is."""
        for gone in [place for place in self.waiting if place.done()]:
            del self.waiting[gone]
        if not self.waiting:
            return None
        oldest = self.turn % OLDEST == OLDEST - 1
        playing = (place for place, claim in self.waiting.items() if claim.rank() != LEISURE)
        chosen = next(playing, None) if oldest else None
        if chosen is None:
            chosen = min(self.waiting, key=self._order)
        self.note(self.waiting.pop(chosen))
        return chosen

    def _order(self, place: asyncio.Future[Thing]) -> tuple[int, int]:
        """Of equals the first is taken, which came first."""
        claim = self.waiting[place]
        return claim.rank(), self.served.get(claim.source, 0)

    def note(self, claim: Claim) -> None:
        """This source has its turn now. What is done at leisure takes none from those who play."""
        if claim.rank() == LEISURE:
            return
        self.turn += 1
        self.served.pop(claim.source, None)
        self.served[claim.source] = self.turn
        if len(self.served) > REMEMBERED:
            del self.served[next(iter(self.served))]
