"""Menus of the different kinds there are. `answers` are those of one verb, by kind, as `Game.by_verb` has them."""

from mypy_extensions import i64

from .protocol import Action


def distinct(kinds: list[int]) -> list[int]:
    """The different kinds of a sorted list."""
    found: list[int] = []
    before = -1
    for kind in kinds:
        if kind != before:
            found.append(kind)
            before = kind
    return found


def at_or_above(kinds: list[int], floor: int) -> int:
    """How many of the sorted `kinds` are not below `floor`."""
    room = len(kinds)
    for kind in kinds:
        if kind >= floor:
            break
        room -= 1
    return room


def picks(kinds: list[int], answers: list[Action], floor: int, due: int) -> list[Action]:
    """One answer for each different kind from `floor` on, as long as `due` things remain from it on."""
    acts: list[Action] = []
    left = len(kinds)
    before = -1
    for kind in kinds:
        if left < due:
            break
        if kind != before and kind >= floor:
            acts.append(answers[kind])
            before = kind
        left -= 1
    return acts


def counted(counts: list[int], answers: list[Action], floor: int, due: int) -> list[Action]:
    """The same where the things are counts by kind."""
    acts: list[Action] = []
    left = 0
    for kind in range(floor, len(counts)):
        left += counts[kind]
    for kind in range(floor, len(counts)):
        if left < due:
            break
        number = counts[kind]
        if number:
            acts.append(answers[kind])
            left -= number
    return acts


def by_set(answers: list[Action]) -> list[list[Action]]:
    """The menu of every set of kinds, found by the set: for a few kinds that are offered often."""
    return [of_bits(mask, answers) for mask in range(1 << len(answers))]


def of_bits(mask: i64, answers: list[Action]) -> list[Action]:
    """One answer for each kind in a set."""
    acts: list[Action] = []
    kind = 0
    while mask:
        if mask & 1:
            acts.append(answers[kind])
        mask >>= 1
        kind += 1
    return acts
