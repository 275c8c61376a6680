"""How sure a figure is. Matches on the same seed hang together, so they are drawn together."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

RESAMPLES = 2000
BLOCKS = 400
LEVEL = 0.95


def interval(clusters: Sequence[tuple[float, int]], seed: int = 0) -> tuple[float, float]:
    """The 95% interval of a share by cluster bootstrap; each cluster is (sum, count) of one seed's matches.

    Where all clusters say the same, resampling cannot widen the interval; then n clusters without an exception bound
    the exceptions by 3 / n, the rule of three.
    """
    total = sum(count for _, count in clusters)
    if total == 0:
        return 0.0, 1.0
    share = sum(value for value, _ in clusters) / total
    blocks = merged(clusters)
    if len({value / count for value, count in blocks if count}) <= 1:
        slack = min(1.0, 3 / len(clusters))
        return max(0.0, share - slack), min(1.0, share + slack)
    draw = Random(seed)
    shares = []
    for _ in range(RESAMPLES):
        sample = draw.choices(blocks, k=len(blocks))
        count = sum(block[1] for block in sample)
        shares.append(sum(block[0] for block in sample) / count if count else share)
    shares.sort()
    tail = (1 - LEVEL) / 2
    return shares[int(tail * RESAMPLES)], shares[int((1 - tail) * RESAMPLES) - 1]


def merged(clusters: Sequence[tuple[float, int]]) -> list[tuple[float, int]]:
    """At most `BLOCKS` blocks of clusters: as good as the clusters themselves where there are many, and quick."""
    size = -(-len(clusters) // BLOCKS)
    parts = [clusters[at : at + size] for at in range(0, len(clusters), size)]
    return [(sum(value for value, _ in part), sum(count for _, count in part)) for part in parts]
