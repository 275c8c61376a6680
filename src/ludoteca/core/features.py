"""A position as whole numbers in fixed places: for learning. A game writes the numbers of its pieces into a buffer that
the caller gives, so that one buffer serves many positions."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from .pieces import width
from .protocol import State


def features(state: State, seat: int) -> list[int]:
    """The position as `seat` sees it, in a list of its own."""
    into = room(width(state.feature_pieces()))
    state.game.features(state, seat, into, 0)
    return [int(number) for number in into]


def room(length: int) -> vec[i16]:
    """A buffer for so many numbers. NumPy and `memoryview` read it in place."""
    return vec[i16]([0] * length)


# Writers: each gives the place behind what it wrote. Numbers are checked against the end of the buffer alone.


def put(into: vec[i16], at: i64, number: int) -> i64:
    into[at] = i16(number)
    return at + 1


def put_zeros(into: vec[i16], at: i64, length: i64) -> i64:
    for place in range(at, at + length):
        into[place] = 0
    return at + length


def put_list(into: vec[i16], at: i64, numbers: list[int], add: i64 = 0) -> i64:
    """The numbers of a list, each with something added."""
    for number in numbers:
        value: i64 = number
        into[at] = i16(value + add)
        at += 1
    return at


def put_flags(into: vec[i16], at: i64, mask: i64, length: i64) -> i64:
    """For each number below `length` 1 if it is in the set, else 0."""
    end = at + length
    while at < end:
        into[at] = i16(mask & 1)
        mask >>= 1
        at += 1
    return at


def count_kinds(into: vec[i16], at: i64, kinds: list[int]) -> None:
    """One more at the place of each of these kinds."""
    for kind in kinds:
        place: i64 = kind
        into[at + place] = into[at + place] + 1


def place_of(party: i64, first: i64, parties: i64) -> i64:
    """An index in PLACES: where a party sits from the reader on, 0 for nobody (below zero)."""
    return (party - first) % parties + 1 if party >= 0 else 0


def put_asked(into: vec[i16], at: i64, state: State, first: i64, parties: i64) -> i64:
    """Who is asked, as an index in PLACES."""
    decision = state.decision
    into[at] = i16(place_of(decision.seat, first, parties)) if decision is not None else 0
    return at + 1


def put_picks(into: vec[i16], at: i64, state: State, seat: int) -> i64:
    """How many picks are still due and still allowed, for the asked seat alone."""
    decision = state.decision
    mine = decision is not None and decision.seat == seat
    into[at] = i16(decision.least) if decision is not None and mine else 0
    into[at + 1] = i16(decision.most) if decision is not None and mine else 0
    return at + 2
