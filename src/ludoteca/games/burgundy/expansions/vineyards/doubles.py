"""Double tiles: six kinds show one grape twice, fifteen show two (E 12.1)."""

from typing import Final

from ..numbers import DOUBLE_KINDS, DOUBLES
from .codes import GRAPE_IDS, GRAPES

# The two grapes of each kind, the first always the lower one.
PAIRS: Final = [(grape, grape) for grape in range(GRAPES)] + [
    (first, second) for first in range(GRAPES) for second in range(first + 1, GRAPES)
]
FIRSTS: Final = [first for first, _ in PAIRS]
SECONDS: Final = [second for _, second in PAIRS]
IDS: Final = [
    f"double_{GRAPE_IDS[first]}" if first == second else f"double_{GRAPE_IDS[first]}_{GRAPE_IDS[second]}"
    for first, second in PAIRS
]


def is_double(kind: int) -> bool:
    return DOUBLES <= kind < DOUBLES + DOUBLE_KINDS


def is_pure(kind: int) -> bool:
    """Whether both grapes are the same: it lies the same way round however it is turned."""
    return FIRSTS[kind - DOUBLES] == SECONDS[kind - DOUBLES]


def kind_of(one: int, other: int) -> int:
    """The kind that shows these grapes."""
    return DOUBLES + PAIRS.index((min(one, other), max(one, other)))


def doubles_in(stock: list[int]) -> list[int]:
    """The different kinds of double tiles among sorted kinds."""
    found: list[int] = []
    for kind in stock:
        if is_double(kind) and kind not in found:
            found.append(kind)
    return found
