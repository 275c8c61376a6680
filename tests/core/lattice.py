"""The generator of searches and tests, broken by lattice reduction: what an onlooker needs to know every later draw.

Multiply-with-carry is a Lehmer generator: with p = MULTIPLIER * 2**32 - 1 the next state is MULTIPLIER * state mod p.
A draw uses the low half of a state, and that is the state after it divided by MULTIPLIER. So each outcome tells in
which stretch of p the unknown first state lies, times a known power: a point of a known lattice near a known place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2, sqrt

from flint import fmpz_mat

from ludoteca.core.chance import MULTIPLIER

HALF = 2**32
PRIME = MULTIPLIER * HALF - 1
SCALE = 64  # lengths become whole numbers, with so much left of their fractions
FINE = 1000  # parts of a card, for guesses
LEAST = 0.5  # bits; what tells less is left aside
WANTED = (90.0, 100.0, 115.0, 130.0)  # bits; the state has 63, and what more it takes to find it differs


@dataclass(frozen=True)
class Told:
    """What is known of a draw: its number among all draws of the match, and that `Chance.below(total)` gave a number
    from `first` on and below `last`."""

    number: int
    first: int
    last: int
    total: int

    @property
    def bits(self) -> float:
        return log2(self.total / (self.last - self.first))

    @property
    def stretch(self) -> tuple[int, int]:
        """The states after the next step that go with it, from the first to the last."""
        low, high = (-(-number * HALF // self.total) for number in (self.first, self.last))
        return low * MULTIPLIER, high * MULTIPLIER - 1


def told(number: int, value: int, weights: Sequence[int]) -> Told:
    """What an outcome by weight tells, where all weights are known."""
    first = sum(weights[:value])
    return Told(number, first, first + weights[value], sum(weights))


def about(number: int, middle: float, spread: float, total: int) -> Told:
    """What an outcome tells where the weights are guessed: `middle` with a standard deviation of `spread`, as the
    stretch of even chances that has the same."""
    first, last = middle - spread * sqrt(3), middle + spread * sqrt(3)
    return Told(number, max(0, int(first * FINE)), min(total * FINE, int(last * FINE) + 1), total * FINE)


def recover(draws: Sequence[Told], sure: Sequence[Told] = ()) -> int | None:
    """The state of the generator before draw 0, if one is found that brings all these draws; else None. Draws that
    together tell far more than 63 bits are brought by no other state. Where `draws` are guesses, `sure` is what the
    state must bring."""
    for wanted in WANTED:
        for given in (draws, draws[::-1]):
            used = strongest(given, wanted)
            for first in nearby(used):
                state = first * pow(HALF, used[0].number + 2, PRIME) % PRIME
                if brings(state, sure or draws):
                    return state
    return None


def strongest(draws: Sequence[Told], wanted: float) -> list[Told]:
    """Few draws that tell much, the first ones among equals: every one more makes the lattice harder to reduce."""
    used: list[Told] = []
    for draw in sorted(draws, key=lambda draw: -draw.bits):
        if draw.bits >= LEAST and sum(one.bits for one in used) < wanted:
            used.append(draw)
    return sorted(used, key=lambda draw: draw.number)


def nearby(used: Sequence[Told]) -> list[int]:
    """States, two steps after the first of these draws began, that are near the middles of all stretches, each measured
    by its own length: the middles are one more row of the lattice, and a short vector with its mark is a state's
    distance from them."""
    size = len(used)
    if size == 0:
        return []
    weights = [SCALE * draw.total // (draw.last - draw.first) for draw in used]
    middles = [sum(draw.stretch) // 2 * weight for draw, weight in zip(used, weights, strict=True)]
    mark = PRIME * SCALE // 4
    rows = [[0] * (size + 1) for _ in range(size)] + [[*middles, mark]]
    for at, draw in enumerate(used):
        rows[at][at] = PRIME * weights[at]
        rows[0][at] = pow(MULTIPLIER, draw.number - used[0].number, PRIME) * weights[at]
    short = [[int(number) for number in row] for row in fmpz_mat(rows).lll().tolist()]
    away = [row[0] * (row[size] // mark) for row in short if abs(row[size]) == mark]
    return [(middles[0] - distance) // weights[0] for distance in away]


def brings(state: int, draws: Sequence[Told]) -> bool:
    """Whether a generator that begins in this state brings all these draws."""
    for draw in draws:
        after = state * pow(MULTIPLIER, draw.number + 1, PRIME) % PRIME
        if not draw.first <= (after % HALF) * draw.total // HALF < draw.last:
            return False
    return True
