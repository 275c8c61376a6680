"""The gondolas' way: VE 42-44, 59, A9. A position is a number; 10 and 45 are two numbers of one space."""

from .data import CROSSING_HIGH, CROSSING_LOW


def twin(number: int) -> int:
    """A9: the other number of the crossing space, -1 elsewhere."""
    if number == CROSSING_LOW:
        return CROSSING_HIGH
    return CROSSING_LOW if number == CROSSING_HIGH else -1


def gondola_on(at: list[int], who: int, number: int, shared: bool) -> int:
    """VE 43: whose gondola other than `who`'s lies on that space, -1 if it is free."""
    other = twin(number) if shared else -1
    for party, place in enumerate(at):
        if (place == number or place == other) and party != who:
            return party
    return -1


def land(at: list[int], who: int, steps: int, shared: bool) -> int:
    """VE 43: where a gondola comes to lie; occupied spaces are jumped and not counted, posts go on for ever (A17)."""
    number = at[who]
    while steps > 0:
        number += 1
        if gondola_on(at, who, number, shared) < 0:
            steps -= 1
    return number


def order_matters(at: list[int], payer: int, most: int, mover: int, steps: int, shared: bool) -> bool:
    """VE 48, 69: whether for some number of bought steps, up to `most`, it makes a difference to buy them before or
    after another gondola's move."""
    if payer == mover or steps == 0:
        return False
    trial = at[:]
    moved = land(at, mover, steps, shared)
    for bought in range(1, most + 1):
        trial[payer] = land(at, payer, bought, shared)
        if land(trial, mover, steps, shared) != moved:
            return True
        paid_first = trial[payer]
        trial[payer] = at[payer]
        trial[mover] = moved
        if land(trial, payer, bought, shared) != paid_first:
            return True
        trial[mover] = at[mover]
    return False
