"""A sequential test: play on only as long as it is open whether a bot's share is the one or the other."""

from __future__ import annotations

from math import log

from ludoteca.core.errors import LudotecaError

ERROR = 0.05  # the chance to be wrong, either way
LEAST = 20  # seeds, before which nothing is decided
FLOOR = 0.01  # variance is not believed to be less


class Sprt:
    """Whether a win share is `low` or less, or `high` or more (Wald's test, on the mean share over each seed's
    matches, whose variance is taken from the data)."""

    def __init__(self, low: float, high: float) -> None:
        if not 0 <= low < high <= 1:
            raise LudotecaError(f"a test is between two shares from 0 to 1, the lower one first, not {low} and {high}")
        self.low = low
        self.high = high
        self.seeds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        """The mean share over the matches of one seed."""
        self.seeds += 1
        self.total += share
        self.squares += share * share

    def evidence(self) -> float:
        """The logarithm of how much likelier `high` is than `low`."""
        if self.seeds == 0:
            return 0.0
        mean = self.total / self.seeds
        variance = max(self.squares / self.seeds - mean * mean, FLOOR)
        return self.seeds * (self.high - self.low) * (mean - (self.high + self.low) / 2) / variance

    def verdict(self) -> str:
        """`high`, `low`, or nothing yet."""
        bound = log((1 - ERROR) / ERROR)
        evidence = self.evidence()
        if self.seeds < LEAST or abs(evidence) < bound:
            return ""
        return "high" if evidence > 0 else "low"
