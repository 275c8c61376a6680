"""Things under way at the same time: so many of one address, so many of all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ..errors import Refusal
from .hits import limit_hit


class UnderWay:
    """`refusal` is what an address with too many hears, `hit` what the log says of it."""

    def __init__(self, hit: str, refusal: str, of_one: int, of_all: float = float("inf")) -> None:
        self.hit = hit
        self.refusal = refusal
        self.of_one = of_one
        self.of_all = of_all
        self.sources: Counter[str] = Counter()

    @property
    def total(self) -> int:
        return self.sources.total()

    @contextmanager
    def one(self, source: str) -> Iterator[None]:
        """Count one more of this address for the length of a block."""
        if self.sources[source] >= self.of_one or self.total >= self.of_all:
            limit_hit(self.hit, source)
            raise Refusal("too-many", self.refusal)
        self.sources[source] += 1
        try:
            yield
        finally:
            self.sources[source] -= 1
            if not self.sources[source]:
                del self.sources[source]
