"""CoB 23, 53: what a die reaches and what it costs in workers, looked up instead of searched.

A value of `ANY` is a die of one's own choice: every number, no worker (CoB 35).
"""

from typing import Final

ANY: Final = 0


def distance(value: int, number: int) -> int:
    """Steps from one face to another; 6 and 1 are neighbours."""
    apart = abs(value - number)
    return min(apart, 6 - apart)


def price(double: int, free: int, value: int, number: int) -> int:
    """Workers for turning a die: `free` steps cost nothing, a worker goes two steps if `double` (monastery 8)."""
    if value == ANY:
        return 0
    steps = max(0, distance(value, number) - free)
    return (steps + 1) // 2 if double else steps


PRICES: Final = [
    price(double, free, value, number)
    for double in (0, 1)
    for free in (0, 1)
    for value in range(7)
    for number in range(1, 7)
]

REACHES: Final = [
    sum(1 << (number - 1) for number in range(1, 7) if price(double, free, value, number) <= workers)
    for double in (0, 1)
    for free in (0, 1)
    for workers in range(4)
    for value in range(7)
]


def workers_for(double: int, free: int, value: int, number: int) -> int:
    """The least workers that turn `value` into `number`."""
    return PRICES[((double * 2 + free) * 7 + value) * 6 + number - 1]


def reach(double: int, free: int, workers: int, value: int) -> int:
    """The numbers within reach of so many workers, as bits 0 to 5. Nothing is further than three steps."""
    return REACHES[((double * 2 + free) * 4 + (workers if workers < 3 else 3)) * 7 + value]
