"""Counters and times, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines, below = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """What this process has done since it started."""

    def __init__(self) -> None:
        self.counters: dict[tuple[str, str], int] = {}
        self.times: dict[str, Histogram] = {}
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "", by: int = 1) -> None:
        key = name, label
        self.counters[key] = self.counters.get(key, 0) + by

    def took(self, name: str, seconds: float) -> None:
        self.times.setdefault(name, Histogram()).add(seconds)

    def text(self) -> str:
        lines = []
        told = ""
        for (name, label), value in sorted(self.counters.items()):
            if name != told:
                lines.append(f"# TYPE ludoteca_{name}_total counter")
                told = name
            labels = f'{{kind="{label}"}}' if label else ""
            lines.append(f"ludoteca_{name}_total{labels} {value}")
        for name, read in sorted(self.gauges.items()):
            lines += [f"# TYPE ludoteca_{name} gauge", f"ludoteca_{name} {read():g}"]
        for name, histogram in sorted(self.times.items()):
            lines += histogram.lines(f"ludoteca_{name}_seconds")
        return "\n".join(lines) + "\n"
