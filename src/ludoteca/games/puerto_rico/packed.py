"""Small counts side by side in one integer, four bits for each kind of good or tile: nobody else shifts or masks them.

A position holds a dozen of these for each player, so that copying it is copying numbers.
"""

from collections.abc import Sequence

from mypy_extensions import i64


def count(pack: i64, kind: i64) -> i64:
    """How many of a kind."""
    return (pack >> (4 * kind)) & 15


def some(number: i64, kind: i64) -> i64:
    """So many of a kind, to be added or taken away."""
    return number << (4 * kind)


def total(pack: i64) -> i64:
    """How many of all kinds together."""
    pairs: i64 = (pack & 0x0F0F0F0F0F0F0F) + ((pack >> 4) & 0x0F0F0F0F0F0F0F)
    return pairs % 255


def kinds(pack: i64) -> i64:
    """The kinds there are, as a bit set."""
    found: i64 = 0
    bit: i64 = 1
    while pack:
        if pack & 15:
            found |= bit
        bit <<= 1
        pack >>= 4
    return found


def packed(counts: Sequence[int]) -> i64:
    pack: i64 = 0
    for kind in range(len(counts)):
        pack |= some(counts[kind], kind)
    return pack


def unpacked(pack: i64, length: int) -> list[int]:
    return [int(count(pack, kind)) for kind in range(length)]
