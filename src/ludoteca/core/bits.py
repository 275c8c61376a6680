"""Sets of small numbers as the bits of one integer, and sums of a few."""

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """A set with one number in it. The 1 is a variable because mypyc shifts a literal in 32 bits."""
    one: i64 = 1
    return one << number


def ones(mask: i64) -> i64:
    """How many there are."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def members(mask: i64) -> list[int]:
    """The numbers in the set, rising."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def total(numbers: list[int]) -> i64:
    """Their sum; `sum` of Python's own takes several times as long for a few."""
    found: i64 = 0
    for number in numbers:
        each: i64 = number
        found += each
    return found


def flags(mask: i64, length: i64) -> list[int]:
    """For each number below `length` 1 if it is in the set, else 0."""
    return [int((mask >> number) & 1) for number in range(length)]
